// Notes and a buzz: a table calls, a round begins or ends. Browsers allow sound only after the first touch of the page.

let context: AudioContext | null = null;

/** Notes one after the other, by their pitch. */
function play(notes: number[], long: number): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const start = context.currentTime + 0.02;
    notes.forEach((pitch, i) => {
      const note = context!.createOscillator();
      const volume = context!.createGain();
      const at = start + i * long * 0.4;
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.25, at + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.001, at + long);
      note.connect(volume).connect(context!.destination);
      note.start(at);
      note.stop(at + long + 0.05);
    });
  } catch {
    // No sound on this device: it is on the screen.
  }
}

/** Two soft notes: somebody wants something. */
export const ring = (): void => play([660, 880], 0.6);
/** Three long ones for the whole room: a round begins, or is over. */
export const gong = (): void => play([523, 659, 784], 1.4);

/** A phone in a pocket or on the table is felt. */
export function buzz(pattern: number[] = [250, 120, 250]): void {
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // This one does not.
  }
}
