import type { TableRecord } from '@fsvp/service-kit/csv/record-splitter';

/** A record that is not blank, with its number. The heading is row 1. */
export interface TableRow extends TableRecord {
  row: number;
}
