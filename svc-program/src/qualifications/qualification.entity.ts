import type { FoodClass, QualificationBasis, QualifiedActivity, SignedState } from '@fsvp/contracts/qualification';
import { RecordEntity } from '@fsvp/service-kit/columns';
import { Column, Entity } from 'typeorm';

/** One version of a person's qualification. */
@Entity('qualifications')
export class QualificationEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  individualId!: string;

  @Column({ type: 'integer' })
  versionNumber!: number;

  @Column({ type: 'varchar' })
  state!: SignedState;

  @Column({ type: 'text', array: true })
  activities!: QualifiedActivity[];

  @Column({ type: 'text', array: true })
  foodClasses!: FoodClass[];

  @Column({ type: 'text', array: true })
  industryCodes!: string[];

  @Column({ type: 'text', array: true })
  languages!: string[];

  @Column({ type: 'jsonb' })
  basis!: { kind: QualificationBasis; text: string }[];

  @Column({ type: 'uuid', array: true })
  documents!: string[];

  @Column({ type: 'date' })
  validFrom!: string;

  @Column({ type: 'date', nullable: true })
  validUntil!: string | null;
}
