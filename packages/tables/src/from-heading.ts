/** A file may have a title, the day of printing and the like above the heading. */
export const MAX_ROWS_ABOVE_HEADING = 20;

/**
 * Leaves out the rows above the heading.
 * @param find the index of the heading among the first rows
 */
export async function* fromHeading<T>(
  rows: AsyncIterable<T>,
  find: (first: readonly T[]) => number,
): AsyncGenerator<T, void, undefined> {
  const first: T[] = [];
  let found = false;
  for await (const row of rows) {
    if (found) yield row;
    else if (first.push(row) > MAX_ROWS_ABOVE_HEADING) {
      found = true;
      yield* first.slice(find(first));
    }
  }
  if (!found && first.length) yield* first.slice(find(first));
}
