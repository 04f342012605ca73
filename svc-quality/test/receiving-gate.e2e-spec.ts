import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { listReceiptEntries } from '@fsvp/contracts/quality/internal';
import { receivingInspection, type ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { newId } from '@fsvp/service-kit/database/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import { listEvents, startQuality, type TestQuality } from './start.js';

const PATH = '/api/receiving-inspections';
const APPROVED = { state: 'approved', text: 'F-000123, Hake: The supplier is approved.' } as const;
const NOT_APPROVED = { state: 'not_approved', text: 'F-000123, Hake: The supplier is not approved.' } as const;

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Pescanova España, S.L.');
});
beforeEach(() => {
  service.suppliers.gate = APPROVED;
  service.suppliers.requestedPaths.length = 0;
});
afterAll(() => service.close());

const send = (body: object = {}) =>
  service.request('POST', PATH, {
    supplierId,
    productName: 'Frozen hake',
    receivedDate: '2026-03-05T14:00:00Z',
    ...body,
  });
const record = async (body: object = {}): Promise<ReceivingInspection> => {
  const { status, body: answer, text } = await send(body);
  if (status !== 201) throw new Error(text);
  return receivingInspection.parse(answer);
};
const put = (id: string, body: object) => service.request('PUT', `${PATH}/${id}`, body);
const gateOf = ({ gateState, gateReason, gateBy }: ReceivingInspection) => [gateState, gateReason, gateBy];
const asked = () => service.suppliers.requestedPaths.filter((path) => path.startsWith('/internal/receiving-gate'));
const setPolicy = (value: string) =>
  service.database.dataSource.query(
    `insert into policy_copies (key, value, version) values ('gates.dock', $1, 1) on conflict (key) do update set value = excluded.value`,
    [value],
  );

it('a receipt is recorded with what the files say about supplier, product and day, by whom and when', async () => {
  const before = Date.now();
  const recorded = await record();
  expect(recorded).toMatchObject({
    gateState: 'approved',
    gateText: APPROVED.text,
    gateReason: null,
    gateBy: TEST_USER_ID,
  });
  expect(Date.parse(recorded.gateAt!)).toBeGreaterThanOrEqual(before);
  expect(asked()).toEqual([
    `/internal/receiving-gate?supplierId=${supplierId}&productName=Frozen+hake&receivedOn=2026-03-05`,
  ]);
  const [event] = await listEvents(service, recorded.id);
  expect(event!.after).toMatchObject({ gateState: 'approved', gateText: APPROVED.text, gateReason: null });
});

it('a receipt that is not approved is recorded after a warning, with a reason if there is one', async () => {
  service.suppliers.gate = NOT_APPROVED;
  expect(gateOf(await record())).toEqual(['not_approved', null, TEST_USER_ID]);
  const reason = 'Approved on paper on Monday.';
  expect(gateOf(await record({ gateReason: reason }))).toEqual(['not_approved', reason, TEST_USER_ID]);
});

it('a receipt is recorded as not known while svc-program does not answer, is of an earlier release or fails', async () => {
  service.suppliers.gate = undefined as never;
  expect(await record()).toMatchObject({ gateState: 'unknown', gateText: 'The FSVP files could not be asked.' });
  service.suppliers.gate = null;
  expect(await record()).toMatchObject({ gateState: 'unknown' });
  service.suppliers.gate = APPROVED;
  expect(await record()).toMatchObject({ gateState: 'approved' });
});

it('svc-program is not asked again at once when it is silent: a batch would wait for each receipt', async () => {
  let calls = 0;
  const silent = createServer(() => (calls += 1));
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const { port } = silent.address() as AddressInfo;
  const waiting = await startQuality({ PROGRAM_URL: [`http://127.0.0.1:${port}`] });
  try {
    const body = { supplierId: waiting.suppliers.add('Bay Seafood'), productName: 'Hake', receivedDate: '2026-03-05' };
    for (let count = 0; count < 3; count += 1) {
      const answer = await waiting.request('POST', PATH, body);
      expect([answer.status, answer.body.gateState]).toEqual([201, 'unknown']);
    }
    expect(calls).toBe(1);
  } finally {
    await waiting.close();
    silent.closeAllConnections();
    silent.close();
  }
});

