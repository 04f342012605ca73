import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  inspectionDeleted,
  inspectionRecorded,
  inspectionUpdated,
} from '@fsvp/contracts/quality/receiving-inspection.record';
import { receivingGate, type GateState } from '@fsvp/contracts/quality/receiving-gate';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { SourceFreshness } from '../src/source-freshness/source-freshness.service.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  const freshness = program.app.get(SourceFreshness, { strict: false });
  await eventually(async () => (await freshness.since()).receiptsKnown);
});
afterAll(() => program.close());

const query = (sql: string, values: unknown[] = []) => program.database.dataSource.query(sql, values);
const importing = async (fields: object = {}): Promise<FsvpFile> => {
  const file = await files.open(fields);
  const { body } = await program.send('PUT', `/api/fsvp-files/${file.id}`, { lifecycle: 'importing' });
  return body;
};
interface Receipt {
  id?: string;
  supplierId: string;
  productName?: string;
  receivedOn?: string;
  gateState?: GateState | null;
  gateReason?: string | null;
  status?: 'passed' | 'failed';
}
async function receive({ id = newId(), receivedOn = today(), ...receipt }: Receipt, version = 1): Promise<string> {
  const data = {
    id,
    version,
    supplierName: 'Bay Seafood',
    productName: 'Frozen hake',
    lotNumber: 'L-7',
    receivedDate: `${receivedOn}T00:00:00.000Z`,
    createdAt: new Date().toISOString(),
    status: 'passed',
    failureReasons: null,
    gateState: null,
    gateReason: null,
    ...receipt,
  };
  await waitUntilHandled(program, await publish(program, version > 1 ? inspectionUpdated : inspectionRecorded, data));
  return id;
}
const pr2 = async (fileId: string) => {
  const { body } = await program.send('GET', `/api/fsvp-files/${fileId}/readiness`);
  return body.items.find(({ code }: { code: string }) => code === 'PR-2');
};
const stateOf = async (fileId: string) => {
  const { state, reason, evidence } = await pr2(fileId);
  return [reason ?? state, ...evidence.map(({ id }: { id: string }) => id)];
};

describe('PR-2', () => {
  it('is satisfied while nothing is received, and names the first receipt without a decision, which its action opens', async () => {
    const file = await importing();
    const { supplierId } = file;
    expect(await stateOf(file.id)).toEqual(['satisfied']);
    await receive({ supplierId, gateState: 'approved' });
    expect(await pr2(file.id)).toMatchObject({ state: 'satisfied', notes: ['Its receipt has a decision.'] });
    const id = await receive({ supplierId, gateState: 'not_approved' });
    const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
    expect(await pr2(file.id)).toMatchObject({
      state: 'missing',
      reason: 'incomplete',
      evidence: [
        {
          recordType: 'receiving-inspection',
          id,
          title: `Receipt of Frozen hake, lot L-7, ${day.format(new Date(today()))}`,
          href: `/receiving-inspections?view=${id}`,
        },
      ],
      nextAction: { label: 'Record the decision at the gate', href: `/receiving-inspections?view=${id}` },
      notes: [
        '1 of 2 receipts have no decision: the supplier was not approved, or that was not checked, and there is no reason.',
      ],
    });
    await receive({ id, supplierId, gateState: 'not_approved', gateReason: 'Approved on paper on Monday.' }, 2);
    expect(await stateOf(file.id)).toEqual(['satisfied']);
  });

  it('counts receipts since importing began, of whatever release, and not deleted ones', async () => {
    const file = await importing();
    const { supplierId } = file;
    await receive({ supplierId, receivedOn: addDays(today(), -1) });
    expect(await stateOf(file.id)).toEqual(['satisfied']);
    // The release before knows no gate.
    const id = await receive({ supplierId, gateState: undefined, gateReason: undefined } as never);
    expect(await stateOf(file.id)).toEqual(['incomplete', id]);
    const data = {
      id,
      version: 2,
      supplierId,
      productName: 'Frozen hake',
      lotNumber: null,
      status: 'passed',
      supplierName: null,
      failureReasons: null,
      receivedDate: `${today()}T00:00:00.000Z`,
      createdAt: new Date().toISOString(),
    };
    await waitUntilHandled(program, await publish(program, inspectionDeleted, data));
    expect(await stateOf(file.id)).toEqual(['satisfied']);
    expect(await stateOf((await files.open({ supplierId })).id)).toEqual(['not_applicable']);
  });

  it('belongs to the files that list the product, and an unknown product to all of them', async () => {
    const supplierId = program.suppliers.add('Bay Seafood');
    const [hake, squid] = ['Frozen hake', 'Squid rings'].map((name) => program.suppliers.addProduct(supplierId, name));
    const first = await importing({ supplierId, productIds: [hake] });
    const second = await importing({ supplierId, productIds: [squid] });
    const states = async () => [(await stateOf(first.id))[0], (await stateOf(second.id))[0]];
    const known = await receive({ supplierId, productName: 'frozen HAKE ' });
    expect(await states()).toEqual(['incomplete', 'satisfied']);
    await receive({ id: known, supplierId, productName: 'Frozen hake', gateState: 'exempt' }, 2);
    const unknown = await receive({ supplierId, productName: 'Hake, frozen' });
    expect(await states()).toEqual(['incomplete', 'incomplete']);
    await query('update fsvp_file_readiness set due = false where file_id = any($1)', [[first.id, second.id]]);
    await receive(
      { id: unknown, supplierId, productName: 'Hake, frozen', gateState: 'unknown', gateReason: 'No network' },
      2,
    );
    expect(await states()).toEqual(['satisfied', 'satisfied']);
  });

  it('is not known before receipts were copied completely, and they are copied after an upgrade', async () => {
    const food = await files.addFood({ name: 'Old hake' });
    const file = await importing({ foodId: food.id });
    const id = newId();
    program.suppliers.sources.receiptEntries.push({
      id,
      supplierId: file.supplierId,
      productName: 'Old hake',
      lotNumber: null,
      receivedDate: `${today()}T00:00:00.000Z`,
      createdAt: new Date().toISOString(),
      status: 'failed',
      changedAt: new Date().toISOString(),
      version: 4,
      deleted: false,
    });
    await query('update source_freshness set copies = 0');
    await eventually(async () => (await stateOf(file.id))[0] === 'incomplete');
    expect(await stateOf(file.id)).toEqual(['incomplete', id]);
    // One that failed is the first of two in a row.
    await receive({ supplierId: file.supplierId, productName: 'Old hake', gateState: 'exempt', status: 'failed' });
    const { body } = await program.send('GET', `/api/reevaluations?fileId=${file.id}`);
    expect(body.reevaluations).toMatchObject([{ status: 'open', reasons: [{ kind: 'receipts_failed' }] }]);
  });
});

