import type { Readable } from 'node:stream';
import type { PrincipalKind } from '@fsvp/contracts/access/roles';
import { periodBounds, today } from '@fsvp/contracts/core/calendar-day';
import { SYSTEM_ACTOR } from '@fsvp/contracts/reports/report';
import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { exportActionRows, exportHazardRows, exportVerificationRows } from '@fsvp/contracts/quality/internal';
import { exportReadinessRows, type ExportedReadiness } from '@fsvp/contracts/program/internal';
import { exportSupplierRows } from '@fsvp/contracts/suppliers/internal';
import type { ExportedSignatures } from '@fsvp/contracts/signatures/exported-signature';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import type { Database } from '@fsvp/service-kit/database/database';
import { streamRows } from '@fsvp/service-kit/database/row-stream';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { readNdjson } from './ndjson.js';
import type { ReportRange, ReportSettings } from './report-definition.js';

export type SupplierRow = Pick<
  Supplier,
  | 'id'
  | 'name'
  | 'city'
  | 'country'
  | 'status'
  | 'riskLevel'
  | 'fsvpStatus'
  | 'lastVerificationDate'
  | 'nextVerificationDate'
  | 'verificationFrequencyMonths'
>;

/** One entry of the audit trail. */
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

/** The history of a record includes its signatures, which are records of their own. */
const AUDIT_FILTER = `($1::timestamptz is null or occurred_at >= $1) and ($2::timestamptz is null or occurred_at < $2)
    and ($3::text is null or aggregate_id = $3 or (aggregate_type = 'signature' and after ->> 'recordId' = $3)) and ($4::uuid is null or actor = $4) and (not $5::boolean or actor is null)`;

const AUDIT_ROWS = `select event_id as "eventId", iso(occurred_at) as "occurredAt", service, aggregate_type as "aggregateType", aggregate_id as "aggregateId",
    aggregate_version as version, type as event, actor, request_id as "requestId", before, after
  from audit_entries where ${AUDIT_FILTER}
  order by occurred_at, event_id`;

/** Name of the actor for changes without a user. */
export const SYSTEM_NAME = 'System';

/** Somebody whom the audit trail names. */
export interface Actor {
  kind: PrincipalKind;
  name: string | null;
}

/**
 * The latest name of each user and token, from their own entries. The user of the shared password has no status; one of
 * before accounts has none of these fields.
 */
const ACTORS = `select distinct on (aggregate_id) aggregate_id as id,
    case when aggregate_type = 'api-token' then 'api_token' when after ->> 'status' is null then 'shared_login' else 'user' end as kind,
    coalesce(after ->> 'name', nullif(concat_ws(' ', after ->> 'firstName', after ->> 'lastName'), ''), after ->> 'email') as name
  from audit_entries where aggregate_type in ('user', 'api-token') and after is not null order by aggregate_id, aggregate_version desc`;

function toRangeQuery({ dateFrom, dateTo }: ReportRange): { dateFrom?: string; dateTo?: string } {
  return { ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) };
}

function toAuditParameters({ dateFrom, dateTo, recordId, actor }: ReportSettings): unknown[] {
  const system = actor === SYSTEM_ACTOR;
  return [...periodBounds(dateFrom, dateTo), recordId, system ? null : actor, system];
}

/** The data of reports, streamed: exports of the other services, and the audit trail of this one. */
export class ReportSources {
  constructor(
    private readonly clients: { suppliers: ServiceClient; quality: ServiceClient; program: ServiceClient },
    private readonly database: Database,
    private readonly signal: AbortSignal,
  ) {}

  /** All suppliers with their current FSVP status. */
  streamSuppliers(): AsyncIterable<SupplierRow> {
    return readNdjson<SupplierRow>(this.clients.suppliers.stream(exportSupplierRows, {}, this.signal));
  }

  streamHazards(): AsyncIterable<HazardAnalysis> {
    return readNdjson<HazardAnalysis>(this.clients.quality.stream(exportHazardRows, {}, this.signal));
  }

  streamVerifications(range: ReportRange): AsyncIterable<VerificationActivity & ExportedSignatures> {
    return readNdjson(this.clients.quality.stream(exportVerificationRows, { query: toRangeQuery(range) }, this.signal));
  }

  /** @param range by default all actions */
  streamActions(
    range: ReportRange = { dateFrom: null, dateTo: null },
  ): AsyncIterable<CorrectiveAction & ExportedSignatures> {
    return readNdjson(this.clients.quality.stream(exportActionRows, { query: toRangeQuery(range) }, this.signal));
  }

  /** FSVP files that were open on the day, by supplier. */
  streamReadiness({ asOf, importerId, supplierId }: ReportSettings): AsyncIterable<ExportedReadiness> {
    const query = {
      asOf: asOf ?? today(),
      ...(importerId && { importerId }),
      ...(supplierId && { supplierId }),
    };
    return readNdjson(this.clients.program.stream(exportReadinessRows, { query }, this.signal));
  }

  streamAuditEntries(settings: ReportSettings): AsyncIterable<AuditEntry> {
    return streamRows<AuditEntry>(
      this.database,
      AUDIT_ROWS,
      toAuditParameters(settings),
    ) as Readable as AsyncIterable<AuditEntry>;
  }

  async countAuditEntries(settings: ReportSettings): Promise<number> {
    const { rows } = await this.database.pool.query<{ count: string }>(
      `select count(*) from audit_entries where ${AUDIT_FILTER}`,
      toAuditParameters(settings),
    );
    return Number(rows[0]?.count);
  }

  /** Name of somebody, or of the system; null when unknown. */
  async getActorName(actor: string): Promise<string | null> {
    return actor === SYSTEM_ACTOR ? SYSTEM_NAME : ((await this.listActors()).get(actor)?.name ?? null);
  }

  /** Everybody who has an entry of their own, by id. */
  async listActors(): Promise<Map<string, Actor>> {
    const rows = await this.database.rows<Actor & { id: string }>({
      name: 'actors',
      text: ACTORS,
      values: [],
    });
    return new Map(rows.map(({ id, kind, name }) => [id, { kind, name }]));
  }
}
