import type { Determination } from '@fsvp/contracts/program/determination';
import type { EntryCode, Regime } from '@fsvp/contracts/program/readiness/regime';
import { TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** One determination of the regime of a file. */
@Entity('applicability_determinations')
export class DeterminationEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

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
