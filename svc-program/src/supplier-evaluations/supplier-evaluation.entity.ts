import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { Regime } from '@fsvp/contracts/program/readiness/regime';
import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import type { PerformanceSnapshot } from '@fsvp/contracts/program/supplier-evaluations/performance';
import type {
  Conclusion,
  CopiedAnswers,
  EvaluationBasis,
  EvaluationKind,
  EvaluationReview,
  EvaluationStatement,
  ReevaluationAnswer,
  Regulation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '@fsvp/service-kit/signed-series/signed-version.entity';

/** One version of the evaluation of the food and the supplier of a file. */
@Entity('supplier_evaluations')
export class SupplierEvaluationEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'varchar' })
  kind!: EvaluationKind;

  @Column({ type: 'varchar' })
  regime!: Regime;

  @Column({ type: 'boolean' })
  complianceOnly!: boolean;

  @Column({ type: 'varchar' })
  basis!: EvaluationBasis;

  @Column({ type: 'uuid', nullable: true })
  hazardAnalysisId!: string | null;

  @Column({ type: 'integer', nullable: true })
  hazardAnalysisVersion!: number | null;

  @Column({ type: 'jsonb' })
  allocations!: HazardAllocation[];

  @Column({ type: 'jsonb' })
  procedures!: EvaluationStatement;

  @Column({ type: 'text', array: true })
  regulations!: Regulation[];

  @Column({ type: 'jsonb' })
  complianceHistory!: EvaluationStatement;

  @Column({ type: 'jsonb' })
  safetyHistory!: EvaluationStatement;

  @Column({ type: 'jsonb', nullable: true })
  performance!: PerformanceSnapshot | null;

  @TextColumn()
  otherFactors!: string | null;

  @Column({ type: 'varchar', nullable: true })
  conclusion!: Conclusion | null;

  @TextColumn()
  reason!: string | null;

  @Column({ type: 'jsonb', nullable: true })
  reviewed!: EvaluationReview | null;

  @Column({ type: 'jsonb' })
  answers!: ReevaluationAnswer[];

  @Column({ type: 'jsonb', nullable: true })
  copied!: CopiedAnswers | null;

  @Column({ type: 'date', nullable: true })
  validUntil!: Day | null;
}
