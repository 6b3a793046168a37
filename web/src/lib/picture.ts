// A board drawn as a picture: white paper, large letters, so that it can be read in a message.

import { hands, rankText, SEATS, seatName, STRAINS, SUITS, SYMBOL } from './bridge';
import type { BoardPage, Seat } from './types';
import { signed, t } from './words.svelte';

const SIZE = 900;
const RED = '#bd1218';
const INK = '#18211e';
const SOFT = '#4d5954';
const PLACES: Record<Seat, [number, number]> = { N: [330, 110], W: [50, 320], E: [620, 320], S: [330, 530] };

/** A PNG of the board. */
export function boardPicture(page: BoardPage, event: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, SIZE, SIZE);
  const write = (text: string, x: number, y: number, size: number, colour = INK, bold = false) => {
    pen.font = `${bold ? '600 ' : ''}${size}px system-ui, 'DejaVu Sans', sans-serif`;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
    return pen.measureText(text).width;
  };
  write(t('board-number', { number: page.board }), 50, 60, 40, INK, true);
  write([event, t('dealer-is', { seat: seatName(page.dealer) }), t(`vul-${page.vul}`)].filter(Boolean).join(' · '), 50, 92, 22, SOFT);
  const all = page.deal ? hands(page.deal) : null;
  for (const seat of SEATS) {
    const [x, y] = PLACES[seat];
    write(seatName(seat), x, y + 24, 24, SOFT, page.dealer === seat);
    SUITS.forEach((suit, i) => {
      const line = y + 62 + i * 36;
      const wide = write(SYMBOL[suit], x, line, 30, suit === 'H' || suit === 'D' ? RED : INK);
      const cards = all?.[seat]?.[suit] ?? '';
      write(cards ? [...cards].map(rankText).join(' ') : '–', x + wide + 10, line, 30);
    });
  }
  if (page.dd) {
    const x = 610;
    STRAINS.forEach((strain, i) => write(strain === 'NT' ? t('notrump') : SYMBOL[strain], x + 45 + i * 46, 690, 26, strain === 'H' || strain === 'D' ? RED : INK));
    SEATS.forEach((seat, row) => {
      write(t(`seat-letter-${seat.toLowerCase()}`), x, 728 + row * 36, 26, SOFT);
      STRAINS.forEach((strain, i) => write(String(page.dd!.tricks[seat]?.[strain] ?? ''), x + 45 + i * 46, 728 + row * 36, 26));
    });
    write(`${t('par-word')}: ${t('score-for-ns', { score: signed(page.dd.par) })}`, 50, 840, 24, SOFT);
  }
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