it('what a client claims about the gate is not stored', async () => {
  const claimed = await startQuality();
  try {
    const id = claimed.suppliers.add('Bay Seafood');
    claimed.suppliers.gate = NOT_APPROVED;
    const { body } = await claimed.request('POST', PATH, {
      supplierId: id,
      productName: 'Hake',
      receivedDate: '2026-03-05',
      gateState: 'approved',
      gateText: 'Approved',
      gateBy: newId(),
    });
    expect(body).toMatchObject({ gateState: 'not_approved', gateText: NOT_APPROVED.text, gateBy: TEST_USER_ID });
    claimed.suppliers.gate = APPROVED;
    const { body: changed } = await claimed.request('PUT', `${PATH}/${body.id}`, {
      notes: 'Late',
      gateState: 'approved',
    });
    expect(changed).toMatchObject({ notes: 'Late', gateState: 'not_approved' });
    // Asked again: another product, or somebody decides.
    const { body: renamed } = await claimed.request('PUT', `${PATH}/${body.id}`, { productName: 'Squid' });
    expect(renamed).toMatchObject({ gateState: 'approved', gateText: APPROVED.text });
    expect(renamed.gateAt > body.gateAt).toBe(true);
    claimed.suppliers.gate = NOT_APPROVED;
    const { body: decided } = await claimed.request('PUT', `${PATH}/${body.id}`, { gateReason: 'Tested before' });
    expect(decided).toMatchObject({ gateState: 'not_approved', gateReason: 'Tested before' });
    // A reason for one supplier is none for another.
    const { body: moved } = await claimed.request('PUT', `${PATH}/${body.id}`, {
      supplierId: claimed.suppliers.add('Other Seafood'),
    });
    expect(moved).toMatchObject({ gateState: 'not_approved', gateReason: null });
    const { body: same } = await claimed.request('PUT', `${PATH}/${body.id}`, { gateReason: null });
    expect(same.version).toBe(moved.version);
  } finally {
    await claimed.close();
  }
});

it('an older receipt gets its decision later', async () => {
  const strict = await startQuality();
  try {
    const id = strict.suppliers.add('Bay Seafood');
    const body = { supplierId: id, productName: 'Hake', receivedDate: '2026-03-05' };
    const { body: old } = await strict.request('POST', PATH, body);
    await strict.database.dataSource.query(
      'update receiving_inspections set gate_state = null, gate_text = null, gate_by = null, gate_at = null where id = $1',
      [old.id],
    );
    strict.suppliers.gate = APPROVED;
    const { body: noted } = await strict.request('PUT', `${PATH}/${old.id}`, { notes: 'Late' });
    expect(noted.gateState).toBeNull();
    const { body: decided } = await strict.request('PUT', `${PATH}/${old.id}`, { gateReason: null });
    expect(decided).toMatchObject({ gateState: 'approved', gateReason: null, gateBy: TEST_USER_ID });
  } finally {
    await strict.close();
  }
});

it('the release before forgets the decision for a receipt that becomes another one', async () => {
  const recorded = await record({ notes: 'First' });
  const change = (set: string) =>
    service.database.dataSource.query(`update receiving_inspections set ${set} where id = $1`, [recorded.id]);
  const read = async () => (await service.request('GET', `${PATH}/${recorded.id}`)).body as ReceivingInspection;
  await change(`notes = 'Second'`);
  expect((await read()).gateState).toBe('approved');
  await change(`product_name = 'Squid'`);
  expect(await read()).toMatchObject({ gateState: null, gateText: null, gateReason: null, gateBy: null, gateAt: null });
});

it('other services copy receipts with their decision', async () => {
  const recorded = await record({ lotNumber: 'L-9' });
  const { body } = await service.request('GET', '/internal/receiving-inspections?limit=1000');
  const entries = listReceiptEntries.response!.parse(body);
  expect(entries.find(({ id }) => id === recorded.id)).toEqual({
    id: recorded.id,
    supplierId,
    productName: 'Frozen hake',
    lotNumber: 'L-9',
    receivedDate: '2026-03-05T14:00:00.000Z',
    createdAt: recorded.createdAt,
    status: 'passed',
    changedAt: recorded.updatedAt,
    gateState: 'approved',
    gateReason: null,
    gateReleaseNeeded: false,
    version: 1,
    deleted: false,
  });
});

