/** A row of a table in the terminal. @param {string[]} cells */
export const line = ([first = '', ...rest]) =>
  first.padEnd(38) + rest.map((cell) => cell.padStart(cell.length > 9 ? 15 : 10)).join('');
