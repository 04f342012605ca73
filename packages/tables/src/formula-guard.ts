/** Cells that a spreadsheet would run as a formula (spec-map: data-8). */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Neutralises a cell for export: a quote in front keeps a spreadsheet from running it. */
export function guardCell(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

/** Removes the quote of `guardCell` on import. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
