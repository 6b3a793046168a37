/**
 * An answer counts as long as its question does: answers may come in another order than they were asked for, and what was asked
 * first would stand in place of what was asked last. Gives what an effect gives back, so that the next question ends this one.
 */
export function latest<T>(answer: Promise<T>, found: (answer: T) => void, failed: (wrong: unknown) => void = () => {}): () => void {
  let over = false;
  answer.then(
    (one) => { if (!over) found(one); },
    (wrong) => { if (!over) failed(wrong); },
  );
  return () => { over = true; };
}
