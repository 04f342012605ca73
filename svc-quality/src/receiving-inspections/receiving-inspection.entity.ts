import type { ExternalIds } from '@fsvp/contracts/core/external-ids';
import type { GateState } from '@fsvp/contracts/quality/receiving-gate';
import type { InspectionStatus } from '@fsvp/contracts/quality/receiving-inspection';
import {
  DecimalColumn,
  ExternalIdsColumn,
  InstantColumn,
  RecordEntity,
  TextColumn,
} from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('receiving_inspections')
export class ReceivingInspectionEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  supplierId!: string;

  @Column({ type: 'varchar' })
  productName!: string;

  @TextColumn()
  lotNumber!: string | null;

  @InstantColumn()
  receivedDate!: string;

  @DecimalColumn(6, 2)
  actualTemp!: number | null;

  @Column({ type: 'boolean' })
  tempCompliant!: boolean;

  @TextColumn()
  tempUnit!: string | null;

  @DecimalColumn(6, 2)
  requiredTempMin!: number | null;

  @DecimalColumn(6, 2)
  requiredTempMax!: number | null;

  @Column({ type: 'integer', nullable: true })
  quantity!: number | null;

  @TextColumn()
  quantityUnit!: string | null;

  /** JSON text of the answered checklist (spec-map: entities-29). */
  @TextColumn()
  inspectionQuestions!: string | null;

  @Column({ type: 'text' })
  status!: InspectionStatus;

  @TextColumn()
  notes!: string | null;

  @TextColumn()
  failureReasons!: string | null;

  @TextColumn()
  gateState!: GateState | null;

  @TextColumn()
  gateText!: string | null;

  @TextColumn()
  gateReason!: string | null;

  @Column({ type: 'boolean', default: false })
  gateReleaseNeeded!: boolean;

  @Column({ type: 'uuid', nullable: true })
  gateBy!: string | null;

  @InstantColumn({ nullable: true })
  gateAt!: string | null;

  @Column({ type: 'uuid', nullable: true })
  inspectedBy!: string | null;

  @ExternalIdsColumn()
  externalIds!: ExternalIds;
}
