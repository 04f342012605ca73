import type { SignedState } from '@fsvp/contracts/signatures/signed-state';
import { RecordEntity } from '../database/columns.js';
import { Column } from 'typeorm';

/** Common columns of the versions of signed records. */
export abstract class SignedVersionEntity extends RecordEntity {
  @Column({ type: 'integer' })
  versionNumber!: number;

  @Column({ type: 'varchar' })
  state!: SignedState;
}
