import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { HAZARD_CATEGORIES } from '@fsvp/contracts/program/hazard-categories';
import {
  generateHazardTemplates,
  hazardTemplate,
  listHazardTemplates,
  listTemplateNotifications,
  listTemplateRecalls,
  type HazardTemplate,
} from '@fsvp/contracts/program/hazard-template';
import { newId } from '@fsvp/service-kit/database/columns';
import { newSigner } from '@fsvp/service-kit/testing/signing';
import { TemplateGeneration } from '../src/hazard-templates/template-generation.service.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/hazard-templates';
const EDITOR = newSigner('Eva Stone', 'editor');
let program: TestProgram;

beforeAll(async () => {
  program = await startTestProgram();
  await program.app.get(TemplateGeneration).finished();
});
afterAll(() => program.close());

const list = async (query: string) =>
  listHazardTemplates.response!.parse((await program.as(EDITOR, 'GET', `${PATH}?${query}`)).body);
const templateOf = async (industryCode: string): Promise<HazardTemplate> => {
  const { hazardTemplates } = await list(`industryCode=${industryCode}`);
  return hazardTemplates[0]!;
};
const generate = async (): Promise<ResponseOf<typeof generateHazardTemplates>> => {
  const { status, body, text } = await program.send('POST', `${PATH}/generate`);
  expect([status, text]).toEqual([202, expect.stringContaining('unchanged')]);
  return generateHazardTemplates.response!.parse(body);
};
const supportOf = ({ hazards, below }: HazardTemplate, code: string, source: string) =>
  [...hazards, ...below].find((one) => one.code === code)!.support.find((one) => one.source === source)!;
const rowCounts = () =>
  program.database.dataSource.query(
    'select rows_sha256, source, count(*)::int as count from hazard_template_rows group by 1, 2 order by 1, 2',
  );
const loadGuide = (csv: string, path = '/api/reference-sets') =>
  program.send('POST', path, {
    kind: 'hazard_guide',
    effectiveFrom: '2026-01-01',
    source: 'FDA, hazards in human food, draft guidance, appendix 1',
    retrievedOn: '2026-11-01',
    csv,
  });

describe('the templates of the suite', () => {
  it('are there after the start, one for each industry, by the system, with one event each', async () => {
    const { hazardTemplates, total } = await list('limit=100&sort=category');
    expect([total, hazardTemplates.map(({ category }) => category)]).toEqual([36, [...HAZARD_CATEGORIES]]);
    for (const { id, createdBy, generatedOn, version } of hazardTemplates) {
      expect([createdBy, generatedOn, version]).toEqual([null, today(), 1]);
      const events = await program.events(id);
      expect(events.map(({ type, actor }) => [type, actor])).toEqual([['hazard-template.generated.v1', null]]);
    }
  });

  it('are found by each code of an industry', async () => {
    const spices = await templateOf('28');
    expect(spices).toMatchObject({ category: 'Spices, Flavors, and Salts', industryCodes: ['28'], refusals: 7882 });
    expect(supportOf(spices, 'SALM', 'refusals').count).toBe(4637);
    expect((await templateOf('20')).id).toBe((await templateOf('22')).id);
    for (const industryCode of ['42', '70', '99'])
      expect(await list(`industryCode=${industryCode}`)).toEqual({ hazardTemplates: [], total: 0, next: null });
    expect((await program.send('GET', `${PATH}?industryCode=2`)).status).toBe(400);
    expect((await list('search=CHEESE')).hazardTemplates.map(({ industryCodes }) => industryCodes)).toEqual([['12']]);
    const { status, body } = await program.send('GET', `${PATH}/${spices.id}`);
    expect([status, hazardTemplate.parse(body)]).toEqual([200, spices]);
    expect((await program.send('GET', `${PATH}/${newId()}`)).status).toBe(404);
  });

  it('have each count open its rows', async () => {
    const cheese = await templateOf('12');
    const rowsOf = async (path: string) => (await program.as(EDITOR, 'GET', `${PATH}/${cheese.id}/${path}`)).body;
    const recalls = async (query: string) => listTemplateRecalls.response!.parse(await rowsOf(`recalls?${query}`));
    const notifications = async (query: string) =>
      listTemplateNotifications.response!.parse(await rowsOf(`notifications?${query}`));
    for (const { code, support, classIRecalls } of [...cheese.hazards, ...cheese.below]) {
      const counts = Object.fromEntries(support.map(({ source, count }) => [source, count]));
      expect([code, (await recalls(`code=${code}`)).total]).toEqual([code, counts.recalls ?? 0]);
      expect([code, (await recalls(`code=${code}&class=Class%20I`)).total]).toEqual([code, classIRecalls]);
      expect([code, (await notifications(`code=${code}`)).total]).toEqual([code, counts.rasff ?? 0]);
      const charges = support.flatMap((one) => one.charges);
      expect(charges.reduce((sum, { count }) => sum + count, 0)).toBe(counts.refusals ?? 0);
    }
    expect((await notifications('')).total).toBe(cheese.rasffCategories[0]!.notifications);
    expect((await recalls('')).total).toBe(supportOf(cheese, 'LM', 'recalls').of);
    const page = await recalls('code=LM&limit=2&offset=1');
    expect(page.recalls).toEqual((await recalls('code=LM&limit=3')).recalls.slice(1));
    for (const recall of page.recalls) expect(recall.hazards).toContain('LM');
    const days = (await notifications('code=LM&limit=100')).notifications.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
    for (const path of ['recalls?code=lm', 'recalls?class=I', 'notifications?limit=0'])
      expect([path, (await program.send('GET', `${PATH}/${cheese.id}/${path}`)).status]).toEqual([path, 400]);
    for (const path of ['recalls', 'notifications'])
      expect((await program.send('GET', `${PATH}/${newId()}/${path}`)).status).toBe(404);
  });
});

