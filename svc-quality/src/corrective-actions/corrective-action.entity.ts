import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import type { ActionPriority, ActionStatus } from '@fsvp/contracts/quality/corrective-action';
import { ExternalIdsColumn, InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('corrective_actions')
export class CorrectiveActionEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'uuid', nullable: true })
  verificationId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  inspectionId!: string | null;

  @Column({ type: 'varchar' })
  title!: string;

  @Column({ type: 'text' })
  description!: string;

  @TextColumn()
  rootCause!: string | null;

  @Column({ type: 'text' })
  correctiveAction!: string;

  @TextColumn()
  preventiveAction!: string | null;

  @Column({ type: 'text' })
  status!: ActionStatus;

  @Column({ type: 'text' })
  priority!: ActionPriority;

  @TextColumn()
  assignedTo!: string | null;

  @InstantColumn()
  dueDate!: string;

  /** Set if and only if the action is completed or closed. */
  @InstantColumn({ nullable: true })
  completedDate!: string | null;

  @TextColumn()
  verificationOfEffectiveness!: string | null;

  @ExternalIdsColumn()
  externalIds!: ExternalIds;
}
