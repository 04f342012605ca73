import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assurance, listAssurances, type Assurance } from '@fsvp/contracts/program/assurance';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listEvidenceLinks, type EvidenceLinks } from '@fsvp/contracts/program/evidence-links';
import { listStandingChecks, standingCheck, type StandingCheck } from '@fsvp/contracts/program/standing-check';
import { newId } from '@fsvp/service-kit/database/columns';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/assurances';

let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());

type Answer = Awaited<ReturnType<TestProgram['send']>>;
const errorsOf = ({ status, body }: Answer) => [
  status,
  body.errors?.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`),
];
const close = (id: string) => program.send('DELETE', `/api/fsvp-files/${id}?reason=Wrong`);
const typesOf = async (id: string) => (await program.events(id)).map(({ type }) => type);

describe('assurances', () => {
  const body = (fields: object = {}) => ({
    kind: 'VS-2',
    effectiveOn: '2025-05-01',
    signerName: 'R. Mehta',
    signerTitle: 'Head of quality',
    statement: 'We make the food in compliance.',
    documentId: newId(),
    ...fields,
  });
  const post = (fields: object) => program.send('POST', PATH, body(fields));
  const add = async (fields: object): Promise<Assurance> => {
    const { status, body: answer, text } = await post(fields);
    if (status !== 201) throw new Error(text);
    return answer;
  };

  it('are recorded with their last day, merged by PUT and deleted, and each change is an event', async () => {
    const file = await files.open();
    const recorded = await add({ fileId: file.id });
    expect(assurance.parse(recorded)).toEqual(recorded);
    expect(recorded).toMatchObject({
      version: 1,
      fileId: file.id,
      fileNumber: file.number,
      importerId: null,
      importerName: null,
      customerName: null,
      validUntil: '2027-05-01',
    });
    const changed = await program.send('PUT', `${PATH}/${recorded.id}`, { effectiveOn: '2024-02-29' });
    expect(changed.body).toEqual({
      ...recorded,
      version: 2,
      updatedAt: expect.any(String),
      effectiveOn: '2024-02-29',
      validUntil: '2026-02-28',
    });
    expect((await program.send('GET', `${PATH}/${recorded.id}`)).body).toEqual(changed.body);
    expect((await program.send('DELETE', `${PATH}/${recorded.id}`)).status).toBe(204);
    expect((await program.send('GET', `${PATH}/${recorded.id}`)).status).toBe(404);
    const events = await program.events(recorded.id);
    expect(events.map(({ type }) => type)).toEqual([
      'assurance.recorded.v1',
      'assurance.updated.v1',
      'assurance.deleted.v1',
    ]);
    expect(events.at(-1)).toMatchObject({ before: { statement: 'We make the food in compliance.' }, after: null });
  });

  it('count for 12 months, 24 months or a calendar year', async () => {
    const { id: fileId } = await files.open();
    const lastDay = async (kind: string, effectiveOn: string) => (await add({ kind, fileId, effectiveOn })).validUntil;
    expect(await lastDay('AS-3', '2025-05-01')).toBe('2026-05-01');
    expect(await lastDay('AS-5', '2024-02-29')).toBe('2025-02-28');
    expect(await lastDay('SS-1', '2025-01-01')).toBe('2025-12-31');
    expect(await lastDay('SS-1', '2025-10-01')).toBe('2026-12-31');
    expect(await lastDay('SS-2', '2025-04-30')).toBe('2027-04-30');
  });

  it('of small status are for a calendar year, whatever the day on which they take effect', async () => {
    const { id: fileId } = await files.open();
    const forYear = await add({ kind: 'SS-1', fileId, effectiveOn: '2025-03-05', year: 2026 });
    expect(forYear).toMatchObject({ effectiveOn: '2025-03-05', year: 2026, validUntil: '2026-12-31' });
    const put = (change: object) => program.send('PUT', `${PATH}/${forYear.id}`, change);
    expect((await put({ effectiveOn: '2024-12-01' })).body).toMatchObject({ year: 2026, validUntil: '2026-12-31' });
    expect((await put({ year: 2025 })).body).toMatchObject({ year: 2025, validUntil: '2025-12-31' });
    expect(errorsOf(await put({ year: 2199 }))[1][0]).toMatch(/^year: Enter \d{4} or an earlier year$/);
    expect(errorsOf(await post({ fileId, year: 2026 }))).toEqual([
      400,
      ['year: Only an assurance of small status is for a calendar year'],
    ]);
    expect((await add({ fileId })).year).toBeNull();
  });

  it('of an earlier release are for the year of their day', async () => {
    const { id: fileId } = await files.open();
    const { id } = await add({ kind: 'SS-1', fileId, effectiveOn: '2025-11-01', year: 2026 });
    const [row] = await program.database.dataSource.query<{ year: number; last: string }[]>(
      `insert into assurances (id, version, created_at, updated_at, kind, file_id, effective_on, signer_name, signer_title, statement, document_id, valid_until)
       select $1, 1, now(), now(), kind, file_id, effective_on, signer_name, signer_title, statement, document_id, '2025-12-31'
       from assurances where id = $2 returning year, valid_until::text as last`,
      [newId(), id],
    );
    expect(row).toEqual({ year: 2025, last: '2025-12-31' });
    await program.database.dataSource.query(`update assurances set valid_until = '2025-12-31' where id = $1`, [id]);
    expect((await program.send('GET', `${PATH}/${id}`)).body.validUntil).toBe('2026-12-31');
  });

  it('are for a file, or for an importer and its customer, which is then kept', async () => {
    const importer = await files.addImporter({ legalName: 'Harbor Imports' });
    const { id: fileId } = await files.open();
    const both = { importerId: importer.id, customerName: 'Delta Foods' };
    const ofCustomer = await add({ kind: 'AS-5', ...both });
    expect(ofCustomer).toMatchObject({ ...both, fileId: null, fileNumber: null, importerName: 'Harbor Imports' });
    for (const [fields, error] of [
      [{ kind: 'AS-3' }, 'fileId: Choose an FSVP file, or an importer and its customer'],
      [{ kind: 'AS-3', importerId: importer.id }, 'customerName: Enter the name of the customer'],
      [{ kind: 'AS-3', customerName: 'Delta' }, 'importerId: Choose the importer whose customer gives the assurance'],
      [{ kind: 'AS-3', fileId, ...both }, 'importerId: An assurance for a file cannot have an importer or a customer'],
      [{ kind: 'SS-1', ...both }, 'fileId: Choose the FSVP file that the assurance is for'],
      [{ kind: 'VS-2', fileId: newId() }, 'fileId: There is no such FSVP file'],
      [{ kind: 'AS-5', ...both, importerId: newId() }, 'importerId: There is no such importer'],
    ] as const)
      expect(errorsOf(await post(fields))).toEqual([400, [error]]);
    expect(errorsOf(await program.send('PUT', `${PATH}/${ofCustomer.id}`, { customerName: '' }))).toEqual([
      400,
      ['customerName: Enter the name of the customer'],
    ]);
    await add({ kind: 'AS-3', importerId: importer.id, customerName: 'Zeta' });
    const refused = await program.send('DELETE', `/api/importers/${importer.id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Assurances of customers name this importer: that of Delta Foods and 1 more. Make the importer inactive instead.',
    ]);
    const { body: list } = await program.send('GET', `${PATH}?importerId=${importer.id}`);
    for (const { id } of list.assurances) await program.send('DELETE', `${PATH}/${id}`);
    expect((await program.send('DELETE', `/api/importers/${importer.id}`)).status).toBe(204);
  });

  it('name a document, and take effect today at the latest unless they are obtained in advance', async () => {
    const { id: fileId } = await files.open();
    expect(errorsOf(await post({ fileId, documentId: undefined, signerName: ' ' }))).toEqual([
      400,
      ['signerName: Enter the name of the person who signed it', 'documentId: Choose the document with the assurance'],
    ]);
    const future = ['effectiveOn: An assurance of this kind cannot take effect in the future'];
    expect(errorsOf(await post({ fileId, effectiveOn: addDays(today(), 1) }))).toEqual([400, future]);
    for (const kind of ['AS-3', 'AS-5', 'SS-1'])
      expect((await post({ kind, fileId, effectiveOn: addDays(today(), 1) })).status).toBe(201);
    const { id } = await add({ fileId, effectiveOn: today() });
    for (const [change, error] of [
      [{ effectiveOn: addDays(today(), 1) }, future[0]],
      [{ documentId: null }, 'documentId: Choose the document with the assurance'],
    ] as const)
      expect(errorsOf(await program.send('PUT', `${PATH}/${id}`, change))).toEqual([400, [error]]);
  });

  it('of a qualified facility have its controls, the other law, or both; those to a very small importer may', async () => {
    const { id: fileId } = await files.open({ circumstances: { smallSupplier: 'qualified_facility' } });
    const controlsDescription = 'Roasting at 150 °C.';
    const nonFederalLawStatement = 'We comply with the law of our state.';
    const required =
      'controlsDescription: A qualified facility must describe its preventive controls, or state that it complies with non-Federal law';
    expect(errorsOf(await post({ kind: 'SS-2', fileId }))).toEqual([400, [required]]);
    const { id } = await add({ kind: 'SS-2', fileId, controlsDescription, nonFederalLawStatement });
    const put = (change: object) => program.send('PUT', `${PATH}/${id}`, change);
    expect((await put({ nonFederalLawStatement: null })).status).toBe(200);
    expect(errorsOf(await put({ controlsDescription: null }))).toEqual([400, [required]]);
    expect((await put({ controlsDescription: null, nonFederalLawStatement })).status).toBe(200);
    await add({ kind: 'VS-2', fileId });
    await add({ kind: 'VS-2', fileId, controlsDescription, nonFederalLawStatement });
    await add({ kind: 'SS-1', fileId });
    await add({ kind: 'SS-2', fileId: (await files.open({ circumstances: { smallSupplier: 'farm' } })).id });
  });

  it('of a closed file stay as they are', async () => {
    const file = await files.open();
    const { id } = await add({ fileId: file.id });
    await close(file.id);
    const detail = `${file.number} is closed and cannot be changed. Open a new file.`;
    for (const answer of [
      await post({ fileId: file.id }),
      await program.send('PUT', `${PATH}/${id}`, { signerTitle: 'Owner' }),
      await program.send('DELETE', `${PATH}/${id}`),
    ])
      expect(answer).toMatchObject({ status: 409, body: { detail } });
    expect(await typesOf(id)).toEqual(['assurance.recorded.v1']);
  });

  it('are listed by file, importer, kind and search', async () => {
    const { id: fileId, importerId } = await files.open();
    const one = await add({ fileId, statement: 'Sesame is roasted.' });
    const two = await add({ fileId, kind: 'SS-1' });
    const three = await add({ kind: 'AS-5', importerId, customerName: 'Sesame Bars Inc.' });
    const ids = async (query: string) => {
      const { body: list } = await program.send('GET', `${PATH}?${query}`);
      return listAssurances.response!.parse(list).assurances.map(({ id }) => id);
    };
    expect(await ids(`fileId=${fileId}`)).toEqual([two.id, one.id]);
    expect(await ids(`fileId=${fileId}&kind=VS-2&kind=AS-3`)).toEqual([one.id]);
    expect(await ids(`importerId=${importerId}`)).toEqual([three.id]);
    expect(await ids('search=sesame')).toEqual([three.id, one.id]);
    expect(await ids(`fileId=${fileId}&sort=validUntil`)).toEqual([two.id, one.id]);
  });
});

