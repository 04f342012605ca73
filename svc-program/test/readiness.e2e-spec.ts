import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { getFileReadiness, type FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { ExportedReadiness } from '@fsvp/contracts/program/internal';
import type { Signature } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { grantFor, type TestSigner } from '@fsvp/service-kit/testing/signing';
import { Client } from 'pg';
import { documentCopy, type CopiedEvidence } from '../src/document-directory/document-entries.js';
import { ReadinessRefresher } from '../src/readiness/readiness-refresher.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['eligibility']);
});
afterAll(() => program.close());

const read = async (id: string, query = ''): Promise<FileReadinessAnswer> => {
  const { status, body, text } = await program.send('GET', `/api/fsvp-files/${id}/readiness${query}`);
  if (status !== 200) throw new Error(text);
  return getFileReadiness.response!.parse(body);
};
const app = ({ items }: FileReadinessAnswer) => items.find(({ code }) => code === 'APP-1')!;

/** As if the signature of a file's determination was made some days ago, and the file was opened some days before. */
async function moveBack(fileId: string, signedDays: number, openedDays: number): Promise<void> {
  // Only the owner of the tables can change a signature.
  const owner = new Client({ connectionString: program.ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `update signatures set signed_at = signed_at - $2 * interval '1 day'
       where record_id in (select id from applicability_determinations where file_id = $1)`,
      [fileId, signedDays],
    );
    await owner.query(`update fsvp_files set created_at = created_at - $2 * interval '1 day' where id = $1`, [
      fileId,
      openedDays,
    ]);
  } finally {
    await owner.end();
  }
}

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });

it('follows the determination from absent to signed, superseded and withdrawn', async () => {
  const file = await files.open();
  const before = await read(file.id);
  expect(before).toMatchObject({ regime: 'standard', verdict: 'not_ready', asOf: today() });
  expect(app(before)).toMatchObject({
    state: 'missing',
    reason: 'absent',
    evidence: [],
    nextAction: { label: 'Determine the regime of this file', href: `/fsvp-files?view=${file.id}&determine=1` },
  });
  const draft = await files.draft(file.id);
  expect(app(await read(file.id))).toMatchObject({ reason: 'unsigned', evidence: [{ id: draft.id, signedBy: null }] });
  const { body: signature } = await files.sign(draft.id, qualified);
  const signed = await read(file.id);
  expect(app(signed)).toMatchObject({
    state: 'satisfied',
    nextAction: null,
    evidence: [
      { id: draft.id, title: 'Determination, version 1', signedBy: qualified.name, signedAt: signature.signedAt },
    ],
  });
  expect(signed.percent).toBeGreaterThan(before.percent);

  const next = await files.draft(file.id);
  const { body: second } = (await files.sign(next.id, qualified)) as { body: Signature };
  expect(app(await read(file.id)).evidence).toMatchObject([{ id: next.id }]);
  const subject = {
    service: 'program',
    type: 'signature',
    id: second.id,
    version: second.version,
    contentSha256: second.contentSha256,
  };
  const grant = await grantFor(subject as never, 'withdrawn', qualified, { reason: 'Signed by mistake' });
  const path = `/api/determinations/${next.id}/signatures/${second.id}/withdrawal`;
  expect((await program.as(qualified, 'POST', path, { grant })).status).toBe(201);
  // What the withdrawn one superseded does not count again.
  expect(app(await read(file.id))).toMatchObject({ state: 'missing', reason: 'absent' });
});

it('is judged on an earlier day by what was signed by then', async () => {
  const file = await files.open();
  const draft = await files.draft(file.id);
  await files.sign(draft.id, qualified);
  await moveBack(file.id, 10, 15);
  const on = (days: number) => read(file.id, `?asOf=${addDays(today(), -days)}`);
  expect(app(await on(0)).state).toBe('satisfied');
  expect(app(await on(10)).state).toBe('satisfied');
  expect(app(await on(11))).toMatchObject({ state: 'missing', reason: 'absent' });
  for (const [asOf, message] of [
    [addDays(today(), -16), `The file was opened on ${addDays(today(), -15)}`],
    [addDays(today(), 1), 'The day is in the future'],
  ]) {
    const { status, body } = await program.send('GET', `/api/fsvp-files/${file.id}/readiness?asOf=${asOf}`);
    expect([status, body.errors]).toEqual([400, [{ path: 'asOf', message }]]);
  }
  expect((await program.send('GET', `/api/fsvp-files/${newId()}/readiness`)).status).toBe(404);
});

