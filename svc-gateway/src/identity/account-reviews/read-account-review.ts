import type { AccountReview, AccountReviewSummary } from '@fsvp/contracts/access/account-review';
import type { EntityManager } from 'typeorm';

const SUMMARY = `'id', review.id, 'version', review.version, 'createdBy', review.created_by, 'createdAt', iso(review.created_at),
  'updatedAt', iso(review.updated_at), 'day', review.day, 'state', review.state,
  'accountCount', jsonb_array_length(review.accounts), 'confirmedByName', confirmation.signer_name,
  'confirmedAt', iso(confirmation.signed_at)`;

/** With the signature that confirms it: of a signed review, there is one. */
const FROM = `from account_reviews review left join lateral (
    select signer_name, signed_at from signatures
    where record_type = 'account-review' and record_id = review.id and meaning = 'confirmed' and withdrawn_at is null
    order by signed_at desc limit 1
  ) confirmation on true where review.deleted_at is null`;

type Reader = Pick<EntityManager, 'query'>;

/** @returns undefined if there is none, or none any more */
export async function readAccountReview(manager: Reader, id: string): Promise<AccountReview | undefined> {
  const [row] = await manager.query<{ json: AccountReview }[]>(
    `select json_build_object(${SUMMARY}, 'accounts', review.accounts) as json ${FROM} and review.id = $1`,
    [id],
  );
  return row?.json;
}

/** Newest first. */
export async function readAccountReviews(
  manager: Reader,
  limit: number,
  offset: number,
): Promise<AccountReviewSummary[]> {
  const rows = await manager.query<{ json: AccountReviewSummary }[]>(
    `select json_build_object(${SUMMARY}) as json ${FROM} order by review.created_at desc, review.id desc limit $1 offset $2`,
    [limit, offset],
  );
  return rows.map(({ json }) => json);
}
