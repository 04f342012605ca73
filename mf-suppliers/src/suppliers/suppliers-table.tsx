import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import {
  DataTable,
  formatInstantDate,
  IconButton,
  Menu,
  Text,
  TwoLines,
  type DataTableColumn,
  type LoadError,
  type TableSort,
} from '@fsvp/ui';
import { useMay } from '@fsvp/web-kit';
import { clearFilters } from '../shared/clear-filters.js';
import { icons } from '../shared/icons.js';
import { RiskBadge, SupplierStatusBadge } from './supplier-badges.js';
import { locationOf } from './supplier-text.js';

interface SuppliersTableProps {
  suppliers: readonly Supplier[] | undefined;
  error: LoadError | undefined;
  /** Undefined if no filter or search is set. */
  onClear: (() => void) | undefined;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  onView: (supplier: Supplier) => void;
  onEdit: (supplier: Supplier) => void;
}

export function SuppliersTable({ suppliers, error, onClear, sort, onSortChange, onView, onEdit }: SuppliersTableProps) {
  const mayWrite = useMay('write');
  const columns: DataTableColumn<Supplier>[] = [
    {
      id: 'name',
      header: 'Supplier',
      sortable: true,
      wrap: true,
      cell: ({ name, contactPerson }) => <TwoLines primary={name} secondary={contactPerson} />,
    },
    {
      id: 'country',
      header: 'Location',
      sortable: true,
      wrap: true,
      cell: (supplier) => (
        <Text size="inherit" lines={2}>
          {locationOf(supplier)}
        </Text>
      ),
    },
    { id: 'status', header: 'Status', sortable: true, cell: ({ status }) => <SupplierStatusBadge status={status} /> },
    { id: 'riskLevel', header: 'Risk Level', sortable: true, cell: ({ riskLevel }) => <RiskBadge level={riskLevel} /> },
    {
      id: 'lastVerificationDate',
      header: 'Last Verification',
      sortable: true,
      cell: ({ lastVerificationDate }) => formatInstantDate(lastVerificationDate, 'Never'),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '5rem',
      cell: (supplier) => (
        <Menu
          label={`Actions for ${supplier.name}`}
          trigger={<IconButton label={`Actions for ${supplier.name}`} icon={icons.more} />}
          items={[
            { label: 'View Details', icon: icons.view, onSelect: () => onView(supplier) },
            ...(mayWrite ? [{ label: 'Edit Supplier', icon: icons.edit, onSelect: () => onEdit(supplier) }] : []),
          ]}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption="Suppliers"
      columns={columns}
      rows={suppliers}
      rowKey={(supplier) => supplier.id}
      emptyText="No suppliers found"
      emptyAction={clearFilters(onClear)}
      error={error}
      sort={sort}
      onSortChange={onSortChange}
      onRowOpen={onView}
    />
  );
}
