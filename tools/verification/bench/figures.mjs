/**
 * The value below which a share of the sorted values is (nearest rank).
 * @param {readonly number[]} sorted in ascending order @param {number} share from 0 to 1
 */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? percentile(sorted, 0.5) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/**
 * The median of each figure of several rounds.
 * @template {Record<string, number>} Round @param {readonly Round[]} rounds at least one @returns {Round}
 */
export function medians(rounds) {
  const names = Object.keys(rounds[0] ?? {});
  return /** @type {Round} */ (
    Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => Number(round[name])))]))
  );
}
