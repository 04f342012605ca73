import {
  EMPTY_RESULT,
  RESULTS_OF_TYPE,
  type ActivityResult,
  type PerformedTest,
  type PlanReviewed,
  type ResultContent,
  type VerifiableLine,
} from '@fsvp/contracts/quality/activity-result';
import { RESULT_ACTIVITY_LABELS, type ResultActivity } from '@fsvp/contracts/quality/result-state';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { dayText } from '@fsvp/contracts/core/signed-field';

/** What the form shows of a result: texts are empty where the result has none. */
export interface ResultValues extends Omit<
  ResultContent,
  'independent' | 'performedBy' | 'tests' | 'samples' | 'foodSafetyPlanReviewed'
> {
  performedBy: { name: string; employer: string; relation: ResultContent['performedBy']['relation'] };
  /** Confirmed. */
  independent: boolean;
  foodSafetyPlanReviewed: PlanReviewed | null;
  samples: number | string | null;
  tests: { name: string; method: string; result: string }[];
  complete: boolean;
  /** Key of the line of a plan; null: none. */
  lineKey: string | null;
  /** Also sets the activity to Completed. */
  completesActivity: boolean;
}

export const RESULT_FIELD_LABELS = {
  activity: 'What was done',
  startedOn: 'First day',
  performedOn: 'Day',
  'performedBy.name': 'Name',
  'performedBy.employer': 'Employer',
  'performedBy.relation': 'Performed by',
  qualificationEvidence: 'Why this person is qualified',
  independent: 'No financial conflict of interest, and payment does not depend on the result',
  procedures: 'Procedures',
  conclusions: 'Conclusions',
  correctiveActions: 'Corrective actions',
  regulations: 'Regulations considered',
  foodSafetyPlanReviewed: 'Food safety plan of the supplier considered',
  foodSafetyPlanReason: 'Why the supplier does not need one',
  authority: 'Authority',
  whyAppropriate: 'Why it is appropriate in place of an audit',
  food: 'Food',
  lotNumber: 'Lot',
  samples: 'Number of samples',
  tests: 'Tests',
  reportedOn: 'Day of the report',
  laboratoryName: 'Laboratory',
  laboratoryAddress: 'Address of the laboratory',
  documentIds: 'Documents',
  lateReason: 'Why it was performed late',
  complete: 'The result is complete',
};

/** The result that the form begins with: version 0 stands for none. */
export function emptyResult({
  id,
  type,
  title,
  supplierId,
  fileId,
  planLineKey,
}: VerificationActivity): ActivityResult {
  return {
    id: '',
    version: 0,
    createdBy: null,
    createdAt: '',
    updatedAt: '',
    activityId: id,
    activityTitle: title,
    supplierId,
    fileId,
    planLineKey,
    ...EMPTY_RESULT,
    activity: RESULTS_OF_TYPE[type][0],
    state: 'draft',
    completedAt: null,
    missing: [],
    review: null,
  };
}

export function toFormValues(result: ActivityResult): ResultValues {
  const { performedBy, independent, tests, state, planLineKey } = result;
  const content = Object.fromEntries(
    (Object.keys(EMPTY_RESULT) as (keyof typeof EMPTY_RESULT)[]).map((name) => [name, result[name]]),
  ) as unknown as ResultContent;
  return {
    ...content,
    activity: result.activity,
    documentIds: [...result.documentIds],
    performedBy: { name: performedBy.name ?? '', employer: performedBy.employer ?? '', relation: performedBy.relation },
    independent: independent === true,
    tests: tests.map(({ name, method, result: found }) => ({ name, method: method ?? '', result: found ?? '' })),
    complete: state === 'complete',
    lineKey: planLineKey,
    completesActivity: true,
  };
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';
const blankToNull = <T>(value: T): T | null => (isBlank(value) ? null : value);

function toTests(tests: ResultValues['tests']): PerformedTest[] {
  return tests
    .filter((one) => Object.values(one).some((text) => !isBlank(text)))
    .map(({ name, method, result }) => ({ name, method: blankToNull(method), result: blankToNull(result) }));
}

/** @param lines of plans that the activity can fulfil */
export function toBody(
  { lineKey, completesActivity: _completes, performedBy, independent, tests, ...values }: ResultValues,
  opened: ActivityResult,
  lines: readonly VerifiableLine[],
) {
  const line = lines.find((one) => one.lineKey === lineKey);
  const content = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, blankToNull(value)]));
  return {
    ...content,
    performedBy: Object.fromEntries(Object.entries(performedBy).map(([name, value]) => [name, blankToNull(value)])),
    // Who does not confirm it has not answered no.
    independent: independent ? true : opened.independent === false ? false : null,
    tests: toTests(tests),
    ...(lineKey !== opened.planLineKey && {
      planLine: line ? { fileId: line.fileId, lineKey: line.lineKey } : null,
    }),
  };
}

/** The content as it would be saved, for what is still missing. */
export function toContent(values: ResultValues, opened: ActivityResult): ResultContent {
  const { complete: _complete, samples, ...content } = toBody(values, opened, []) as Record<string, unknown>;
  return {
    ...(content as unknown as ResultContent),
    samples: samples === null || samples === undefined || samples === '' ? null : Number(samples),
  };
}

/** Whether the result of a line is one of this activity. */
export const fitsLine = (activity: ResultActivity, line: VerifiableLine): boolean =>
  line.activity === activity || (line.activity === 'audit' && activity === 'inspection');

export function lineText({ fileNumber, foodName, activity, hazardNames, dueOn }: VerifiableLine): string {
  const hazards = hazardNames.length ? ` (${hazardNames.join(', ')})` : '';
  const due = dueOn ? `, due ${dayText(dueOn)}` : '';
  return `${fileNumber ?? 'FSVP file'}: ${RESULT_ACTIVITY_LABELS[activity]}, ${foodName}${hazards}${due}`;
}
