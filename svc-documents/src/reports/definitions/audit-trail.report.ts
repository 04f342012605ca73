import { isDeepStrictEqual } from 'node:util';
import { PRINCIPAL_KIND_LABELS } from '@fsvp/contracts/access/roles';
import { SERVICES } from '@fsvp/contracts/core/service-name';
import { REPORT_TYPE_LABELS } from '@fsvp/contracts/reports/report';
import { MEANING_LABELS, type Meaning } from '@fsvp/contracts/signatures/signature';
import { createCounters, type ReportDefinition } from './report-definition.js';
import { SYSTEM_NAME, type Actor, type AuditEntry } from './report-sources.js';

/** The actor of changes without a user. */
const SYSTEM: Actor = { kind: 'system', name: SYSTEM_NAME };

type Row = AuditEntry & {
  actorName: string | null;
  actorKind: string | null;
  recordName: string | null;
  changedFields: string;
};

/** Fields that differ after every change. */
const IGNORED_FIELDS = new Set(['version', 'updatedAt']);

/** The display name of the changed record; null when it has none. */
function getRecordName({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string | null {
  const record = after ?? before ?? {};
  // Who signed, which need not be who sent it: a shared session signs in the name of a person.
  if (typeof record.signerName === 'string')
    return `${MEANING_LABELS[record.meaning as Meaning] ?? String(record.meaning)}: ${record.signerName}`;
  const name =
    record.name ?? record.title ?? record.productName ?? record.hazardDescription ?? record.email ?? record.type;
  if (typeof name !== 'string') return null;
  // A report run has only its type.
  return (REPORT_TYPE_LABELS as Record<string, string>)[name] ?? name;
}

/** Names of the changed fields, separated by commas. */
function listChangedFields({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  if (!before || !after) return '';
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !IGNORED_FIELDS.has(name) && !isDeepStrictEqual(before[name], after[name]))
    .join(', ');
}

/** All changes of all services in the period, oldest first: who, when, before and after. */
export const auditTrailReport: ReportDefinition<Row> = {
  rowsTitle: 'Changes, oldest first',
  columns: [
    { key: 'eventId', label: 'Event ID' },
    { key: 'occurredAt', label: 'Time (UTC)', kind: 'instant', pdf: 16 },
    { key: 'service', label: 'Service', kind: 'code', pdf: 9 },
    { key: 'aggregateType', label: 'Record Type' },
    { key: 'aggregateId', label: 'Record ID' },
    { key: 'recordName', label: 'Record', pdf: 22 },
    { key: 'version', label: 'Version', kind: 'number', pdf: 7 },
    { key: 'event', label: 'Event', kind: 'code', pdf: 23 },
    { key: 'actor', label: 'Who (ID)' },
    { key: 'actorName', label: 'Who', pdf: 16, fallback: 'actor' },
    { key: 'actorKind', label: 'Kind of User', pdf: 10 },
    { key: 'requestId', label: 'Request ID' },
    { key: 'changedFields', label: 'Changed Fields', pdf: 20 },
    { key: 'before', label: 'Before', kind: 'json' },
    { key: 'after', label: 'After', kind: 'json' },
  ],

  countRows: (sources, settings) => sources.countAuditEntries(settings),

  async *rows(sources, settings) {
    const actors = await sources.listActors();
    for await (const { before, after, ...entry } of sources.streamAuditEntries(settings)) {
      const actor = entry.actor === null ? SYSTEM : actors.get(entry.actor);
      const change = { before, after };
      yield {
        ...entry,
        actorName: actor?.name ?? null,
        actorKind: actor ? PRINCIPAL_KIND_LABELS[actor.kind] : null,
        recordName: getRecordName(change),
        changedFields: listChangedFields(change),
        ...change,
      };
    }
  },

  summarize() {
    const byService: Record<string, number> = createCounters(SERVICES);
    const byEvent: Record<string, number> = {};
    const actors = new Set<string>();
    let totalEntries = 0;
    let firstEntryAt: string | null = null;
    let lastEntryAt: string | null = null;
    return {
      add(row) {
        totalEntries += 1;
        byService[row.service] = (byService[row.service] ?? 0) + 1;
        byEvent[row.event] = (byEvent[row.event] ?? 0) + 1;
        if (row.actor) actors.add(row.actor);
        firstEntryAt ??= row.occurredAt;
        lastEntryAt = row.occurredAt;
      },
      result: () => ({ totalEntries, byService, byEvent, actors: actors.size, firstEntryAt, lastEntryAt }),
    };
  },
};
