import pg from 'pg';
import { databaseOwners } from '../../infrastructure/databases.mjs';

/** @typedef {import('./writer.mjs').Tools} Tools */
/** @typedef {import('./ledger.mjs').Entry} Entry */

/** Copies of records in other services: the table, and the texts that it must have. */
const READ_MODELS = [
  { database: 'quality', table: 'supplier_directory', type: 'supplier', name: 'name', field: 'name', gone: 'deleted' },
  {
    database: 'documents',
    table: 'supplier_directory',
    type: 'supplier',
    name: 'name',
    field: 'name',
    gone: 'deleted',
  },
  {
    database: 'quality',
    table: 'product_directory',
    type: 'product',
    name: 'name',
    field: 'productName',
    gone: 'deleted',
  },
  {
    database: 'quality',
    table: 'document_directory',
    type: 'document',
    name: 'title',
    field: 'title',
    gone: 'withdrawn',
  },
  { database: 'program', table: 'supplier_directory', type: 'supplier', name: 'name', field: 'name', gone: 'deleted' },
  {
    database: 'program',
    table: 'product_directory',
    type: 'product',
    name: 'name',
    field: 'productName',
    gone: 'deleted',
  },
  {
    database: 'program',
    table: 'document_directory',
    type: 'document',
    name: 'title',
    field: 'title',
    gone: 'withdrawn',
  },
  { database: 'program', table: 'action_directory', type: 'action', name: 'title', field: 'title', gone: 'deleted' },
];

/**
 * Compares what follows from the writes: one entry of the audit trail for each, the copies in other services, notifications, reports and
 * the figures of the dashboard.
 * @param {import('../../suite.mjs').Suite} suite @param {Tools} tools @param {import('./findings.mjs').Findings} findings
 */
export async function checkEffects({ databaseUrls }, { client, ledger }, findings) {
  const entries = [...ledger.entries.values()];
  const sql = async (
    /** @type {keyof typeof databaseUrls} */ database,
    /** @type {string} */ text,
    /** @type {unknown[]} */ values = [],
  ) => {
    const connection = new pg.Client({ connectionString: databaseUrls[database].owner });
    await connection.connect();
    return (await connection.query(text, values).finally(() => connection.end())).rows;
  };

  const trail = await sql(
    'documents',
    `select aggregate_id as id, count(*)::int as entries, max(aggregate_version) as version from audit_entries group by 1`,
  );
  findings.expectNone('records whose audit trail has not exactly one entry per write', wrongTrails(entries, trail));
  for (const model of READ_MODELS) {
    const { database, table, type } = model;
    const rows = await sql(
      /** @type {'quality'} */ (database),
      `select id, ${model.name} as name, ${model.gone} as gone from ${table}`,
    );
    findings.expectNone(`wrong copies in ${table} of ${database}`, wrongCopies(ledger.of(type), rows, model));
  }
  for (const database of databaseOwners) {
    const [row] = await sql(database, 'select count(*)::int as dead from dead_letter');
    findings.expectEqual(`dead letters of ${database}`, row.dead, 0);
  }

  const runs = await sql('documents', 'select id, status, error from report_runs');
  const done = runs.filter(({ status }) => status === 'done');
  const failures = runs.filter(({ status }) => status === 'failed');
  findings.expectEqual('reports requested', runs.length, ledger.reports.length);
  findings.expectEqual('reports that have ended', done.length + failures.length, ledger.reports.length);
  findings.note('failed reports', `${failures.length} ${[...new Set(failures.map(({ error }) => error))].join(' ')}`);
  const notifications = await sql('gateway', 'select kind, count(*)::int as number from notifications group by 1');
  const notified = (/** @type {string} */ kind) => notifications.find((one) => one.kind === kind)?.number ?? 0;
  const failedInspections = ledger.of('inspection').filter(({ fields }) => fields.status === 'failed');
  findings.expectEqual('notifications of failed inspections', notified('inspection_failed'), failedInspections.length);
  findings.expectEqual('notifications of finished reports', notified('report_finished'), done.length);
  findings.expectEqual('notifications of failed reports', notified('report_failed'), failures.length);

  const live = (/** @type {string} */ type) => ledger.of(type).filter(({ deleted }) => !deleted).length;
  const { body: stats } = await client.call('GET', '/api/dashboard/stats');
  const { body: cards } = await client.call('GET', '/api/dashboard/report-cards');
  findings.expectEqual('suppliers on the dashboard', stats.totalSuppliers, live('supplier'));
  findings.expectEqual('open corrective actions on the report cards', cards.openActions, live('action'));
}

/** @param {Entry[]} entries @param {{ id: string, entries: number, version: number }[]} trail */
function wrongTrails(entries, trail) {
  const byId = new Map(trail.map((one) => [one.id, one]));
  return entries.flatMap(({ id, type, version }) => {
    const found = byId.get(id);
    return found?.entries === version && found.version === version
      ? []
      : [`${type} ${id}: ${found?.entries ?? 0} entries up to version ${found?.version ?? 0} for ${version} writes`];
  });
}

/** @param {Entry[]} entries @param {{ id: string, name: string, gone: boolean }[]} rows @param {typeof READ_MODELS[number]} model */
function wrongCopies(entries, rows, { type, field }) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const wrong = entries.flatMap(({ id, fields, deleted }) => {
    const copy = byId.get(id);
    return copy && copy.gone === deleted && (deleted || copy.name === fields[field])
      ? []
      : [`${type} ${id}: ${JSON.stringify(copy)}, not ${JSON.stringify({ name: fields[field], gone: deleted })}`];
  });
  const known = new Set(entries.map(({ id }) => id));
  return [...wrong, ...rows.flatMap(({ id }) => (known.has(id) ? [] : [`${type} ${id} was never acknowledged`]))];
}
