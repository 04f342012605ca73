import { CONTROLLER_RULES, type HazardAllocation } from '../../supplier-evaluations/allocation.js';
import { findAllocated } from '../allocated-hazards.js';
import { CONTROLLED_BY_CUSTOMERS, controlledElsewhere, type FileSituation } from '../applicability.js';
import type { Evaluation, FileContext } from '../evaluation.js';
import { signedEvidence, unsignedEvidence, type FoundRecord } from '../evidence.js';
import type { EvaluationRecord } from '../file-inputs.js';
import { judgeEvidence } from '../readiness.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';
import type { RequirementCode } from '../requirement-codes.js';
import { judgeHazards } from './ha-1.js';

export const requirement: Requirement = {
  group: 'evaluation',
  title: REQUIREMENT_TITLES['EV-1'],
  citations: ['1.505(a)', '1.505(d)', '1.512(c)(1)(i)'],
  blocking: true,
  regimes: ['standard', 'ds_other', 'small_supplier'],
  unless: controlledElsewhere,
  why: 'The risk of the food and the performance of the supplier determine whether you can approve the supplier and how you verify it. You must document the evaluation.',
  needs: 'A signed evaluation of the food and the supplier; of a small supplier, only of its compliance history',
  who: 'qualified',
};

export const evaluation = (): Evaluation => ({
  findRecords: (file) => {
    const { evaluationDraft } = file.inputs;
    return [...findSignedEvaluation(file), ...(evaluationDraft ? [unsignedEvidence(evaluationDraft)] : [])];
  },
  notes: (file) => (file.inputs.evaluation ? describe(file.inputs.evaluation, file) : []),
  nextAction: { label: 'Evaluate the food and the supplier', opens: 'evaluation' },
});

/** Hazards that the signed analysis of today wants controlled and the evaluation does not know. */
function findNotAllocated({ allocations }: EvaluationRecord, { inputs, regime }: FileContext) {
  if (regime !== 'standard') return [];
  const known = new Set(allocations.map(({ hazardKey }) => hazardKey));
  return (inputs.hazardAnalysis?.toControl ?? []).filter(({ hazardKey }) => !known.has(hazardKey));
}

/** Of a small supplier only the compliance history was evaluated. */
const isTooLittle = (evaluation: EvaluationRecord, { regime }: FileContext) =>
  evaluation.regime === 'small_supplier' && regime !== 'small_supplier';

export function findSignedEvaluation(file: FileContext): FoundRecord[] {
  const { evaluation: signed } = file.inputs;
  if (!signed) return [];
  const changed = isTooLittle(signed, file) || findNotAllocated(signed, file).length > 0;
  const damaged = signed.documents.some((document) => !document?.whole);
  const known = signed.documents.filter((document) => document !== undefined);
  return [{ ...signedEvidence(signed, signed.validUntil, { changed, damaged }), documents: known }];
}

const counts = (file: FileContext) =>
  findSignedEvaluation(file).some(({ evidence }) => judgeEvidence(evidence, file.day).state !== 'missing');

/**
 * The ways of 21 CFR 1.507 in which the signed evaluation leaves hazards to others, and whether that is all of them, with what each way needs.
 * @param isMet whether the records of a requirement satisfy it
 */
export function judgeAllocations(
  file: FileContext,
  isMet: (code: RequirementCode) => boolean,
): Pick<FileSituation, 'allocations' | 'allAllocated'> {
  const allocated = findAllocated(file);
  const ways = allocated.flatMap(({ controlledBy }) => (controlledBy && CONTROLLER_RULES[controlledBy].later) ?? []);
  // The allocation itself, with its reason, is what AS-1 needs. Where FDA does not enforce the assurance, it is not waited for.
  const isAssured = file.inputs.assurances1507 === 'tracked' || isMet('AS-3');
  const isLeft = ({ controlledBy }: Pick<HazardAllocation, 'controlledBy'>): boolean => {
    const way = controlledBy && CONTROLLER_RULES[controlledBy].later;
    if (!way) return false;
    if (CONTROLLED_BY_CUSTOMERS.includes(way)) return isMet('AS-2') && isAssured;
    return way === '1.507(a)(1)' || isMet('AS-4');
  };
  return {
    allocations: [...new Set(ways)],
    allAllocated: judgeHazards(file.inputs, file.day) === 'some_to_control' && counts(file) && allocated.every(isLeft),
  };
}

function describe(signed: EvaluationRecord, file: FileContext): string[] {
  const { hazardAnalysis } = file.inputs;
  const missing = findNotAllocated(signed, file).map(({ name }) => name);
  const isNewer =
    hazardAnalysis &&
    signed.hazardAnalysisVersion !== null &&
    hazardAnalysis.versionNumber > signed.hazardAnalysisVersion;
  return [
    ...(isTooLittle(signed, file)
      ? ['Only the compliance history was evaluated, as of a small supplier. Evaluate everything.']
      : []),
    ...(missing.length ? [`Not evaluated: who controls ${missing.join(', ')}.`] : []),
    ...(isNewer && !missing.length
      ? [`Version ${hazardAnalysis.versionNumber} of the hazard analysis was signed since.`]
      : []),
    'Screening is not in use: what is known of the supplier at FDA was looked up by hand.',
  ];
}
