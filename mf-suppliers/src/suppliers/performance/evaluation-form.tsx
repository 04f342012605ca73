import { today } from '@fsvp/contracts/core/calendar-day';
import { performanceCreate, SCORE, type SupplierPerformanceCreate } from '@fsvp/contracts/suppliers/supplier';
import { Columns } from '@fsvp/ui';
import { DateField, type FormDialogControls, NumberField, TextareaField, useContractForm } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { newEvaluation, type EvaluationValues } from './evaluation-form.values.js';
import { useProposedOverall } from './use-proposed-overall.js';

interface EvaluationFormProps {
  controls: FormDialogControls;
  /** Saves; rejects if the call failed. */
  save: (body: SupplierPerformanceCreate) => Promise<undefined>;
  onSaved: () => void;
}

const bounds = { min: SCORE.min, max: SCORE.max, step: 10 ** -SCORE.scale };

export function EvaluationForm(props: EvaluationFormProps) {
  const [defaultValues] = useState(newEvaluation);
  const form = useContractForm<EvaluationValues, SupplierPerformanceCreate>({
    schema: performanceCreate,
    defaultValues,
  });
  useProposedOverall(form);
  return (
    <RecordForm resettable form={form} label="New evaluation" submitLabel="Record Evaluation" {...props}>
      <Columns>
        <DateField name="evaluationDate" label="Evaluation Date" required maxDate={today()} />
      </Columns>
      <Columns>
        <NumberField name="qualityScore" label="Quality Score" {...bounds} />
        <NumberField name="complianceScore" label="Compliance Score" {...bounds} />
        <NumberField name="deliveryScore" label="Delivery Score" {...bounds} />
        <NumberField
          name="overallScore"
          label="Overall Score"
          hint="Calculated as the average of the other scores, unless you enter one."
          {...bounds}
        />
      </Columns>
      <TextareaField name="notes" label="Notes" />
    </RecordForm>
  );
}
