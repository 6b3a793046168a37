// Says something aloud, in the language of the reader, where the browser can. What is said before is said to its end.

export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';

export function aloud(text: string): void {
  if (!text || !canSpeak()) return;
  const said = new SpeechSynthesisUtterance(text);
  said.lang = document.documentElement.lang;
  speechSynthesis.speak(said);
}
