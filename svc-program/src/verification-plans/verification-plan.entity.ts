import type { Regime } from '@fsvp/contracts/program/readiness/regime';
import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { PerformanceBand } from '@fsvp/contracts/program/supplier-evaluations/performance';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import type {
  PlanExplanation,
  PlanJustification,
  PlanReliedOn,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** One version of the verification plan of a file. */
@Entity('verification_plans')
export class VerificationPlanEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'uuid' })
  foodId!: string;

  /** As it was when the plan was saved. */
  @Column({ type: 'varchar' })
  foodName!: string;

  @Column({ type: 'uuid' })
  evaluationId!: string;

  @Column({ type: 'integer' })
  evaluationVersion!: number;

  @Column({ type: 'varchar' })
  regime!: Regime;

  @Column({ type: 'varchar' })
  band!: PerformanceBand;

  @Column({ type: 'jsonb' })
  allocations!: HazardAllocation[];

  @Column({ type: 'jsonb' })
  lines!: PlanLine[];

  @Column({ type: 'jsonb' })
  droppedLines!: PlanLine[];

  @Column({ type: 'jsonb' })
  explanations!: PlanExplanation[];

  @Column({ type: 'jsonb', nullable: true })
  justification!: PlanJustification | null;

  @Column({ type: 'jsonb', nullable: true })
  reliedOn!: PlanReliedOn | null;
}
