import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { foodNote, listFoodNotes, type FoodNote } from '@fsvp/contracts/program/food-note';
import type { HazardTemplate } from '@fsvp/contracts/program/hazard-template';
import { newId } from '@fsvp/service-kit/database/columns';
import { newSigner } from '@fsvp/service-kit/testing/signing';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { raiseTemplateNotes } from '../src/food-notes/raise-template-notes.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/food-notes';
const VIEWER = newSigner('Vera Noor', 'viewer');
let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());

const notesOf = async (foodId: string, query = '') => {
  const { body } = await program.as(VIEWER, 'GET', `${PATH}?foodId=${foodId}${query}`);
  return listFoodNotes.response!.parse(body).foodNotes;
};
const generate = async () => expect((await program.send('POST', '/api/hazard-templates/generate')).status).toBe(202);
const send = async (method: string, path: string, body?: object) => {
  const answer = await program.send(method, path, body);
  if (answer.status >= 300) throw new Error(answer.text);
  return answer.body;
};
const addGuide = (hazard: string) =>
  send('POST', '/api/reference-sets', {
    ...{ kind: 'hazard_guide', effectiveFrom: '2026-01-01', source: 'FDA', retrievedOn: '2026-11-01' },
    csv: `category,hazard,note\n"Spices, Flavors, and Salts",${hazard},\n`,
  });
async function addSpice(hazards: object[] | undefined, fields: object = {}): Promise<string> {
  const { id } = await files.addFood({ industryCode: '28', productCodes: [], ...fields });
  if (hazards) {
    const analysis = await send('POST', '/api/food-hazard-analyses', { foodId: id });
    await send('PUT', `/api/food-hazard-analyses/${analysis.id}/hazards`, { hazards });
  }
  return id;
}
const NOROVIRUS = { libraryCode: 'NORO', name: 'Norovirus', class: 'biological', subtype: 'virus' };

describe('a template that is generated again with a new hazard', () => {
  let pepper: string;
  let note: FoodNote;

  it('raises a note on each food of the industry whose analysis lacks it, once', async () => {
    pepper = await addSpice([]);
    const [known, plain, cheese] = [
      await addSpice([NOROVIRUS]),
      await addSpice(undefined),
      await addSpice([], { industryCode: '12' }),
    ];
    // The first templates are what analyses begin with.
    await generate();
    expect(await notesOf(pepper)).toEqual([]);
    await addGuide('NORO');
    await Promise.all([generate(), generate()]);
    const notes = await notesOf(pepper);
    expect(notes).toMatchObject([
      {
        foodId: pepper,
        kind: 'template_hazard',
        state: 'open',
        happenedOn: today(),
        hazardCode: 'NORO',
        category: 'Spices, Flavors, and Salts',
        dismissal: null,
        version: 1,
      },
    ]);
    for (const food of [known, plain, cheese]) expect([food, await notesOf(food)]).toEqual([food, []]);
    note = notes[0]!;
    expect(foodNote.parse((await program.send('GET', `${PATH}/${note.id}`)).body)).toEqual(note);
    expect((await program.events(note.id)).map(({ type }) => type)).toEqual(['food-note.raised.v1']);
  });

  it('raises no second note while nobody has decided, and another one for a later template after that', async () => {
    const { hazardTemplates } = await send('GET', '/api/hazard-templates?limit=100');
    const later = (hazardTemplates as HazardTemplate[]).find(({ id }) => id !== note.templateId)!;
    const newHazards = [{ code: 'NORO', name: 'Norovirus' }] as HazardTemplate['hazards'];
    const raise = (templateId: string) =>
      program.app.get(UnitOfWork, { strict: false }).run((transaction) =>
        raiseTemplateNotes(transaction, {
          ...later,
          id: templateId,
          industryCodes: ['28'],
          newHazards,
          day: today(),
        }),
      );
    const count = async () => (await notesOf(pepper)).length;
    await raise(later.id);
    expect(await count()).toBe(1);
    await send('PUT', `${PATH}/${note.id}`, { dismissal: 'Dried at 70 °C, twice' });
    await raise(note.templateId);
    expect(await count()).toBe(1);
    await raise(later.id);
    expect(await count()).toBe(2);
    await program.database.dataSource.query('delete from food_notes where id <> $1', [note.id]);
    await send('PUT', `${PATH}/${note.id}`, { dismissal: null });
  });

  it('is answered by a signed version that lists the hazard, for as long as it does', async () => {
    const { dataSource } = program.database;
    const [{ id }] = (await send('GET', `/api/food-hazard-analyses?foodId=${pepper}`)).foodHazardAnalyses;
    await send('PUT', `/api/food-hazard-analyses/${id}/hazards`, { hazards: [NOROVIRUS] });
    const states = async () => (await notesOf(pepper)).map(({ state }) => state);
    expect(await states()).toEqual(['open']);
    await dataSource.query(`update food_hazard_analyses set state = 'signed' where id = $1`, [id]);
    expect(await states()).toEqual(['answered']);
    expect(await notesOf(pepper, '&state=open')).toEqual([]);
    await dataSource.query(`update food_hazard_analyses set hazards = '[]' where id = $1`, [id]);
    expect(await states()).toEqual(['open']);
  });

  it('is dismissed with a reason, and opened again, by a person who may write', async () => {
    const one = `${PATH}/${note.id}`;
    for (const dismissal of ['no', ' ', 5])
      expect((await program.send('PUT', one, { dismissal })).body.errors).toMatchObject([{ path: 'dismissal' }]);
    const dismissal = 'Dried at 70 °C; see row 2 of the analysis';
    expect((await program.as(VIEWER, 'PUT', one, { dismissal })).status).toBe(403);
    expect(await send('PUT', one, { dismissal })).toMatchObject({ state: 'dismissed', dismissal, version: 4 });
    expect((await program.send('PUT', one, { dismissal: null }, { 'if-match': '"1"' })).status).toBe(412);
    expect(await notesOf(pepper, '&state=dismissed')).toHaveLength(1);
    expect(await send('PUT', one, { dismissal: null })).toMatchObject({ state: 'open', version: 5 });
    expect((await program.events(note.id)).map(({ type }) => type.split('.')[1])).toEqual([
      'raised',
      ...Array.from({ length: 4 }, () => 'updated'),
    ]);
    expect((await program.send('PUT', `${PATH}/${newId()}`, { dismissal })).status).toBe(404);
  });
});