describe('the gate', () => {
  const ask = async (supplierId: string, productName = 'Frozen hake', receivedOn = today()) => {
    const search = new URLSearchParams({ supplierId, productName, receivedOn }).toString();
    const { status, body, text } = await program.send('GET', `/api/receiving-gate?${search}`);
    if (status !== 200) throw new Error(text);
    expect(receivingGate.parse(body)).toEqual(body);
    return body;
  };

  it('finds no file, a supplier that is not approved, and one whose import is suspended', async () => {
    const supplierId = program.suppliers.add('Bay Seafood');
    expect(await ask(supplierId)).toMatchObject({ state: 'no_file', files: [], policy: 'warn' });
    const file = await importing({ supplierId });
    expect(await ask(supplierId)).toMatchObject({
      state: 'not_approved',
      matchedBy: 'supplier',
      text: expect.stringMatching(
        /^F-\d+, Food \d+: The supplier is not approved: there is no record yet\. No file lists a product of this name/,
      ),
      files: [{ fileId: file.id, fileNumber: file.number, state: 'not_approved' }],
    });
    // It was opened today.
    expect(await ask(supplierId, 'Frozen hake', addDays(today(), -1))).toMatchObject({ state: 'no_file' });
    await program.send('PUT', `/api/fsvp-files/${file.id}`, { lifecycle: 'suspended' });
    expect(await ask(supplierId)).toMatchObject({ state: 'suspended' });
    await program.send('DELETE', `/api/fsvp-files/${file.id}?reason=Wrong`);
    expect(await ask(supplierId)).toMatchObject({ state: 'no_file' });
  });

  it('needs no approval in a regime without it, and lets the worst of several files decide', async () => {
    const signer = await files.addQualified(['eligibility']);
    const supplierId = program.suppliers.add('Bay Seafood');
    const confirmed = ['subject_to_120_or_123', 'supplier_in_compliance'];
    const { id: foodId } = await files.addFood({ facts: { commodity: 'fish' } });
    const exempt = await files.open({ supplierId, foodId, circumstances: { confirmed } });
    await files.sign((await files.draft(exempt.id, { chosenRegime: 'exempt' })).id, signer);
    expect(await ask(supplierId)).toMatchObject({ state: 'exempt', files: [{ fileId: exempt.id }] });
    const productId = program.suppliers.addProduct(supplierId, 'Squid rings');
    const other = await files.open({ supplierId, productIds: [productId] });
    expect(await ask(supplierId)).toMatchObject({
      state: 'not_approved',
      files: [{ fileId: other.id }, { fileId: exempt.id }],
    });
    expect(await ask(supplierId, 'squid rings')).toMatchObject({
      state: 'not_approved',
      matchedBy: 'product',
      files: [{ fileId: other.id }],
    });
  });

  it('judges by the lifecycle at the end of the day of the receipt', async () => {
    const file = await importing();
    await query(`update fsvp_files set created_at = created_at - interval '10 days' where id = $1`, [file.id]);
    await program.send('PUT', `/api/fsvp-files/${file.id}`, { lifecycle: 'suspended' });
    expect(await ask(file.supplierId)).toMatchObject({ state: 'suspended' });
    // No event says what it was then; what it is now counts.
    expect(await ask(file.supplierId, 'Frozen hake', addDays(today(), -2))).toMatchObject({ state: 'suspended' });
  });

  it('refuses a question without supplier, product or day', async () => {
    for (const search of ['productName=Hake&receivedOn=2026-03-05', `supplierId=${newId()}&receivedOn=2026-03-05`])
      expect((await program.send('GET', `/api/receiving-gate?${search}`)).status).toBe(400);
    expect(
      (await program.send('GET', `/api/receiving-gate?supplierId=${newId()}&productName=Hake&receivedOn=today`)).status,
    ).toBe(400);
  });
});
