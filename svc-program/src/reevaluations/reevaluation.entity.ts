import type { ReevaluationReason, ReevaluationStatus } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { InstantColumn, RecordEntity } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** The reevaluation of the food and the supplier of a file. */
@Entity('reevaluations')
export class ReevaluationEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'uuid' })
  foodId!: string;

  @Column({ type: 'date' })
  dueOn!: string;

  @Column({ type: 'varchar' })
  status!: ReevaluationStatus;

  @Column({ type: 'jsonb' })
  reasons!: ReevaluationReason[];

  @Column({ type: 'uuid', nullable: true })
  assigneeId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  evaluationId!: string | null;

  @InstantColumn({ nullable: true })
  closedAt!: string | null;
}
