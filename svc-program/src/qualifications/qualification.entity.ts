import type { FoodClass, QualificationBasis } from '@fsvp/contracts/program/qualification';
import type { QualifiedActivity } from '@fsvp/contracts/signatures/qualified-activity';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** One version of a person's qualification. */
@Entity('qualifications')
export class QualificationEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  individualId!: string;

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
