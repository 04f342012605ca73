import { guardCell } from './formula-guard.js';

/** In front of CSV for people: without it, Excel does not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** CSV with a byte order mark or without one. @param bom false for programs, which may not expect it */
export function withByteOrderMark(csv: string, bom: boolean): string {
  return bom ? BYTE_ORDER_MARK + csv : csv;
}

/** Rows of cells as CSV (RFC 4180). What a spreadsheet would run has a quote in front. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(cellText).join(',')}\r\n`).join('');
}

function cellText(value: string): string {
  const cell = guardCell(value);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
