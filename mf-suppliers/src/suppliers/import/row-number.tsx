import { formatNumber } from '@fsvp/ui';

/** A row's number; where the table becomes cards it stands without its heading, so it says what it is. */
export function RowNumber({ row }: { row: number }) {
  return (
    <>
      <span className="sup:@2xl:hidden">Row </span>
      {formatNumber(row)}
    </>
  );
}
