/**
 * Calls `work` for each item, some at the same time. Begins no more after a failure.
 * @template T
 * @param {readonly T[]} items @param {number} atOnce @param {(item: T, index: number) => Promise<unknown>} work
 */
export async function inParallel(items, atOnce, work) {
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      try {
        await work(/** @type {T} */ (items[index]), index);
      } catch (error) {
        next = items.length;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
