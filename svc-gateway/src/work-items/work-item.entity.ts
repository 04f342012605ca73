import type { WorkKind } from '@fsvp/contracts/core/work-item';
import { InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';

/** What people decided about a line. The line itself follows from the records of the services. */
@Entity('work_items')
export class WorkItemEntity extends RecordEntity {
  @Column({ type: 'text' })
  key!: string;

  @Column({ type: 'varchar' })
  kind!: WorkKind;

  /** As it was when somebody decided. */
  @Column({ type: 'text' })
  title!: string;

  @Column({ type: 'varchar' })
  recordType!: string;

  @Column({ type: 'uuid' })
  recordId!: string;

  @Column({ type: 'date', nullable: true })
  snoozedUntil!: string | null;

  @TextColumn()
  snoozeReason!: string | null;

  @InstantColumn({ nullable: true })
  snoozedAt!: string | null;

  @Column({ type: 'uuid', nullable: true })
  snoozedBy!: string | null;

  @Column({ type: 'uuid', nullable: true })
  handedTo!: string | null;

  @TextColumn()
  handOverReason!: string | null;

  @InstantColumn({ nullable: true })
  handedAt!: string | null;

  @Column({ type: 'uuid', nullable: true })
  handedBy!: string | null;
}