describe('checks of scope and standing', () => {
  const body = (fields: object = {}) => ({
    kind: 'standing',
    countryCode: 'nz',
    authority: 'Ministry for Primary Industries',
    found: true,
    how: 'Public register.',
    checkedOn: '2026-08-31',
    ...fields,
  });
  const of = (fileId: string) => `/api/fsvp-files/${fileId}/standing-checks`;
  const one = (id: string) => `/api/standing-checks/${id}`;
  const add = async (fileId: string, fields: object = {}): Promise<StandingCheck> => {
    const { status, body: answer, text } = await program.send('POST', of(fileId), body(fields));
    if (status !== 201) throw new Error(text);
    return answer;
  };

  it('are recorded with their last day, merged by PUT and deleted, and each change is an event', async () => {
    const file = await files.open();
    const recorded = await add(file.id);
    expect(standingCheck.parse(recorded)).toEqual(recorded);
    expect(recorded).toMatchObject({
      fileId: file.id,
      fileNumber: file.number,
      countryCode: 'NZ',
      documentId: null,
      validUntil: '2027-02-28',
    });
    const scope = await add(file.id, { kind: 'scope', checkedOn: '2025-03-01' });
    expect(scope.validUntil).toBe('2026-03-01');
    const changed = await program.send('PUT', one(recorded.id), { found: false, checkedOn: '2026-09-01' });
    expect(changed.body).toMatchObject({ version: 2, found: false, kind: 'standing', validUntil: '2027-03-01' });
    const { body: list } = await program.send('GET', of(file.id));
    expect(listStandingChecks.response!.parse(list)).toEqual({ standingChecks: [changed.body, scope], total: 2 });
    expect((await program.send('DELETE', one(recorded.id))).status).toBe(204);
    expect((await program.send('GET', one(recorded.id))).status).toBe(404);
    expect((await program.send('GET', of(file.id))).body.total).toBe(1);
    expect(await typesOf(recorded.id)).toEqual([
      'standing-check.recorded.v1',
      'standing-check.updated.v1',
      'standing-check.deleted.v1',
    ]);
  });

  it('name every bad field', async () => {
    const { id } = await files.open();
    const bad = { kind: 'luck', countryCode: 'ZZ', authority: ' ', found: 'yes', how: '', documentId: 'x' };
    expect(errorsOf(await program.send('POST', of(id), { ...bad, checkedOn: addDays(today(), 1) }))).toEqual([
      400,
      [
        'kind: Choose what was checked',
        'countryCode: Choose the country of the supplier',
        'authority: Enter the authority of the country',
        'found: Enter what the check found',
        'how: Describe how it was checked',
        'documentId: Not a valid id',
        'checkedOn: The day of the check is in the future',
      ],
    ]);
  });

  it('of a closed file stay as they are; of an unknown file there are none', async () => {
    const file = await files.open();
    const { id } = await add(file.id);
    await close(file.id);
    for (const answer of [
      await program.send('POST', of(file.id), body()),
      await program.send('PUT', one(id), { found: false }),
      await program.send('DELETE', one(id)),
    ])
      expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining(file.number) } });
    expect((await program.send('GET', one(id))).body.version).toBe(1);
    expect((await program.send('GET', of(newId()))).status).toBe(404);
    expect((await program.send('POST', of(newId()), body())).status).toBe(404);
  });
});

