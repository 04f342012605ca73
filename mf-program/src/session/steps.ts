import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { ReadinessItem } from '../readiness/item-text.js';

/** The questions of a session in the order in which the law asks them: what decides comes before what follows from it. */
const QUESTIONS: Record<RequirementCode, string> = {
  'APP-1': 'Which requirements apply to this file?',
  'IMP-1': 'Who imports the food?',
  'VS-1': 'Is the importer very small this year?',
  'SS-1': 'Is the supplier small this year?',
  'EQ-1': 'Is the food within the scope of the recognized system?',
  'EQ-2': 'Is the supplier in good standing with its authority?',
  'QI-1': 'Are the people who sign qualified?',
  'HA-1': 'Which hazards does the food have?',
  'LACF-1': 'Was the food made under part 113?',
  'EV-1': 'Who controls the hazards, and how has the supplier performed?',
  'AS-1': 'Why can the food not be eaten without a control?',
  'AS-2': 'How do you disclose that the hazard is not controlled?',
  'AS-3': 'What does the customer assure?',
  'AS-4': 'How do you ensure that the hazard is controlled later?',
  'AS-5': 'What does the customer assure about the supplement?',
  'VS-2': 'What does the supplier assure?',
  'SS-2': 'What does the supplier assure?',
  'AV-1': 'Do you approve the supplier?',
  'PR-1': 'How do you make sure that you import from approved suppliers only?',
  'PR-3': 'How do you verify suppliers?',
  'VD-1': 'What will you do to verify the supplier, and how often?',
  'VD-2': 'Why is no yearly audit needed?',
  'VA-1': 'What did the first activities find?',
  'VR-1': 'Are their results adequate?',
  'RE-1': 'Is a reevaluation due?',
  'CA-1': 'Is a corrective action overdue?',
  'IMP-2': 'Does each entry line name the importer?',
  'PR-2': 'Was each receipt from an approved supplier?',
  'RC-1': 'Are the records fit to show?',
};
/** What an answer counts for, if not for the file alone. */
export const COUNTS_FOR: Partial<Record<RequirementCode, 'importer' | 'food'>> = {
  'IMP-1': 'importer',
  'VS-1': 'importer',
  'PR-1': 'importer',
  'PR-3': 'importer',
  'HA-1': 'food',
};
/** 'The answer counts for all files of Fresh mango.'; undefined if it counts for this file only. */
export function countsForText(
  code: RequirementCode,
  file: Pick<FsvpFile, 'importerName' | 'foodName'>,
): string | undefined {
  const shared = COUNTS_FOR[code];
  return shared && `The answer counts for all files of ${shared === 'food' ? file.foodName : file.importerName}.`;
}

export const ORDER = Object.keys(QUESTIONS) as RequirementCode[];

/** `prepared`: a draft waits for its signature. */
export type StepState = 'done' | 'prepared' | 'open';

export interface Step {
  item: ReadinessItem;
  question: string;
  state: StepState;
  /** It is open, but somebody has begun to answer it. */
  isBegun: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What a file has to answer, in order.
 * @param incomplete ids of drafts in which something is still to be answered
 */
export function stepsOf({ items }: Pick<FileReadinessAnswer, 'items'>, incomplete = NONE): Step[] {
  return items
    .filter(({ state }) => state !== 'not_applicable')
    .map((item) => {
      const isDraft = item.state === 'missing' && item.reason === 'unsigned';
      const isBegun = isDraft && item.evidence.some(({ id }) => incomplete.has(id));
      const state = item.state !== 'missing' ? 'done' : isDraft && !isBegun ? 'prepared' : 'open';
      return { item, question: QUESTIONS[item.code], state, isBegun } as const;
    })
    .sort((one, other) => ORDER.indexOf(one.item.code) - ORDER.indexOf(other.item.code));
}

/** What has to be answered and signed before a question can be. */
const NEEDS: Partial<Record<RequirementCode, RequirementCode>> = {
  // Who signs is qualified: there has to be something to sign.
  'QI-1': 'APP-1',
  'EV-1': 'HA-1',
  'AV-1': 'EV-1',
  'VD-1': 'EV-1',
  'VA-1': 'VD-1',
  'VR-1': 'VA-1',
  'RE-1': 'EV-1',
};

/** The step that a step waits for; undefined if nothing keeps it. */
export function waitsFor({ item }: Step, steps: readonly Step[]): Step | undefined {
  const needed = steps.find((step) => step.item.code === NEEDS[item.code]);
  return needed?.state === 'done' ? undefined : needed;
}

/** The step to go on with: the first open one that waits for nothing; without one, the first that waits for a signature. */
export const nextStep = (steps: readonly Step[]): Step | undefined =>
  steps.find((step) => step.state === 'open' && !waitsFor(step, steps)) ??
  steps.find(({ state }) => state === 'prepared') ??
  steps.find(({ state }) => state === 'open');
