/**
 * Waits for all promises, even when one fails, so that no work continues after the error.
 * @template T @param {Promise<T>[]} work @returns {Promise<T[]>}
 */
export async function allSettled(work) {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => /** @type {PromiseFulfilledResult<T>} */ (result).value);
}
