import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { ApprovalDecision } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';
import { SignedVersionEntity } from '../signed-series/signed-version.entity.js';

/** One decision on the supplier of a file. */
@Entity('supplier_approvals')
export class SupplierApprovalEntity extends SignedVersionEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'uuid' })
  evaluationId!: string;

  @Column({ type: 'varchar' })
  decision!: ApprovalDecision;

  @TextColumn()
  conditions!: string | null;

  @Column({ type: 'date', nullable: true })
  until!: Day | null;

  @TextColumn()
  preImportVerification!: string | null;
}
