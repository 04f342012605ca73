import {
  ENTRY_LINE_COLUMN_NAMES,
  OPTIONAL_ENTRY_LINE_COLUMNS,
  type EntryLineColumn,
} from '@fsvp/contracts/program/entry-line';
import { DataTable, Select, Text, type DataTableColumn, type Option } from '@fsvp/ui';
import { COLUMN_LABELS, withField, type FieldMatch, type ReportColumn } from './field-match.js';

const NONE = 'none';
const SAMPLES = 2;

const options: Option<EntryLineColumn | typeof NONE>[] = [
  { value: NONE, label: 'Do not import' },
  ...ENTRY_LINE_COLUMN_NAMES.map((value) => ({
    value,
    label: OPTIONAL_ENTRY_LINE_COLUMNS.includes(value) ? COLUMN_LABELS[value] : `${COLUMN_LABELS[value]} (required)`,
  })),
];

interface ReportColumnsProps {
  columns: readonly ReportColumn[];
  match: FieldMatch;
  onChange: (match: FieldMatch) => void;
}

/** The columns of a report, each with the field that it fills. */
export function ReportColumns({ columns, match, onChange }: ReportColumnsProps) {
  const nameOf = ({ heading, number }: ReportColumn) => heading || `Column ${number}`;
  const cells: DataTableColumn<ReportColumn>[] = [
    { id: 'heading', header: 'Column in the file', wrap: true, width: '30%', cell: nameOf },
    {
      id: 'samples',
      header: 'First values',
      wrap: true,
      cell: ({ samples }) => (
        <Text tone={samples.length ? 'muted' : 'subtle'}>{samples.slice(0, SAMPLES).join(', ') || 'Blank'}</Text>
      ),
    },
    {
      id: 'target',
      header: 'Import as',
      width: '16rem',
      cell: (column) => (
        <Select
          size="sm"
          label={`Import ${nameOf(column)} as`}
          value={match[column.number] ?? NONE}
          options={options}
          onChange={(next) => onChange(withField(match, column.number, next === NONE ? null : next))}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="Columns in the file"
      columns={cells}
      rows={columns}
      rowKey={({ number }) => String(number)}
      emptyText="The file has no columns"
      density="compact"
    />
  );
}
