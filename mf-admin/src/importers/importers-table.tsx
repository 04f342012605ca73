import { IMPORTER_ROLE_LABELS, type Importer } from '@fsvp/contracts/program/importer';
import { DataTable, TwoLines, type DataTableColumn, type DataTableProps } from '@fsvp/ui';
import { ImporterState } from './importer-state.js';
import { timeZoneLabel } from './time-zones.js';

const columns: DataTableColumn<Importer>[] = [
  {
    id: 'legalName',
    header: 'Importer',
    sortable: true,
    wrap: true,
    cell: ({ legalName, role }) => <TwoLines primary={legalName} secondary={IMPORTER_ROLE_LABELS[role]} />,
  },
  { id: 'duns', header: 'DUNS number', sortable: true, width: '9rem', cell: ({ duns }) => duns },
  { id: 'email', header: 'Email', wrap: true, width: '26%', cell: ({ email }) => email },
  {
    id: 'place',
    header: 'Location',
    wrap: true,
    cell: ({ city, state, timeZone }) => (
      <TwoLines
        primary={[city, state].filter(Boolean).join(', ') || timeZoneLabel(timeZone)}
        secondary={(city ?? state) ? timeZoneLabel(timeZone) : undefined}
      />
    ),
  },
  { id: 'state', header: 'State', width: '7rem', cell: (importer) => <ImporterState importer={importer} /> },
];

type ImportersTableProps = Pick<
  DataTableProps<Importer>,
  'rows' | 'error' | 'emptyText' | 'emptyAction' | 'sort' | 'onSortChange' | 'onRowOpen'
>;

export function ImportersTable(props: ImportersTableProps) {
  return <DataTable {...props} caption="Importers" columns={columns} rowKey={({ id }) => id} />;
}
