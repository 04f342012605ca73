import type { ImportReport } from '@fsvp/contracts/suppliers/supplier-import';
import { formatNumber, Section, Text, type DataTableColumn } from '@fsvp/ui';
import type { OnDuplicate } from '../api/import-suppliers.js';
import { DuplicateOf } from './duplicate-of.js';
import { PagedTable } from './paged-table.js';
import { RowNumber } from './row-number.js';

type Duplicate = ImportReport['duplicates'][number];

const columns: DataTableColumn<Duplicate>[] = [
  { id: 'row', header: 'Row', width: '5rem', cell: ({ row }) => <RowNumber row={row} /> },
  {
    id: 'of',
    header: 'Supplier in the directory',
    wrap: true,
    cell: ({ of, ofRow }) =>
      ofRow === undefined ? <DuplicateOf id={of} /> : `Row ${formatNumber(ofRow)} of this file`,
  },
  { id: 'reason', header: 'Why', cell: ({ reason }) => reason },
];

const EXPLAINED: Record<OnDuplicate, string> = {
  skip: 'Rows with the same name, address, city and country as a supplier are skipped. Rows with only the same name and country are created.',
  create: 'All of these rows are created, including exact duplicates of a supplier.',
};

export function Duplicates({
  duplicates,
  onDuplicate,
}: {
  duplicates: readonly Duplicate[];
  onDuplicate: OnDuplicate;
}) {
  return (
    <Section title={`Likely duplicates (${formatNumber(duplicates.length)})`} headingLevel={3}>
      <Text as="p" tone="muted">
        {EXPLAINED[onDuplicate]}
      </Text>
      <PagedTable caption="Likely duplicates" columns={columns} rows={duplicates} page={10} />
    </Section>
  );
}
