import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** As many as get a notification each; more get one together. */
const REMINDERS = 15;
/** A gateway looks for what is due 15 s after its start. */
const SCANNED_MS = 22_000;

/**
 * All replicas of a service start at the same time, and do at once what only one should do: the snapshot of the day and the reminders.
 * @param {import('../../suite.mjs').Suite} suite @param {import('./client.mjs').Client} client @param {import('./findings.mjs').Findings} findings
 */
export async function checkOnce(suite, client, findings) {
  const { body: supplier } = await client.call('POST', '/api/suppliers', {
    body: { name: 'Overdue', country: 'Peru' },
  });
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  for (let number = 1; number <= REMINDERS; number += 1)
    await client.call('POST', '/api/verification-activities', {
      body: { supplierId: supplier.id, title: `Overdue ${number}`, scheduledDate: yesterday, dueDate: yesterday },
    });
  for (const round of ['first', 'second']) {
    for (const { name } of suite.status())
      if (/^(gateway|suppliers)/.test(name)) suite.kill9(/** @type {any} */ (name));
    await untilReady(suite);
    await sleep(SCANNED_MS);
    const reminders = await countRows(
      suite.databaseUrls.gateway.owner,
      `select count(*)::int as count from notifications where kind = 'verification_overdue'`,
    );
    findings.expectEqual(`reminders after the ${round} start of both gateways at once`, reminders, REMINDERS);
    const days = await countRows(
      suite.databaseUrls.suppliers.owner,
      'select count(*)::int as count from (select day from risk_snapshots group by day having count(*) > 1) doubled',
    );
    findings.expectEqual(`days with two snapshots after the ${round} start of three suppliers at once`, days, 0);
  }
  const saved = await countRows(
    suite.databaseUrls.suppliers.owner,
    'select count(*)::int as count from risk_snapshots',
  );
  findings.expectEqual('snapshots of today', saved, 1);
}

/** @param {import('../../suite.mjs').Suite} suite */
async function untilReady(suite) {
  await sleep(1_000);
  for (const { metricsPort } of suite.gateways)
    while (
      !(await fetch(`http://127.0.0.1:${metricsPort}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await sleep(100);
}

/** @param {string} connectionString @param {string} text @returns {Promise<number>} */
async function countRows(connectionString, text) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows[0].count;
}