describe('generating again', () => {
  it('changes nothing with the same inputs, also in two replicas at once and after a restart', async () => {
    const before = [await list('limit=100&versions=all'), await rowCounts()];
    const [one, other] = await Promise.all([generate(), generate()]);
    for (const { changed, unchanged } of [one, other]) expect([changed, unchanged]).toEqual([[], 36]);
    expect(one.unmappedCategories.map(({ category }) => category)).toContain('other food product / mixed');
    const start = program.app.get(TemplateGeneration);
    start.onApplicationBootstrap();
    await start.finished();
    expect([await list('limit=100&versions=all'), await rowCounts()]).toEqual(before);
  });

  it('is for administrators', async () => {
    expect((await program.as(EDITOR, 'POST', `${PATH}/generate`)).status).toBe(403);
  });

  it("has FDA's hazard guide as support without counts, once it was loaded", async () => {
    const csv = 'category,hazard,note\nspices, flavors, and salts,BCER,x\n';
    expect((await loadGuide(csv)).status).toBe(400);
    const bad = 'category,hazard,note\nSpices,LM,\nPrepared Salad,LIST,\nPrepared Salad,NORO,\n';
    for (const path of ['/api/reference-sets', '/api/reference-sets/check']) {
      const messages = async (text: string) =>
        (await loadGuide(text, path)).body.errors.map(({ message }: { message: string }) => message);
      expect(await messages(bad)).toEqual([
        'Line 2, category: Use the name of an FDA industry as templates have it, such as Cheese and Cheese Products',
      ]);
      expect(await messages(bad.replace('Spices,', '"Spices, Flavors, and Salts",'))).toEqual([
        'Line 3, hazard: The hazard library has no LIST. Use one of its codes, or load the hazard first',
      ]);
    }
    const before = await templateOf('28');
    const good = 'category,hazard,note\n"spices, flavors,  and salts",BCER,Appendix 1\nPrepared Salad,NORO,\n';
    expect((await loadGuide(good, '/api/reference-sets/check')).body).toMatchObject({ rowCount: 2, added: 2 });
    expect(await templateOf('28')).toEqual(before);
    const { status, body: set } = await loadGuide(good);
    expect([status, set.rows[0].category]).toEqual([201, 'Spices, Flavors, and Salts']);
    expect(await templateOf('28')).toEqual(before);

    expect(await generate()).toMatchObject({ unchanged: 0, unknownHazards: [] });
    const after = await templateOf('28');
    expect(supportOf(after, 'BCER', 'fda_hazard_guide')).toMatchObject({ count: null, note: 'Appendix 1' });
    expect(after.hazards.find(({ code }) => code === 'BCER')!.enteredBy).toContain('fda_hazard_guide');
    // Of the same day: the same record.
    expect([after.id, after.version, after.contentSha256 === before.contentSha256]).toEqual([before.id, 2, false]);
    expect((await program.events(after.id)).map(({ type }) => type)).toEqual([
      'hazard-template.generated.v1',
      'hazard-template.regenerated.v1',
    ]);
    expect((await program.send('DELETE', `/api/reference-sets/${set.id}`)).status).toBe(204);
    await generate();
    expect((await templateOf('28')).contentSha256).toBe(before.contentSha256);
  });

  it('keeps the template of an earlier day with the rows behind its counts', async () => {
    const { dataSource } = program.database;
    await dataSource.query('update hazard_templates set generated_on = $1', [addDays(today(), -1)]);
    const before = await templateOf('28');
    const csv = ['code,name,class,subtype,synonyms,severity,note', 'EARTH,Earth,physical,other,oregano,low,'].join(
      '\n',
    );
    const { status } = await program.send('POST', '/api/reference-sets', {
      ...{ kind: 'hazard_library', effectiveFrom: '2026-01-01', source: 'Ours', retrievedOn: '2026-01-01', csv },
    });
    expect(status).toBe(201);
    expect((await generate()).unchanged).toBe(0);
    const after = await templateOf('28');
    expect([after.generatedOn, after.id === before.id]).toEqual([today(), false]);
    expect(supportOf(after, 'EARTH', 'rasff').count).toBeGreaterThan(5);
    expect((await list('industryCode=28&versions=all')).hazardTemplates.map(({ id }) => id)).toEqual([
      after.id,
      before.id,
    ]);
    for (const [{ id }, isThere] of [
      [before, false],
      [after, true],
    ] as const) {
      const { body } = await program.send('GET', `${PATH}/${id}/notifications?code=EARTH`);
      expect(body.total > 0).toBe(isThere);
      const salmonella = await program.send('GET', `${PATH}/${id}/notifications?code=SALM`);
      expect(salmonella.body.total).toBe(supportOf(before, 'SALM', 'rasff').count);
    }
  });

  it('says that there is no library', async () => {
    const { dataSource } = program.database;
    await dataSource.query(`update reference_sets set deleted_at = now() where kind = 'hazard_library'`);
    const { status, body } = await program.send('POST', `${PATH}/generate`);
    expect([status, body.detail]).toEqual([
      409,
      'No hazard library is in force. Load one in the reference data first.',
    ]);
  });
});
