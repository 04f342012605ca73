import { isDeepStrictEqual } from 'node:util';

/**
 * @typedef {object} RecordTable
 * @property {string} table
 * @property {string} aggregate type of its events
 * @property {string[]} [untracked] properties that change without an event
 */

/** The tables whose rows are described completely by their latest event. @type {Record<string, RecordTable[]>} */
const TABLES = {
  gateway: [
    { table: 'users', aggregate: 'user' },
    { table: 'api_tokens', aggregate: 'api-token' },
    { table: 'policies', aggregate: 'policy' },
    { table: 'account_reviews', aggregate: 'account-review' },
    { table: 'work_items', aggregate: 'work-item' },
    { table: 'calendar_feeds', aggregate: 'calendar-feed' },
    { table: 'signatures', aggregate: 'signature' },
  ],
  suppliers: [
    { table: 'suppliers', aggregate: 'supplier', untracked: ['matchKey', 'nameKey'] },
    { table: 'supplier_products', aggregate: 'supplier-product' },
    { table: 'supplier_performance', aggregate: 'supplier-performance' },
  ],
  quality: [
    { table: 'hazard_analyses', aggregate: 'hazard-analysis' },
    { table: 'verification_activities', aggregate: 'verification-activity' },
    { table: 'activity_results', aggregate: 'activity-result' },
    { table: 'result_reviews', aggregate: 'result-review' },
    { table: 'receiving_inspections', aggregate: 'receiving-inspection' },
    { table: 'corrective_actions', aggregate: 'corrective-action' },
    { table: 'signatures', aggregate: 'signature' },
  ],
  documents: [
    { table: 'documents', aggregate: 'document' },
    { table: 'signatures', aggregate: 'signature' },
    {
      table: 'report_runs',
      aggregate: 'report-run',
      untracked: ['attempt', 'tries', 'progress', 'heartbeatAt', 'notBefore', 'updatedAt'],
    },
  ],
  program: [
    { table: 'qualified_individuals', aggregate: 'qualified-individual' },
    { table: 'qualifications', aggregate: 'qualification' },
    { table: 'importers', aggregate: 'importer' },
    { table: 'importer_eligibilities', aggregate: 'importer-eligibility' },
    { table: 'reference_sets', aggregate: 'reference-set' },
    { table: 'foods', aggregate: 'food' },
    { table: 'hazard_templates', aggregate: 'hazard-template' },
    { table: 'food_notes', aggregate: 'food-note' },
    { table: 'fsvp_files', aggregate: 'fsvp-file' },
    { table: 'applicability_determinations', aggregate: 'applicability-determination' },
    { table: 'letter_requests', aggregate: 'letter-request' },
    { table: 'assurances', aggregate: 'assurance' },
    { table: 'entry_lines', aggregate: 'entry-line', untracked: ['manufacturerKey'] },
    { table: 'standing_checks', aggregate: 'standing-check' },
    { table: 'control_records', aggregate: 'control-record' },
    { table: 'evidence_links', aggregate: 'evidence-links' },
    { table: 'procedures', aggregate: 'procedure' },
    { table: 'supplier_evaluations', aggregate: 'supplier-evaluation' },
    { table: 'supplier_approvals', aggregate: 'supplier-approval' },
    { table: 'verification_plans', aggregate: 'verification-plan' },
    { table: 'reevaluations', aggregate: 'reevaluation' },
    { table: 'reevaluation_dismissals', aggregate: 'reevaluation-dismissal' },
    { table: 'signatures', aggregate: 'signature' },
  ],
};

/** Copies of other records' names, which follow them. */
const COPIES = ['supplierName'];
/** A run is claimed and given back without an event. */
const OPEN_STATUSES = new Set(['queued', 'running']);
/** What a deletion changes in the state before it. */
const CHANGED_BY_DELETION = ['version', 'updatedAt', 'deletedAt'];
const ROWS_PER_FETCH = 1000;

/** @typedef {Record<string, unknown>} Properties */
/** @typedef {{ type: string, version: number, before: Properties | null, after: Properties | null }} LatestEvent */

/**
 * Compares every record with its latest event: a direct change of a table leaves no event.
 * @param {import('pg').Client} log @param {string} service
 * @returns {AsyncGenerator<string[]>} what differs, in one sentence each
 */
export async function* compareRecords(log, service) {
  for (const table of TABLES[service] ?? []) {
    yield* compareRows(log, table);
    yield await findRemovedRows(log, table);
  }
}

/** @param {import('pg').Client} log @param {RecordTable} description @returns {AsyncGenerator<string[]>} */
async function* compareRows(log, description) {
  const { table, aggregate } = description;
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await log.query(
      `select record.id::text, to_jsonb(record) as record, latest.event
       from (select * from ${table} where id > $1 order by id limit ${ROWS_PER_FETCH}) as record
       left join lateral (
         select jsonb_build_object('type', type, 'version', aggregate_version, 'before', before, 'after', after) as event
         from event_log where aggregate_id = record.id and aggregate_type = $2
         order by aggregate_version desc, event_log.id desc limit 1
       ) as latest on true
       order by record.id`,
      [after, aggregate],
    );
    if (!rows.length) return;
    yield rows.flatMap(({ id, record, event }) => {
      if (!event) return [`${aggregate} ${id} has no entry in the log: it was inserted without the service.`];
      const differing = differences(camelCased(record), event, description);
      return differing.length
        ? [
            `${aggregate} ${id} differs from its latest entry in the log: ${differing.join(', ')}. It was changed without the service.`,
          ]
        : [];
    });
    after = rows.at(-1).id;
  }
}

/** @param {import('pg').Client} log @param {RecordTable} description @returns {Promise<string[]>} */
async function findRemovedRows(log, { table, aggregate }) {
  const { rows } = await log.query(
    `select distinct aggregate_id::text as id from event_log
     where aggregate_type = $1 and not exists (select from ${table} where ${table}.id = event_log.aggregate_id) order by 1`,
    [aggregate],
  );
  return rows.map(({ id }) => `${aggregate} ${id} is in the log, but its record was removed without the service.`);
}

/** @param {Properties} record @param {LatestEvent} event @param {RecordTable} description @returns {string[]} property names */
function differences(record, { version, before, after }, { untracked = [] }) {
  const skipped = new Set([...untracked, ...COPIES, ...(after ? [] : CHANGED_BY_DELETION)]);
  // Entries before external ids and translations existed do not name them.
  const differing = Object.entries({ externalIds: {}, translations: [], ...(after ?? before) })
    .filter(([name]) => name in record && !skipped.has(name))
    .filter(([name, value]) => !same(name, record[name], value))
    .map(([name]) => name);
  if (!after && record.deletedAt === null) differing.push('deletedAt');
  if (record.version !== version && !differing.includes('version')) differing.push('version');
  return differing;
}

/** @param {string} name @param {unknown} one @param {unknown} other */
function same(name, one, other) {
  if (isDeepStrictEqual(one, other)) return true;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  if (name === 'status') return OPEN_STATUSES.has(one) && OPEN_STATUSES.has(other);
  // PostgreSQL writes an instant in another way.
  return /^\d{4}-\d\d-\d\dT/.test(one) && Date.parse(one) === Date.parse(other);
}

/** @param {Properties} row @returns {Properties} */
const camelCased = (row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), value]),
  );
