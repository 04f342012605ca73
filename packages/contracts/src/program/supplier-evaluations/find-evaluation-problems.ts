import { isSameText } from '../../core/text.js';
import { CONTROLLER_RULES, type HazardAllocation } from './allocation.js';
import { allocationPath } from './copy-answers.js';
import { hasDisclosureWords, namesHazard, proposeDisclosure } from '../control-records/disclosure.js';
import {
  CONCLUSION_LABELS,
  CONCLUSIONS_OF,
  type Conclusion,
  type EvaluationContext,
  type EvaluationReview,
  EVALUATION_KIND_LABELS,
  type ReevaluationAnswer,
  type SupplierEvaluation,
} from './supplier-evaluation.js';

/** What signing an evaluation demands (beyond/verification-engine.md, 1), as a function without a clock and a database. */

export type JudgedEvaluation = Pick<
  SupplierEvaluation,
  | 'kind'
  | 'regime'
  | 'complianceOnly'
  | 'basis'
  | 'hazardAnalysisId'
  | 'allocations'
  | 'procedures'
  | 'regulations'
  | 'complianceHistory'
  | 'safetyHistory'
  | 'conclusion'
  | 'reason'
  | 'reviewed'
  | 'answers'
  | 'copied'
>;

export interface EvaluationProblem {
  path: string;
  message: string;
}

/** Characters below which a few letters are no answer. */
const MIN_CONTROL = 10;
const MIN_ASSESSMENT = 50;

/** Each demands a reason, for which the message asks. */
const REASONS: Partial<Record<Conclusion, string>> = {
  approve_with_conditions: 'Name the conditions of the approval.',
  do_not_approve: 'Say why the supplier is not approved.',
  continue_changed: 'Say which verification activities change, and why.',
  stop: 'Say why importing from the supplier stops.',
};

const REVIEW_FIELDS: Record<keyof EvaluationReview, string> = {
  entity: 'Name who conducted the evaluation.',
  preparedBy: 'Name the person who prepared the evaluation.',
  preparedOn: 'Enter the day on which it was prepared.',
  qualificationEvidence: 'Say that a qualified individual prepared it, and how you know.',
  documentId: 'Choose the document of the evaluation.',
  assessment: 'Write your assessment of the evaluation, in at least 50 characters.',
};

function findAnalysisProblems({ regime, hazardAnalysisId }: JudgedEvaluation, { analysisState }: EvaluationContext) {
  if (regime !== 'standard') return [];
  const at = (message: string) => [{ path: 'hazardAnalysisId', message }];
  if (!hazardAnalysisId || analysisState === 'none' || analysisState === 'draft')
    return at('Sign the hazard analysis of the food first.');
  if (analysisState === 'stale')
    return at('The facts of the food have changed. Sign a new version of its hazard analysis, or confirm it.');
  if (analysisState === 'expired')
    return at('The hazard analysis of the food has expired. Sign a new version of it, or confirm it.');
  return [];
}

/** What is still to be said of the control of one hazard. */
function findAllocationProblems(
  allocation: HazardAllocation,
  index: number,
  { supplierName, lowAcidCanned }: EvaluationContext,
): EvaluationProblem[] {
  const { hazardName, hazardClass, controlledBy, entityName, control } = allocation;
  const at = (field: keyof HazardAllocation, message: string) => ({ path: `allocations.${index}.${field}`, message });
  if (!controlledBy) return [at('controlledBy', `Say who controls ${hazardName}.`)];
  const problems: EvaluationProblem[] = [];
  if (controlledBy === 'part_113' && !(lowAcidCanned && hazardClass === 'biological'))
    problems.push(
      at(
        'controlledBy',
        `${hazardName}: part 113 controls only microbiological hazards of low-acid canned food. Choose who controls it.`,
      ),
    );
  const { isNamed } = CONTROLLER_RULES[controlledBy];
  if (isNamed && !entityName) problems.push(at('entityName', `${hazardName}: name the entity that controls it.`));
  if (isNamed && entityName && isSameText(entityName, supplierName))
    problems.push(at('entityName', `${hazardName}: ${supplierName} is the supplier itself. Name the other entity.`));
  if ((control?.length ?? 0) < MIN_CONTROL)
    problems.push(
      at(
        'control',
        controlledBy === 'not_consumable'
          ? `${hazardName}: say in at least 10 characters why the food cannot be consumed without a control.`
          : `${hazardName}: say in at least 10 characters how it is controlled.`,
      ),
    );
  if (control && hasDisclosureWords(control) && !namesHazard(control, allocation))
    problems.push(
      at('control', `${hazardName}: the disclosure must name this hazard: “${proposeDisclosure([allocation])}”.`),
    );
  return problems;
}

/** Of a small supplier only the compliance history is evaluated (21 CFR 1.512(c)(1)(i)). */
function findPerformanceProblems(evaluation: JudgedEvaluation): EvaluationProblem[] {
  const { complianceOnly, procedures, regulations, complianceHistory, safetyHistory } = evaluation;
  const compliance = {
    path: 'complianceHistory.text',
    message: 'Describe how the supplier has complied with food-safety rules, and where you looked.',
    open: !complianceHistory.text,
  };
  const others = [
    {
      path: 'procedures.text',
      message: 'Describe the procedures, processes and practices of the supplier.',
      open: !procedures.text,
    },
    { path: 'regulations', message: 'Choose the rules that the supplier has to meet.', open: !regulations.length },
    compliance,
    {
      path: 'safetyHistory.text',
      message: 'Describe your food-safety history with the supplier: tests, audits, how it corrects problems.',
      open: !safetyHistory.text,
    },
  ];
  return (complianceOnly ? [compliance] : others)
    .filter(({ open }) => open)
    .map(({ path, message }) => ({ path, message }));
}

