import { guardCell } from './formula-guard.js';

/** Rows of cells as CSV (RFC 4180). What a spreadsheet would run has a quote in front. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return [...rows.map((cells) => cells.map(cellText).join(',')), ''].join('\r\n');
}

function cellText(value: string): string {
  const cell = guardCell(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