it('misses an importer that becomes inactive', async () => {
  const file = await files.open();
  await program.send('PUT', `/api/importers/${file.importerId}`, { active: false });
  const { items } = await read(file.id);
  expect(items.find(({ code }) => code === 'IMP-1')).toMatchObject({
    state: 'missing',
    reason: 'incomplete',
    evidence: [{ id: file.importerId }],
    nextAction: { label: 'Complete the importer' },
  });
});

/** As svc-documents would tell of a document. */
async function putDocument(id: string, changes: Partial<CopiedEvidence> = {}): Promise<void> {
  const document = { id, title: 'Letter', supplierId: null, expirationDate: null, version: 1, withdrawn: false };
  await documentCopy.save(program.database.dataSource.manager, [{ ...document, ...changes }]);
}

/** The stored readiness once everything of it is judged. The service judges by itself at the same time. */
async function judged(id: string): Promise<FsvpFile['readiness']> {
  for (const end = Date.now() + 10_000; ;) {
    await program.app.get(ReadinessRefresher, { strict: false }).refresh(today());
    const { readiness } = (await program.send('GET', `/api/fsvp-files/${id}`)).body as FsvpFile;
    if (readiness.fresh) return readiness;
    if (Date.now() > end) throw new Error('it is not judged again');
  }
}

it('follows assurances of suppliers with their documents, from recorded to deleted', async () => {
  const file = await files.open({ circumstances: { smallSupplier: 'qualified_facility' } });
  await files.sign(
    (await files.draft(file.id, { chosenRegime: 'small_supplier', reason: 'It is small.' })).id,
    qualified,
  );
  const item = async (code: string) => (await read(file.id)).items.find((one) => one.code === code)!;
  expect(await item('SS-2')).toMatchObject({
    state: 'missing',
    reason: 'absent',
    nextAction: {
      label: 'Record the assurance of the supplier',
      href: `/fsvp-files?view=${file.id}&record=SS-2`,
    },
  });
  const documentId = newId();
  const record = async (fields: object) => {
    const { status, body, text } = await program.send('POST', '/api/assurances', {
      kind: 'SS-2',
      fileId: file.id,
      effectiveOn: today(),
      signerName: 'R. Mehta',
      signerTitle: 'Owner',
      statement: 'We comply.',
      documentId,
      controlsDescription: 'Roasting at 150 °C.',
      ...fields,
    });
    if (status !== 201) throw new Error(text);
    return body.id as string;
  };
  const id = await record({});
  // svc-program does not know the document yet.
  expect(await item('SS-2')).toMatchObject({ state: 'missing', reason: 'damaged', evidence: [{ id }] });
  expect(await item('RC-1')).toMatchObject({ state: 'missing', reason: 'damaged', evidence: [{ id }] });
  expect((await judged(file.id)).missing).toEqual(expect.arrayContaining(['SS-2', 'RC-1']));
  await putDocument(documentId);
  expect((await judged(file.id)).missing).not.toContain('SS-2');
  expect(await item('SS-2')).toMatchObject({
    state: 'satisfied',
    evidence: [
      {
        id,
        recordType: 'assurance',
        title: `Assurance of R. Mehta, effective ${DAY.format(new Date(today()))}`,
        href: `/fsvp-files?view=${file.id}`,
        validUntil: addMonths(today(), 24),
      },
    ],
    nextAction: null,
  });
  expect(await item('RC-1')).toMatchObject({ state: 'satisfied' });
  await putDocument(documentId, { version: 2, expirationDate: `${addDays(today(), 5)}T00:00:00.000Z` });
  expect((await judged(file.id)).expiring).toEqual(['SS-2']);
  expect(await item('SS-2')).toMatchObject({ state: 'expiring', dueOn: addDays(today(), 5) });

  // Another one counts longer, until a person chooses the first.
  const other = newId();
  await putDocument(other);
  const second = await record({ documentId: other });
  expect((await judged(file.id)).expiring).toEqual([]);
  const choose = (links: object[]) => program.send('PUT', `/api/fsvp-files/${file.id}/evidence/SS-2`, { links });
  await choose([{ recordType: 'assurance', recordId: id, recordVersion: 1 }]);
  expect((await judged(file.id)).expiring).toEqual(['SS-2']);
  const linked = newId();
  await choose([{ recordType: 'document', recordId: linked, recordVersion: 1 }]);
  expect((await judged(file.id)).missing).toContain('SS-2');
  await putDocument(linked, { title: 'Reply' });
  expect((await judged(file.id)).missing).not.toContain('SS-2');
  expect((await item('SS-2')).evidence.map(({ title }) => title)).toContain('Reply');
  await putDocument(linked, { version: 2, withdrawn: true });
  expect((await judged(file.id)).missing).toContain('SS-2');
  await choose([]);
  expect((await judged(file.id)).missing).not.toContain('SS-2');

  for (const one of [id, second]) await program.send('DELETE', `/api/assurances/${one}`);
  expect((await judged(file.id)).missing).toContain('SS-2');
  expect(await item('SS-2')).toMatchObject({ reason: 'absent', evidence: [] });
});