describe('the evidence of a requirement', () => {
  const path = (fileId: string, code = 'VS-2') => `/api/fsvp-files/${fileId}/evidence/${code}`;
  const link = (recordType: string, recordId: string, recordVersion = 1) => ({ recordType, recordId, recordVersion });

  it('is chosen as a whole, with an event, and the same for two who choose at once', async () => {
    const { id } = await files.open();
    const document = link('document', newId(), 3);
    const first = await program.send('PUT', path(id), { links: [{ ...document, note: 'Letter' }] });
    expect(first).toMatchObject({ status: 200, body: { version: 1, code: 'VS-2', fileId: id } });
    expect(first.body.links).toEqual([{ ...document, note: 'Letter' }]);
    const answers = await Promise.all([
      program.send('PUT', path(id), { links: [document, link('hazard-analysis', newId())] }),
      program.send('PUT', path(id, 'APP-1'), { links: [document] }),
      program.send('PUT', path(id, 'APP-1'), { links: [document] }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
      [200, 2],
      ...answers.slice(1).map(({ body }) => [200, body.version]),
    ]);
    expect(
      answers
        .slice(1)
        .map(({ body }) => body.version)
        .sort(),
    ).toEqual([1, 1]);
    const { body: list } = await program.send('GET', `/api/fsvp-files/${id}/evidence`);
    expect(listEvidenceLinks.response!.parse(list).evidence.map(({ code, links }) => [code, links.length])).toEqual([
      ['APP-1', 1],
      ['VS-2', 2],
    ]);
    await program.send('PUT', path(id), { links: [] });
    const { body: emptied } = await program.send('GET', `/api/fsvp-files/${id}/evidence`);
    expect(emptied.evidence.map(({ code, links }: EvidenceLinks) => [code, links.length])).toEqual([
      ['APP-1', 1],
      ['VS-2', 0],
    ]);
    expect(await typesOf(first.body.id)).toEqual(Array.from({ length: 3 }, () => 'evidence-links.changed.v1'));
  });

  it('is a first choice only with If-Match "0", which another choice refuses', async () => {
    const { id } = await files.open();
    const choose = (links: object[]) => program.send('PUT', path(id), { links }, { 'if-match': '"0"' });
    const document = link('document', newId());
    expect(await choose([document])).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await choose([])).toMatchObject({ status: 412, body: { current: { version: 1, links: [document] } } });
  });

  it('is of this file, as far as svc-program keeps it', async () => {
    const importerId = (await files.addImporter()).id;
    const mine = await files.open({ importerId });
    const other = await files.open();
    const assure = async (fields: object) =>
      (
        await program.send('POST', PATH, {
          kind: 'AS-5',
          effectiveOn: '2026-01-01',
          signerName: 'A',
          signerTitle: 'B',
          statement: 'C',
          documentId: newId(),
          ...fields,
        })
      ).body.id as string;
    const check = async ({ id }: { id: string }) =>
      (
        await program.send('POST', `/api/fsvp-files/${id}/standing-checks`, {
          kind: 'scope',
          countryCode: 'NZ',
          authority: 'MPI',
          found: true,
          how: 'Register',
          checkedOn: '2026-01-01',
        })
      ).body.id as string;
    const put = (...links: object[]) => program.send('PUT', path(mine.id), { links });
    const own = [
      link('assurance', await assure({ fileId: mine.id })),
      link('assurance', await assure({ importerId, customerName: 'Delta' })),
      link('standing-check', await check(mine)),
      link('applicability-determination', (await files.draft(mine.id)).id),
    ];
    expect((await put(...own)).status).toBe(200);
    const foreign = [
      link('assurance', await assure({ fileId: other.id })),
      link('standing-check', await check(other)),
      link('applicability-determination', (await files.draft(other.id)).id),
      link('importer-eligibility', newId()),
      link('assurance', own[2]!.recordId),
    ];
    expect(errorsOf(await put(...foreign))).toEqual([
      400,
      foreign.map((_, at) => `links.${at}.recordId: This FSVP file has no such record`),
    ]);
    expect(errorsOf(await put({ ...own[0], recordVersion: 2 }))).toEqual([
      400,
      ['links.0.recordVersion: The record has no such version'],
    ]);
    expect(errorsOf(await put(own[0]!, own[0]!))).toEqual([400, ['links: The same record twice']]);
    expect((await program.send('PUT', path(mine.id, 'XX-1'), { links: [] })).status).toBe(400);
    expect((await program.send('PUT', path(newId()), { links: [] })).status).toBe(404);
    await close(mine.id);
    expect((await put(own[0]!)).status).toBe(409);
  });
});
