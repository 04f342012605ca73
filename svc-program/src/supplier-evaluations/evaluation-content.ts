import type { FieldError } from '@fsvp/contracts/core/problem';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AllocationInput, HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { PerformanceSnapshot } from '@fsvp/contracts/program/supplier-evaluations/performance';
import {
  EMPTY_STATEMENT,
  type ReevaluationAnswer,
  type SupplierEvaluationUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { EvaluationSituation } from './situation.js';
import type { SupplierEvaluationEntity } from './supplier-evaluation.entity.js';

/** What a draft is made from: hazards without an allocation and reasons without an answer. */
interface Foundation extends Pick<
  SupplierEvaluationEntity,
  'kind' | 'regime' | 'complianceOnly' | 'hazardAnalysisId' | 'hazardAnalysisVersion' | 'performance'
> {
  allocations: readonly HazardAllocation[];
  answers: readonly ReevaluationAnswer[];
}
export type Content = Omit<
  SupplierEvaluationEntity,
  'id' | 'version' | 'createdBy' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'fileId' | 'versionNumber' | 'state'
>;
type Stored = Partial<Pick<Content, 'allocations' | 'answers'>>;

const NOT_ALLOCATED = { controlledBy: null, entityName: null, control: null, evidence: [] };
const NOT_ANSWERED = { concernsChanged: null, goesOn: null, activitiesChanged: null, text: null };

const toAllocation = ({
  hazardKey,
  name,
  class: hazardClass,
  subtype,
  score,
  sahcodha,
  requiredByPart112,
}: AnalysisHazard): HazardAllocation => ({
  hazardKey,
  hazardName: name,
  hazardClass,
  subtype,
  score,
  sahcodha: sahcodha === true,
  requiredByPart112,
  ...NOT_ALLOCATED,
});

/** What a draft is made from today. */
export const foundationOf = (
  { regime, kind, analysis, reasons }: EvaluationSituation,
  performance: PerformanceSnapshot | null,
): Foundation => ({
  kind,
  regime,
  complianceOnly: regime === 'small_supplier',
  hazardAnalysisId: analysis?.id ?? null,
  hazardAnalysisVersion: analysis?.versionNumber ?? null,
  performance,
  allocations: (analysis?.hazards ?? []).map(toAllocation),
  answers: reasons.map(({ id: reasonId, text: reasonText }) => ({ reasonId, reasonText, ...NOT_ANSWERED })),
});

/**
 * A draft on a foundation. What is given replaces what is stored, hazard by hazard and reason by reason; what is stored for a hazard or a
 * reason that is not in the foundation is left out.
 * @throws 400 for given hazards and reasons that are not in the foundation
 */
export function contentOf(foundation: Foundation, given: SupplierEvaluationUpdate, stored: Stored): Content {
  const { allocations = [], answers = [] } = given;
  requireKnown(foundation, given);
  const { basis = 'own', regulations = [], otherFactors = null, conclusion = null, reason = null } = given;
  return {
    ...foundation,
    basis,
    allocations: foundation.allocations.map((one) => allocate(one, allocations, stored.allocations ?? [])),
    procedures: given.procedures ?? EMPTY_STATEMENT,
    regulations,
    complianceHistory: given.complianceHistory ?? EMPTY_STATEMENT,
    safetyHistory: given.safetyHistory ?? EMPTY_STATEMENT,
    otherFactors,
    conclusion,
    reason,
    reviewed: given.reviewed ?? null,
    answers: foundation.answers.map((one) => ({
      ...one,
      ...pickAnswer([...answers, ...(stored.answers ?? [])], one.reasonId),
      reasonText: one.reasonText,
    })),
    validUntil: null,
  };
}

function allocate(
  hazard: HazardAllocation,
  given: readonly AllocationInput[],
  stored: readonly HazardAllocation[],
): HazardAllocation {
  const found = [...given, ...stored].find(({ hazardKey }) => hazardKey === hazard.hazardKey);
  if (!found) return { ...hazard, ...NOT_ALLOCATED };
  const { controlledBy, entityName, control, evidence } = found;
  return { ...hazard, controlledBy, entityName, control, evidence };
}

function pickAnswer(answers: readonly Omit<ReevaluationAnswer, 'reasonText'>[], id: string) {
  const found = answers.find(({ reasonId }) => reasonId === id);
  if (!found) return NOT_ANSWERED;
  const { concernsChanged, goesOn, activitiesChanged, text } = found;
  return { concernsChanged, goesOn, activitiesChanged, text };
}

function requireKnown(
  { allocations: hazards, answers: reasons }: Foundation,
  { allocations = [], answers = [] }: SupplierEvaluationUpdate,
): void {
  const errors: FieldError[] = [
    ...allocations.flatMap(({ hazardKey }, index) =>
      hazards.some((one) => one.hazardKey === hazardKey)
        ? []
        : [
            {
              path: `allocations.${index}.hazardKey`,
              message: 'The hazard analysis of this evaluation has no such hazard that requires a control',
            },
          ],
    ),
    ...answers.flatMap(({ reasonId }, index) =>
      reasons.some((one) => one.reasonId === reasonId)
        ? []
        : [{ path: `answers.${index}.reasonId`, message: 'This evaluation has no such open reason' }],
    ),
  ];
  if (errors.length) throw invalidInput(errors);
}
