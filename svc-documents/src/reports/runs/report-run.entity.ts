import type { ReportFormat, ReportType, RunStatus } from '@fsvp/contracts/reports/report';
import { InstantColumn, RecordEntity, TextColumn } from '@fsvp/service-kit/database/columns';
import { Column, Entity } from 'typeorm';
import type { ObjectInfo } from '../../object-store/object-store.js';

/** A report run. The row is the source of truth; the job in the queue only starts a worker. */
@Entity('report_runs')
export class ReportRunEntity extends RecordEntity {
  @Column({ type: 'text' })
  type!: ReportType;

  /** First day, included. */
  @Column({ type: 'date', nullable: true })
  dateFrom!: string | null;

  @Column({ type: 'date', nullable: true })
  dateTo!: string | null;

  /** Filter of the audit trail: one record. */
  @Column({ type: 'uuid', nullable: true })
  recordId!: string | null;

  /** Filter of the audit trail: a user's id, or `system`. */
  @TextColumn()
  actor!: string | null;

  /** Settings of the FSVP readiness: the day that is judged, one importer, one supplier. */
  @Column({ type: 'date', nullable: true })
  asOf!: string | null;

  @Column({ type: 'uuid', nullable: true })
  importerId!: string | null;

  @Column({ type: 'uuid', nullable: true })
  supplierId!: string | null;

  @Column({ type: 'text' })
  status!: RunStatus;

  /** Increases with each claim by a worker; only the latest attempt may end the run. */
  @Column({ type: 'integer' })
  attempt!: number;

  /** Attempts that count for the limit; those of a worker that was stopped normally do not. */
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

  /** Reason of the failure, shown to users. */
  @TextColumn()
  error!: string | null;

  /** Earliest time of the next attempt. */
  @InstantColumn()
  notBefore!: string;

  @InstantColumn({ nullable: true })
  heartbeatAt!: string | null;

  @InstantColumn({ nullable: true })
  finishedAt!: string | null;
}
