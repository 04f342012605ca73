import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { actionOpened } from '@fsvp/contracts/quality/corrective-action.record';
import { supplierUpdated } from '@fsvp/contracts/suppliers/supplier.record';
import type { ActionEntry } from '@fsvp/contracts/quality/internal';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
import { actionsOf } from '../src/action-directory/action-entries.js';
import { documentsOf } from '../src/document-directory/document-entries.js';
import { SourceFreshness } from '../src/source-freshness/source-freshness.service.js';
import type { SourceName } from '../src/source-freshness/sources.js';
import { startProgram, type TestProgramService } from './start.js';

let program: TestProgramService;
let freshness: SourceFreshness;
beforeAll(async () => {
  program = await startProgram();
  freshness = program.app.get(SourceFreshness, { strict: false });
});
afterEach(() => {
  program.suppliers.sources.unreachable.clear();
  program.suppliers.sources.lagMs = 0;
});
afterAll(() => program.close());

const query = (sql: string, values: unknown[] = []) => program.database.dataSource.query(sql, values);
const fresh = () => eventually(async () => (await freshness.since()).fresh);
const askedAgain = () => program.suppliers.sources.askedAgain();
/** As if nothing was known of the sources since some hours. */
async function forgetSince(hours: number): Promise<void> {
  await askedAgain();
  await query(`update source_freshness set complete_until = now() - $1 * interval '1 hour'`, [hours]);
  await askedAgain();
}
/** Half an hour later, what of it is still not known. */
async function stale(): Promise<SourceName[]> {
  await forgetSince(0.5);
  const { fresh: isFresh, unreachable } = await freshness.since();
  expect(isFresh).toBe(false);
  return unreachable;
}
const action = (changes: Partial<ActionEntry> = {}): ActionEntry => ({
  id: newId(),
  supplierId: newId(),
  title: 'Old one',
  status: 'open',
  priority: 'low',
  version: 4,
  dueDate: '2026-01-10T00:00:00.000Z',
  completedDate: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  deleted: false,
  ...changes,
});
const overdueOf = async (supplierId: string) =>
  (await actionsOf(program.database.dataSource.manager, [supplierId], today())).get(supplierId)!.overdueCount;

it('is fresh while every source answers and all its events are handled', async () => {
  const before = Date.now();
  await fresh();
  await eventually(async () => Date.parse((await freshness.since()).asOf!) > before);
  expect((await freshness.since()).unreachable).toEqual([]);
});

it('says until when the copies are complete while a source is unreachable, and recovers by itself', async () => {
  await fresh();
  program.suppliers.sources.unreachable.add('quality');
  const stopped = Date.now();
  expect(await stale()).toEqual(['quality']);
  const { asOf } = await freshness.since();
  expect(Date.parse(asOf!)).toBeLessThanOrEqual(stopped);
  program.suppliers.sources.unreachable.clear();
  await fresh();
  expect(Date.parse((await freshness.since()).asOf!)).toBeGreaterThan(stopped);
});

it('does not go beyond what a source has published', async () => {
  program.suppliers.sources.lagMs = 600_000;
  await forgetSince(0.5);
  const { fresh: isFresh, asOf } = await freshness.since();
  expect(isFresh).toBe(false);
  expect(Date.parse(asOf!)).toBeLessThanOrEqual(Date.now() - 600_000);
});

it('is not fresh while a source publishes into another stream', async () => {
  const { stream } = program.suppliers.sources;
  program.suppliers.sources.stream = () => Promise.resolve('2026-01-01T00:00:00Z');
  expect(await stale()).toEqual(['suppliers', 'quality', 'documents']);
  program.suppliers.sources.stream = stream;
  await fresh();
});

it('is not fresh while a consumer has events to handle', async () => {
  await fresh();
  const owner = new Client({ connectionString: program.ownerUrl });
  await owner.connect();
  // The consumer cannot write its copy.
  await owner.query('begin; lock table action_directory in exclusive mode');
  const eventId = await publish(program, actionOpened, { ...action() });
  expect(await stale()).toEqual(['quality']);
  await owner.end();
  await waitUntilHandled(program, eventId);
  await fresh();
});

