import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import {
  Button,
  DataTable,
  formatInstantDate,
  IconButton,
  Inline,
  TwoLines,
  type DataTableColumn,
  type LoadError,
  type TableSort,
} from '@fsvp/ui';
import { RowExtensions, WriteOnly } from '@fsvp/web-kit';
import { clearFilters } from '../shared/clear-filters.js';
import { icons } from '../shared/icons.js';
import { FsvpBadge } from '../suppliers/supplier-badges.js';
import { locationOf, monthsText, nextDueText } from '../suppliers/supplier-text.js';

interface FsvpTableProps {
  suppliers: readonly Supplier[] | undefined;
  error: LoadError | undefined;
  /** Undefined if no filter or search is set. */
  onClear: (() => void) | undefined;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  onView: (supplier: Supplier) => void;
  onEdit: (supplier: Supplier) => void;
  onDelete: (supplier: Supplier) => void;
}

export function FsvpTable({ suppliers, error, onClear, sort, onSortChange, onView, onEdit, onDelete }: FsvpTableProps) {
  const supplierIds = suppliers?.map(({ id }) => id) ?? [];
  const columns: DataTableColumn<Supplier>[] = [
    {
      id: 'name',
      header: 'Supplier',
      sortable: true,
      wrap: true,
      cell: (supplier) => <TwoLines primary={supplier.name} secondary={locationOf(supplier)} />,
    },
    {
      id: 'lastVerificationDate',
      header: 'Last Verification',
      sortable: true,
      cell: ({ lastVerificationDate }) => formatInstantDate(lastVerificationDate, 'Never'),
    },
    {
      id: 'nextVerificationDate',
      header: 'Next Due',
      sortable: true,
      cell: nextDueText,
    },
    {
      id: 'frequency',
      header: 'Frequency',
      stacked: 'late',
      width: '6.5rem',
      cell: ({ verificationFrequencyMonths }) => monthsText(verificationFrequencyMonths),
    },
    {
      id: 'fsvpStatus',
      header: 'Status',
      width: '16.5rem',
      cell: ({ id, fsvpStatus }) => (
        // Two lines of what other modules show: beside the badge, and across below it.
        <div className="sup:grid sup:min-h-13 sup:grid-cols-[auto_minmax(0,1fr)] sup:content-center sup:items-center sup:gap-x-2 sup:gap-y-1 sup:@2xl:min-w-48 sup:@min-[60rem]:min-w-54 sup:@max-2xl:min-h-0 sup:in-data-[density=compact]:min-h-0 sup:@2xl:in-data-[density=compact]:flex sup:@2xl:in-data-[density=compact]:min-w-0">
          <FsvpBadge status={fsvpStatus} />
          <RowExtensions name="supplier-row" props={{ supplierId: id, supplierIds }} />
        </div>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      align: 'end',
      width: '13rem',
      cell: (supplier) => (
        <Inline gap={1} justify="end" wrap={false}>
          <Button
            variant="outline"
            size="row"
            aria-label={`View Details of ${supplier.name}`}
            onClick={() => onView(supplier)}
          >
            View Details
          </Button>
          <WriteOnly>
            <IconButton size="row" label={`Edit ${supplier.name}`} icon={icons.edit} onClick={() => onEdit(supplier)} />
            <IconButton
              size="row"
              label={`Delete ${supplier.name}`}
              icon={icons.remove}
              onClick={() => onDelete(supplier)}
            />
          </WriteOnly>
        </Inline>
      ),
    },
  ];
  return (
    <DataTable
      caption="FSVP suppliers"
      columns={columns}
      rows={suppliers}
      rowKey={(supplier) => supplier.id}
      emptyText="No FSVP suppliers found"
      emptyAction={clearFilters(onClear)}
      error={error}
      sort={sort}
      onSortChange={onSortChange}
      onRowOpen={onView}
    />
  );
}
