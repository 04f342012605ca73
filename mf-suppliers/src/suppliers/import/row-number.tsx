import { formatNumber } from '@fsvp/ui';

/** A row number, with the word 'Row' where the table is shown as cards without headings. */
export function RowNumber({ row }: { row: number }) {
  return (
    <>
      <span className="sup:@2xl:hidden">Row </span>
      {formatNumber(row)}
    </>
  );
}
