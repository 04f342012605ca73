import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { Button, Pagination, Section, Text } from '@fsvp/ui';
import { loadError, usePages, useUrlState, WriteOnly, useMay } from '@fsvp/web-kit';
import { icons } from '../../shared/icons.js';
import { NEW_RECORD, suppliersUrl } from '../suppliers.url.js';
import { useEvaluations } from './api/get-evaluations.js';
import { EvaluationsTable } from './evaluations-table.js';
import { RecordEvaluationDialog } from './record-evaluation.dialog.js';
import { trendText } from './scores.js';

export function PerformanceTab({ supplier }: { supplier: Supplier }) {
  const [{ evaluationOffset: offset, evaluation }, setState] = useUrlState(suppliersUrl);

  const mayWrite = useMay('write');
  const list = useEvaluations(supplier.id, { offset });
  const evaluations = list.data?.evaluations;
  const pages = usePages(list, { offset, show: (next) => setState({ evaluationOffset: next }, 'replace') });
  const trend = offset === 0 && evaluations ? trendText(evaluations) : undefined;
  const record = (
    <WriteOnly>
      <Button size="sm" icon={icons.add} onClick={() => setState({ evaluation: NEW_RECORD })}>
        Record Evaluation
      </Button>
    </WriteOnly>
  );
  return (
    <Section title={`Performance of ${supplier.name}`} headingLevel={3} actions={record}>
      {trend ? <Text>{trend}</Text> : null}
      <EvaluationsTable
        evaluations={evaluations}
        error={loadError(list, 'The evaluations could not be loaded')}
        emptyText="No evaluations yet. Record one to track this supplier’s quality, compliance and delivery."
      />
      <Pagination label="Pages of evaluations" {...pages} />
      <RecordEvaluationDialog
        supplier={supplier}
        open={mayWrite && evaluation === NEW_RECORD}
        onClose={() => setState({ evaluation: undefined }, 'replace')}
      />
    </Section>
  );
}
