import type { AccountStatus } from '@fsvp/contracts/access/account';
import { InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** An account, or the user of the shared password, whose `status` is null. */
@Entity('users')
export class UserEntity extends RecordEntity {
  @TextColumn()
  email!: string | null;

  @TextColumn()
  firstName!: string | null;

  @TextColumn()
  lastName!: string | null;

  /** A data URL. */
  @TextColumn()
  profileImageUrl!: string | null;

  @Column({ type: 'text' })
  role!: string;

  @TextColumn()
  title!: string | null;

  @TextColumn()
  status!: AccountStatus | null;

  /** argon2id. */
  @TextColumn()
  passwordHash!: string | null;

  @InstantColumn({ nullable: true })
  passwordChangedAt!: string | null;

  /** Encrypted. */
  @TextColumn()
  totpSecret!: string | null;

  /** Null until a code of the secret was confirmed. */
  @InstantColumn({ nullable: true })
  totpConfirmedAt!: string | null;

  /** The time step of the last code, which counts once. */
  @Column({ type: 'bigint', nullable: true })
  totpLastStep!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  identityVerified!: { by: string; byName: string | null; at: string; how: string } | null;

  @Column({ type: 'date', nullable: true })
  expiresOn!: string | null;

  @Column({ type: 'text' })
  language!: string;

  /** Issuer and subject of single sign-on, once the account has used it. */
  @TextColumn()
  oidcSubject!: string | null;

  @InstantColumn({ nullable: true })
  lastSignInAt!: string | null;
}
