import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { procedure } from '@fsvp/contracts/program/procedure';
import type { Signable } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { newSigner, type TestSigner } from '@fsvp/service-kit/testing/signing';
import { documentCopy } from '../src/document-directory/document-entries.js';
import { TestFiles } from './files.js';
import { ADA, startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['procedure']);
});
afterAll(() => program.close());

const one = (id: string, rest = '') => `/api/procedures/${id}${rest}`;
const get = async (id: string) => (await program.send('GET', one(id))).body;
const listed = async (query: string) =>
  (await program.send('GET', `/api/procedures?${query}`)).body.procedures.map(
    ({ code, versionNumber, state }: { code: string; versionNumber: number; state: string }) =>
      `${code} ${versionNumber} ${state}`,
  );
const verbsOf = async (id: string) => (await program.events(id)).map(({ type }) => type);
const REVIEW = {
  path: 'reviewNote',
  message: 'Another entity established this procedure. Describe how the importer reviewed and assessed it',
};

const sampleDocument = (id: string) => ({
  id,
  title: 'Purchasing manual',
  language: 'en',
  fileVersion: 1,
  version: 1,
  withdrawn: false,
});

describe('the draft of a procedure', () => {
  it('is the only one of an importer and a requirement, is merged by PUT, and deleted', async () => {
    const importer = await files.addImporter({ legalName: 'Harbor Foods LLC' });
    const draft = await files.draftProcedure(importer.id);
    expect(procedure.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({
      importerName: 'Harbor Foods LLC',
      code: 'PR-1',
      versionNumber: 1,
      state: 'draft',
      establishedBy: 'self',
      reviewNote: null,
      signedByName: null,
    });
    const body = { importerId: importer.id, title: 'Another', effectiveFrom: '2026-02-01' };
    const second = await program.send('POST', '/api/procedures', { ...body, code: 'PR-1' });
    expect([second.status, second.body.detail]).toEqual([409, 'There is already a draft of this procedure for PR-1.']);
    const race = await Promise.all(
      [1, 2, 3].map(() => program.send('POST', '/api/procedures', { ...body, code: 'PR-3' })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);

    const { body: changed } = await program.send('PUT', one(draft.id), { title: 'Buying', documentId: null });
    expect(changed).toMatchObject({ version: 2, title: 'Buying', documentId: null, effectiveFrom: '2026-01-01' });
    expect((await program.send('PUT', one(draft.id), {}, { 'if-match': '"1"' })).status).toBe(412);
    expect((await program.send('DELETE', one(draft.id))).status).toBe(204);
    expect((await program.send('GET', one(draft.id))).status).toBe(404);
    expect(await verbsOf(draft.id)).toEqual(['drafted', 'updated', 'deleted'].map((verb) => `procedure.${verb}.v1`));
    expect((await files.draftProcedure(importer.id)).versionNumber).toBe(1);
  });

  it('names every bad field', async () => {
    const errorsOf = async (method: string, path: string, body: object) => {
      const { status, body: problem } = await program.send(method, path, body);
      expect(status).toBe(400);
      return problem.errors.map((error: { path: string; message: string }) => `${error.path}: ${error.message}`);
    };
    expect(
      await errorsOf('POST', '/api/procedures', { importerId: 'x', code: 'PR-2', title: ' ', effectiveFrom: 'soon' }),
    ).toEqual([
      'importerId: Choose an importer',
      'code: Choose what the procedure is for',
      'title: Title is required',
      'effectiveFrom: Enter the first day',
    ]);
    const body = { code: 'PR-1', title: 'Buying', effectiveFrom: '2026-02-01' };
    expect(await errorsOf('POST', '/api/procedures', { ...body, importerId: newId() })).toEqual([
      'importerId: There is no such importer',
    ]);
  });

  it('says how the importer reviewed and assessed what another entity established', async () => {
    const importer = await files.addImporter();
    const body = { importerId: importer.id, code: 'PR-3', title: 'Audits', effectiveFrom: '2026-02-01' };
    const refused = await program.send('POST', '/api/procedures', { ...body, establishedBy: 'other_entity' });
    expect([refused.status, refused.body.errors]).toEqual([400, [REVIEW]]);
    const draft = await files.draftProcedure(importer.id, {
      establishedBy: 'other_entity',
      reviewNote: 'Read by Mia Chen; it fits our foods',
    });
    expect((await program.send('PUT', one(draft.id), { reviewNote: null })).body.errors).toEqual([REVIEW]);
    const own = await program.send('PUT', one(draft.id), { establishedBy: 'self', reviewNote: null });
    expect(own.body).toMatchObject({ version: 2, establishedBy: 'self', reviewNote: null });
    expect((await program.send('PUT', one(draft.id), { establishedBy: 'other_entity' })).body.errors).toEqual([REVIEW]);
  });
});

describe('a signed procedure', () => {
  it('does not change; a new version copies it, and supersedes it when it is signed', async () => {
    const importer = await files.addImporter({ legalName: 'Harbor Foods LLC' });
    const documentId = newId();
    const reviewNote = 'Read and found adequate';
    const first = await files.draftProcedure(importer.id, { documentId, establishedBy: 'other_entity', reviewNote });
    const read = (await program.send('GET', one(first.id, '/signable'))).body as Signable;
    expect(read.meanings).toEqual([
      { meaning: 'approved', activity: 'Establish procedures', reasonRequired: false, refusal: null },
    ]);
    expect(read.rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Importer: Harbor Foods LLC',
      'Requirement: PR-1: Approved suppliers only',
      'Version: 1',
      'Title: Purchasing from approved suppliers',
      `Document: ${documentId}`,
      'First Day: Jan 1, 2026',
      'Established by: Another entity',
      'Review and Assessment: Read and found adequate',
    ]);
    expect((await program.send('POST', one(first.id, '/versions'))).body.detail).toBe(
      'There is no signed version to copy. Draft a new procedure.',
    );
    expect(await files.signProcedure(first.id, qualified)).toMatchObject({
      status: 201,
      body: { state: 'valid', meaning: 'approved', qualificationVersion: 1 },
    });
    expect(await get(first.id)).toMatchObject({ state: 'signed', signedByName: 'Mia Chen' });
    for (const method of ['PUT', 'DELETE'])
      expect(await program.send(method, one(first.id), method === 'PUT' ? {} : undefined)).toMatchObject({
        status: 409,
        body: { detail: 'This version is signed. Create a new version to change it.' },
      });

    const { body: second } = await program.send('POST', one(first.id, '/versions'));
    const { title, code, effectiveFrom } = first;
    expect(second).toMatchObject({
      title,
      code,
      effectiveFrom,
      documentId,
      reviewNote,
      versionNumber: 2,
      state: 'draft',
    });
    await files.draftProcedure(importer.id, { code: 'PR-3', title: 'Audits' });
    expect((await files.signProcedure(second.id, qualified)).status).toBe(201);
    const ofImporter = `importerId=${importer.id}&sort=code`;
    expect(await listed(ofImporter)).toEqual(['PR-1 1 superseded', 'PR-1 2 signed', 'PR-3 1 draft']);
    expect(await listed(`${ofImporter}&state=draft&state=signed&order=desc`)).toEqual([
      'PR-3 1 draft',
      'PR-1 2 signed',
    ]);
    expect(await listed(`${ofImporter}&code=PR-3`)).toEqual(['PR-3 1 draft']);
    expect(await listed(`${ofImporter}&search=AUDITS`)).toEqual(['PR-3 1 draft']);

    expect((await files.withdraw(one(second.id), qualified)).body.state).toBe('withdrawn');
    expect(await get(second.id)).toMatchObject({ state: 'withdrawn', signedByName: null, signedAt: null });
    expect(await verbsOf(first.id)).toEqual(['drafted', 'signed', 'superseded'].map((verb) => `procedure.${verb}.v1`));
    expect((await verbsOf(second.id)).at(-1)).toBe('procedure.withdrawn.v1');
    expect((await files.draftProcedure(importer.id)).versionNumber).toBe(3);
  });

  it('has its document, and is signed by a person who is qualified to establish procedures for all foods', async () => {
    const importer = await files.addImporter();
    const draft = await files.draftProcedure(importer.id, { documentId: null });
    const refusal = async (signer: TestSigner) => {
      const { status, body } = await files.signProcedure(draft.id, signer);
      return `${status} ${body.detail}`;
    };
    expect(await refusal(qualified)).toBe('409 A procedure must be in writing. Choose its document.');
    await program.send('PUT', one(draft.id), { documentId: newId() });
    expect(await refusal(newSigner('Sam Ray'))).toMatch(/^422 You are not recorded as a qualified individual/);
    expect(await refusal(await files.addQualified(['eligibility']))).toBe(
      '422 You are not recorded as qualified to establish procedures.',
    );
    expect(await refusal(await files.addQualified(['procedure'], { foodClasses: ['human'] }))).toBe(
      '422 You are not recorded as qualified to establish procedures for all foods.',
    );
    expect((await files.signProcedure(draft.id, ADA)).status).toBe(403);
    expect((await get(draft.id)).state).toBe('draft');
    expect((await files.signProcedure(draft.id, qualified)).status).toBe(201);
  });

  it('is withdrawn by a person who is qualified to establish procedures', async () => {
    const draft = await files.draftProcedure((await files.addImporter()).id);
    await files.signProcedure(draft.id, qualified);
    const refused = await files.withdraw(one(draft.id), await files.addQualified(['eligibility']));
    expect([refused.status, refused.body.detail]).toEqual([
      422,
      'You are not recorded as qualified to establish procedures.',
    ]);
    expect((await get(draft.id)).state).toBe('signed');
    expect((await files.withdraw(one(draft.id), await files.addQualified(['procedure']))).status).toBe(201);
  });

  it('is signed by a person who reads its document, or a translation of it', async () => {
    const [documentId, translatedDocumentId] = [newId(), newId()];
    const document = {
      id: documentId,
      title: 'Quy trình',
      language: 'vi',
      fileVersion: 1,
      version: 1,
      withdrawn: false,
    };
    const { manager } = program.database.dataSource;
    await documentCopy.save(manager, [document]);
    const draft = await files.draftProcedure((await files.addImporter()).id, { documentId });
    const readable = async () => ((await program.send('GET', one(draft.id, '/signable'))).body as Signable).languages;
    expect(await readable()).toEqual([['vi']]);
    expect(await files.signProcedure(draft.id, qualified)).toMatchObject({
      status: 422,
      body: {
        detail: 'You are not recorded as qualified to read Vietnamese. Attach a translation or choose another person.',
      },
    });
    await documentCopy.save(manager, [
      { ...document, version: 2, translations: [{ fileVersion: 1, translatedDocumentId }] },
      { ...document, id: translatedDocumentId, title: 'Procedure', language: 'en' },
    ]);
    expect(await readable()).toEqual([['vi', 'en']]);
    expect((await files.signProcedure(draft.id, qualified)).status).toBe(201);
  });

  it('covers the file of its document: a new file makes the signature stale', async () => {
    const document = { ...sampleDocument(newId()), sha256: 'a'.repeat(64), fileAddedAt: '2026-01-05T10:00:00.000Z' };
    const { manager } = program.database.dataSource;
    await documentCopy.save(manager, [document]);
    const draft = await files.draftProcedure((await files.addImporter()).id, { documentId: document.id });
    const { body: signature } = await files.signProcedure(draft.id, qualified);
    const stateNow = async () =>
      (await program.send('GET', one(draft.id, `/signatures/${signature.id}/verify`))).body.state as string;
    await documentCopy.save(manager, [{ ...document, title: 'Another title', version: 2 }]);
    expect(await stateNow()).toBe('valid');
    await documentCopy.save(manager, [{ ...document, fileVersion: 2, sha256: 'b'.repeat(64), version: 3 }]);
    expect(await stateNow()).toBe('stale');
  });

  it('stays valid when the importer gets another name', async () => {
    const importer = await files.addImporter();
    const draft = await files.draftProcedure(importer.id);
    const { body: signature } = await files.signProcedure(draft.id, qualified);
    await program.send('PUT', `/api/importers/${importer.id}`, { legalName: 'Harbor Foods Holding' });
    const { body } = await program.send('GET', one(draft.id, `/signatures/${signature.id}/verify`));
    expect([body.state, body.current.rows[0].text]).toEqual(['valid', 'Harbor Foods Holding']);
  });

  it('shows the title of its document, of which only the id is signed', async () => {
    const id = newId();
    const document = sampleDocument(id);
    const { manager } = program.database.dataSource;
    const draft = await files.draftProcedure((await files.addImporter()).id, { documentId: id });
    const read = async () => (await program.send('GET', one(draft.id, '/signable'))).body as Signable;
    const shownIn = ({ rows }: Pick<Signable, 'rows'>) => rows.find(({ field }) => field === 'documentId')!.text;
    const unknown = await read();
    await documentCopy.save(manager, [document]);
    const known = await read();
    expect([shownIn(unknown), shownIn(known)]).toEqual([id, 'Purchasing manual']);
    expect(known.contentSha256).toBe(unknown.contentSha256);
    expect(JSON.parse(known.content)).toMatchObject({ documentId: id });

    const { body: signature } = await files.signProcedure(draft.id, qualified);
    await documentCopy.save(manager, [{ ...document, title: 'Buying manual', version: 2 }]);
    const { body } = await program.send('GET', one(draft.id, `/signatures/${signature.id}/verify`));
    expect([body.state, shownIn(body.signed), shownIn(body.current)]).toEqual([
      'valid',
      'Buying manual',
      'Buying manual',
    ]);
  });
});

it('keeps the importer that a procedure names', async () => {
  const importer = await files.addImporter();
  const draft = await files.draftProcedure(importer.id);
  const remove = () => program.send('DELETE', `/api/importers/${importer.id}`);
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'wrong-state', detail: 'Drafts of procedures name this importer: PR-1. Delete them first.' },
  });
  await files.signProcedure(draft.id, qualified);
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'record-signed' } });
  const other = await files.addImporter();
  const deleted = await files.draftProcedure(other.id);
  await program.send('DELETE', one(deleted.id));
  expect((await program.send('DELETE', `/api/importers/${other.id}`)).status).toBe(204);
});
