import type { Day } from '../core/calendar-day.js';
import type { FieldError } from '../core/problem.js';
import type { ResultContent } from './activity-result.js';
import type { ResultActivity } from './result-state.js';

/** What the result of each verification activity must hold (21 CFR 1.506(e)(1); beyond/verification-engine.md, 5). Pure. */

type TextField = {
  [K in keyof ResultContent]: ResultContent[K] extends string | null ? K : never;
}[keyof ResultContent];
type Demand = readonly [field: TextField, message: string];

const CORRECTIVE_ACTIONS: Demand = ['correctiveActions', 'Enter the corrective actions, or “none”.'];
const QUALIFICATION: Demand = [
  'qualificationEvidence',
  'Enter why this person is qualified: education, training or experience.',
];

const TEXTS: Record<ResultActivity, readonly Demand[]> = {
  audit: [
    ['performedOn', 'Enter the day of the audit; of several, the last one.'],
    QUALIFICATION,
    ['procedures', 'Describe how the audit was done. A certificate alone is not enough.'],
    ['regulations', 'Enter the regulations that the audit considered, such as 21 CFR part 117.'],
    ['conclusions', 'Enter the conclusions of the audit.'],
    ['correctiveActions', 'Enter significant deficiencies with their corrective actions, or “none”.'],
  ],
  inspection: [
    ['authority', 'Enter the authority that inspected.'],
    ['performedOn', 'Enter the day of the inspection; of several, the last one.'],
    ['regulations', 'Enter the regulations that the inspection considered.'],
    ['whyAppropriate', 'Explain why the inspection is appropriate in place of an audit.'],
  ],
  sampling_testing: [
    ['food', 'Enter the food that was sampled.'],
    ['lotNumber', 'Enter the lot.'],
    ['performedOn', 'Enter the day of the test; of several, the last one.'],
    ['reportedOn', 'Enter the day of the report.'],
    ['laboratoryName', 'Enter the name of the laboratory.'],
    ['laboratoryAddress', 'Enter the address of the laboratory.'],
    QUALIFICATION,
    CORRECTIVE_ACTIONS,
  ],
  records_review: [
    ['performedOn', 'Enter the day of the review; of several, the last one.'],
    QUALIFICATION,
    ['procedures', 'Describe the records that were reviewed.'],
    ['conclusions', 'Enter the conclusions of the review.'],
    CORRECTIVE_ACTIONS,
  ],
  other: [
    ['performedOn', 'Enter the day of the activity; of several, the last one.'],
    QUALIFICATION,
    ['procedures', 'Describe the activity.'],
    ['conclusions', 'Enter the findings.'],
    CORRECTIVE_ACTIONS,
  ],
};

/** Who must be named. An authority inspects with people of its own. */
const PERFORMER: Partial<Record<ResultActivity, string>> = {
  audit: 'Enter the name of the auditor.',
  sampling_testing: 'Enter the name of the qualified individual who conducted the testing.',
  records_review: 'Enter the name of the qualified individual who reviewed the records.',
  other: 'Enter the name of the qualified individual who performed the activity.',
};

/** What a complete result still needs, by field, in the order of the form. */
export function findMissing(result: ResultContent): FieldError[] {
  const { activity } = result;
  const texts = TEXTS[activity].flatMap(([path, message]) => (result[path] === null ? [{ path, message }] : []));
  return [...texts, ...findUnnamed(result), ...OTHERS[activity](result)];
}

function findUnnamed({ activity, performedBy, independent }: ResultContent): FieldError[] {
  const unnamed = PERFORMER[activity];
  if (!unnamed) return [];
  return [
    ...(performedBy.name === null ? [{ path: 'performedBy.name', message: unnamed }] : []),
    ...(performedBy.relation === null
      ? [{ path: 'performedBy.relation', message: 'Choose who performed the activity.' }]
      : []),
    ...(independent === true ? [] : [{ path: 'independent', message: INDEPENDENCE[String(independent)]! }]),
  ];
}

const INDEPENDENCE: Record<string, string> = {
  null: 'Answer whether the performer is free of financial conflicts of interest.',
  false: 'A result counts only without financial conflicts of interest, and if payment does not depend on it.',
};

const OTHERS: Record<ResultActivity, (result: ResultContent) => FieldError[]> = {
  audit: ({ foodSafetyPlanReviewed: reviewed, foodSafetyPlanReason: reason }) => {
    if (reviewed === null)
      return [
        {
          path: 'foodSafetyPlanReviewed',
          message: 'Answer whether the audit considered the food safety plan of the supplier.',
        },
      ];
    return reviewed === 'no_plan' && reason === null
      ? [{ path: 'foodSafetyPlanReason', message: 'Explain why the supplier does not need a food safety plan.' }]
      : [];
  },
  inspection: ({ documentIds }) =>
    documentIds.length ? [] : [{ path: 'documentIds', message: 'Attach the written results of the inspection.' }],
  sampling_testing: ({ samples, tests }) => [
    ...(samples === null ? [{ path: 'samples', message: 'Enter the number of samples.' }] : []),
    ...(tests.length ? [] : [{ path: 'tests', message: 'Add each test with its method and its result.' }]),
    ...tests.flatMap(({ name, method, result }, at) => [
      ...(method === null ? [{ path: `tests.${at}.method`, message: `Enter the method of “${name}”.` }] : []),
      ...(result === null ? [{ path: `tests.${at}.result`, message: `Enter the result of “${name}”.` }] : []),
    ]),
  ],
  records_review: () => [],
  other: () => [],
};

/** What cannot be, whether the result is complete or not. */
export function findContradictions({
  activity,
  performedBy,
  startedOn,
  performedOn,
  reportedOn,
}: ResultContent): FieldError[] {
  const isAfter = (one: Day | null, other: Day | null) => one !== null && other !== null && one > other;
  return [
    ...(performedBy.relation === 'supplier' && activity !== 'sampling_testing'
      ? [
          {
            path: 'performedBy.relation',
            message: 'The supplier can perform only sampling and testing itself (21 CFR 1.506(e)(2)(ii))',
          },
        ]
      : []),
    ...(isAfter(startedOn, performedOn) ? [{ path: 'startedOn', message: 'It is after the last day' }] : []),
    ...(activity === 'sampling_testing' && isAfter(performedOn, reportedOn)
      ? [{ path: 'reportedOn', message: 'The report is from before the test' }]
      : []),
  ];
}
