import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHands, readOutcome, readResult, writtenHands, type Letters } from '../src/lib/written';

/** The letters of a language, as its words have them. */
function letters(language: string): Letters {
  const text = ['pages', 'show'].map((file) => readFileSync(join(__dirname, `../../locales/${language}/${file}.ftl`), 'utf8')).join('\n');
  const word = (id: string): string => new RegExp(`^${id} = (.*)$`, 'm').exec(text)![1]!;
  return {
    suits: { S: word('suit-letter-s'), H: word('suit-letter-h'), D: word('suit-letter-d'), C: word('suit-letter-c') },
    seats: { N: word('seat-letter-n'), E: word('seat-letter-e'), S: word('seat-letter-s'), W: word('seat-letter-w') },
    ranks: { A: word('letter-ace'), K: word('letter-king'), Q: word('letter-queen'), J: word('letter-jack'), T: word('ten') },
  };
}
const check = (language: string, text: string, read: unknown) => expect(readResult(text, letters(language)), `${language} ${text}`).toEqual(read);

test('a result is read in the letters of its language', () => {
  check('es', '4P N -1', { text: '4S N -1' });
  check('pt', '4E N', { text: '4S N =' });
  check('it', '3SA S', { text: '3NT S =' });
  check('es', '3ST O +2', { text: '3NT W +2' });
  check('ro', '3FA V', { text: '3NT W =' });
  check('en', '4S N −1', { text: '4S N -1' });
  check('it', '4♠X E –2', { text: '4SX E -2' });
  check('en', '4sxx w', { text: '4SXX W =' });
  check('en', '5D S', { text: '5D S =' });
  check('en', '3N N =', { text: '3NT N =' });
  check('pt', 'passo', { text: 'Pass' });
  check('en', '−50', { text: '-50' });
  check('en', '+420', { text: '420' });
  check('en', 'what', null);
  check('en', '8S N', null);
});

test('a letter that may be two suits is not guessed', () => {
  for (const language of ['pt', 'es', 'it', 'ro']) check(language, '4C N', { letter: 'C', suits: ['H', 'C'] });
  check('en', '4C N', { text: '4C N =' });
  check('it', '4♣ N', { text: '4C N =' });
});

test('outcomes keep their weights', () => {
  const of = (language: string, text: string) => readOutcome(text, letters(language));
  expect(of('es', '60% 4P N -1')).toEqual({ text: '60% 4S N -1' });
  expect(of('en', '2/3 4S N =')).toEqual({ text: '2/3 4S N =' });
  expect(of('en', '3 Pass')).toEqual({ text: '3 Pass' });
  expect(of('it', 'ns 75,5 % 4P N =: 17.1')).toEqual({ text: 'ns 75.5% 4S N =: 17.1' });
  expect(of('en', '4S N =')).toEqual({ text: '4S N =' });
  expect(of('pt', '50% 4C N =')).toEqual({ letter: 'C', suits: ['H', 'C'] });
  expect(of('en', '60% nonsense')).toBe(null);
});

test('hands are read and written in the letters of their language', () => {
  const deal = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
  for (const language of ['en', 'pt', 'es', 'it', 'ro']) {
    const own = writtenHands(deal, letters(language));
    expect(readHands(own, letters(language)), language).toBe(deal);
    expect(readHands(deal, letters(language)), language).toBe(deal);
    expect(readHands(own.slice(2), letters(language)), language).toBe(deal);
  }
  expect(readHands('N:ARDF1098765432... ... ... ...', letters('it'))).toBe('N:AKQJT98765432... ... ... ...');
  expect(readHands('N:AB... ... ... ...', letters('en'))).toBe(null);
});
