import type { FieldError } from '@fsvp/contracts/core/problem';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AllocationInput, HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import { allocationPath, copyAnswers } from '@fsvp/contracts/program/supplier-evaluations/copy-answers';
import type { PerformanceSnapshot } from '@fsvp/contracts/program/supplier-evaluations/performance';
import {
  EMPTY_STATEMENT,
  type EvaluationStatement,
  type ReevaluationAnswer,
  type SupplierEvaluation,
  type SupplierEvaluationUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import type { EvaluationSituation } from './situation.js';
import type { SupplierEvaluationEntity } from './supplier-evaluation.entity.js';

/** What a draft is made from: hazards without an allocation and reasons without an answer. */
export interface Foundation extends Pick<
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
type Stored = Partial<Pick<Content, 'allocations' | 'answers' | 'copied'>>;

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
export function contentOf(
  foundation: Foundation,
  given: Omit<SupplierEvaluationUpdate, 'toCheck'>,
  stored: Stored,
): Content {
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
    copied: stored.copied ?? null,
    validUntil: null,
  };
}

/** A draft with the answers of another file where nothing was sent, each of which is to be checked. */
export function contentWithCopy(
  foundation: Foundation,
  { allocations, ...given }: SupplierEvaluationUpdate,
  source: SupplierEvaluation & { isSameSupplier: boolean },
): Content {
  const { content, toCheck } = copyAnswers(source, foundation);
  const own = contentOf(foundation, { ...given, allocations }, {});
  const isFree = (path: string): boolean =>
    foundation.allocations.some(({ hazardKey }) => path === allocationPath(hazardKey))
      ? !allocations?.some(({ hazardKey }) => path === allocationPath(hazardKey))
      : isEmpty(own[path as keyof Content]);
  const free = toCheck.filter(isFree);
  const fields = Object.fromEntries(Object.entries(content).filter(([field]) => free.includes(field)));
  const { id: evaluationId, fileId, fileNumber, versionNumber } = source;
  return contentOf(
    foundation,
    { ...given, ...fields, allocations: [...(allocations ?? []), ...(content.allocations ?? [])] },
    { copied: { evaluationId, fileId, fileNumber, versionNumber, toCheck: free } },
  );
}

const isEmpty = (value: unknown): boolean =>
  value === null || (Array.isArray(value) ? !value.length : !(value as EvaluationStatement).text);

/** What is still to be checked of a draft after a change: what was changed was looked at, and what is gone is of no interest. */
export function uncheckedAfter(before: Content, after: Content, sent: readonly string[] | undefined): string[] {
  const at = ({ allocations, ...content }: Content, path: string): unknown => {
    const hazard = allocations.find(({ hazardKey }) => path === allocationPath(hazardKey));
    if (!hazard) return content[path as keyof typeof content];
    const { controlledBy, entityName, control, evidence } = hazard;
    return { controlledBy, entityName, control, evidence };
  };
  return (after.copied?.toCheck ?? []).filter((path) => {
    const value = at(after, path);
    return (
      (sent?.includes(path) ?? true) &&
      value !== undefined &&
      JSON.stringify(value) === JSON.stringify(at(before, path))
    );
  });
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
