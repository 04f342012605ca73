import type { FsvpFile } from '@fsvp/contracts/fsvp-file';
import {
  Code,
  DataTable,
  IconButton,
  Menu,
  Text,
  TwoLines,
  type DataTableColumn,
  type LoadError,
  type TableSort,
} from '@fsvp/ui';
import { useMay } from '@fsvp/web-kit';
import type { ReactNode } from 'react';
import { icons } from '../icons.js';
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
  onEdit: (file: FsvpFile) => void;
}

export function FilesTable({ files, onView, onEdit, ...props }: FilesTableProps) {
  const mayWrite = useMay('write');
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
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '5rem',
      cell: (file) => (
        <Menu
          label={`Actions for ${file.number}`}
          trigger={<IconButton label={`Actions for ${file.number}`} icon={icons.more} />}
          items={[
            { label: 'View details', icon: icons.view, onSelect: () => onView(file) },
            ...(mayWrite && file.lifecycle !== 'closed'
              ? [{ label: 'Edit', icon: icons.edit, onSelect: () => onEdit(file) }]
              : []),
          ]}
        />
      ),
    },
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
