import { SCORE, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useRecordEvaluation } from './api/record-evaluation.js';
import { EvaluationForm } from './evaluation-form.js';

interface RecordEvaluationDialogProps {
  supplier: Supplier;
  open: boolean;
  onClose: () => void;
}

export function RecordEvaluationDialog({ supplier, open, onClose }: RecordEvaluationDialogProps) {
  const description = `${supplier.name}: scores range from ${SCORE.min} to ${SCORE.max}. You can’t change an evaluation after you save it.`;
  return (
    <FormDialog
      open={open}
      inUrl
      recordId={supplier.id}
      onClose={onClose}
      title="Record Evaluation"
      description={description}
    >
      {(controls) => <NewEvaluationForm supplierId={supplier.id} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function NewEvaluationForm({
  supplierId,
  controls,
  onSaved,
}: {
  supplierId: string;
  controls: FormDialogControls;
  onSaved: () => void;
}) {
  const idempotencyKey = useIdempotencyKey();
  const record = useRecordEvaluation();
  return (
    <EvaluationForm
      controls={controls}
      save={async (body) => {
        await record.mutateAsync({ params: { id: supplierId }, body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    />
  );
}
