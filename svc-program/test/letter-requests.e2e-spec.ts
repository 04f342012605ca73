import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { letterRequest, listLetterRequests } from '@fsvp/contracts/program/letter-request';
import { newId } from '@fsvp/service-kit/database/columns';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/letter-requests';

describe('requests for assurances', () => {
  let program: TestProgram;
  let files: TestFiles;
  beforeAll(async () => {
    program = await startTestProgram();
    files = new TestFiles(program);
  });
  afterAll(() => program.close());

  const body = (fileId: string, fields: object = {}) => ({
    fileId,
    code: 'VS-2',
    language: 'pt',
    askedOn: today(),
    dueOn: addDays(today(), 14),
    ...fields,
  });
  const ask = async (fileId: string, fields: object = {}) => {
    const { status, body: answer, text } = await program.send('POST', PATH, body(fileId, fields));
    if (status !== 201) throw new Error(text);
    return letterRequest.parse(answer);
  };
  const get = async (id: string) => letterRequest.parse((await program.send('GET', `${PATH}/${id}`)).body);
  const list = async (query: string) =>
    listLetterRequests.response!.parse((await program.send('GET', `${PATH}?${query}`)).body);

  it('name file, supplier and food, are closed, opened again and deleted, and each change is an event', async () => {
    const file = await files.open();
    const asked = await ask(file.id);
    const { number, supplierId, supplierName, foodName, importerName } = file;
    expect(asked).toMatchObject({
      fileNumber: number,
      supplierId,
      supplierName,
      foodName,
      importerName,
      state: 'open',
    });
    const put = (fields: object) => program.send('PUT', `${PATH}/${asked.id}`, fields);
    expect((await put({ closedOn: today() })).body).toMatchObject({ state: 'closed', version: 2 });
    expect((await put({ closedOn: null, note: 'By phone' })).body).toMatchObject({ state: 'open', note: 'By phone' });
    expect((await program.send('DELETE', `${PATH}/${asked.id}`)).status).toBe(204);
    expect((await program.send('GET', `${PATH}/${asked.id}`)).status).toBe(404);
    expect((await program.events(asked.id)).map(({ type }) => type)).toEqual([
      'letter-request.recorded.v1',
      'letter-request.updated.v1',
      'letter-request.updated.v1',
      'letter-request.deleted.v1',
    ]);
  });

  it('are answered by an assurance of their kind that is recorded later, and open again without it', async () => {
    const { id: fileId, importerId } = await files.open();
    const record = async (fields: object) =>
      (
        await program.send('POST', '/api/assurances', {
          effectiveOn: '2026-01-02',
          signerName: 'R. Mehta',
          signerTitle: 'Head of quality',
          statement: 'In compliance.',
          documentId: newId(),
          ...fields,
        })
      ).body.id as string;
    await record({ kind: 'VS-2', fileId });
    const { id } = await ask(fileId);
    expect((await get(id)).state).toBe('open');
    await record({ kind: 'SS-2', fileId });
    expect((await get(id)).state).toBe('open');
    const assuranceId = await record({ kind: 'VS-2', fileId });
    expect((await get(id)).state).toBe('answered');
    await program.send('DELETE', `/api/assurances/${assuranceId}`);
    expect((await get(id)).state).toBe('open');
    const ofCustomer = await ask(fileId, { code: 'AS-5' });
    await record({ kind: 'AS-5', importerId, customerName: 'Vita Labs' });
    expect((await get(ofCustomer.id)).state).toBe('answered');
  });

  it('are closed with their file, and a closed file takes no other', async () => {
    const { id: fileId } = await files.open();
    const { id } = await ask(fileId);
    await program.send('DELETE', `/api/fsvp-files/${fileId}?reason=Wrong`);
    expect((await get(id)).state).toBe('closed');
    expect((await program.send('POST', PATH, body(fileId))).status).toBe(409);
  });

  it('are listed by file, supplier, state and the day until which they are expected', async () => {
    const [one, other] = [await files.open(), await files.open()];
    const late = await ask(one.id, { askedOn: '2026-01-02', dueOn: '2026-01-16' });
    const next = await ask(other.id, { askedOn: '2026-01-02', dueOn: '2026-01-17' });
    const ids = async (query: string) => (await list(query)).letterRequests.map(({ id }) => id);
    expect(await ids(`fileId=${one.id}`)).toEqual([late.id]);
    expect(await ids(`supplierId=${other.supplierId}`)).toEqual([next.id]);
    expect(await ids('state=open&dueBy=2026-01-16')).toEqual([late.id]);
    expect(await ids('dueBy=2026-01-17&sort=dueOn&order=desc')).toEqual([next.id, late.id]);
    await program.send('PUT', `${PATH}/${late.id}`, { closedOn: '2026-01-20' });
    expect(await ids('state=open&dueBy=2026-01-17')).toEqual([next.id]);
  });

  it('name the field that is wrong', async () => {
    const { id: fileId } = await files.open();
    const errors = async (fields: object) =>
      (await program.send('POST', PATH, body(fileId, fields))).body.errors.map(({ path }: { path: string }) => path);
    expect(await errors({ dueOn: addDays(today(), -1) })).toEqual(['dueOn']);
    expect(await errors({ askedOn: addDays(today(), 2) })).toEqual(['askedOn']);
    expect(await errors({ language: 'xx' })).toEqual(['language']);
    expect(await errors({ code: 'HA-1' })).toEqual(['code']);
    expect(await errors({ fileId: newId() })).toEqual(['fileId']);
    const { id } = await ask(fileId);
    const put = await program.send('PUT', `${PATH}/${id}`, { dueOn: '2020-01-01' });
    expect([put.status, put.body.errors[0].path]).toEqual([400, 'dueOn']);
  });
});
