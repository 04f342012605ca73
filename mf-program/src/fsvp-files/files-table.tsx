import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import { Code, DataTable, Text, TwoLines, type DataTableColumn, type LoadError, type TableSort } from '@fsvp/ui';
import type { ReactNode } from 'react';
import { LifecycleBadge } from './file-badges.js';
import { OwnerName } from './owner-name.js';
import { regimeText } from './regime-texts.js';

interface FilesTableProps {
  files: readonly FsvpFile[] | undefined;
  error: LoadError | undefined;
  emptyText: string;
  emptyAction: ReactNode;
  sort: TableSort;
  onSortChange: (sort: TableSort) => void;
  onView: (file: FsvpFile) => void;
}

export function FilesTable({ files, onView, ...props }: FilesTableProps) {
  const columns: DataTableColumn<FsvpFile>[] = [
    { id: 'number', header: 'Number', sortable: true, width: '7rem', cell: ({ number }) => <Code>{number}</Code> },
    {
      id: 'supplierName',
      header: 'Supplier',
      sortable: true,
      wrap: true,
      cell: ({ supplierName, supplierCountry }) => <TwoLines primary={supplierName} secondary={supplierCountry} />,
    },
    {
      id: 'foodName',
      header: 'Food',
      sortable: true,
      wrap: true,
      cell: ({ foodName }) => (
        <Text size="inherit" lines={2}>
          {foodName}
        </Text>
      ),
    },
    {
      id: 'importer',
      header: 'Importer',
      wrap: true,
      cell: ({ importerName }) => (
        <Text size="inherit" lines={2}>
          {importerName}
        </Text>
      ),
    },
    {
      id: 'lifecycle',
      header: 'State',
      sortable: true,
      width: '8rem',
      cell: ({ lifecycle }) => <LifecycleBadge lifecycle={lifecycle} />,
    },
    {
      id: 'regime',
      header: 'Regime',
      wrap: true,
      cell: (file) => (
        <Text size="inherit" tone={file.determination ? 'default' : 'muted'}>
          {regimeText(file)}
        </Text>
      ),
    },
    { id: 'owner', header: 'Owner', wrap: true, cell: ({ ownerId }) => <OwnerName id={ownerId} /> },
  ];
  return (
    <DataTable
      caption="FSVP files"
      columns={columns}
      rows={files}
      rowKey={({ id }) => id}
      onRowOpen={onView}
      {...props}
    />
  );
}
