/** @param {string} cell */
const quoted = (cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** CSV as RFC 4180 has it. @param {string[][]} rows the first one is the heading */
export const csvOf = (rows) => `${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
