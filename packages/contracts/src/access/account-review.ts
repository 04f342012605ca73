import * as z from 'zod/mini';
import { ACCOUNT_STATUSES } from './account.js';
import { ROLE_LABELS, ROLES } from './roles.js';
import { person } from '../core/access.js';
import { addMonths, type Day } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import { idParams, nullableInstant, nullableText, pageQuery, recordFields } from '../core/fields.js';
import { signatureCalls, SIGNED_STATES } from '../signatures/index.js';

/**
 * Account reviews (21 CFR 11.300(b)): twice a year an administrator confirms by signature who has access. A review is a
 * snapshot of all accounts on its day. (Specification: beyond/e-signature.md, 2.)
 */

/** Months from one review to the next. */
export const ACCOUNT_REVIEW_MONTHS = 6;
/** An older draft can't be signed: it no longer says who has access. */
export const ACCOUNT_REVIEW_DRAFT_DAYS = 7;
/** From so many days before the due day, the screen points it out. */
export const ACCOUNT_REVIEW_DUE_SOON_DAYS = 14;

/** The day on which the next review is due. @param since day of the last one, or of the first administrator */
export function nextAccountReview(since: Day): Day {
  return addMonths(since, ACCOUNT_REVIEW_MONTHS);
}

/** One account as it was on the day of a review. */
export const reviewedAccount = z
  .object({
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    status: z.enum(ACCOUNT_STATUSES),
    /** The last day of the account. */
    expiresOn: nullableText,
    lastSignInAt: nullableInstant,
    hasSecondFactor: z.boolean(),
    /** API tokens that worked. */
    tokens: z.int(),
  })
  .check(z.meta({ id: 'ReviewedAccount' }));
export type ReviewedAccount = z.output<typeof reviewedAccount>;

/**
 * An account as it is signed, such as "Mia Chen (mia@importer.test): Viewer, active, no last day, second factor, no API
 * tokens". Other words would make every signed review stale.
 */
export function accountLine({
  name,
  email,
  role,
  status,
  expiresOn,
  hasSecondFactor,
  tokens,
}: ReviewedAccount): string {
  const facts = [
    ROLE_LABELS[role],
    status,
    expiresOn ? `last day ${expiresOn}` : 'no last day',
    hasSecondFactor ? 'second factor' : 'no second factor',
    tokens === 0 ? 'no API tokens' : `${tokens} API token${tokens === 1 ? '' : 's'}`,
  ];
  return `${name.replace(/\s+/g, ' ')} (${email}): ${facts.join(', ')}`;
}

const summaryFields = {
  ...recordFields,
  /** The day of the snapshot, in the suite's time zone. */
  day: z.string(),
  state: z.enum(SIGNED_STATES),
  accountCount: z.int(),
  /** Who confirmed it, and when; null for a draft and for one whose signature was withdrawn. */
  confirmedByName: nullableText,
  confirmedAt: nullableInstant,
};

/** A review in the list, without its accounts. */
export const accountReviewSummary = z.object(summaryFields).check(z.meta({ id: 'AccountReviewSummary' }));
export type AccountReviewSummary = z.output<typeof accountReviewSummary>;

export const accountReview = z
  .object({
    ...summaryFields,
    /** By name. */
    accounts: z.array(reviewedAccount),
  })
  .check(z.meta({ id: 'AccountReview' }));
export type AccountReview = z.output<typeof accountReview>;

const tag = 'Account reviews';
const path = '/api/account-reviews';
const one = `${path}/{id}`;
const { limit, offset } = pageQuery(['createdAt']);

export const listAccountReviews = defineCall({
  id: 'listAccountReviews',
  method: 'GET',
  path,
  summary: 'Account reviews, newest first, with the day on which the next one is due',
  tag,
  access: person('administer'),
  query: z.object({ limit, offset }),
  response: z
    .object({
      reviews: z.array(accountReviewSummary),
      total: z.int(),
      /** Null while no administrator became active. */
      dueOn: nullableText,
      /** The open draft. */
      draftId: nullableText,
    })
    .check(z.meta({ id: 'AccountReviewList' })),
});
export const getAccountReview = defineCall({
  id: 'getAccountReview',
  method: 'GET',
  path: one,
  summary: 'One account review with the accounts of its day',
  tag,
  access: person('administer'),
  params: idParams,
  response: accountReview,
});
export const createAccountReview = defineCall({
  id: 'createAccountReview',
  method: 'POST',
  path,
  summary: 'Draft an account review: a snapshot of all accounts; a second open draft is refused',
  tag,
  access: person('administer'),
  response: accountReview,
});
export const updateAccountReview = defineCall({
  id: 'updateAccountReview',
  method: 'PUT',
  path: one,
  summary: 'Take the snapshot of a draft again; a signed review is refused',
  tag,
  access: person('administer'),
  params: idParams,
  response: accountReview,
});
export const deleteAccountReview = defineCall({
  id: 'deleteAccountReview',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of an account review; a signed one is refused',
  tag,
  access: person('administer'),
  params: idParams,
});

export const accountReviewSignatures = signatureCalls(path, 'account review', {
  read: person('administer'),
  sign: person('sign_administration'),
});
