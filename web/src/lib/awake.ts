// The screen stays on while the page is looked at, where the browser allows it: over https, or on the server's own machine.

export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  async function hold() {
    if (over || document.visibilityState === 'hidden' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) void lock.release();
    } catch {
      // A battery that is almost empty, or a browser that does not want to.
    }
  }
  const wake = () => void hold();
  document.addEventListener('visibilitychange', wake);
  void hold();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', wake);
    void lock?.release().catch(() => {});
  };
}
