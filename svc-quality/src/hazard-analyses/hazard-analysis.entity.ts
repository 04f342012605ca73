import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import type { HazardType, Likelihood, Severity } from '@fsvp/contracts/quality/hazard-analysis';
import {
  DecimalColumn,
  ExternalIdsColumn,
  InstantColumn,
  RecordEntity,
  TextColumn,
} from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('hazard_analyses')
export class HazardAnalysisEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'uuid', nullable: true })
  productId!: string | null;

  @Column({ type: 'text' })
  hazardType!: HazardType;

  @Column({ type: 'text' })
  hazardDescription!: string;

  @Column({ type: 'text' })
  severity!: Severity;

  @Column({ type: 'text' })
  likelihood!: Likelihood;

  @DecimalColumn(3, 1)
  riskScore!: number;

  @TextColumn()
  preventiveControls!: string | null;

  @TextColumn()
  monitoringProcedures!: string | null;

  @TextColumn()
  correctiveActions!: string | null;

  @TextColumn()
  verificationActivities!: string | null;

  @TextColumn()
  recordKeepingProcedures!: string | null;

  @Column({ type: 'uuid', nullable: true })
  conductedBy!: string | null;

  @InstantColumn({ nullable: true })
  conductedAt!: string | null;

  @Column({ type: 'uuid', nullable: true })
  reviewedBy!: string | null;

  @InstantColumn({ nullable: true })
  reviewedAt!: string | null;

  @ExternalIdsColumn()
  externalIds!: ExternalIds;
}
