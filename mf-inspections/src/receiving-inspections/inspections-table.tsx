import { UNKNOWN_SUPPLIER, useMay, withSignatureBadges, type SignatureStates } from '@fsvp/web-kit';
import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import {
  Button,
  DataTable,
  formatInstantDate,
  Inline,
  Stack,
  Text,
  TwoLines,
  type DataTableColumn,
  type LoadError,
  type TableSort,
} from '@fsvp/ui';
import { icons } from '../icons.js';
import { InspectionBadge } from './inspection-badge.js';
import { TemperatureReading } from './temperature-reading.js';

interface InspectionsTableProps {
  inspections: readonly ReceivingInspection[] | undefined;
  signed: SignatureStates;
  error: LoadError | undefined;
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  onView: (inspection: ReceivingInspection) => void;
  onEdit: (inspection: ReceivingInspection) => void;
  onDelete: (inspection: ReceivingInspection) => void;
}

export function InspectionsTable({
  inspections,
  signed,
  error,
  sort,
  onSortChange,
  onView,
  onEdit,
  onDelete,
}: InspectionsTableProps) {
  const mayWrite = useMay('write');
  const columns: DataTableColumn<ReceivingInspection>[] = [
    {
      id: 'productName',
      header: 'Product',
      sortable: true,
      wrap: true,
      width: '27%',
      cell: ({ productName, lotNumber }) => (
        <TwoLines primary={productName} secondary={lotNumber && `Lot: ${lotNumber}`} />
      ),
    },
    {
      id: 'supplierName',
      header: 'Supplier',
      sortable: true,
      wrap: true,
      width: '22%',
      cell: ({ supplierName }) => (
        <Text size="inherit" lines={2}>
          {supplierName ?? UNKNOWN_SUPPLIER}
        </Text>
      ),
    },
    {
      id: 'receivedDate',
      header: 'Received Date',
      sortable: true,
      cell: ({ receivedDate }) => formatInstantDate(receivedDate),
    },
    { id: 'temperature', header: 'Temperature', cell: (inspection) => <TemperatureReading inspection={inspection} /> },
    {
      id: 'status',
      header: 'Status',
      sortable: true,
      cell: ({ status, gateReleaseNeeded }) => (
        <Stack gap={1}>
          <span>
            <InspectionBadge status={status} />
          </span>
          {gateReleaseNeeded ? (
            <Text size="meta" tone="warning">
              Release needed
            </Text>
          ) : null}
        </Stack>
      ),
    },
    ...(mayWrite
      ? [
          {
            id: 'actions',
            header: 'Actions',
            align: 'end',
            stacked: 'corner',
            cell: (inspection) => (
              <Inline gap={1} justify="end" wrap={false}>
                <Button
                  variant="ghost"
                  size="sm"
                  compact
                  icon={icons.edit}
                  aria-label={`Edit ${inspection.productName}`}
                  onClick={() => onEdit(inspection)}
                >
                  <span className="ins:@max-2xl:sr-only">Edit</span>
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  compact
                  icon={icons.remove}
                  aria-label={`Delete ${inspection.productName}`}
                  onClick={() => onDelete(inspection)}
                >
                  <span className="ins:@max-2xl:sr-only">Delete</span>
                </Button>
              </Inline>
            ),
          } satisfies DataTableColumn<ReceivingInspection>,
        ]
      : []),
  ];
  return (
    <DataTable
      caption="Receiving inspections"
      columns={withSignatureBadges(columns, 'productName', signed)}
      rows={inspections}
      rowKey={({ id }) => id}
      emptyText="No receiving inspections found. Create your first inspection to get started."
      error={error}
      sort={sort}
      onSortChange={onSortChange}
      onRowOpen={onView}
    />
  );
}
