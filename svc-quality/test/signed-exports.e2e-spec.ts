import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ExportedSignature } from '@fsvp/contracts/signatures/exported-signature';
import type { Meaning, Signable, Signature, SigningSubject } from '@fsvp/contracts/signatures/signature';
import { grantFor, newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import pg from 'pg';
import { startQuality, type TestQuality } from './start.js';

const MIA = newSigner('Mia Chen');
const NOAH = newSigner('Noah Berg');
/** The last part of the path of each export. */
const COLLECTIONS = {
  'verification-activities': 'verifications',
  'hazard-analysis': 'hazard-analyses',
  'corrective-actions': 'corrective-actions',
} as const;
type Collection = keyof typeof COLLECTIONS;
type Row = Record<string, unknown> & { id: string; signatures: ExportedSignature[] };

let quality: TestQuality;
let supplierId: string;
let productId: string;
beforeAll(async () => {
  quality = await startQuality();
  supplierId = quality.suppliers.add('Bay Seafood');
  productId = quality.suppliers.addProduct(supplierId, 'Shrimp');
});
afterAll(() => quality.close());

/** Records with a value in every signed field. */
const bodies = (): Record<Collection, object> => ({
  'verification-activities': {
    supplierId,
    type: 'audit',
    title: 'Onsite audit, "Łódź" 食品\nline two',
    description: 'Annual',
    status: 'completed',
    scheduledDate: '2026-03-01',
    dueDate: '2026-03-05',
    completedDate: '2026-03-04T18:01:02.345Z',
    assignedTo: 'Ann',
    findings: 'None',
    recommendations: 'None',
    followUpRequired: true,
    followUpDate: '2026-09-01',
    cost: 1234.5,
  },
  'hazard-analysis': {
    supplierId,
    productId,
    hazardType: 'biological',
    hazardDescription: 'Listeria',
    severity: 'high',
    likelihood: 'possible',
    preventiveControls: 'Cooking',
    monitoringProcedures: 'Logs',
    correctiveActions: 'Discard',
    verificationActivities: 'Tests',
    recordKeepingProcedures: 'Files',
  },
  'corrective-actions': {
    supplierId,
    title: 'Retrain',
    description: 'Doors',
    rootCause: 'Haste',
    correctiveAction: 'Training',
    preventiveAction: 'Alarm',
    status: 'closed',
    priority: 'high',
    assignedTo: 'Ben',
    dueDate: '2026-06-01',
    completedDate: '2026-05-01',
    verificationOfEffectiveness: 'No open door in June',
  },
});

async function create(collection: Collection, changes: object = {}): Promise<string> {
  const { status, body } = await quality.request('POST', `/api/${collection}`, { ...bodies()[collection], ...changes });
  expect([status, body.detail]).toEqual([201, undefined]);
  return `/api/${collection}/${body.id}`;
}

/** Sends a signature, or its withdrawal when `rest` names one. */
async function sign(path: string, meaning: Meaning, signer: TestSigner = MIA, changes: Partial<SigningSubject> = {}) {
  const read = (await quality.request('GET', `${path}/signable`)).body as Signable;
  const grant = await grantFor(read, meaning, signer, changes);
  const rest = meaning === 'withdrawn' ? `/${changes.id}/withdrawal` : '';
  const sent = await quality.request('POST', `${path}/signatures${rest}`, { grant }, await quality.headersOf(signer));
  expect([sent.status, sent.body.detail]).toEqual([201, undefined]);
  return sent.body as Signature;
}
const change = (path: string, changes: object) => quality.request('PUT', path, changes);

async function exportRows(collection: Collection): Promise<Row[]> {
  const { status, text } = await quality.request('GET', `/internal/exports/${COLLECTIONS[collection]}`);
  expect(status).toBe(200);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}
async function exportSignatures(path: string): Promise<ExportedSignature[]> {
  const [, , collection, id] = path.split('/');
  return (await exportRows(collection as Collection)).find((row) => row.id === id)!.signatures;
}
const statesOf = (signatures: { meaning: Meaning; state: string }[]) =>
  signatures.map(({ meaning, state }) => [meaning, state]);

/** The export must say the same of every signature as the call that reads the record by itself. */
async function expectSameStates(path: string): Promise<string[][]> {
  const { signatures, recordVersion } = (await quality.request('GET', `${path}/signatures`)).body;
  const exported = await exportSignatures(path);
  expect(statesOf(exported)).toEqual(statesOf(signatures as Signature[]));
  for (const { currentVersion } of exported) expect(currentVersion).toBe(recordVersion);
  return statesOf(exported);
}

it('the row of a signed record has who signed what, when, as what and why', async () => {
  const path = await create('verification-activities', {
    attachments: [quality.suppliers.addDocument('Audit report')],
  });
  expect(await exportSignatures(path)).toEqual([]);
  const { signedAt, contentSha256 } = await sign(path, 'conducted', MIA, { reason: 'Annual audit' });
  expect(await exportSignatures(path)).toEqual([
    {
      signerName: 'Mia Chen',
      signerTitle: 'Quality Manager',
      signedAt,
      meaning: 'conducted',
      reason: 'Annual audit',
      recordVersion: 1,
      currentVersion: 1,
      contentSha256,
      state: 'valid',
      samePerson: null,
      withdrawnReason: null,
      withdrawnByName: null,
      withdrawnByTitle: null,
      withdrawnAt: null,
    },
  ]);
});

it.each([
  ['verification-activities', 'conducted', { cost: 1234.51 }],
  ['hazard-analysis', 'authored', { recordKeepingProcedures: 'Folders' }],
  ['corrective-actions', 'closed_effective', { preventiveAction: 'Lock' }],
] as const)(
  'a signature of %s is valid with all fields, stale after a change, valid when it is undone',
  async (collection, meaning, changes) => {
    const path = await create(collection);
    await sign(path, meaning);
    expect(await expectSameStates(path)).toEqual([[meaning, 'valid']]);
    await change(path, changes);
    expect(await expectSameStates(path)).toEqual([[meaning, 'stale']]);
    expect((await exportSignatures(path))[0]).toMatchObject({ recordVersion: 1, currentVersion: 2 });
    await change(path, bodies()[collection]);
    expect(await expectSameStates(path)).toEqual([[meaning, 'valid']]);
  },
);

it('linked documents, later signatures, withdrawals and altered contents count as everywhere else', async () => {
  const path = await create('verification-activities');
  await sign(path, 'conducted');
  await change(path, { attachments: [quality.suppliers.addDocument('Later')] });
  expect(await expectSameStates(path)).toEqual([['conducted', 'stale']]);
  const second = await sign(path, 'conducted');
  await sign(path, 'reviewed_and_assessed', NOAH);
  await sign(path, 'reviewed_and_assessed');
  expect((await sign(path, 'reviewed_and_assessed')).samePerson).toBe('sod.reviewer');
  const { id, version } = second;
  await sign(path, 'withdrawn', MIA, { type: 'signature', id, version, reason: 'Wrong plant' });
  expect(await expectSameStates(path)).toEqual([
    ['reviewed_and_assessed', 'valid'],
    ['reviewed_and_assessed', 'superseded'],
    ['reviewed_and_assessed', 'valid'],
    ['conducted', 'withdrawn'],
    ['conducted', 'stale'],
  ]);
  const [same, , , withdrawn] = await exportSignatures(path);
  expect([same!.samePerson, withdrawn!.withdrawnByName, withdrawn!.withdrawnReason]).toEqual([
    'sod.reviewer',
    'Mia Chen',
    'Wrong plant',
  ]);
  const owner = new pg.Client({ connectionString: quality.ownerUrl });
  await owner.connect();
  await owner.query(`update signatures set content = replace(content, 'Annual', 'annual') where record_id = $1`, [
    path.split('/').at(-1),
  ]);
  await owner.end();
  expect((await expectSameStates(path)).map(([, state]) => state)).toEqual(Array(5).fill('broken'));
});

it('a change that commits while an export runs is in all of a row or in none of it', async () => {
  const path = await create('hazard-analysis');
  await sign(path, 'authored');
  let changing = true;
  const writer = (async () => {
    for (let n = 0; changing; n += 1) await change(path, { hazardDescription: n % 2 ? 'Listeria' : 'Salmonella' });
  })();
  const seen = new Set<string>();
  await eventually(async () => {
    const row = (await exportRows('hazard-analysis')).find(({ id }) => path.endsWith(id))!;
    const [signature] = row.signatures;
    expect(signature!.state).toBe(row.hazardDescription === 'Listeria' ? 'valid' : 'stale');
    expect(signature!.currentVersion).toBe(row.version);
    return seen.add(signature!.state).size === 2;
  }).finally(() => (changing = false));
  await writer;
});
