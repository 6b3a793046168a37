// What takes longer than a second shows that it is on its way.

let slow = $state(0);

export const isSlow = (): boolean => slow > 0;

export async function watched<T>(work: Promise<T>): Promise<T> {
  let counted = false;
  const timer = setTimeout(() => {
    counted = true;
    slow += 1;
  }, 1000);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    if (counted) slow -= 1;
  }
}
