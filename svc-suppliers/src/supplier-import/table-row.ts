import type { TableRecord } from '@fsvp/tables/record-splitter';

/** A record that is not blank, with its number. The heading is row 1. */
export interface TableRow extends TableRecord {
  row: number;
}
