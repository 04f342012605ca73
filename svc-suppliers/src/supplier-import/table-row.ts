/** A record of a file: its first line (in a workbook the sheet's row number) and its cells as text. */
export interface TableRecord {
  line: number;
  cells: string[];
}

/** A record that is not blank, with its number. The heading is row 1. */
export interface TableRow extends TableRecord {
  row: number;
}
