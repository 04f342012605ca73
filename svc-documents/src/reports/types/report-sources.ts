import type { Readable } from 'node:stream';
import type { CorrectiveAction } from '@fsvp/contracts/corrective-action';
import type { HazardAnalysis } from '@fsvp/contracts/hazard-analysis';
import { exportActionRows, exportHazardRows, exportSupplierRows, exportVerificationRows } from '@fsvp/contracts/internal';
import type { Supplier } from '@fsvp/contracts/supplier';
import type { VerificationActivity } from '@fsvp/contracts/verification';
import type { Database } from '@fsvp/service-kit/database';
import { streamRows } from '@fsvp/service-kit/row-stream';
import type { ServiceClient } from '@fsvp/service-kit/service-client';
import { readNdjson } from './ndjson.js';
import type { ReportRange } from './report-definition.js';

export type SupplierRow = Pick<
  Supplier,
  'id' | 'name' | 'city' | 'country' | 'status' | 'riskLevel' | 'fsvpStatus' | 'lastVerificationDate' | 'nextVerificationDate' | 'verificationFrequencyMonths'
>;

/** One change as the audit trail keeps it. */
export type AuditEntry = {
  eventId: string;
  occurredAt: string;
  service: string;
  aggregateType: string;
  aggregateId: string;
  version: number;
  event: string;
  actor: string | null;
  requestId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const AUDIT_ROWS = `select event_id as "eventId", iso(occurred_at) as "occurredAt", service, aggregate_type as "aggregateType", aggregate_id as "aggregateId",
    aggregate_version as version, type as event, actor, request_id as "requestId", before, after
  from audit_entries
  where ($1::date is null or occurred_at >= $1::date) and ($2::date is null or occurred_at < $2::date + 1)
  order by occurred_at, event_id`;

function given({ dateFrom, dateTo }: ReportRange): { dateFrom?: string; dateTo?: string } {
  return { ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) };
}

/** Where reports take their rows from: the other services' exports and this service's audit trail, all streamed. */
export class ReportSources {
  constructor(
    private readonly clients: { suppliers: ServiceClient; quality: ServiceClient },
    private readonly database: Database,
    private readonly signal: AbortSignal,
  ) {}

  /** All suppliers with their FSVP standing as of now. */
  suppliers(): AsyncIterable<SupplierRow> {
    return readNdjson<SupplierRow>(this.clients.suppliers.stream(exportSupplierRows, {}, this.signal));
  }

  hazards(): AsyncIterable<HazardAnalysis> {
    return readNdjson<HazardAnalysis>(this.clients.quality.stream(exportHazardRows, {}, this.signal));
  }

  verifications(range: ReportRange): AsyncIterable<VerificationActivity> {
    return readNdjson<VerificationActivity>(this.clients.quality.stream(exportVerificationRows, { query: given(range) }, this.signal));
  }

  /** @param range left out: the actions of all time */
  actions(range: ReportRange = { dateFrom: null, dateTo: null }): AsyncIterable<CorrectiveAction> {
    return readNdjson<CorrectiveAction>(this.clients.quality.stream(exportActionRows, { query: given(range) }, this.signal));
  }

  auditEntries({ dateFrom, dateTo }: ReportRange): AsyncIterable<AuditEntry> {
    return streamRows<AuditEntry>(this.database, AUDIT_ROWS, [dateFrom, dateTo]) as Readable as AsyncIterable<AuditEntry>;
  }
}
