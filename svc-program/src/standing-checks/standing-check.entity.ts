import type { StandingCheckKind } from '@fsvp/contracts/program/standing-check';
import { RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('standing_checks')
export class StandingCheckEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'varchar' })
  kind!: StandingCheckKind;

  @Column({ type: 'char' })
  countryCode!: string;

  @Column({ type: 'varchar' })
  authority!: string;

  @Column({ type: 'boolean' })
  found!: boolean;

  @Column({ type: 'text' })
  how!: string;

  @Column({ type: 'uuid', nullable: true })
  documentId!: string | null;

  @Column({ type: 'date' })
  checkedOn!: string;

  @Column({ type: 'date' })
  validUntil!: string;
}
