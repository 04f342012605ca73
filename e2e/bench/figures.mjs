/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** @param {number[]} values */
export const maxOf = (values) => Math.max(0, ...values);

/** @param {number} value */
export const ms = (value) => (Number.isFinite(value) ? value.toFixed(0) : '-');

/**
 * The line below a table: whether the budget was kept.
 * @param {string} budget @param {string[]} missed each with its value
 */
export const budgetLine = (budget, missed) =>
  missed.length === 0 ? `\nWithin the budget: ${budget}.` : `\nMISSED: ${budget}. ${missed.join('; ')}.`;
