import { CONCLUSIONS_OF, type Conclusion } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import * as z from 'zod/mini';
import type { AnswerGroup } from './answer-groups.js';
import type { CommonAnswers } from './api/evaluations.js';

/** What 21 CFR 1.505(c)(1) asks of each reason. */
export const QUESTIONS = [
  { field: 'concernsChanged', label: 'Have the concerns about the hazards or the supplier changed?' },
  { field: 'goesOn', label: 'Does importing from the supplier go on?' },
  { field: 'activitiesChanged', label: 'Do the verification activities change?' },
] as const;

const yesNo = z.enum(['yes', 'no'], 'Answer yes or no');
const schema = z
  .object({
    conclusion: z.enum(CONCLUSIONS_OF.reevaluation as [Conclusion, ...Conclusion[]], 'Choose a conclusion'),
    reason: z.string(),
    answers: z.array(z.object({ concernsChanged: yesNo, goesOn: yesNo, activitiesChanged: yesNo, text: z.string() })),
  })
  .check(
    z.refine(({ conclusion, reason }) => conclusion === 'continue' || reason.trim() !== '', {
      error: 'Say what changes, and why',
      path: ['reason'],
    }),
  );

export interface CombinedValues {
  conclusion: string;
  reason: string;
  answers: { concernsChanged: string; goesOn: string; activitiesChanged: string; text: string }[];
}

export const combinedForm = (count: number) => ({
  schema,
  defaultValues: {
    conclusion: '',
    reason: '',
    answers: Array.from({ length: count }, () => ({
      concernsChanged: '',
      goesOn: '',
      activitiesChanged: '',
      text: '',
    })),
  },
});

/** The answers to each group of reasons, as the calls take them. */
export function toCommonAnswers(
  { conclusion, reason, answers }: CombinedValues,
  groups: readonly AnswerGroup[],
): CommonAnswers {
  return {
    conclusion: conclusion as Conclusion,
    reason: reason.trim() || null,
    answers: answers.map(({ concernsChanged, goesOn, activitiesChanged, text }, index) => ({
      reasonIds: groups[index]!.reasonIds,
      concernsChanged: concernsChanged === 'yes',
      goesOn: goesOn === 'yes',
      activitiesChanged: activitiesChanged === 'yes',
      text: text.trim() || null,
    })),
  };
}