function findReviewProblems(
  { basis, reviewed }: JudgedEvaluation,
  { supplierName }: EvaluationContext,
): EvaluationProblem[] {
  if (basis !== 'reviewed') return [];
  const open = (Object.keys(REVIEW_FIELDS) as (keyof EvaluationReview)[])
    .filter((field) => !reviewed?.[field] || (field === 'assessment' && reviewed[field].length < MIN_ASSESSMENT))
    .map((field) => ({ path: `reviewed.${field}`, message: REVIEW_FIELDS[field] }));
  if (!reviewed?.entity || !isSameText(reviewed.entity, supplierName)) return open;
  return [
    {
      path: 'reviewed.entity',
      message: `${supplierName} is the supplier itself, whose own evaluation cannot be relied on. Name another entity.`,
    },
    ...open,
  ];
}

const ANSWER_FIELDS = {
  concernsChanged: 'say whether the concerns about the hazards or the supplier have changed.',
  goesOn: 'say whether importing from the supplier goes on.',
  activitiesChanged: 'say whether the verification activities change.',
} as const satisfies Partial<Record<keyof ReevaluationAnswer, string>>;

function findAnswerProblems({ kind, answers, conclusion }: JudgedEvaluation): EvaluationProblem[] {
  if (kind !== 'reevaluation') return [];
  const open = answers.flatMap((answer, index) =>
    (Object.keys(ANSWER_FIELDS) as (keyof typeof ANSWER_FIELDS)[])
      .filter((field) => answer[field] === null)
      .map((field) => ({
        path: `answers.${index}.${field}`,
        message: `${answer.reasonText}: ${ANSWER_FIELDS[field]}`,
      })),
  );
  const concludes = (wanted: Conclusion, what: string): EvaluationProblem => ({
    path: 'conclusion',
    message: `You answer that ${what}, so conclude “${CONCLUSION_LABELS[wanted]}”.`,
  });
  if (conclusion && conclusion !== 'stop' && answers.some(({ goesOn }) => goesOn === false))
    return [...open, concludes('stop', 'importing does not go on')];
  if (conclusion === 'continue' && answers.some(({ activitiesChanged }) => activitiesChanged))
    return [...open, concludes('continue_changed', 'verification activities change')];
  return open;
}

function findConclusionProblems({ kind, conclusion, reason }: JudgedEvaluation): EvaluationProblem[] {
  if (!conclusion) return [{ path: 'conclusion', message: 'Choose a conclusion.' }];
  if (!CONCLUSIONS_OF[kind].includes(conclusion))
    return [
      {
        path: 'conclusion',
        message: `Choose a conclusion of ${kind === 'initial' ? 'an' : 'a'} ${EVALUATION_KIND_LABELS[kind].toLowerCase()}.`,
      },
    ];
  const message = REASONS[conclusion];
  return message && !reason ? [{ path: 'reason', message }] : [];
}

const COPIED_FIELDS: Readonly<Record<string, { path: string; name: string }>> = {
  procedures: { path: 'procedures.text', name: 'Procedures, processes and practices' },
  regulations: { path: 'regulations', name: 'Rules' },
  complianceHistory: { path: 'complianceHistory.text', name: 'Compliance' },
  safetyHistory: { path: 'safetyHistory.text', name: 'Food-safety history' },
  otherFactors: { path: 'otherFactors', name: 'Other factors' },
};

/** What was copied is an answer of this file once a person has looked at it. */
function findCopiedProblems({ copied, allocations }: JudgedEvaluation): EvaluationProblem[] {
  if (!copied) return [];
  const { toCheck, fileNumber } = copied;
  const ofHazards = allocations.map(({ hazardKey, hazardName }, index) => ({
    key: allocationPath(hazardKey),
    path: `allocations.${index}`,
    name: hazardName,
  }));
  const others = Object.entries(COPIED_FIELDS).map(([key, field]) => ({ key, ...field }));
  return [...ofHazards, ...others]
    .filter(({ key }) => toCheck.includes(key))
    .map(({ path, name }) => ({ path, message: `${name}: check what was copied from ${fileNumber}.` }));
}

/** All that keeps an evaluation from being signed. */
export const findEvaluationProblems = (
  evaluation: JudgedEvaluation,
  context: EvaluationContext,
): EvaluationProblem[] => [
  ...findAnalysisProblems(evaluation, context),
  ...evaluation.allocations.flatMap((allocation, index) => findAllocationProblems(allocation, index, context)),
  ...findPerformanceProblems(evaluation),
  ...findReviewProblems(evaluation, context),
  ...findAnswerProblems(evaluation),
  ...findCopiedProblems(evaluation),
  ...findConclusionProblems(evaluation),
];

/** What the evaluator should think about. */
export const findEvaluationWarnings = ({ allocations }: Pick<JudgedEvaluation, 'allocations'>): string[] =>
  allocations
    .filter(({ controlledBy }) => controlledBy === 'importer')
    .map(
      ({ hazardName }) =>
        `${hazardName}: if you control it as a receiving facility, determine the regime “deemed in compliance” for this file (21 CFR 1.502(c)). Otherwise the verification plan stays incomplete.`,
    );
