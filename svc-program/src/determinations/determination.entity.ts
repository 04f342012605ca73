import type { Determination } from '@fsvp/contracts/fsvp-file';
import type { EntryCode, Regime } from '@fsvp/contracts/fsvp-file/regime';
import type { SignedState } from '@fsvp/contracts/qualification';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/columns';
import { Column, Entity } from 'typeorm';

/** One determination of the regime of a file. */
@Entity('applicability_determinations')
export class DeterminationEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'integer' })
  versionNumber!: number;

  @Column({ type: 'varchar' })
  state!: SignedState;

  @Column({ type: 'jsonb' })
  answers!: Determination['answers'];

  @Column({ type: 'varchar' })
  proposedRegime!: Regime;

  @Column({ type: 'varchar' })
  chosenRegime!: Regime;

  @Column({ type: 'text', array: true })
  citations!: string[];

  @Column({ type: 'varchar' })
  entryCode!: EntryCode;

  @TextColumn()
  reason!: string | null;
}
