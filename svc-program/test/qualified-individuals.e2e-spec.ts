import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listIndividuals, qualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import { newId } from '@fsvp/service-kit/database/columns';
import { ADA, startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/qualified-individuals';
let program: TestProgram;

beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

const list = async (query = '') =>
  listIndividuals.response!.parse((await program.send('GET', `${PATH}?${query}`)).body);

describe('qualified individuals', () => {
  it('are created with defaults, merged by PUT, kept as tombstones, and each change is an event', async () => {
    const key = { 'idempotency-key': newId() };
    const created = await program.send('POST', PATH, { name: ' Mia Chen ' }, key);
    expect(created.status).toBe(201);
    const { body: mia } = created;
    expect(qualifiedIndividual.parse(mia)).toEqual(mia);
    expect(mia).toMatchObject({ version: 1, createdBy: ADA.id, name: 'Mia Chen', userId: null, employer: null });
    expect(mia).toMatchObject({ relation: 'own', current: null, draft: null });
    expect((await program.send('POST', PATH, { name: ' Mia Chen ' }, key)).body).toEqual(mia);
    expect((await list()).total).toBe(1);

    const one = `${PATH}/${mia.id}`;
    await program.send('PUT', one, { employer: 'Baltic Audits', relation: 'contractor' });
    const { body: changed, headers } = await program.send('PUT', one, { relation: 'third_party' });
    expect(changed).toMatchObject({ version: 3, name: 'Mia Chen', employer: 'Baltic Audits', relation: 'third_party' });
    expect(headers.get('etag')).toBe('"3"');
    expect((await program.send('GET', one)).body).toEqual(changed);
    expect(await program.send('PUT', one, { name: 'X' }, { 'if-match': '"2"' })).toMatchObject({
      status: 412,
      body: { current: changed },
    });

    const draft = await program.draft(mia.id);
    expect((await program.send('DELETE', one, undefined, { 'if-match': '"3"' })).status).toBe(204);
    expect((await program.send('GET', one)).status).toBe(404);
    expect((await program.send('GET', `/api/qualifications/${draft.id}`)).status).toBe(404);
    expect((await program.send('GET', `${one}/qualifications`)).status).toBe(404);
    expect((await program.events(mia.id)).map(({ type, actor }) => [type, actor])).toEqual(
      ['created', 'updated', 'updated', 'deleted'].map((verb) => [`qualified-individual.${verb}.v1`, ADA.id]),
    );
    expect((await program.events(draft.id)).map(({ type }) => type)).toEqual([
      'qualification.drafted.v1',
      'qualification.deleted.v1',
    ]);
  });

  it('have an account of their own, which nobody else has, not even at the same moment', async () => {
    const userId = newId();
    const answers = await Promise.all(
      ['Noah Berg', 'Noah Berg', 'Noah Berg'].map((name) => program.send('POST', PATH, { name, userId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.detail).toBe(
      'This account already belongs to Noah Berg.',
    );
    const other = await program.addIndividual({ name: 'Lea Roth' });
    const taken = await program.send('PUT', `${PATH}/${other.id}`, { userId });
    expect([taken.status, taken.body.detail]).toEqual([409, 'This account already belongs to Noah Berg.']);

    const { id } = answers.find(({ status }) => status === 201)!.body;
    await program.send('DELETE', `${PATH}/${id}`);
    expect((await program.send('PUT', `${PATH}/${other.id}`, { userId })).body).toMatchObject({ userId, version: 2 });
    expect((await list(`userId=${userId}`)).individuals.map(({ name }) => name)).toEqual(['Lea Roth']);
  });

  it('with a qualification that was ever signed cannot be deleted', async () => {
    const { id } = await program.addIndividual();
    const draft = await program.draft(id);
    const { body: signature } = await program.sign(draft.id);
    const refused = await program.send('DELETE', `${PATH}/${id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This person has a signed qualification, which is kept as evidence.',
    ]);
    expect((await program.withdraw(draft.id, signature)).status).toBe(201);
    expect((await program.send('DELETE', `${PATH}/${id}`)).status).toBe(409);
  });

  it('keep the account with which a version was ever signed, and may get one later', async () => {
    const { id } = await program.addIndividual({ name: 'Nora Lind' });
    const one = `${PATH}/${id}`;
    const userId = newId();
    const change = async (account: string | null) => {
      const { status, body } = await program.send('PUT', one, { userId: account });
      return status === 200 ? body.userId : [status, body.detail];
    };
    expect(await change(newId())).toMatch(/-/);
    expect(await change(null)).toBeNull();
    const draft = await program.draft(id);
    const { body: signature } = await program.sign(draft.id);
    expect(await change(userId)).toBe(userId);
    const refused = [
      409,
      'This person has a qualification signed with this account. Add the owner of the other account as another person.',
    ];
    expect(await change(newId())).toEqual(refused);
    expect(await change(null)).toEqual(refused);
    expect(await change(userId)).toBe(userId);
    await program.withdraw(draft.id, signature);
    expect(await change(newId())).toEqual(refused);
    expect((await program.send('PUT', one, { name: 'Nora Berg' })).body).toMatchObject({ name: 'Nora Berg', userId });
  });

  it('are listed by search, relation, activity of today and end of the qualification', async () => {
    const marker = newId().slice(-8);
    const day = today();
    const people: [string, object, object | null][] = [
      ['no qualification', { employer: '50% Foods' }, null],
      ['no end', { relation: 'government' }, { activities: ['audit'] }],
      ['ends tomorrow', { employer: 'Baltic' }, { activities: ['audit', 'plan'], validUntil: addDays(day, 1) }],
      ['ends today', {}, { activities: ['plan'], validUntil: day }],
      ['ended yesterday', {}, { activities: ['plan'], validUntil: addDays(day, -1) }],
      ['begins tomorrow', {}, { activities: ['plan'], validFrom: addDays(day, 1), validUntil: addDays(day, 9) }],
      ['only a draft', {}, { activities: ['plan'], validUntil: '2026-01-01' }],
    ];
    for (const [name, fields, qualification] of people) {
      const { id } = await program.addIndividual({ name: `${marker} ${name}`, ...fields });
      if (!qualification) continue;
      const draft = await program.draft(id, qualification);
      if (name !== 'only a draft') expect((await program.sign(draft.id)).status).toBe(201);
    }
    const names = async (query: string) =>
      (await list(`search=${marker}&${query}`)).individuals.map(({ name }) => name.slice(marker.length + 1));
    const ascending = ['ended yesterday', 'ends today', 'ends tomorrow', 'begins tomorrow', 'no end'];
    expect(await names('sort=validUntil')).toEqual([...ascending, 'no qualification', 'only a draft']);
    expect((await names('sort=validUntil&order=desc')).slice(2)).toEqual(ascending.toReversed());
    expect(await names('sort=name&limit=2&offset=1')).toEqual(['ended yesterday', 'ends today']);
    expect(await names('')).toEqual(people.map(([name]) => name).toReversed());
    expect(await names('activity=audit&sort=name')).toEqual(['ends tomorrow', 'no end']);
    expect(await names('activity=audit&activity=plan&sort=name')).toEqual(['ends today', 'ends tomorrow', 'no end']);
    expect(await names('relation=government&relation=contractor')).toEqual(['no end']);
    expect((await list('search=0%25 foo')).individuals.map(({ employer }) => employer)).toEqual(['50% Foods']);
    expect((await list(`search=${marker}&limit=1`)).total).toBe(people.length);
    const { individuals } = await list(`search=${marker} ends tomorrow`);
    expect(individuals[0]).toMatchObject({ current: { state: 'signed', versionNumber: 1 }, draft: null });
    for (const individual of (await list(`search=${marker}`)).individuals)
      expect((await program.send('GET', `${PATH}/${individual.id}`)).body).toEqual(individual);
  });
});
