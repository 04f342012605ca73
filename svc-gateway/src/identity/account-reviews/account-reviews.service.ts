import { Injectable } from '@nestjs/common';
import type { AccountReview, listAccountReviews } from '@fsvp/contracts/access/account-review';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  accountReviewDeleted,
  accountReviewDrafted,
  accountReviewUpdated,
} from '@fsvp/contracts/access/account-review.record';
import { notFound, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import {
  isUnchanged,
  lockRecord,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AccountReviewEntity } from './account-review.entity.js';
import { readAccounts } from './account-snapshot.js';
import { findNextReview } from './next-review.js';
import { readAccountReview, readAccountReviews } from './read-account-review.js';

/** Drafts of account reviews. What makes a draft signed is its signature. */
@Injectable()
export class AccountReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list({
    limit,
    offset,
  }: HandlerInput<typeof listAccountReviews>['query']): Promise<ResponseOf<typeof listAccountReviews>> {
    const { manager } = this.dataSource;
    const [reviews, total, draft, next] = await Promise.all([
      readAccountReviews(manager, limit, offset),
      manager.countBy(AccountReviewEntity, { deletedAt: IsNull() }),
      findDraft(manager),
      findNextReview(manager),
    ]);
    return { reviews, total, dueOn: next?.dueOn ?? null, draftId: draft?.id ?? null };
  }

  /** @throws 404 */
  async get(id: string): Promise<AccountReview> {
    const found = await readAccountReview(this.dataSource.manager, id);
    if (!found) throw notFound('account review');
    return found;
  }

  /** A snapshot of all accounts. @throws 409 while there is a draft */
  create(): Promise<AccountReview> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('account reviews', 0))`);
      if (await findDraft(manager)) throw new ProblemError('duplicate', 'There is already an open account review.');
      const created = Object.assign(new AccountReviewEntity(), newRecord(), {
        day: today(),
        state: 'draft' as const,
        accounts: await readAccounts(manager),
      });
      await manager.insert(AccountReviewEntity, created);
      record({ event: accountReviewDrafted, before: null, after: created });
      return (await readAccountReview(manager, created.id))!;
    });
  }

  /** Takes the snapshot of a draft again. @throws 404, 409 for one that was signed */
  update(id: string): Promise<AccountReview> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockDraft(manager, id);
      const before = snapshot(current);
      touch(Object.assign(current, { day: today(), accounts: await readAccounts(manager) }));
      if (!isUnchanged(current, before)) {
        await manager.update(AccountReviewEntity, id, current);
        record({ event: accountReviewUpdated, before, after: current });
      }
      return (await readAccountReview(manager, id))!;
    });
  }

  /** @throws 404, 409 for one that was signed */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const current = await lockDraft(manager, id);
      const before = snapshot(current);
      touch(current);
      await manager.update(AccountReviewEntity, id, Object.assign(current, { deletedAt: current.updatedAt }));
      record({ event: accountReviewDeleted, before, after: null });
    });
  }
}

function findDraft(manager: EntityManager): Promise<AccountReviewEntity | null> {
  return manager.findOne(AccountReviewEntity, { select: { id: true }, where: { state: 'draft', deletedAt: IsNull() } });
}

/** Locks a review until the commit. @throws 404, and 412 if it is another version than If-Match names */
export function lockAccountReview(manager: EntityManager, id: string): Promise<AccountReviewEntity> {
  return lockRecord(
    manager,
    AccountReviewEntity,
    id,
    'account review',
    async () => (await readAccountReview(manager, id))!,
  );
}

async function lockDraft(manager: EntityManager, id: string): Promise<AccountReviewEntity> {
  const current = await lockAccountReview(manager, id);
  if (current.state !== 'draft')
    throw new ProblemError('record-signed', 'This version is signed. Create a new version to change it.');
  return current;
}
