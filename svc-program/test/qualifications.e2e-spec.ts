import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { qualification } from '@fsvp/contracts/program/qualified-individual';
import type { Signable, SignatureVerification } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { grantFor, newSigner } from '@fsvp/service-kit/testing/signing';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { documentCopy } from '../src/document-directory/document-entries.js';
import { ADA, SAMPLE, startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

const one = (id: string, rest = '') => `/api/qualifications/${id}${rest}`;
const ofPerson = (id: string) => `/api/qualified-individuals/${id}/qualifications`;
/** Statements that wait for a lock. */
const WAITING = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
const SIGNED = 'This version is signed. Create a new version to change it.';
const versions = async (individualId: string) =>
  (await program.send('GET', ofPerson(individualId))).body.qualifications.map(
    ({ versionNumber, state }: { versionNumber: number; state: string }) => `${versionNumber} ${state}`,
  );
const setPolicy = (value: string) =>
  program.database.dataSource.query(
    `insert into policy_copies (key, value, version) values ('sod.qualification', $1, 1) on conflict (key) do update set value = $1`,
    [value],
  );
const conflictOf = async (answer: Promise<{ status: number; body: { detail: string } }>) => {
  const { status, body } = await answer;
  expect(status).toBe(409);
  return body.detail;
};

describe('the draft of a qualification', () => {
  it('has defaults, is merged by PUT, and is the only one of its person', async () => {
    const mia = await program.addIndividual();
    const draft = await program.draft(mia.id, { activities: ['audit', 'audit'] });
    expect(qualification.parse(draft)).toEqual(draft);
    expect(draft).toMatchObject({ individualId: mia.id, individualName: 'Mia Chen', versionNumber: 1, state: 'draft' });
    expect(draft).toMatchObject({ activities: ['audit'], foodClasses: [], languages: ['en'], validUntil: null });
    expect(await conflictOf(program.send('POST', ofPerson(mia.id), SAMPLE))).toBe(
      'There is already a draft of this qualification.',
    );
    const lea = await program.addIndividual({ name: 'Lea Roth' });
    const race = await Promise.all([1, 2, 3].map(() => program.send('POST', ofPerson(lea.id), SAMPLE)));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);

    const documents = [newId()];
    await program.send('PUT', one(draft.id), { languages: ['en', 'vi'], documents, validUntil: '2026-12-31' });
    const { body: changed } = await program.send('PUT', one(draft.id), { foodClasses: ['human'] });
    expect(changed).toMatchObject({ version: 3, languages: ['en', 'vi'], documents, validUntil: '2026-12-31' });
    expect((await program.get(draft.id)).foodClasses).toEqual(['human']);
    for (const days of [{ validUntil: '2025-12-31' }, { validFrom: '2027-01-01' }])
      expect(await program.send('PUT', one(draft.id), days)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'validUntil', message: 'The last day is before the first' }] },
      });
    expect((await program.send('PUT', one(draft.id), { foodClasses: [] }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await program.send('GET', `/api/qualified-individuals/${mia.id}`)).body.draft).toEqual(changed);

    expect((await program.send('DELETE', one(draft.id))).status).toBe(204);
    expect((await program.events(draft.id)).map(({ type }) => type)).toEqual(
      ['drafted', 'updated', 'updated', 'deleted'].map((verb) => `qualification.${verb}.v1`),
    );
    expect(await versions(mia.id)).toEqual([]);
    expect((await program.draft(mia.id)).versionNumber).toBe(1);
  });
});

