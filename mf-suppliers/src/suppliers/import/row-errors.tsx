import { Button, formatNumber, saveText, Section, type DataTableColumn } from '@fsvp/ui';
import { icons } from '../../shared/icons.js';
import { errorsFileName, errorsText, type RowError } from './errors-file.js';
import { labelOfPath } from './import-fields.js';
import { PagedTable } from './paged-table.js';
import { RowNumber } from './row-number.js';

const PAGE = 10;

const row: DataTableColumn<RowError> = {
  id: 'row',
  header: 'Row',
  width: '5rem',
  cell: (error) => <RowNumber row={error.row} />,
};
const line: DataTableColumn<RowError> = {
  id: 'line',
  header: 'Line',
  width: '5rem',
  cell: (error) => (error.line === undefined ? '' : formatNumber(error.line)),
};
const rest: DataTableColumn<RowError>[] = [
  { id: 'path', header: 'Column', width: '14rem', cell: ({ path }) => labelOfPath(path) },
  { id: 'message', header: 'Problem', cell: ({ message }) => <span className="sup:wrap-anywhere">{message}</span> },
];

export function RowErrors({ errors, fileName }: { errors: readonly RowError[]; fileName: string }) {
  // The line column is needed only if cells contain line breaks.
  const columns = errors.some((error) => error.line !== undefined && error.line !== error.row)
    ? [row, line, ...rest]
    : [row, ...rest];
  const download =
    errors.length > PAGE ? (
      <Button
        variant="outline"
        size="sm"
        icon={icons.export}
        onClick={() => saveText(errorsFileName(fileName), 'text/csv', errorsText(errors))}
      >
        Download errors (CSV)
      </Button>
    ) : null;
  return (
    <Section title={`Problems (${formatNumber(errors.length)})`} headingLevel={3} actions={download}>
      <PagedTable caption="Problems in the file" columns={columns} rows={errors} page={PAGE} />
    </Section>
  );
}
