import type { FileContext } from './evaluation.js';
import type { EvaluationRecord } from './file-inputs.js';

/** Who controls the hazards that the signed analysis wants controlled, by the signed evaluation. */
export function findAllocated({ inputs }: Pick<FileContext, 'inputs'>): EvaluationRecord['allocations'] {
  const { hazardAnalysis, evaluation } = inputs;
  const toControl = hazardAnalysis?.toControl.map(({ hazardKey }) => hazardKey);
  return evaluation?.allocations.filter(({ hazardKey }) => toControl?.includes(hazardKey) ?? true) ?? [];
}
