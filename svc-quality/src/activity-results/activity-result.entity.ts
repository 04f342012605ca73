import type { ActivityPerformer, PerformedTest, PlanReviewed } from '@fsvp/contracts/quality/activity-result';
import type { ResultActivity } from '@fsvp/contracts/quality/result-state';
import { InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** What a verification activity found. */
@Entity('activity_results')
export class ActivityResultEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  activityId!: string;

  @Column({ type: 'uuid', nullable: true })
  fileId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  planLineKey!: string | null;

  @Column({ type: 'varchar' })
  activity!: ResultActivity;

  @Column({ type: 'date', nullable: true })
  startedOn!: string | null;

  @Column({ type: 'date', nullable: true })
  performedOn!: string | null;

  @Column({ type: 'jsonb' })
  performedBy!: ActivityPerformer;

  @TextColumn()
  qualificationEvidence!: string | null;

  @Column({ type: 'boolean', nullable: true })
  independent!: boolean | null;

  @TextColumn()
  procedures!: string | null;

  @TextColumn()
  conclusions!: string | null;

  @TextColumn()
  correctiveActions!: string | null;

  @TextColumn()
  regulations!: string | null;

  @Column({ type: 'varchar', nullable: true })
  foodSafetyPlanReviewed!: PlanReviewed | null;

  @TextColumn()
  foodSafetyPlanReason!: string | null;

  @TextColumn()
  authority!: string | null;

  @TextColumn()
  whyAppropriate!: string | null;

  @TextColumn()
  food!: string | null;

  @TextColumn()
  lotNumber!: string | null;

  @Column({ type: 'integer', nullable: true })
  samples!: number | null;

  @Column({ type: 'jsonb' })
  tests!: PerformedTest[];

  @Column({ type: 'date', nullable: true })
  reportedOn!: string | null;

  @TextColumn()
  laboratoryName!: string | null;

  @TextColumn()
  laboratoryAddress!: string | null;

  @Column({ type: 'uuid', array: true })
  documentIds!: string[];

  @Column({ type: 'uuid', nullable: true })
  inspectionId!: string | null;

  @TextColumn()
  lateReason!: string | null;

  @Column({ type: 'varchar' })
  state!: 'draft' | 'complete';

  @InstantColumn({ nullable: true })
  completedAt!: string | null;
}
