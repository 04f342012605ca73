import type { ReportFormat, ReportType, RunStatus } from '@fsvp/contracts/report';
import { InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/columns';
import { Column, Entity } from 'typeorm';
import type { ObjectInfo } from '../../object-store/object-store.js';

/** A report run. This row is the truth; the job in the queue only wakes a worker. */
@Entity('report_runs')
export class ReportRunEntity extends RecordEntity {
  @Column({ type: 'text' })
  type!: ReportType;

  /** First and last day, both inclusive. */
  @Column({ type: 'date', nullable: true })
  dateFrom!: string | null;

  @Column({ type: 'date', nullable: true })
  dateTo!: string | null;

  /** Of the audit trail: one record's history. */
  @Column({ type: 'uuid', nullable: true })
  recordId!: string | null;

  /** Of the audit trail: a user's id, or `system`. */
  @TextColumn()
  actor!: string | null;

  @Column({ type: 'text' })
  status!: RunStatus;

  /** Grows with each claim by a worker; only the worker of the latest attempt may finish the run. */
  @Column({ type: 'integer' })
  attempt!: number;

  /** Attempts that count against the run: one given up because its worker was stopped does not. */
  @Column({ type: 'integer' })
  tries!: number;

  @Column({ type: 'integer' })
  progress!: number;

  @Column({ type: 'integer', nullable: true })
  rows!: number | null;

  @Column({ type: 'json', nullable: true })
  summary!: Record<string, unknown> | null;

  @Column({ type: 'jsonb' })
  files!: Partial<Record<ReportFormat, ObjectInfo>>;

  /** Why it failed, in one sentence. */
  @TextColumn()
  error!: string | null;

  /** When a worker may take it, at the earliest. */
  @InstantColumn()
  notBefore!: string;

  @InstantColumn({ nullable: true })
  heartbeatAt!: string | null;

  @InstantColumn({ nullable: true })
  finishedAt!: string | null;
}
