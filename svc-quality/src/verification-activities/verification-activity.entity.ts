import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import type { VerificationStatus, VerificationType } from '@fsvp/contracts/quality/verification';
import {
  DecimalColumn,
  ExternalIdsColumn,
  InstantColumn,
  RecordEntity,
  TextColumn,
} from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('verification_activities')
export class VerificationActivityEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'text' })
  type!: VerificationType;

  @Column({ type: 'varchar' })
  title!: string;

  @TextColumn()
  description!: string | null;

  @Column({ type: 'text' })
  status!: VerificationStatus;

  @InstantColumn()
  scheduledDate!: string;

  @InstantColumn()
  dueDate!: string;

  /** Set if and only if the status is completed. */
  @InstantColumn({ nullable: true })
  completedDate!: string | null;

  @TextColumn()
  assignedTo!: string | null;

  @TextColumn()
  findings!: string | null;

  @TextColumn()
  recommendations!: string | null;

  @Column({ type: 'boolean' })
  followUpRequired!: boolean;

  @InstantColumn({ nullable: true })
  followUpDate!: string | null;

  @DecimalColumn(10, 2)
  cost!: number | null;

  @ExternalIdsColumn()
  externalIds!: ExternalIds;

  /** The FSVP file and the line of its verification plan that it belongs to. */
  @Column({ type: 'uuid', nullable: true })
  fileId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  planLineKey!: string | null;
}
