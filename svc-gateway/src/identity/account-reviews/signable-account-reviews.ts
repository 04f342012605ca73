import { Injectable } from '@nestjs/common';
import { accountLine } from '@fsvp/contracts/access/account-review';
import {
  accountReviewSigned,
  accountReviewWithdrawn,
  type AccountReviewContent,
} from '@fsvp/contracts/access/account-review.record';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { SignableRecords } from '@fsvp/service-kit/signatures/signable-records';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AccountReviewEntity } from './account-review.entity.js';
import { lockAccountReview } from './account-reviews.service.js';

const EVENTS = { signed: accountReviewSigned, withdrawn: accountReviewWithdrawn };

/** Account reviews for their signatures, which confirm the accounts as they were on the day of the review. */
@Injectable()
export class SignableAccountReviews implements SignableRecords<AccountReviewContent> {
  readonly type = 'account-review';

  constructor(private readonly dataSource: DataSource) {}

  async find(id: string, manager = this.dataSource.manager): Promise<AccountReviewContent | undefined> {
    const found = await manager.findOneBy(AccountReviewEntity, { id, deletedAt: IsNull() });
    return found ? toContent(found) : undefined;
  }

  async lock(id: string, manager: EntityManager): Promise<AccountReviewContent> {
    return toContent(await lockAccountReview(manager, id));
  }

  /** Its lines name everybody themselves. */
  async names(): Promise<Names> {
    return {};
  }

  async onSigned({ id }: AccountReviewContent, _by: SignatureEntity, transaction: Transaction): Promise<void> {
    await moveTo('signed', id, transaction);
  }

  async onWithdrawn(
    record: AccountReviewContent | undefined,
    _signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    if (record) await moveTo('withdrawn', record.id, transaction);
  }
}

function toContent({ id, version, state, day, accounts }: AccountReviewEntity): AccountReviewContent {
  return { id, version, state, day, accounts: accounts.map(accountLine) };
}

async function moveTo(state: keyof typeof EVENTS, id: string, { manager, record }: Transaction): Promise<void> {
  const review = await lockAccountReview(manager, id);
  const before = snapshot(review);
  touch(Object.assign(review, { state }));
  await manager.update(AccountReviewEntity, id, review);
  record({ event: EVENTS[state], before, after: review });
}
