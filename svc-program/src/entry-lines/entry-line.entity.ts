import type { EntryCode } from '@fsvp/contracts/program/readiness/regime';
import { RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

@Entity('entry_lines')
export class EntryLineEntity extends RecordEntity {
  @Column({ type: 'uuid' })
  importerId!: string;

  @Column({ type: 'uuid', nullable: true })
  fileId!: string | null;

  @Column({ type: 'varchar' })
  entryNumber!: string;

  @Column({ type: 'integer' })
  lineNumber!: number;

  @Column({ type: 'varchar' })
  productCode!: string;

  @Column({ type: 'varchar' })
  role!: EntryCode;

  @TextColumn()
  declaredName!: string | null;

  @TextColumn()
  declaredEmail!: string | null;

  @TextColumn()
  declaredDuns!: string | null;

  @Column({ type: 'date' })
  arrivedOn!: string;

  @TextColumn()
  priorNoticeNumber!: string | null;

  @TextColumn()
  lots!: string | null;

  @TextColumn()
  quantity!: string | null;

  @TextColumn()
  manufacturerName!: string | null;

  @TextColumn()
  manufacturerId!: string | null;

  @TextColumn()
  productDescription!: string | null;

  @Column({ type: 'uuid', nullable: true })
  supplierId!: string | null;

  @TextColumn()
  notOursReason!: string | null;

  @TextColumn()
  source!: string | null;

  @Column({ type: 'jsonb' })
  inspectionIds!: string[];
}
