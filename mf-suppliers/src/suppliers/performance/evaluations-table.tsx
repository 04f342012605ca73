import type { SupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { DataTable, type DataTableColumn, formatInstantDate, type LoadError, Text } from '@fsvp/ui';
import { Absent } from '../../shared/absent.js';
import { scoreText } from './scores.js';

interface EvaluationsTableProps {
  evaluations: readonly SupplierPerformance[] | undefined;
  error: LoadError | undefined;
  emptyText: string;
}

const score = (
  id: keyof SupplierPerformance & `${string}Score`,
  header: string,
): DataTableColumn<SupplierPerformance> => ({
  id,
  header,
  align: 'end',
  cell: ({ [id]: value }) => (value === null ? <Absent /> : scoreText(value)),
});

const columns: DataTableColumn<SupplierPerformance>[] = [
  { id: 'evaluationDate', header: 'Date', cell: ({ evaluationDate }) => formatInstantDate(evaluationDate) },
  score('qualityScore', 'Quality'),
  score('complianceScore', 'Compliance'),
  score('deliveryScore', 'Delivery'),
  score('overallScore', 'Overall'),
  {
    id: 'notes',
    header: 'Notes',
    wrap: true,
    width: '40%',
    cell: ({ notes }) =>
      notes ? (
        <Text size="cell" preserveLines>
          {notes}
        </Text>
      ) : (
        <Absent />
      ),
  },
];

export function EvaluationsTable({ evaluations, ...rest }: EvaluationsTableProps) {
  return (
    <div className="sup:rounded-card sup:border sup:border-divider">
      <DataTable
        caption="Performance evaluations"
        columns={columns}
        rows={evaluations}
        rowKey={({ id }) => id}
        {...rest}
      />
    </div>
  );
}
