export { median, percentile } from '@fsvp/tools/verification/bench/figures';

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
