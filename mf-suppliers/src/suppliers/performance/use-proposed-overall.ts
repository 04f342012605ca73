import type { SupplierPerformanceCreate } from '@fsvp/contracts/suppliers/supplier';
import { type UseFormReturn, useWatch } from '@fsvp/ui/dialogs';
import { useEffect, useRef } from 'react';
import type { EvaluationValues } from './evaluation-form.values.js';
import { meanOf } from './scores.js';

/** Sets the overall score to the mean of the others until the user enters one; a cleared score is proposed again. */
export function useProposedOverall(form: UseFormReturn<EvaluationValues, unknown, SupplierPerformanceCreate>): void {
  const proposal = meanOf(
    useWatch({ control: form.control, name: ['qualityScore', 'complianceScore', 'deliveryScore'] }),
  );
  const proposed = useRef<number | null>(null);
  useEffect(() => {
    const current = form.getValues('overallScore');
    if (current !== null && current !== proposed.current) return;
    proposed.current = proposal;
    form.setValue('overallScore', proposal, { shouldValidate: form.formState.isSubmitted });
  }, [form, proposal]);
}
