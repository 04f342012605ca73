import type { ReviewedAccount } from '@fsvp/contracts/access/account-review';
import type { SignedState } from '@fsvp/contracts/signatures/signed-state';
import { RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** A snapshot of all accounts. */
@Entity('account_reviews')
export class AccountReviewEntity extends RecordEntity {
  @Column({ type: 'date' })
  day!: string;

  @Column({ type: 'varchar' })
  state!: SignedState;

  @Column({ type: 'jsonb' })
  accounts!: ReviewedAccount[];
}
