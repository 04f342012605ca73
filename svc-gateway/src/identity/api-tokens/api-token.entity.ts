import type { Scope } from '@fsvp/contracts/core/access';
import { InstantColumn, RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('api_tokens')
export class ApiTokenEntity extends RecordEntity {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  prefix!: string;

  /** SHA-256 of the secret. */
  @Column({ type: 'text' })
  hash!: string;

  @Column({ type: 'text', array: true })
  scopes!: Scope[];

  @Column({ type: 'uuid' })
  ownerId!: string;

  @Column({ type: 'date' })
  expiresOn!: string;

  @Column({ type: 'text', array: true })
  allowedAddresses!: string[];

  @InstantColumn({ nullable: true })
  revokedAt!: string | null;
}