it('counts the assurance of a customer for all files of the importer', async () => {
  const food = await files.addFood({ facts: { supplement: 'component' } });
  const circumstances = { supplementMaker: 'customer', furtherProcessing: true, confirmed: ['specs_111_70'] };
  const importerId = (await files.addImporter()).id;
  const opened: string[] = [];
  for (const importer of [importerId, importerId, (await files.addImporter()).id]) {
    const file = await files.open({ importerId: importer, foodId: food.id, circumstances });
    await files.sign((await files.draft(file.id, { chosenRegime: 'ds_customer' })).id, qualified);
    opened.push(file.id);
  }
  const missing = () => Promise.all(opened.map(async (id) => (await judged(id)).missing.includes('AS-5')));
  expect(await missing()).toEqual([true, true, true]);
  const documentId = newId();
  await putDocument(documentId);
  await program.send('POST', '/api/assurances', {
    kind: 'AS-5',
    importerId,
    customerName: 'Delta Vitamins',
    effectiveOn: addDays(today(), -30),
    signerName: 'T. Lee',
    signerTitle: 'Quality',
    statement: 'We meet 21 CFR 111.73 and 111.75.',
    documentId,
  });
  expect(await missing()).toEqual([false, false, true]);
  await putDocument(documentId, { version: 2, withdrawn: true });
  expect(await missing()).toEqual([true, true, true]);
});

it('follows the latest check of scope and standing, also on an earlier day', async () => {
  const file = await files.open({ circumstances: { goodStanding: true } }, 'New Zealand');
  await files.sign(
    (await files.draft(file.id, { chosenRegime: 'recognised', reason: 'It is recognised.' })).id,
    qualified,
  );
  await moveBack(file.id, 20, 20);
  const check = async (kind: string, days: number, found = true) => {
    const { status, text, body } = await program.send('POST', `/api/fsvp-files/${file.id}/standing-checks`, {
      kind,
      countryCode: 'NZ',
      authority: 'Ministry for Primary Industries',
      found,
      how: 'Public register',
      checkedOn: addDays(today(), -days),
    });
    if (status !== 201) throw new Error(text);
    return body.id as string;
  };
  const states = async (query = '') => {
    const { items } = await read(file.id, query);
    return items.filter(({ code }) => code.startsWith('EQ-')).map(({ state, reason }) => reason ?? state);
  };
  expect(await states()).toEqual(['absent', 'absent']);
  await check('scope', 200);
  await check('standing', 200);
  expect(await states()).toEqual(['satisfied', 'expired']);
  const good = await check('standing', 10);
  expect(await states()).toEqual(['satisfied', 'satisfied']);
  expect((await judged(file.id)).missing).not.toContain('EQ-2');
  const bad = await check('standing', 5, false);
  expect(await states()).toEqual(['satisfied', 'inadequate']);
  expect((await judged(file.id)).missing).toContain('EQ-2');
  // Nothing of it was recorded by then.
  expect(await states(`?asOf=${addDays(today(), -1)}`)).toEqual(['absent', 'absent']);
  await program.send('DELETE', `/api/standing-checks/${bad}`);
  expect(await states()).toEqual(['satisfied', 'satisfied']);
  await program.send('PUT', `/api/standing-checks/${good}`, { countryCode: 'AU' });
  expect(await states()).toEqual(['satisfied', 'stale']);
});

