// Two soft notes when a table calls. Browsers allow sound only after the first touch of the page.

let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.02;
    [660, 880].forEach((pitch, i) => {
      const note = context!.createOscillator();
      const volume = context!.createGain();
      const at = start + i * 0.25;
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.25, at + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
      note.connect(volume).connect(context!.destination);
      note.start(at);
      note.stop(at + 0.65);
    });
  } catch {
    // No sound on this device: the call is on the screen.
  }
}