it('a policy requires a reason for what is not approved or not known, never for what is approved', async () => {
  await setPolicy('require_reason');
  try {
    const recorded = await record();
    expect(recorded.gateState).toBe('approved');
    service.suppliers.gate = NOT_APPROVED;
    const refused = await send();
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: 'gateReason', message: 'Enter why it is received. What the FSVP files say: Not approved' }],
    ]);
    expect((await record({ gateReason: 'Tested before import.' })).gateReason).toBe('Tested before import.');
    expect((await put(recorded.id, { notes: 'Late' })).status).toBe(200);
    expect((await put(recorded.id, { productName: 'Squid' })).body.errors[0].path).toBe('gateReason');
    expect((await put(recorded.id, { productName: 'Squid', gateReason: 'Tested.' })).body).toMatchObject({
      gateState: 'not_approved',
      gateReason: 'Tested.',
    });
    service.suppliers.gate = { state: 'exempt', text: 'No approval is required (1.512(c)).' };
    expect((await record()).gateState).toBe('exempt');
  } finally {
    await setPolicy('warn');
  }
});

it('a policy holds what is not approved as conditional until a qualified individual releases it', async () => {
  await setPolicy('require_qi');
  const as = async (signer: TestSigner, id: string, body: object) =>
    service.request('PUT', `${PATH}/${id}`, body, await service.headersOf(signer));
  const [mia, editor] = [newSigner('Mia Chen'), newSigner('Ed Low', 'editor')];
  const stateOf = ({ status, gateReleaseNeeded, gateBy }: ReceivingInspection) => [status, gateReleaseNeeded, gateBy];
  try {
    expect(stateOf(await record())).toEqual(['passed', false, TEST_USER_ID]);
    service.suppliers.gate = NOT_APPROVED;
    const held = await record({ gateReason: 'The truck could not wait.' });
    expect(stateOf(held)).toEqual(['conditional', true, TEST_USER_ID]);
    // Neither the selector nor the reason of another person releases it.
    expect(stateOf((await put(held.id, { status: 'passed' })).body)).toEqual(['conditional', true, TEST_USER_ID]);
    const noted = await as(editor, held.id, { gateReason: 'Tested before import.' });
    expect(stateOf(noted.body)).toEqual(['conditional', true, editor.id]);
    service.suppliers.qualification = { refusal: 'You are not recorded as qualified to approve suppliers.' };
    const refused = await as(mia, held.id, { gateReason: 'Tested before import.' });
    expect([refused.status, refused.body.code]).toEqual([422, 'not-qualified']);
    service.suppliers.qualification = null;
    expect((await as(mia, held.id, { gateReason: 'Tested before import.' })).status).toBe(503);
    service.suppliers.qualification = { refusal: null };
    // With the words that the editor wrote.
    const released = await as(mia, held.id, { gateReason: 'Tested before import.' });
    expect(stateOf(released.body)).toEqual(['passed', false, mia.id]);
    expect(stateOf((await put(held.id, { notes: 'Late' })).body)).toEqual(['passed', false, mia.id]);
    // Another product was not released.
    expect(stateOf((await put(held.id, { productName: 'Squid' })).body).slice(0, 2)).toEqual(['conditional', true]);

    // In the dialog of a qualified individual.
    const body = { supplierId, productName: 'Hake', receivedDate: '2026-03-05', gateReason: 'Tested.' };
    const own = await service.request('POST', PATH, body, await service.headersOf(mia));
    expect(stateOf(own.body)).toEqual(['passed', false, mia.id]);
    service.suppliers.qualification = null;
    const unknown = await service.request('POST', PATH, body, await service.headersOf(mia));
    expect(stateOf(unknown.body)).toEqual(['conditional', true, mia.id]);
    service.suppliers.qualification = { refusal: null };

    // A failed one stays failed, and one that becomes approved is released by that.
    expect((await record({ actualTemp: 60 })).status).toBe('failed');
    service.suppliers.gate = APPROVED;
    expect(stateOf((await put(held.id, { gateReason: null })).body).slice(0, 2)).toEqual(['passed', false]);
  } finally {
    await setPolicy('warn');
  }
});