describe('a signed qualification', () => {
  it('does not change; a new version copies it, and supersedes it when it is signed', async () => {
    const { id } = await program.addIndividual();
    const first = await program.draft(id, { industryCodes: ['16'], validUntil: '2027-06-30' });
    expect(await conflictOf(program.send('POST', one(first.id, '/versions')))).toBe(
      'There is no signed version to copy. Draft a new qualification.',
    );
    const { status, body: signature } = await program.sign(first.id);
    expect([status, signature.state, signature.meaning, signature.samePerson]).toEqual([
      201,
      'valid',
      'approved',
      null,
    ]);
    expect(await program.get(first.id)).toMatchObject({ state: 'signed', version: 2 });
    expect(await conflictOf(program.send('PUT', one(first.id), { languages: [] }))).toBe(SIGNED);
    expect(await conflictOf(program.send('DELETE', one(first.id)))).toBe(SIGNED);
    expect(await conflictOf(program.sign(first.id))).toBe('Only a draft can be signed.');

    const { status: made, body: second } = await program.send('POST', one(first.id, '/versions'));
    expect(made).toBe(201);
    expect(second).toMatchObject({ versionNumber: 2, state: 'draft', industryCodes: ['16'], validUntil: '2027-06-30' });
    expect(await conflictOf(program.send('POST', one(first.id, '/versions')))).toBe(
      'There is already a draft of this qualification.',
    );
    expect(await conflictOf(program.send('POST', one(second.id, '/versions')))).toBe(
      'Only the signed version can be copied, which is version 1.',
    );
    await program.send('PUT', one(second.id), { industryCodes: ['16', '17'] });
    expect((await program.sign(second.id)).status).toBe(201);
    expect(await versions(id)).toEqual(['2 signed', '1 superseded']);
    expect(await conflictOf(program.send('PUT', one(first.id), {}))).toBe(SIGNED);
    expect((await program.events(first.id)).map(({ type }) => type)).toEqual(
      ['drafted', 'signed', 'superseded'].map((verb) => `qualification.${verb}.v1`),
    );
    const { signatures } = (await program.send('GET', one(first.id, '/signatures'))).body;
    expect(signatures[0].state).toBe('superseded');
    const { body: verified } = await program.send('GET', one(first.id, `/signatures/${signatures[0].id}/verify`));
    expect(verified.state).toBe('superseded');
    // Its content is what was signed.
    expect(verified.current.contentSha256).toBe(verified.signed.contentSha256);

    const { body: last } = await program.send('GET', one(second.id, '/signatures'));
    expect((await program.withdraw(second.id, last.signatures[0])).body.state).toBe('withdrawn');
    expect(await versions(id)).toEqual(['2 withdrawn', '1 superseded']);
    expect((await program.events(second.id)).at(-1)!.type).toBe('qualification.withdrawn.v1');
    expect(await conflictOf(program.send('DELETE', one(second.id)))).toBe(SIGNED);
    expect((await program.send('PATCH', one(second.id), {})).body.code).toBe('record-signed');
    expect((await program.draft(id)).versionNumber).toBe(3);
  });

  it('keeps its state when the signature fails: another version, a changed draft, a second signature at once', async () => {
    const { id } = await program.addIndividual();
    const draft = await program.draft(id);
    const read = (await program.send('GET', one(draft.id, '/signable'))).body as Signable;
    expect(read.rows[0]).toEqual({ field: 'individualName', label: 'Person', text: 'Mia Chen' });
    const grants = await Promise.all([1, 2].map(() => grantFor(read, 'approved', ADA)));
    const stale = await grantFor(read, 'approved', ADA, { version: 2 });
    const send = (grant: string) => program.send('POST', one(draft.id, '/signatures'), { grant });
    expect((await send(stale)).status).toBe(409);
    expect((await program.get(draft.id)).state).toBe('draft');
    const answers = await Promise.all(grants.map(send));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await versions(id)).toEqual(['1 signed']);
  });

  it('has the name, employer and relation of the person in what is signed, and counts when its signature is stale', async () => {
    const userId = newId();
    const { id } = await program.addIndividual({ userId, employer: 'Baltic Audits', relation: 'contractor' });
    const draft = await program.draft(id, { documents: [newId()] });
    const read = (await program.send('GET', one(draft.id, '/signable'))).body as Signable;
    expect(JSON.parse(read.content)).toMatchObject({
      individualId: id,
      individualName: 'Mia Chen',
      employer: 'Baltic Audits',
      relation: 'contractor',
    });
    const person = ['individualId', 'individualName', 'employer', 'relation'];
    expect(
      read.rows.filter(({ field }) => person.includes(field)).map(({ label, text }) => `${label}: ${text}`),
    ).toEqual(['Person: Mia Chen', 'Employer: Baltic Audits', 'Relation: Contractor']);
    const { body: signature } = await program.sign(draft.id);
    const verify = async () =>
      (await program.send('GET', one(draft.id, `/signatures/${signature.id}/verify`))).body as SignatureVerification;
    expect((await verify()).state).toBe('valid');
    const change = (fields: object) => program.send('PUT', `/api/qualified-individuals/${id}`, fields);
    for (const [field, fields] of [
      ['individualName', { name: 'Mia Roth' }],
      ['employer', { employer: null }],
      ['relation', { relation: 'own' }],
    ] as const) {
      await change(fields);
      const { state, signed, current } = await verify();
      expect([field, state, current!.contentSha256 === signed.contentSha256]).toEqual([field, 'stale', false]);
      await change({ name: 'Mia Chen', employer: 'Baltic Audits', relation: 'contractor' });
      expect((await verify()).state).toBe('valid');
    }
    await change({ name: 'Mia Roth' });
    expect((await verify()).signed.rows[0]!.text).toBe('Mia Chen');
    const { body: check } = await program.request('POST', '/internal/qualification-checks', {
      userId,
      demand: { activity: 'audit', food: null, languages: [] },
    });
    expect(check).toEqual({ qualification: { id: draft.id, versionNumber: 1 }, refusal: null });

    const { body: next } = await program.send('POST', one(draft.id, '/versions'));
    const { body: renewed } = await program.sign(next.id);
    expect(renewed.state).toBe('valid');
    expect((await verify()).state).toBe('superseded');
  });

  it('shows the titles of its documents, of which only the ids are signed', async () => {
    const documents = [newId(), newId(), newId()];
    const { id } = await program.addIndividual();
    const draft = await program.draft(id, { documents });
    const read = async () => (await program.send('GET', one(draft.id, '/signable'))).body as Signable;
    const shownIn = ({ rows }: Signable) => rows.find(({ field }) => field === 'documents')!.text;
    const unknown = await read();
    expect(shownIn(unknown)).toBe(documents.join(', '));
    const copy = { language: 'en', fileVersion: 1, version: 1, withdrawn: false };
    await documentCopy.save(program.database.dataSource.manager, [
      { ...copy, id: documents[0]!, title: 'FSPCA certificate' },
      { ...copy, id: documents[2]!, title: 'Curriculum vitae', withdrawn: true },
    ]);
    const known = await read();
    expect(shownIn(known)).toBe(`FSPCA certificate, ${documents[1]}, Curriculum vitae`);
    expect(known.contentSha256).toBe(unknown.contentSha256);
    expect(JSON.parse(known.content)).toMatchObject({ documents });
  });

  it('covers the files of its documents: a new file makes the signature stale', async () => {
    const document = { id: newId(), title: 'FSPCA certificate', language: 'en', fileVersion: 1, version: 1 };
    const file = { withdrawn: false, sha256: 'a'.repeat(64), fileAddedAt: '2026-01-05T10:00:00.000Z' };
    const { manager } = program.database.dataSource;
    await documentCopy.save(manager, [{ ...document, ...file }]);
    const { id } = await program.addIndividual();
    const draft = await program.draft(id, { documents: [document.id] });
    const { body: signature } = await program.sign(draft.id);
    const stateNow = async () =>
      (await program.send('GET', one(draft.id, `/signatures/${signature.id}/verify`))).body.state as string;
    expect(await stateNow()).toBe('valid');
    await documentCopy.save(manager, [{ ...document, ...file, fileVersion: 2, sha256: 'b'.repeat(64), version: 2 }]);
    expect(await stateNow()).toBe('stale');
  });

  it('is not signed by a grant for the person as they were before a change', async () => {
    const { id } = await program.addIndividual();
    const draft = await program.draft(id);
    const read = (await program.send('GET', one(draft.id, '/signable'))).body as Signable;
    const grant = await grantFor(read, 'approved', ADA);
    await program.send('PUT', `/api/qualified-individuals/${id}`, { employer: 'Someone else' });
    const { status, body } = await program.send('POST', one(draft.id, '/signatures'), { grant });
    expect([status, body.detail]).toEqual([409, 'The record changed since you read it.']);
    expect((await program.get(draft.id)).state).toBe('draft');
  });

  it('waits for another change of the same person, so that nobody is deleted while their qualification is signed', async () => {
    const { id } = await program.addIndividual();
    const draft = await program.draft(id);
    const { dataSource } = program.database;
    const order: string[] = [];
    let signing: Promise<unknown> | undefined;
    await dataSource.transaction(async (manager) => {
      await manager.query('select from qualified_individuals where id = $1 for update', [id]);
      signing = program.sign(draft.id).then(({ status }) => order.push(`signed ${status}`));
      await eventually(async () => (await dataSource.query(WAITING)).length === 1);
      order.push('committed');
    });
    await signing;
    expect(order).toEqual(['committed', 'signed 201']);
  });

  it('is signed by another person than the one it is of, if the policy asks for it', async () => {
    const { id } = await program.addIndividual({ userId: ADA.id, name: 'Ada Rivera' });
    const draft = await program.draft(id);
    await setPolicy('on');
    const refused = await program.sign(draft.id);
    expect([refused.body.code, refused.body.policy]).toEqual(['separation-of-duties', 'sod.qualification']);
    expect((await program.sign(draft.id, newSigner('Quinn', 'qi'))).status).toBe(403);
    await setPolicy('warn');
    expect((await program.sign(draft.id)).body.samePerson).toBe('sod.qualification');
  });

  it.each([
    ['by name while no account is linked', { name: 'ada RIVERA' }, true],
    ['by e-mail address while no account is linked', { name: 'Ada@Importer.test' }, true],
    ['not by the name of a person with another account', { name: 'Ada Rivera', userId: newId() }, false],
  ])('knows the person %s', async (_, fields, same) => {
    await setPolicy('on');
    const { id } = await program.addIndividual(fields);
    const draft = await program.draft(id);
    const ada = { ...ADA, email: 'ada@importer.test' };
    expect((await program.sign(draft.id, ada)).status).toBe(same ? 403 : 201);
    if (!same) return;
    await setPolicy('warn');
    expect((await program.sign(draft.id, ada)).body.samePerson).toBe('sod.qualification');
  });
});
