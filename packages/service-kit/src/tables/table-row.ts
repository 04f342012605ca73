import type { TableRecord } from '@fsvp/tables/record-splitter';

/** A record of a text or a row of a worksheet. */
export interface SheetRecord extends TableRecord {
  /** The worksheet does not show the row. */
  hidden?: boolean;
}

/** A record that is not blank, with its number. The heading is row 1. */
export interface TableRow extends SheetRecord {
  row: number;
}