it('follows the procedures of the importer, from a draft to a later version and to a withdrawal', async () => {
  const signer = await files.addQualified(['procedure']);
  const documentId = newId();
  await putDocument(documentId);
  const importer = await files.addImporter();
  const file = await files.open({ importerId: importer.id });
  const item = async (query = '') => (await read(file.id, query)).items.find(({ code }) => code === 'PR-1')!;
  const href = `/fsvp-files?view=${file.id}&procedures=${importer.id}`;
  expect(await item()).toMatchObject({
    reason: 'absent',
    nextAction: { label: 'Write and sign the procedure', href },
  });
  const draft = await files.draftProcedure(importer.id, { documentId });
  expect(await item()).toMatchObject({ reason: 'unsigned', evidence: [{ id: draft.id, href, signedBy: null }] });
  expect((await judged(file.id)).missing).toContain('PR-1');
  expect((await files.signProcedure(draft.id, signer)).status).toBe(201);
  const { missing } = await judged(file.id);
  expect(missing).not.toContain('PR-1');
  expect(missing).toContain('PR-3');
  expect(await item()).toMatchObject({
    state: 'satisfied',
    nextAction: null,
    evidence: [
      {
        id: draft.id,
        recordType: 'procedure',
        title: 'Purchasing from approved suppliers, version 1',
        href,
        signedBy: signer.name,
      },
    ],
  });
  await moveBack(file.id, 0, 3);
  expect(await item(`?asOf=${addDays(today(), -1)}`)).toMatchObject({ reason: 'absent', evidence: [] });

  // What is signed ahead counts from its first day.
  const tomorrow = addDays(today(), 1);
  const { body: next } = await program.send('POST', `/api/procedures/${draft.id}/versions`);
  await program.send('PUT', `/api/procedures/${next.id}`, { effectiveFrom: tomorrow });
  await files.signProcedure(next.id, signer);
  expect((await judged(file.id)).nextChangeOn).toBe(tomorrow);
  expect(await item()).toMatchObject({
    state: 'satisfied',
    evidence: [{ id: draft.id }],
    notes: [`Version 2 is in force from ${tomorrow}.`],
  });

  await putDocument(documentId, { version: 2, withdrawn: true });
  expect((await judged(file.id)).missing).toContain('PR-1');
  expect(await item()).toMatchObject({ reason: 'damaged' });
  await putDocument(documentId, { version: 3 });
  expect((await judged(file.id)).missing).not.toContain('PR-1');
  await files.withdraw(`/api/procedures/${draft.id}`, signer);
  expect((await judged(file.id)).missing).toContain('PR-1');
});

describe('the export for reports', () => {
  const exported = async (query: string): Promise<ExportedReadiness[]> => {
    const { status, text } = await program.send('GET', `/internal/exports/fsvp-readiness?${query}`);
    if (status !== 200) throw new Error(text);
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ExportedReadiness);
  };

  it('judges the files that were open on a day as their own page does', async () => {
    const file = await files.open({}, 'India');
    const draft = await files.draft(file.id);
    await files.sign(draft.id, qualified);
    await moveBack(file.id, 10, 15);
    const on = (days: number) => exported(`importerId=${file.importerId}&asOf=${addDays(today(), -days)}`);
    const [now] = await on(0);
    const { items, ...page } = await read(file.id);
    expect(now).toMatchObject({
      fileId: file.id,
      number: file.number,
      importerName: file.importerName,
      supplierName: 'Bay Seafood',
      supplierCountry: 'India',
      foodName: file.foodName,
      regime: page.regime,
      verdict: page.verdict,
      percent: page.percent,
      missing: page.missing,
    });
    expect(now!.items.map(({ code, state, dueOn }) => [code, state, dueOn])).toEqual(
      items.map(({ code, state, dueOn }) => [code, state, dueOn]),
    );
    expect(now!.items[0]).toMatchObject({ code: 'APP-1', evidence: [{ id: draft.id, signedBy: qualified.name }] });
    expect((await on(11))[0]!.items[0]).toMatchObject({ code: 'APP-1', state: 'missing', reason: 'absent' });
    expect(await on(16)).toEqual([]);
    await program.send('PUT', `/api/fsvp-files/${file.id}`, { lifecycle: 'closed', closeReason: 'We buy elsewhere' });
    expect(await on(0)).toEqual([]);
    expect(await on(1)).toHaveLength(1);
  });

  it('has each file once, by supplier, over several pages', async () => {
    const file = await files.open();
    await program.database.dataSource.query(
      `insert into fsvp_files select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'number', 'X-' || n,
         'supplier_id', case when n % 2 = 0 then gen_random_uuid() else f.supplier_id end, 'food_id', f.food_id,
         'closed_on', case when n % 2 = 1 then current_date + 1 end, 'lifecycle', case when n % 2 = 1 then 'closed' else f.lifecycle end))).*
       from fsvp_files f, generate_series(1, 410) n where f.id = $1`,
      [file.id],
    );
    const rows = await exported(`importerId=${file.importerId}&asOf=${today()}`);
    expect(new Set(rows.map(({ fileId }) => fileId)).size).toBe(411);
    expect(rows).toHaveLength(411);
    const names = rows.map(({ supplierName }) => supplierName);
    expect(names).toEqual(names.toSorted());
    expect(await exported(`importerId=${file.importerId}&supplierId=${file.supplierId}&asOf=${today()}`)).toHaveLength(
      206,
    );
  });
});

