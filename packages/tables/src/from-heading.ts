/** A file may have a title, the day of printing and the like above the heading. */
export const MAX_ROWS_ABOVE_HEADING = 20;

/**
 * Leaves out the rows above the heading. Rows above one that cannot be read are passed on before its error.
 * @param find the index of the heading among the first rows
 */
export async function* fromHeading<T>(
  rows: AsyncIterable<T>,
  find: (first: readonly T[]) => number,
): AsyncGenerator<T, void, undefined> {
  const first: T[] = [];
  const iterator = rows[Symbol.asyncIterator]();
  let failure: { error: unknown } | undefined;
  try {
    while (first.length <= MAX_ROWS_ABOVE_HEADING && !failure) {
      try {
        const next = await iterator.next();
        if (next.done) break;
        first.push(next.value);
      } catch (error) {
        failure = { error };
      }
    }
    if (first.length) yield* first.slice(find(first));
    if (failure) throw failure.error;
    yield* { [Symbol.asyncIterator]: () => iterator };
  } finally {
    await iterator.return?.();
  }
}
