import { useState } from 'react';
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import {
  Badge,
  Card,
  DataTable,
  FilterSelect,
  formatDate,
  IconButton,
  Menu,
  Pagination,
  SearchField,
  Stack,
  toast,
  Toolbar,
  TwoLines,
  type DataTableColumn,
  type TableSort,
} from '../src/index.js';
import { rows, type Row } from './sample-data.js';

const columns: DataTableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Supplier',
    sortable: true,
    cell: (row) => <TwoLines primary={row.name} secondary={row.contact} />,
  },
  { id: 'location', header: 'Location', cell: (row) => row.location },
  { id: 'status', header: 'Status', cell: (row) => <Badge tone={row.status.tone}>{row.status.label}</Badge> },
  { id: 'risk', header: 'Risk Level', cell: (row) => <Badge tone={row.risk.tone}>{row.risk.label}</Badge> },
  { id: 'verified', header: 'Last Verification', sortable: true, cell: (row) => formatDate(row.verified, 'Never') },
  {
    id: 'actions',
    header: 'Actions',
    align: 'end',
    cell: (row) => (
      <Menu
        label={`Actions for ${row.name}`}
        trigger={
          <IconButton label={`Actions for ${row.name}`} size="sm" icon={<EllipsisVertical aria-hidden size={16} />} />
        }
        items={[
          {
            label: 'View Details',
            icon: <Eye aria-hidden size={16} />,
            onSelect: () => toast({ description: row.name }),
          },
          {
            label: 'Edit Supplier',
            icon: <Pencil aria-hidden size={16} />,
            onSelect: () => toast({ description: row.name }),
          },
          {
            label: 'Delete',
            tone: 'danger',
            icon: <Trash2 aria-hidden size={16} />,
            onSelect: () => toast({ description: row.name }),
          },
        ]}
      />
    ),
  },
];

export function TableExample() {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<string>();
  const [sort, setSort] = useState<TableSort>({ id: 'name', order: 'asc' });
  const [offset, setOffset] = useState(0);
  return (
    <Stack gap={6}>
      <Card
        title="Supplier Directory"
        description="All suppliers of the importer"
        flush
        toolbar={
          <Toolbar>
            <SearchField
              label="Search suppliers"
              placeholder="Search suppliers..."
              value={search}
              onChange={setSearch}
            />
            <FilterSelect
              label="Status"
              allLabel="All Status"
              value={status}
              onChange={setStatus}
              options={[
                { value: 'approved', label: 'Approved' },
                { value: 'pending', label: 'Pending' },
              ]}
            />
          </Toolbar>
        }
        footer={<Pagination limit={50} offset={offset} total={12616} onChange={setOffset} />}
      >
        <DataTable
          caption="Suppliers"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          emptyText="No suppliers found"
          sort={sort}
          onSortChange={setSort}
          onRowOpen={(row) => toast({ description: `Opened ${row.name}` })}
        />
      </Card>
      <Card title="Loading" flush>
        <DataTable
          caption="Loading suppliers"
          columns={columns.slice(0, 4)}
          rows={undefined}
          rowKey={(row) => row.id}
          emptyText=""
          skeletonRows={2}
        />
      </Card>
      <Card title="Empty and failed" flush>
        <DataTable
          caption="No suppliers"
          columns={columns.slice(0, 4)}
          rows={[]}
          rowKey={(row) => row.id}
          emptyText="No suppliers found"
        />
        <DataTable
          caption="Failed suppliers"
          columns={columns.slice(0, 4)}
          rows={undefined}
          rowKey={(row) => row.id}
          emptyText=""
          error={{
            title: 'Suppliers could not be loaded',
            message: '503: The supplier service is not responding.',
            onRetry: () => undefined,
          }}
        />
      </Card>
    </Stack>
  );
}
