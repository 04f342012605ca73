import { isSameText } from '@fsvp/contracts/core/text';
import type { AllocationInput, HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type {
  SupplierEvaluation,
  SupplierEvaluationUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';

/** A field is shown with its answer where all drafts have the same one, and else empty. */
const SHARED = [
  'basis',
  'procedures',
  'regulations',
  'complianceHistory',
  'safetyHistory',
  'otherFactors',
  'conclusion',
  'reason',
  'reviewed',
] as const;
const EMPTY = {
  basis: 'own',
  procedures: { text: null, evidence: [] },
  regulations: [],
  complianceHistory: { text: null, evidence: [] },
  safetyHistory: { text: null, evidence: [] },
  otherFactors: null,
  conclusion: null,
  reason: null,
  reviewed: null,
} satisfies Partial<SupplierEvaluation>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isSameHazard = (one: HazardAllocation, other: HazardAllocation) =>
  one.hazardClass === other.hazardClass && isSameText(one.hazardName, other.hazardName);
const answerOf = ({ controlledBy, entityName, control, evidence }: HazardAllocation) => ({
  controlledBy,
  entityName,
  control,
  evidence,
});
const UNANSWERED = { controlledBy: null, entityName: null, control: null, evidence: [] };

/** Whether drafts can be written with one form: the same conclusions are possible, and there is no reason to answer. */
export const canShare = (one: SupplierEvaluation, other: SupplierEvaluation): boolean =>
  one.kind === other.kind &&
  one.complianceOnly === other.complianceOnly &&
  one.answers.length + other.answers.length === 0;

/** Several drafts as one, for a form: the hazards of all of them, each once, and what all of them answer alike. */
export function mergeDrafts(drafts: readonly SupplierEvaluation[]): SupplierEvaluation {
  const [first, ...others] = drafts;
  const shared = Object.fromEntries(
    SHARED.map((field) => [
      field,
      others.every((other) => isSame(other[field], first![field])) ? first![field] : EMPTY[field],
    ]),
  );
  const allocations: HazardAllocation[] = [];
  for (const draft of drafts)
    for (const hazard of draft.allocations) {
      const at = allocations.findIndex((one) => isSameHazard(one, hazard));
      if (at < 0) allocations.push(hazard);
      else if (!isSame(answerOf(allocations[at]!), answerOf(hazard)))
        allocations[at] = { ...allocations[at]!, ...UNANSWERED };
    }
  return { ...first!, ...shared, allocations, copied: null };
}

/** The hazards of a draft, of those that the form has. */
export const filesWithHazard = (
  hazard: HazardAllocation,
  drafts: readonly SupplierEvaluation[],
): SupplierEvaluation[] => drafts.filter(({ allocations }) => allocations.some((one) => isSameHazard(one, hazard)));

/** What is written into one draft: only what was entered, and only about its own hazards. */
export function bodyFor(
  draft: SupplierEvaluation,
  { allocations = [], ...entered }: SupplierEvaluationUpdate,
  merged: SupplierEvaluation,
): SupplierEvaluationUpdate {
  const own = allocations.flatMap((given): AllocationInput[] => {
    const shown = merged.allocations.find(({ hazardKey }) => hazardKey === given.hazardKey);
    const hazard = shown && draft.allocations.find((one) => isSameHazard(one, shown));
    return hazard ? [{ ...given, hazardKey: hazard.hazardKey }] : [];
  });
  return { ...entered, ...(own.length ? { allocations: own } : {}) };
}
