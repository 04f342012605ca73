/**
 * A table as text: the first column is aligned to the left, the others to the right.
 * @param {string[]} head @param {(string | number)[][]} rows
 */
export function table(head, rows) {
  const all = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row.map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0))).join('  '),
    )
    .join('\n');
}

export const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
export const count = (/** @type {number} */ number) => number.toLocaleString('en-US');
