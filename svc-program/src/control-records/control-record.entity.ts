import type { ControlKind } from '@fsvp/contracts/program/control-records/control-record';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('control_records')
export class ControlRecordEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  fileId!: string;

  @Column({ type: 'varchar' })
  kind!: ControlKind;

  @Column({ type: 'date' })
  effectiveOn!: string;

  @Column({ type: 'uuid' })
  documentId!: string;

  @Column({ type: 'uuid', nullable: true })
  useDocumentId!: string | null;

  @Column({ type: 'text' })
  statement!: string;

  @TextColumn()
  reviewerName!: string | null;

  @TextColumn()
  customerName!: string | null;

  @Column({ type: 'uuid', array: true })
  hazardKeys!: string[];

  @Column({ type: 'text', array: true })
  hazardNames!: string[];

  @Column({ type: 'date', nullable: true })
  validUntil!: string | null;
}