describe('notes on the own records of the supplier (beyond/fsvp-file.md, 6)', () => {
  const notesOf = ({ items }: FileReadinessAnswer) =>
    Object.fromEntries(['AV-1', 'VA-1', 'HA-1'].map((code) => [code, items.find((item) => item.code === code)!.notes]));

  it('name an approval without evaluation, a verification without evidence, and analyses to adopt', async () => {
    const file = await files.open();
    const supplier = { id: file.supplierId, name: 'Bay Seafood', riskLevel: 'medium', version: 2, deleted: false };
    const entry = `/internal/suppliers/${file.supplierId}/directory-entry`;
    const hazards = `/quality/internal/hazard-analyses-of-supplier?supplierId=${file.supplierId}`;
    program.suppliers.answer(entry, {
      ...supplier,
      status: 'approved',
      lastVerificationDate: '2026-02-03T00:00:00.000Z',
    });
    const named = ['Vibrio in raw shrimp', 'x'.repeat(300), 'Histamine'];
    program.suppliers.answer(hazards, {
      total: 5,
      newest: named.map((description) => ({ id: newId(), description })),
    });
    const readiness = await read(file.id);
    expect(notesOf(readiness)).toEqual({
      'AV-1': ["The supplier's status is Approved: approved without a documented evaluation (21 CFR 1.505(b))."],
      'VA-1': ["The supplier's record has a last verification on 2026-02-03: recorded without evidence."],
      'HA-1': [
        'Hazard analysis of the supplier, can be adopted: Vibrio in raw shrimp',
        `Hazard analysis of the supplier, can be adopted: ${'x'.repeat(200)}…`,
        'Hazard analysis of the supplier, can be adopted: Histamine',
        '2 more hazard analyses of the supplier can be adopted.',
      ],
    });
    for (const code of ['AV-1', 'VA-1', 'HA-1'])
      expect(readiness.items.find((item) => item.code === code)).toMatchObject({ state: 'missing', evidence: [] });
    // Until a result backs that day.
    const activityId = newId();
    const { manager } = program.database.dataSource;
    await manager.query(
      `insert into plan_activities values ($1, $2, null, null, 'Audit', 'completed', '2026-02-03', 1, false)`,
      [activityId, file.supplierId],
    );
    await manager.query(
      `insert into activity_results values ($1, $1, 'audit', 'complete', '2026-02-03', now(), '{}', 1)`,
      [activityId],
    );
    expect(notesOf(await read(file.id))['VA-1']).toEqual([]);

    program.suppliers.answer(entry, { ...supplier, status: 'pending', lastVerificationDate: null });
    program.suppliers.answer(hazards, { total: 0, newest: [] });
    expect(notesOf(await read(file.id))).toEqual({ 'AV-1': [], 'VA-1': [], 'HA-1': [] });
  });

  it('are left out of earlier days, and while the service of the records does not answer', async () => {
    const file = await files.open();
    program.suppliers.answer(`/internal/suppliers/${file.supplierId}/directory-entry`, {
      id: file.supplierId,
      name: 'Bay Seafood',
      riskLevel: 'low',
      version: 2,
      deleted: false,
      status: 'approved',
      lastVerificationDate: '2026-02-03T00:00:00.000Z',
    });
    // svc-quality does not know the call.
    expect(notesOf(await read(file.id))).toMatchObject({ 'HA-1': [], 'AV-1': [expect.any(String)] });
    await moveBack(file.id, 0, 3);
    expect(notesOf(await read(file.id, `?asOf=${addDays(today(), -1)}`))).toEqual({
      'AV-1': [],
      'VA-1': [],
      'HA-1': [],
    });
  });
});
