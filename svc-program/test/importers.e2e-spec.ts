import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { importer } from '@fsvp/contracts/program/importer';
import { newId } from '@fsvp/service-kit/database/columns';
import { startTestProgram, type TestProgram } from './individuals.js';
import { importerBody, importersOf } from './importers.js';

let program: TestProgram;
let importers: ReturnType<typeof importersOf>;
beforeAll(async () => {
  program = await startTestProgram();
  importers = importersOf(program);
});
afterAll(() => program.close());

const path = '/api/importers';
const one = (id: string, rest = '') => `${path}/${id}${rest}`;
const errorsOf = async (method: string, address: string, body: object) => {
  const { status, body: problem } = await program.send(method, address, body);
  expect(status).toBe(400);
  return problem.errors.map((error: { path: string; message: string }) => `${error.path}: ${error.message}`).sort();
};

describe('an importer', () => {
  it('has defaults, is merged by PUT, and is deleted', async () => {
    const created = await importers.add({ phone: ' +1 212 555 0100 ', city: 'Newark' });
    expect(importer.parse(created)).toEqual(created);
    expect(created).toMatchObject({ active: true, role: 'us_owner_or_consignee', consentDocumentId: null });
    expect(created).toMatchObject({ phone: '+1 212 555 0100', address: null, city: 'Newark', version: 1 });
    const { body: changed } = await program.send('PUT', one(created.id), { city: null, legalName: 'Harbor Foods Inc' });
    expect(changed).toMatchObject({ version: 2, city: null, phone: '+1 212 555 0100', legalName: 'Harbor Foods Inc' });
    expect((await program.send('PUT', one(created.id), {}, { 'if-match': '"1"' })).status).toBe(412);
    expect((await program.send('GET', one(created.id))).body).toEqual(changed);
    expect((await program.send('DELETE', one(created.id))).status).toBe(204);
    expect((await program.send('GET', one(created.id))).status).toBe(404);
    expect((await program.events(created.id)).map(({ type }) => type)).toEqual(
      ['created', 'updated', 'deleted'].map((verb) => `importer.${verb}.v1`),
    );
  });

  it('names every bad field', async () => {
    const duns = 'duns: Enter the 9 digits of the DUNS number';
    expect(await errorsOf('POST', path, {})).toEqual([
      duns,
      'email: Enter an email address such as name@example.com',
      'legalName: Legal name is required',
      'timeZone: Choose a time zone, such as America/New_York',
    ]);
    expect(
      await errorsOf('POST', path, {
        legalName: 'x'.repeat(256),
        duns: '12-345-678',
        email: 'harbor',
        timeZone: '+05:00',
        role: 'broker',
        active: 'yes',
        consentDocumentId: 'x',
      }),
    ).toEqual([
      'active: Choose whether the importer is active',
      'consentDocumentId: Not a valid id',
      duns,
      'email: Enter an email address such as name@example.com',
      'legalName: At most 255 characters',
      'role: Choose the role of the importer',
      'timeZone: Choose a time zone, such as America/New_York',
    ]);
    for (const bad of ['12345678', '1234567890', '12345678a', ''])
      expect(await errorsOf('POST', path, importerBody({ duns: bad }))).toEqual([duns]);
    expect(await errorsOf('POST', path, importerBody({ duns: '444444444' }))).toEqual([
      'duns: This is not a DUNS number: its digits are all the same',
    ]);
    const { id } = await importers.add();
    expect((await program.send('PUT', one(id), { duns: ' 91-234-5679 ' })).body.duns).toBe('912345679');
    expect(await errorsOf('PUT', one(id), { duns: '1' })).toEqual([duns]);
  });

  it('that is an agent has the document of the consent (21 CFR 1.500)', async () => {
    const consent = 'consentDocumentId: Choose the document in which the agent consents to be the importer';
    expect(await errorsOf('POST', path, importerBody({ role: 'us_agent' }))).toEqual([consent]);
    const consentDocumentId = newId();
    const agent = await importers.add({ role: 'us_agent', consentDocumentId });
    expect(agent).toMatchObject({ role: 'us_agent', consentDocumentId });
    expect(await errorsOf('PUT', one(agent.id), { consentDocumentId: null })).toEqual([consent]);
    const { id } = await importers.add();
    expect(await errorsOf('PUT', one(id), { role: 'us_agent' })).toEqual([consent]);
    expect((await program.send('PUT', one(id), { role: 'us_agent', consentDocumentId })).status).toBe(200);
  });

  it('has a DUNS number that no other active importer has, also one of the same moment', async () => {
    const first = await importers.add({ legalName: 'First Foods LLC' });
    const same = importerBody({ duns: first.duns });
    const message = `The DUNS number ${first.duns} already belongs to First Foods LLC.`;
    expect(await program.send('POST', path, same)).toMatchObject({
      status: 409,
      body: { code: 'duplicate', detail: message, errors: [{ path: 'duns', message }] },
    });
    const second = await importers.add();
    expect((await program.send('PUT', one(second.id), { duns: first.duns })).body.detail).toBe(message);
    expect((await program.send('POST', path, { ...same, active: false })).status).toBe(201);
    await program.send('PUT', one(first.id), { active: false });
    expect((await program.send('PUT', one(second.id), { duns: first.duns })).status).toBe(200);
    expect((await program.send('PUT', one(first.id), { active: true })).body.detail).toBe(
      `The DUNS number ${first.duns} already belongs to Harbor Foods LLC.`,
    );
    await program.send('DELETE', one(second.id));
    expect((await program.send('PUT', one(first.id), { active: true })).status).toBe(200);

    const raced = importerBody();
    const race = await Promise.all([1, 2, 3].map(() => program.send('POST', path, raced)));
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('is found by name, DUNS number, email address and city, and by role and activity', async () => {
    const consentDocumentId = newId();
    const { duns } = await importers.add({ legalName: 'Zebra Trading', email: 'zebra@import.test', city: 'Oakland' });
    await importers.add({ legalName: 'Zebra Agents', role: 'us_agent', consentDocumentId, active: false });
    const found = async (query: string) =>
      (await program.send('GET', `${path}?${query}`)).body.importers.map(
        ({ legalName }: { legalName: string }) => legalName,
      );
    expect(await found('search=zebra&sort=legalName')).toEqual(['Zebra Agents', 'Zebra Trading']);
    for (const query of [`search=${duns}`, 'search=zebra@', 'search=oakland', 'search=zebra&active=true'])
      expect([query, await found(query)]).toEqual([query, ['Zebra Trading']]);
    for (const query of ['search=zebra&active=false', 'search=zebra&role=us_agent', 'search=zebra&limit=1'])
      expect([query, await found(query)]).toEqual([query, ['Zebra Agents']]);
  });

  it('is a line of CSV for the customs filer', async () => {
    const { id, duns } = await importers.add({ legalName: '=Harbor, "Foods" LLC' });
    const { status, headers, text } = await program.send('GET', one(id, '/broker-block.csv'));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="broker-block-${duns}.csv"`);
    expect(text).toBe(`\ufeffrole,name,email,duns\r\nFSV,"'=Harbor, ""Foods"" LLC",fsvp@harbor.test,${duns}\r\n`);
    expect((await program.send('GET', one(id, '/broker-block.csv?bom=false'))).text).toBe(text.slice(1));
    expect((await program.send('GET', one(newId(), '/broker-block.csv'))).status).toBe(404);
  });

  it('with drafts is deleted with them, and stays once an eligibility was signed', async () => {
    const { id } = await importers.add();
    const draft = await importers.draftEligibility(id);
    expect((await program.send('DELETE', one(id))).status).toBe(204);
    expect((await program.events(draft.id)).at(-1)!.type).toBe('importer-eligibility.deleted.v1');

    const kept = await importers.add();
    const signed = await importers.draftEligibility(kept.id);
    expect((await importers.signEligibility(signed.id, await importers.addSigner())).status).toBe(201);
    const refused = await program.send('DELETE', one(kept.id));
    expect([refused.status, refused.body.code]).toEqual([409, 'record-signed']);
    expect((await program.send('GET', one(kept.id))).status).toBe(200);
  });
});
