import type { Controller, HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import { allocationPath } from '@fsvp/contracts/program/supplier-evaluations/copy-answers';
import type { JudgedEvaluation } from '@fsvp/contracts/program/supplier-evaluations/find-evaluation-problems';
import {
  type Conclusion,
  type EvaluationBasis,
  type Regulation,
  type ReevaluationAnswer,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';

export interface StatementValues {
  text: string;
  evidence: string[];
}
export interface AllocationValues {
  controlledBy: Controller | null;
  entityName: string;
  control: string;
  evidence: string[];
}
export type AnswerValues = Pick<ReevaluationAnswer, 'concernsChanged' | 'goesOn' | 'activitiesChanged'> & {
  text: string;
};

/** The values of the form's fields. Hazards and reasons are known by their keys: another version has others at the same place. */
export interface EvaluationValues {
  basis: EvaluationBasis;
  allocations: Record<string, AllocationValues>;
  procedures: StatementValues;
  regulations: Regulation[];
  complianceHistory: StatementValues;
  safetyHistory: StatementValues;
  otherFactors: string;
  reviewed: {
    entity: string;
    preparedBy: string;
    preparedOn: string | null;
    qualificationEvidence: string;
    documentId: string | null;
    assessment: string;
  };
  answers: Record<string, AnswerValues>;
  conclusion: Conclusion | null;
  reason: string;
  /** Copied answers that nobody has checked: by the key of a hazard, or the name of a field. */
  toCheck: Record<string, boolean>;
}

export const LABELS = {
  basis: 'Whose evaluation it is',
  'procedures.text': 'What you found about its procedures, processes and practices',
  'procedures.evidence': 'Documents on its procedures',
  regulations: 'Rules that the supplier has to meet',
  'complianceHistory.text': 'What you found about its compliance',
  'complianceHistory.evidence': 'Documents on its compliance',
  'safetyHistory.text': 'Your food-safety history with the supplier',
  'safetyHistory.evidence': 'Documents on its history',
  otherFactors: 'Other factors',
  'reviewed.entity': 'Conducted by',
  'reviewed.preparedBy': 'Prepared by',
  'reviewed.preparedOn': 'Prepared on',
  'reviewed.qualificationEvidence': 'Evidence of a qualified individual',
  'reviewed.documentId': 'Document of the evaluation',
  'reviewed.assessment': 'Your assessment',
  conclusion: 'Conclusion',
  reason: 'Reason',
} as const;

const byKey = <T, V>(list: readonly T[], keyOf: (entry: T) => string, toValue: (entry: T) => V): Record<string, V> =>
  Object.fromEntries(list.map((entry) => [keyOf(entry), toValue(entry)]));

export function toFormValues(evaluation: SupplierEvaluation): EvaluationValues {
  const { basis, procedures, regulations, complianceHistory, safetyHistory, otherFactors, conclusion, reason } =
    evaluation;
  const { reviewed } = evaluation;
  const statement = ({ text, evidence }: SupplierEvaluation['procedures']) => ({ text: text ?? '', evidence });
  return {
    basis,
    allocations: byKey(
      evaluation.allocations,
      ({ hazardKey }) => hazardKey,
      ({ controlledBy, entityName, control, evidence }: HazardAllocation) => ({
        controlledBy,
        entityName: entityName ?? '',
        control: control ?? '',
        evidence,
      }),
    ),
    procedures: statement(procedures),
    regulations,
    complianceHistory: statement(complianceHistory),
    safetyHistory: statement(safetyHistory),
    otherFactors: otherFactors ?? '',
    reviewed: {
      entity: reviewed?.entity ?? '',
      preparedBy: reviewed?.preparedBy ?? '',
      preparedOn: reviewed?.preparedOn ?? null,
      qualificationEvidence: reviewed?.qualificationEvidence ?? '',
      documentId: reviewed?.documentId ?? null,
      assessment: reviewed?.assessment ?? '',
    },
    answers: byKey(
      evaluation.answers,
      ({ reasonId }) => reasonId,
      ({ concernsChanged, goesOn, activitiesChanged, text }: ReevaluationAnswer) => ({
        concernsChanged,
        goesOn,
        activitiesChanged,
        text: text ?? '',
      }),
    ),
    conclusion,
    reason: reason ?? '',
    toCheck: byKey(evaluation.copied?.toCheck ?? [], keyOfPath, () => true),
  };
}

const keyOfPath = (path: string): string => path.split('.').at(-1)!;
const pathsToCheck = ({ toCheck, allocations }: Pick<EvaluationValues, 'toCheck' | 'allocations'>): string[] =>
  Object.keys(toCheck)
    .filter((key) => toCheck[key])
    .map((key) => (key in allocations ? allocationPath(key) : key));

/** Whether a copied answer still has to be looked at: what was changed was. @param key of a hazard, or the name of a field */
export function isUnchecked(draft: SupplierEvaluation, values: EvaluationValues, key: string): boolean {
  if (!values.toCheck[key]) return false;
  const at = (of: EvaluationValues) => of.allocations[key] ?? of[key as keyof EvaluationValues];
  return JSON.stringify(at(values)) === JSON.stringify(at(toFormValues(draft)));
}

const orNull = (text: string) => text.trim() || null;
const isEmpty = (review: EvaluationValues['reviewed']) => Object.values(review).every((value) => !value);

/** The body of the call. An entity that does not control the hazard by its kind has no name. */
export function toBody({ allocations, answers, reviewed, reason, otherFactors, toCheck, ...values }: EvaluationValues) {
  return {
    ...values,
    toCheck: pathsToCheck({ toCheck, allocations }),
    allocations: Object.entries(allocations).map(([hazardKey, allocation]) => ({ hazardKey, ...allocation })),
    answers: Object.entries(answers).map(([reasonId, answer]) => ({ reasonId, ...answer })),
    otherFactors: orNull(otherFactors),
    reason: orNull(reason),
    reviewed: isEmpty(reviewed) ? null : reviewed,
  };
}

/** A draft as it would be with the values of its form. */
export function toJudged(evaluation: SupplierEvaluation, values: EvaluationValues): JudgedEvaluation {
  const statement = ({ text, evidence }: StatementValues) => ({ text: orNull(text), evidence });
  const { reviewed } = values;
  return {
    ...evaluation,
    copied: evaluation.copied && {
      ...evaluation.copied,
      toCheck: evaluation.copied.toCheck.filter((path) => isUnchecked(evaluation, values, keyOfPath(path))),
    },
    basis: values.basis,
    regulations: values.regulations,
    procedures: statement(values.procedures),
    complianceHistory: statement(values.complianceHistory),
    safetyHistory: statement(values.safetyHistory),
    conclusion: values.conclusion,
    reason: orNull(values.reason),
    reviewed: {
      entity: orNull(reviewed.entity),
      preparedBy: orNull(reviewed.preparedBy),
      preparedOn: reviewed.preparedOn,
      qualificationEvidence: orNull(reviewed.qualificationEvidence),
      documentId: reviewed.documentId,
      assessment: orNull(reviewed.assessment),
    },
    allocations: evaluation.allocations.map((allocation) => {
      const own = values.allocations[allocation.hazardKey];
      return own
        ? { ...allocation, ...own, entityName: orNull(own.entityName), control: orNull(own.control) }
        : allocation;
    }),
    answers: evaluation.answers.map((answer) => {
      const own = values.answers[answer.reasonId];
      return own ? { ...answer, ...own, text: orNull(own.text) } : answer;
    }),
  };
}

/** Of copied answers that are not about one hazard. */
export const COPIED_NAMES: Readonly<Record<string, string>> = {
  procedures: 'Procedures, processes and practices',
  regulations: LABELS.regulations,
  complianceHistory: 'Compliance',
  safetyHistory: 'Food-safety history',
  otherFactors: LABELS.otherFactors,
};

/** The labels of all fields of a draft, by path: two people who change one hazard compare its values. */
export const labelsOf = ({ allocations, answers, copied }: SupplierEvaluation): Record<string, string> => ({
  ...LABELS,
  ...Object.fromEntries(
    (copied?.toCheck ?? []).map((path) => {
      const key = keyOfPath(path);
      const name = allocations.find(({ hazardKey }) => hazardKey === key)?.hazardName ?? COPIED_NAMES[key] ?? key;
      return [`toCheck.${key}`, `${name}: to be checked`];
    }),
  ),
  ...Object.fromEntries(
    allocations.flatMap(({ hazardKey, hazardName }) => [
      [`allocations.${hazardKey}.controlledBy`, `${hazardName}: controlled by`],
      [`allocations.${hazardKey}.entityName`, `${hazardName}: entity`],
      [`allocations.${hazardKey}.control`, `${hazardName}: how`],
      [`allocations.${hazardKey}.evidence`, `${hazardName}: documents`],
    ]),
  ),
  ...Object.fromEntries(
    answers.flatMap(({ reasonId, reasonText }) => [
      [`answers.${reasonId}.concernsChanged`, `${reasonText}: concerns changed`],
      [`answers.${reasonId}.goesOn`, `${reasonText}: importing goes on`],
      [`answers.${reasonId}.activitiesChanged`, `${reasonText}: activities change`],
      [`answers.${reasonId}.text`, `${reasonText}: what was found`],
    ]),
  ),
});

/** The part of the form that a problem is about. */
export function partOf(path: string, { allocations, answers }: SupplierEvaluation): string {
  const [part = '', index = ''] = path.split('.');
  if (part === 'allocations') return `allocations.${allocations[Number(index)]?.hazardKey}`;
  if (part === 'answers') return `answers.${answers[Number(index)]?.reasonId}`;
  return part;
}
