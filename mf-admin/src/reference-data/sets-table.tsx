import type { ReferenceSetSummary } from '@fsvp/contracts/program/reference-set';
import { DataTable, formatDate, formatNumber, Stack, Text, TwoLines, type DataTableColumn } from '@fsvp/ui';
import { PeriodBadge } from './period-badge.js';
import { isOld, OLD_TEXT, periodState, periodText } from './reference-texts.js';

const COLUMNS: DataTableColumn<ReferenceSetSummary>[] = [
  { id: 'period', header: 'Period', wrap: true, width: '24%', cell: periodText },
  { id: 'state', header: 'State', width: '9rem', cell: (set) => <PeriodBadge set={set} /> },
  { id: 'rows', header: 'Rows', align: 'end', width: '5rem', cell: ({ rowCount }) => formatNumber(rowCount) },
  {
    id: 'source',
    header: 'Source',
    wrap: true,
    cell: ({ source, shipped }) => (
      <TwoLines primary={source} secondary={shipped ? 'Included with the suite' : undefined} />
    ),
  },
  {
    id: 'retrievedOn',
    header: 'Retrieved on',
    wrap: true,
    width: '22%',
    cell: (set) => (
      <Stack gap={0}>
        <span>{formatDate(set.retrievedOn)}</span>
        {periodState(set) === 'in_force' && isOld(set) ? (
          <Text size="meta" tone="warning">
            {OLD_TEXT}
          </Text>
        ) : null}
      </Stack>
    ),
  },
];

interface SetsTableProps {
  /** Names the table. */
  caption: string;
  /** Undefined while they load. */
  sets: readonly ReferenceSetSummary[] | undefined;
  onOpen: (set: ReferenceSetSummary) => void;
}

export function SetsTable({ caption, sets, onOpen }: SetsTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={sets}
      rowKey={({ id }) => id}
      emptyText="No sets yet"
      skeletonRows={1}
      onRowOpen={onOpen}
    />
  );
}
