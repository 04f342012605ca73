import type { AnyReferenceRow, ReferenceKind } from '@fsvp/contracts/program/reference-set';
import { RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** The rows of one kind of reference data for a period. */
@Entity('reference_sets')
export class ReferenceSetEntity extends RecordEntity {
  @Column({ type: 'varchar' })
  kind!: ReferenceKind;

  @Column({ type: 'date' })
  effectiveFrom!: string;

  /** The last day; null for a set without end. */
  @Column({ type: 'date', nullable: true })
  effectiveTo!: string | null;

  @Column({ type: 'varchar' })
  source!: string;

  @Column({ type: 'date' })
  retrievedOn!: string;

  @Column({ type: 'jsonb' })
  rows!: AnyReferenceRow[];

  @Column({ type: 'integer' })
  rowCount!: number;

  /** Included with the suite. */
  @Column({ type: 'boolean' })
  shipped!: boolean;
}
