import * as z from 'zod/mini';
import { ACCOUNT_REVIEW_DRAFT_DAYS, accountReview } from './account-review.js';
import { type Day, daysBetween, today } from '../core/calendar-day.js';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { day, dayText } from '../core/signed-field.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { SIGNED_STATES, type SignedState, type SignableDefinition, signedFields } from '../signatures/index.js';

export const accountReviewRecord = defineStoredRecord({
  type: 'account-review',
  service: 'gateway',
  response: accountReview,
  derived: ['accountCount', 'confirmedByName', 'confirmedAt'],
  notShown: 'accounts are for administrators',
  data: z.looseObject({ id: z.string(), day: z.string(), state: z.enum(SIGNED_STATES) }),
  events: { drafted: NEW, updated: CHANGED, deleted: DELETED, signed: CHANGED, withdrawn: CHANGED },
});
export const {
  drafted: accountReviewDrafted,
  /** The snapshot of a draft was taken again. */
  updated: accountReviewUpdated,
  deleted: accountReviewDeleted,
  signed: accountReviewSigned,
  withdrawn: accountReviewWithdrawn,
} = accountReviewRecord.events;

/** A confirmation of who has access (21 CFR 11.300(b)). */
export interface AccountReviewContent {
  id: string;
  version: number;
  state: SignedState;
  day: Day;
  /** One line for each account (`accountLine`). */
  accounts: string[];
}

function refuseAccountReview({ state, day: taken }: AccountReviewContent): string | undefined {
  if (state !== 'draft') return 'Only a draft can be signed.';
  return daysBetween(taken, today()) > ACCOUNT_REVIEW_DRAFT_DAYS
    ? `This account review is from ${dayText(taken)}: create a new one.`
    : undefined;
}

export const accountReviewSigning: SignableDefinition<AccountReviewContent> = {
  type: 'account-review',
  noun: 'account review',
  fields: signedFields<AccountReviewContent>()({
    day: day('Day'),
    accounts: { label: 'Accounts', text: (value) => (value as string[]).map((line) => `• ${line}`).join('\n') },
    state: false,
  }),
  meanings: {
    confirmed: { permission: 'sign_administration', activity: () => null, refusal: refuseAccountReview },
  },
};
