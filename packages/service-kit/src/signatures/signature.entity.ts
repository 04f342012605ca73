import type { Meaning, SigningMethod } from '@fsvp/contracts/signatures/signature';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { InstantColumn, TextColumn } from '../database/columns.js';

@Entity('signatures')
export class SignatureEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** 1, and 2 once it is withdrawn. */
  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  recordType!: string;

  @Column({ type: 'uuid' })
  recordId!: string;

  @Column({ type: 'integer' })
  recordVersion!: number;

  /** Canonical text of what was signed. */
  @Column({ type: 'text' })
  content!: string;

  @Column({ type: 'text' })
  contentSha256!: string;

  @Column({ type: 'uuid' })
  signerId!: string;

  @Column({ type: 'text' })
  signerName!: string;

  @TextColumn()
  signerTitle!: string | null;

  @Column({ type: 'text' })
  meaning!: Meaning;

  @TextColumn()
  reason!: string | null;

  @InstantColumn()
  signedAt!: string;

  @Column({ type: 'text', array: true })
  methods!: SigningMethod[];

  @Column({ type: 'uuid', nullable: true })
  qualificationId!: string | null;

  @Column({ type: 'integer', nullable: true })
  qualificationVersion!: number | null;

  /** The policy of separation of duties that was not kept, while it only warns. */
  @TextColumn()
  samePerson!: string | null;

  @Column({ type: 'uuid' })
  grantId!: string;

  @InstantColumn({ nullable: true })
  withdrawnAt!: string | null;

  @TextColumn()
  withdrawnReason!: string | null;

  @TextColumn()
  withdrawnByName!: string | null;

  @TextColumn()
  withdrawnByTitle!: string | null;
}