it('is not fresh while an event is given up', async () => {
  await fresh();
  // A supplier without a name is refused, and becomes a dead letter after five tries.
  const id = newId();
  await publish(program, supplierUpdated, { id, version: 2, status: 'approved', riskLevel: 'low' });
  await eventually(async () => (await query('select from dead_letter')).length);
  expect(await stale()).toEqual(['suppliers']);
  await query('update dead_letter set discarded_at = now()');
  await fresh();
});

it('fills the copies with records whose events are gone, when it begins and after a long gap', async () => {
  await fresh();
  const { sources } = program.suppliers;
  const [old, changed] = [action(), action({ version: 2 })];
  sources.actions.push(old, changed);
  const document = { title: 'Old letter', fileName: 'a.pdf', mimeType: 'application/pdf', fileSize: 1 };
  const documentId = newId();
  sources.documents.push({
    id: documentId,
    verificationId: null,
    correctiveActionId: null,
    supplierId: null,
    expirationDate: null,
    ...document,
    version: 1,
    withdrawn: false,
  });
  const supplier = { name: 'Old Mill', status: 'approved', riskLevel: 'low', country: 'Peru' } as const;
  const [knownId, unknownId, productId] = [newId(), newId(), newId()];
  for (const id of [knownId, unknownId]) sources.suppliers.push({ ...supplier, id, version: 2, deleted: false });
  const product = { supplierId: knownId, productName: 'Flour', productCategory: 'Grain', fdaFoodCode: '02AGT01' };
  sources.products.push({ ...product, id: productId, version: 1, deleted: false });
  // As the release before has stored it.
  await query(
    `insert into supplier_directory (id, name, status, risk_level, version) values ($1, 'Old Mill', 'approved', 'low', 2)`,
    [knownId],
  );
  await query(`insert into product_directory (id, supplier_id, name, version) values ($1, $2, 'Flour', 1)`, [
    productId,
    knownId,
  ]);
  // A newer event than what the page of records says.
  const done = { ...changed, status: 'closed', completedDate: '2026-01-05T00:00:00.000Z', version: 3 };
  await waitUntilHandled(program, await publish(program, actionOpened, { ...done }));
  expect(await overdueOf(old.supplierId)).toBe(0);
  const { pages } = sources;
  await forgetSince(0.5);
  expect(sources.pages).toBe(pages);
  const { manager } = program.database.dataSource;
  const knows = async (id: string) => (await query('select from supplier_directory where id = $1', [id])).length > 0;
  // A check that was under way knows of no gap, so that it is told again.
  await eventually(async () => {
    await forgetSince(2);
    await fresh();
    const documents = await documentsOf(manager, [documentId]);
    return documents.has(documentId) && (await overdueOf(old.supplierId)) === 1 && (await knows(unknownId));
  });
  expect([await overdueOf(old.supplierId), await overdueOf(changed.supplierId)]).toEqual([1, 0]);
  const countries = await query('select country from supplier_directory where id = any($1)', [[knownId, unknownId]]);
  expect(countries).toEqual([{ country: 'Peru' }, { country: 'Peru' }]);
  expect(await query('select product_code, category from product_directory where id = $1', [productId])).toEqual([
    { product_code: '02AGT01', category: 'Grain' },
  ]);
  expect((await documentsOf(manager, [documentId])).get(documentId)).toMatchObject({
    title: 'Old letter',
    whole: true,
  });
});

it('is never fresh before the copies were complete once', async () => {
  await fresh();
  program.suppliers.sources.unreachable.add('documents');
  await askedAgain();
  await query('delete from source_freshness');
  expect(await freshness.since()).toMatchObject({ fresh: false, asOf: null });
  await eventually(async () => (await query('select from source_freshness')).length === 2);
  expect(await freshness.since()).toMatchObject({ fresh: false, asOf: null, unreachable: ['documents'] });
  program.suppliers.sources.unreachable.clear();
  await fresh();
});
