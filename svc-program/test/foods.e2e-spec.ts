import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listFoods, PLAIN_FACTS } from '@fsvp/contracts/program/food';
import { newId } from '@fsvp/service-kit/database/columns';
import { startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/foods';
const TUNA = { name: 'Tuna in oil', foodClass: 'human', industryCode: '16' };

describe('Foods', () => {
  let program: TestProgram;
  beforeAll(async () => {
    program = await startTestProgram();
  });
  afterAll(() => program.close());

  const create = async (fields: object) => {
    const { status, body, text } = await program.send('POST', PATH, { ...TUNA, ...fields });
    if (status !== 201) throw new Error(text);
    return body;
  };
  const list = async (query: string) => listFoods.response!.parse((await program.send('GET', `${PATH}?${query}`)).body);
  const names = async (query: string) => (await list(query)).foods.map(({ name }) => name);
  const faultsOf = async (method: string, path: string, fields: object) => {
    const { status, body } = await program.send(method, path, fields);
    return { status, errors: body.errors as { path: string; message: string }[] };
  };

  it('creates a food with the facts of most foods, returns, updates and deletes it', async () => {
    const created = await create({ name: ' Tuna in brine ', productCodes: ['16abc', '16ABC**', ' 16JFD05 '] });
    expect(created).toMatchObject({ version: 1, name: 'Tuna in brine', description: null, facts: PLAIN_FACTS });
    expect(created.productCodes).toEqual(['16ABC**', '16JFD05']);
    const one = `${PATH}/${created.id}`;
    expect((await program.send('GET', one)).body).toEqual(created);
    const changes = { description: 'Cans and pouches', facts: { lowAcidCanned: true } };
    const { body: updated } = await program.send('PUT', one, changes);
    expect(updated).toEqual({
      ...created,
      version: 2,
      description: 'Cans and pouches',
      facts: { ...PLAIN_FACTS, lowAcidCanned: true },
      updatedAt: updated.updatedAt,
    });
    expect((await list('search=pouches')).foods).toEqual([updated]);
    expect((await program.send('DELETE', one)).status).toBe(204);
    expect((await program.send('GET', one)).status).toBe(404);
    const [, , deleted] = await program.events(created.id);
    expect(await program.events(created.id)).toHaveLength(3);
    expect(deleted).toMatchObject({ type: 'food.deleted.v1', before: { facts: { lowAcidCanned: true } }, after: null });
  });

  it('refuses a name that people cannot tell from that of another food', async () => {
    await create({ name: 'Pâté de foie' });
    for (const name of ['PA\u0302TE\u0301 de foie', 'Pâ\u200Bté de foie\u2060'])
      expect(await program.send('POST', PATH, { ...TUNA, name })).toMatchObject({
        status: 409,
        body: { detail: 'There is already a food named Pâté de foie.' },
      });
    const other = await create({ name: 'Pate de foie' });
    expect((await program.send('PUT', `${PATH}/${other.id}`, { name: 'pâté DE foie' })).status).toBe(409);
    expect((await program.send('PUT', `${PATH}/${other.id}`, { name: 'PATE de foie' })).status).toBe(200);
  });

  it('finds and sorts foods whatever their accents', async () => {
    for (const name of ['zebra sole', 'Éclair sole', 'eel sole', 'Ølabel sole'])
      await create({ name, description: 'Ägäis' });
    expect(await names('search=sole&sort=name')).toEqual(['Éclair sole', 'eel sole', 'Ølabel sole', 'zebra sole']);
    for (const search of ['eclair', 'E\u0301CL', 'olabel'])
      expect(await names(`search=${encodeURIComponent(search)}`)).toHaveLength(1);
    expect(await names('search=agais')).toHaveLength(4);
  });

  it('refuses a name that another food has, whatever its case, until that one is deleted', async () => {
    const first = await create({ name: 'Peanut butter' });
    const second = await create({ name: 'Almond butter' });
    const refused = { status: 409, body: { detail: 'There is already a food named Peanut butter.' } };
    expect(await program.send('POST', PATH, { ...TUNA, name: 'PEANUT butter' })).toMatchObject(refused);
    const rename = () => program.send('PUT', `${PATH}/${second.id}`, { name: 'peanut Butter' });
    expect(await rename()).toMatchObject(refused);
    expect((await program.send('PUT', `${PATH}/${first.id}`, { name: 'PEANUT BUTTER' })).status).toBe(200);
    await program.send('DELETE', `${PATH}/${first.id}`);
    expect((await rename()).status).toBe(200);
    const both = await Promise.all(['Jam', 'jam'].map((name) => program.send('POST', PATH, { ...TUNA, name })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is the same record when its deletion is taken back, unless another food has its name by now', async () => {
    const food = await create({ name: 'Miso' });
    const one = `${PATH}/${food.id}`;
    await program.send('DELETE', one);
    const { status, body } = await program.send('POST', `${one}/restore`);
    expect([status, body]).toEqual([200, { ...food, version: 3, updatedAt: body.updatedAt }]);
    expect((await program.send('POST', `${one}/restore`)).body).toEqual(body);
    expect((await program.events(food.id)).map(({ type }) => type).at(-1)).toBe('food.restored.v1');
    await program.send('DELETE', one);
    await create({ name: 'miso' });
    expect(await program.send('POST', `${one}/restore`)).toMatchObject({
      status: 409,
      body: { detail: 'There is already a food named miso.' },
    });
    expect((await program.send('GET', one)).status).toBe(404);
  });

  it('refuses facts and product codes that contradict the others, also what is stored', async () => {
    expect(await faultsOf('POST', PATH, { ...TUNA, facts: { commodity: 'fish', shellEggs: true } })).toEqual({
      status: 400,
      errors: [{ path: 'facts.shellEggs', message: 'This commodity is not eggs' }],
    });
    expect(await faultsOf('POST', PATH, { ...TUNA, productCodes: ['16A', '**B', '17AB'] })).toEqual({
      status: 400,
      errors: [{ path: 'productCodes.2', message: '17AB*** is not of industry 16' }],
    });
    const { id } = await create({ name: 'Beans', productCodes: ['1*A'], facts: { lowAcidCanned: true } });
    const update = (fields: object) => faultsOf('PUT', `${PATH}/${id}`, fields);
    expect((await update({ facts: { acidified: true } })).errors.map(({ path }) => path)).toEqual(['facts.acidified']);
    expect((await update({ industryCode: '24' })).errors.map(({ path }) => path)).toEqual(['productCodes.0']);
    expect((await update({ facts: { acidified: true, lowAcidCanned: false } })).status).toBe(200);
  });

  it('lists a page with the exact total, by search, filter and sort', async () => {
    const apples = await create({ name: 'apples 100%', industryCode: '20', facts: { coveredProduce: true } });
    const feed = await create({ name: 'Feed', foodClass: 'animal', industryCode: '71', productCodes: ['71MX'] });
    const juice = await create({ name: 'Juice', industryCode: '20', facts: { commodity: 'juice' } });
    expect(await names('industryCode=20&industryCode=71&sort=name')).toEqual([apples, feed, juice].map((f) => f.name));
    expect(await names('industryCode=20&sort=commodity&order=desc')).toEqual(['Juice', 'apples 100%']);
    expect(await names('foodClass=animal')).toEqual(['Feed']);
    expect(await names('commodity=juice')).toEqual(['Juice']);
    expect(await names('search=71mx')).toEqual(['Feed']);
    expect(await list('search=%25&limit=1')).toMatchObject({ foods: [{ name: 'apples 100%' }], total: 1 });
    expect(await list('industryCode=20&limit=1&offset=1')).toMatchObject({ total: 2 });
  });

  it('returns 404 for an unknown id and 400 with each invalid field', async () => {
    expect((await program.send('GET', `${PATH}/${newId()}`)).status).toBe(404);
    const bad = {
      name: ' ',
      foodClass: 'pets',
      industryCode: '1',
      productCodes: ['16-', '1'],
      facts: { commodity: 'cake', readyToEat: 'maybe' },
    };
    const paths = (errors: { path: string }[]) => errors.map(({ path }) => path).sort();
    const fields = [
      'facts.commodity',
      'facts.readyToEat',
      'foodClass',
      'industryCode',
      'name',
      'productCodes.0',
      'productCodes.1',
    ];
    expect(paths((await faultsOf('POST', PATH, bad)).errors)).toEqual(fields);
    expect(paths((await faultsOf('PUT', `${PATH}/${newId()}`, bad)).errors)).toEqual(fields);
    for (const query of ['foodClass=pets', 'industryCode=1', 'commodity=cake', 'sort=facts', 'fields=title'])
      expect([query, (await program.send('GET', `${PATH}?${query}`)).status]).toEqual([query, 400]);
  });
});
