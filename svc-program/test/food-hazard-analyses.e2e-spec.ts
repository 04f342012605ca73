import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addMonths, dayOfInstant, today } from '@fsvp/contracts/core/calendar-day';
import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { type AnalysisHazardInput } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import {
  checkFoodHazardAnalysis,
  compareFoodHazardAnalyses,
  foodHazardAnalysis,
  listHazardAdoptions,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  HAZARD_FACTORS,
  HAZARD_GROUPS,
  HAZARD_ORIGINS,
  type HazardGroup,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import type { Food } from '@fsvp/contracts/program/food';
import { newId } from '@fsvp/service-kit/database/columns';
import type { TestSigner } from '@fsvp/service-kit/testing/signing';
import { Client } from 'pg';
import { documentCopy } from '../src/document-directory/document-entries.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['hazard_analysis', 'eligibility']);
});
afterAll(() => program.close());

const PATH = '/api/food-hazard-analyses';
const one = (id: string, rest = '') => `${PATH}/${id}${rest}`;
const get = async (id: string) => foodHazardAnalysis.parse((await program.send('GET', one(id))).body);
const verbsOf = async (id: string) => (await program.events(id)).map(({ type }) => type.split('.')[1]);

async function draft(fields: object = {}, food: object = {}): Promise<FoodHazardAnalysis> {
  const foodId = (fields as { foodId?: string }).foodId ?? (await files.addFood(food)).id;
  const { status, body, text } = await program.send('POST', PATH, { foodId, ...fields });
  if (status !== 201) throw new Error(text);
  return body as FoodHazardAnalysis;
}

const SALMONELLA: Partial<AnalysisHazardInput> = {
  libraryCode: 'SALM',
  name: 'Salmonella',
  class: 'biological',
  subtype: 'pathogen',
  origins: ['natural'],
  foreseeable: true,
  foreseeableReason: 'Refusals name it',
  severity: 'medium',
  severityReason: 'Illness',
  probability: 'likely',
  probabilityReason: 'Dried on the ground',
  requiresControl: true,
  requiresControlReason: 'Eaten as it is',
  sahcodha: true,
  sahcodhaReason: 'Recalls are Class I',
};
const NO_CONTROL = { requiresControl: false, sahcodha: false, requiresControlReason: 'Refined and dry' };

/** Answers everything but the hazards. */
const answersFor = (...found: HazardGroup[]) => ({
  covers: 'Whole and ground',
  considered: HAZARD_GROUPS.map((group) =>
    found.includes(group) ? { group, answer: 'found' } : { group, answer: 'none', reason: 'No source of it' },
  ),
  originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: 'Considered with the buyer' })),
  factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: 'Not relevant because it is dry' })),
  sources: [{ title: 'Refusals of spices', url: 'https://www.fda.gov/food', retrievedOn: '2026-01-05' }],
});

const setHazards = (id: string, hazards: object[], headers = {}) =>
  program.send('PUT', one(id, '/hazards'), { hazards }, headers);

/** A draft that can be signed. */
async function complete(fields: object = {}, food: object = {}, hazard: object = {}): Promise<FoodHazardAnalysis> {
  const { id } = await draft({ ...answersFor('other_pathogens'), ...fields }, food);
  const { status, body, text } = await setHazards(id, [{ ...SALMONELLA, ...hazard }]);
  if (status !== 200) throw new Error(text);
  return body as FoodHazardAnalysis;
}

async function sign(id: string): Promise<void> {
  const { status, text } = await files.signAnalysis(id, qualified);
  if (status !== 201) throw new Error(text);
}

describe('the draft of an analysis', () => {
  it('has all groups, origins and factors, merges answers one by one, and is the only one of its food', async () => {
    const created = await draft({ consumers: 'General population' });
    expect(foodHazardAnalysis.parse(created)).toEqual(created);
    expect(created).toMatchObject({ versionNumber: 1, state: 'draft', basis: 'own', hazards: [], controlCount: 0 });
    expect(created.considered.map(({ group }) => group)).toEqual(HAZARD_GROUPS);
    expect(created.considered.find(({ group }) => group === 'nutrients')).toMatchObject({ answer: 'none' });

    const parasites = { group: 'parasites', answer: 'none', reason: 'Dried below 10 % water' };
    await program.send('PUT', one(created.id), { considered: [parasites] });
    const storage = { factor: 'storage', effect: 'Dry and cool' };
    const { body } = await program.send('PUT', one(created.id), { factors: [storage] });
    expect(body.considered.find(({ group }: { group: string }) => group === 'parasites')).toEqual(parasites);
    expect(body.factors.find(({ factor }: { factor: string }) => factor === 'storage')).toEqual(storage);
    expect(body).toMatchObject({ version: 3, consumers: 'General population' });

    const second = await program.send('POST', PATH, { foodId: created.foodId });
    expect([second.status, second.body.detail]).toEqual([409, 'There is already a draft of this hazard analysis.']);
    expect((await program.send('PUT', one(created.id), {}, { 'if-match': '"1"' })).status).toBe(412);
    expect((await program.send('DELETE', one(created.id))).status).toBe(204);
    expect(await verbsOf(created.id)).toEqual(['drafted', 'updated', 'updated', 'deleted']);
  });

  it('stores the list of hazards whole, with keys that stay and scores of its own', async () => {
    const { id } = await draft();
    const { body: first } = await setHazards(id, [SALMONELLA, { name: 'Stones', class: 'physical', subtype: 'stone' }]);
    const [salmonella, stones] = first.hazards;
    expect(salmonella).toMatchObject({ score: 8, libraryCode: 'SALM', toCheck: null, adoptedFrom: null });
    expect(first).toMatchObject({ outcome: 'controls_required', controlCount: 1 });
    const { score: _, requiredByPart112: _part, adoptedFrom: _from, ...input } = salmonella;
    const { body: next } = await setHazards(id, [{ ...input, probability: 'rare' }]);
    expect(next.hazards).toEqual([{ ...salmonella, probability: 'rare', score: 2 }]);
    expect(next.hazards[0].hazardKey).not.toBe(stones.hazardKey);
  });

  it('names rows and columns of bad hazards, and stores none of them', async () => {
    const { id, version } = await draft();
    const hazardKey = newId();
    const { status, body } = await setHazards(id, [
      { ...SALMONELLA, hazardKey },
      { ...SALMONELLA, libraryCode: 'NOPE', hazardKey },
      { ...SALMONELLA },
    ]);
    expect([status, body.errors]).toEqual([
      400,
      [
        { path: 'hazards.1.libraryCode', message: 'The hazard library has no code NOPE' },
        { path: 'hazards.1.hazardKey', message: 'Row 1 has the same key' },
        { path: 'hazards.2.libraryCode', message: 'SALM is already in row 1' },
      ],
    ]);
    const long = await setHazards(id, [
      SALMONELLA,
      { ...SALMONELLA, libraryCode: null, severityReason: 'x'.repeat(2001) },
    ]);
    expect(long.body.errors).toEqual([{ path: 'hazards.1.severityReason', message: 'At most 2,000 characters' }]);
    const wrong = await setHazards(id, [{ ...SALMONELLA, class: 'physical' }]);
    expect(wrong.body.errors).toEqual([{ path: 'hazards.0.subtype', message: 'Choose a kind of this class' }]);
    expect((await get(id)).version).toBe(version);
  });

  it('refuses an unknown food, and documents that never existed', async () => {
    expect((await program.send('POST', PATH, { foodId: newId() })).body.errors).toEqual([
      { path: 'foodId', message: 'There is no such food; it may have been deleted' },
    ]);
    program.suppliers.sources.checksDocuments = true;
    try {
      const { id } = await draft();
      const { body } = await program.send('PUT', one(id), { sources: [{ title: 'A report', documentId: newId() }] });
      expect(body.errors).toEqual([
        { path: 'sources.0.documentId', message: 'There is no such document; it may have been deleted' },
      ]);
    } finally {
      program.suppliers.sources.checksDocuments = false;
    }
  });

  it('keeps its food from being deleted', async () => {
    const { id, foodId } = await draft();
    expect((await program.send('DELETE', `/api/foods/${foodId}`)).body.detail).toBe(
      'This food has a draft of its hazard analysis. Delete the draft first.',
    );
    await program.send('DELETE', one(id));
    expect((await program.send('DELETE', `/api/foods/${foodId}`)).status).toBe(204);
  });
});

describe('the facts of the food', () => {
  const nutrientsOf = ({ considered }: Pick<FoodHazardAnalysis, 'considered'>) =>
    considered.find(({ group }) => group === 'nutrients')!;

  it('are taken over by an update without a field only, and open what the rule had answered', async () => {
    const answers = answersFor('other_pathogens').considered.filter(({ group }) => group !== 'nutrients');
    const { id, foodId } = await complete({ considered: answers });
    expect(nutrientsOf(await get(id))).toMatchObject({ answer: 'none' });
    await program.send('PUT', `/api/foods/${foodId}`, { foodClass: 'animal', facts: { readyToEat: true } });
    await program.send('PUT', one(id), { covers: 'Another text' });
    const { hazards } = await get(id);
    await setHazards(id, [{ ...SALMONELLA, hazardKey: hazards[0]!.hazardKey, note: 'Another note' }]);
    expect(await get(id)).toMatchObject({ outdated: true, facts: { foodClass: 'human', readyToEat: false } });
    expect((await files.signAnalysis(id, qualified)).body.detail).toBe(
      'The facts of the food have changed. Open the draft and save it again.',
    );
    await program.send('PUT', one(id), {});
    const taken = await get(id);
    expect(taken).toMatchObject({ outdated: false, facts: { foodClass: 'animal', readyToEat: true } });
    expect(nutrientsOf(taken)).toEqual({ group: 'nutrients', answer: null, reason: null });
    expect((await program.send('GET', one(id, '/check'))).body.signable).toBe(false);
  });

  it('keep the row of part 112, which no other row may be', async () => {
    const { id } = await draft({}, { facts: { coveredProduce: true, rawCommodity: true }, industryCode: '20' });
    const [part112] = (await get(id)).hazards;
    const sent = await setHazards(id, [part112!, SALMONELLA]);
    expect(sent.body.hazards.map(({ libraryCode }: { libraryCode: string }) => libraryCode)).toEqual([
      'SALM',
      'PART112',
    ]);
    const other = await setHazards((await draft()).id, [SALMONELLA, { ...SALMONELLA, libraryCode: 'PART112' }]);
    expect([other.status, other.body.errors]).toEqual([
      400,
      [{ path: 'hazards.1.libraryCode', message: 'PART112 is the row of covered produce, which the suite keeps' }],
    ]);
  });
});

describe('hazard analyses of suppliers', () => {
  const seed = (fields: Partial<HazardAnalysis> = {}) => {
    const added = {
      id: newId(),
      version: 1,
      hazardType: 'radiological',
      hazardDescription: 'Cesium-137 in wild blueberries',
      severity: 'high',
      likelihood: 'possible',
      preventiveControls: 'Lots below the limit only',
      monitoringProcedures: 'Gamma spectrometry of each lot',
      ...fields,
    } as HazardAnalysis;
    program.suppliers.sources.hazards.push(added);
    return added;
  };

  it('are adopted as rows whose probability has to be checked, once each', async () => {
    const first = seed();
    const { id } = await draft();
    const { status, body } = await program.send('POST', one(id, '/adopt'), { hazardAnalysisIds: [first.id] });
    expect(status).toBe(200);
    expect(body.hazards).toEqual([
      expect.objectContaining({
        name: 'Cesium-137 in wild blueberries',
        class: 'chemical',
        subtype: 'radiological',
        severity: 'high',
        probability: 'possible',
        score: 9,
        expectedControl: 'Lots below the limit only\nGamma spectrometry of each lot',
        toCheck: 'probability',
        adoptedFrom: first.id,
      }),
    ]);
    const again = await program.send('POST', one(id, '/adopt'), { hazardAnalysisIds: [seed().id, first.id] });
    expect([again.status, again.body.detail]).toEqual([
      409,
      `"Cesium-137 in wild blueberries" is already in the draft, version 1 of this food's analysis.`,
    ]);
    // The mark stays until a person judges the row, and can be taken away.
    const [{ score: _, requiredByPart112: _part, adoptedFrom: _from, toCheck: _check, ...row }] = body.hazards;
    const kept = await setHazards(id, [{ ...row, note: 'From the orchard' }]);
    expect(kept.body.hazards[0]).toMatchObject({ toCheck: 'probability', adoptedFrom: first.id });
    expect((await setHazards(id, [{ ...row, toCheck: null }])).body.hazards[0].toCheck).toBeNull();
  });

  it('are still adopted when their row was removed and comes back by Undo, unless they were adopted again', async () => {
    const { id: hazardAnalysisId } = seed();
    const { id } = await draft();
    const adopt = async () =>
      (await program.send('POST', one(id, '/adopt'), { hazardAnalysisIds: [hazardAnalysisId] })).body.hazards;
    const [{ score: _, requiredByPart112: _part, adoptedFrom: _from, ...row }] = await adopt();
    const adoptedFrom = async (hazards: object[]) =>
      (await setHazards(id, hazards)).body.hazards.map((one: { adoptedFrom: string | null }) => one.adoptedFrom);
    expect(await adoptedFrom([])).toEqual([]);
    expect(await adoptedFrom([row])).toEqual([hazardAnalysisId]);
    await setHazards(id, []);
    const [{ score: _score, requiredByPart112: _112, adoptedFrom: _again, ...again }] = await adopt();
    expect(await adoptedFrom([again, row])).toEqual([hazardAnalysisId, null]);
    // A key of another draft brings nothing with it.
    const other = await draft();
    expect((await setHazards(other.id, [row])).body.hazards[0].adoptedFrom).toBeNull();
  });

  it('are found by the drafts and the signed versions in force that have a row of them', async () => {
    const [first, second, third] = [seed(), seed(), seed()];
    const adoptions = async (...ids: string[]) =>
      listHazardAdoptions.response!.parse(
        (await program.send('GET', `${PATH}/adoptions?${ids.map((id) => `hazardAnalysisId=${id}`).join('&')}`)).body,
      ).adoptions;
    const pepper = await draft({}, { name: 'Pepper, adopted' });
    const adopt = (id: string, hazardAnalysisIds: string[]) =>
      program.send('POST', one(id, '/adopt'), { hazardAnalysisIds });
    await adopt(pepper.id, [first.id, second.id]);
    const cumin = await draft({}, { name: 'Cumin, adopted' });
    await adopt(cumin.id, [first.id]);
    const of = ({ id, foodId, foodName }: FoodHazardAnalysis, hazardAnalysisId: string, state = 'draft') => ({
      ...{ hazardAnalysisId, foodId, foodName, analysisId: id, versionNumber: 1, state },
    });
    expect(await adoptions(first.id, third.id)).toEqual([of(cumin, first.id), of(pepper, first.id)]);
    const { dataSource } = program.database;
    const become = (state: string) =>
      dataSource.query('update food_hazard_analyses set state = $2 where id = $1', [pepper.id, state]);
    await become('signed');
    expect(await adoptions(second.id)).toEqual([of(pepper, second.id, 'signed')]);
    await become('superseded');
    expect(await adoptions(second.id)).toEqual([]);
    expect(await adoptions()).toEqual([]);
    const many = Array.from({ length: 201 }, () => `hazardAnalysisId=${newId()}`).join('&');
    expect((await program.send('GET', `${PATH}/adoptions?${many}`)).status).toBe(400);
  });

  it('are refused by field when they do not exist, and while their service does not answer', async () => {
    const { id } = await draft();
    const adopt = (hazardAnalysisIds: string[]) => program.send('POST', one(id, '/adopt'), { hazardAnalysisIds });
    expect((await adopt([seed().id, newId()])).body.errors).toEqual([
      { path: 'hazardAnalysisIds.1', message: 'There is no such hazard analysis; it may have been deleted' },
    ]);
    program.suppliers.sources.unreachable.add('quality');
    try {
      expect((await adopt([seed().id])).status).toBe(503);
    } finally {
      program.suppliers.sources.unreachable.delete('quality');
    }
    expect((await get(id)).hazards).toEqual([]);
  });
});

describe('a signature', () => {
  it('is refused with what is open, and given by a person who is qualified for the food', async () => {
    const { id } = await complete();
    await program.send('PUT', one(id), { considered: [{ group: 'natural_toxins' }] });
    const refused = await files.signAnalysis(id, qualified);
    const message = 'Say for natural toxins what you found, or why there is nothing.';
    expect([refused.status, refused.body.code, refused.body.detail, refused.body.errors]).toEqual([
      422,
      'record-incomplete',
      message,
      [{ path: 'considered.natural_toxins', message }],
    ]);
    await program.send('PUT', one(id), {
      considered: [{ group: 'natural_toxins', answer: 'none', reason: 'No mould grows' }],
    });
    const stranger = await files.addQualified(['eligibility']);
    expect((await files.signAnalysis(id, stranger)).status).toBe(422);
    expect((await files.signAnalysis(id, qualified, 'reviewed_and_assessed')).body.detail).toBe(
      'This is your own analysis: sign that you conducted it.',
    );
    const signed = await files.signAnalysis(id, qualified);
    expect(signed).toMatchObject({
      status: 201,
      body: { state: 'valid', meaning: 'conducted', qualificationVersion: 1 },
    });
    expect(await get(id)).toMatchObject({
      state: 'signed',
      signedByName: 'Mia Chen',
      validUntil: addMonths(today(), 36),
    });
    const { body: read } = await program.send('GET', one(id, '/signable'));
    const hazards = read.rows.find(({ field }: { field: string }) => field === 'hazards').text;
    expect(hazards).toContain('1. Salmonella (SALM): Biological, Pathogen');
    expect(hazards).toContain('Probability in the absence of controls: likely. Dried on the ground');
  });

  it('H12: makes a version that never changes; the next one copies it and supersedes it', async () => {
    const first = await complete();
    await sign(first.id);
    for (const [method, rest] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['PUT', '/hazards'],
    ] as const) {
      const body = rest ? { hazards: [] } : {};
      const { status, body: problem } = await program.send(
        method,
        one(first.id, rest),
        method === 'PUT' ? body : undefined,
      );
      expect([status, problem.detail]).toEqual([409, 'This version is signed. Create a new version to change it.']);
    }
    const { body: second } = await program.send('POST', one(first.id, '/versions'));
    expect(second).toMatchObject({ versionNumber: 2, state: 'draft', validUntil: null, hazards: first.hazards });
    expect((await program.send('POST', one(first.id, '/versions'))).status).toBe(409);
    await setHazards(second.id, [
      ...second.hazards.map(
        ({ score: _, requiredByPart112: _p, adoptedFrom: _f, ...row }: Record<string, unknown>) => row,
      ),
      { ...SALMONELLA, libraryCode: 'LM', name: 'Listeria monocytogenes', subtype: 'environmental_pathogen' },
    ]);
    await program.send('PUT', one(second.id), { considered: [{ group: 'environmental_pathogens', answer: 'found' }] });
    await sign(second.id);
    expect(await get(first.id)).toMatchObject({ state: 'superseded', replacedBy: 2 });
    expect((await get(first.id)).replacedAt).not.toBeNull();

    const { status, body: compared } = await program.send('GET', `${PATH}/compare?from=${first.id}&to=${second.id}`);
    expect(status).toBe(200);
    expect(compareFoodHazardAnalyses.response!.parse(compared)).toEqual(compared);
    expect(compared).toMatchObject({
      added: [{ name: 'Listeria monocytogenes', requiresControl: true }],
      removed: [],
      changed: [],
      considered: [{ group: 'environmental_pathogens', before: 'None\nNo source of it', after: 'Found' }],
      outcomeChanged: false,
    });
    const other = await draft();
    const refused = await program.send('GET', `${PATH}/compare?from=${first.id}&to=${other.id}`);
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'to']);
    const { body: listed } = await program.send('GET', `${PATH}?foodId=${first.foodId}&sort=createdAt&order=asc`);
    expect(listed.foodHazardAnalyses.map(({ state }: FoodHazardAnalysis) => state)).toEqual(['superseded', 'signed']);
  });

  it('stops counting when the facts of the food change, until a person confirms that nothing else does', async () => {
    const { id, foodId } = await complete();
    await sign(id);
    const foodOf = async () => (await program.send('GET', `/api/foods/${foodId}`)).body as Food;
    expect((await foodOf()).analysis).toMatchObject({
      state: 'current',
      signedId: id,
      hazardCount: 1,
      controlCount: 1,
    });
    await program.send('PUT', `/api/foods/${foodId}`, {
      name: `Renamed ${foodId}`,
      facts: { traceabilityListed: true },
    });
    expect((await get(id)).outdated).toBe(false);
    await program.send('PUT', `/api/foods/${foodId}`, { facts: { acidified: true } });
    expect([(await get(id)).outdated, (await foodOf()).analysis?.state]).toEqual([true, 'stale']);
    expect((await files.signAnalysis(id, qualified, 'confirmed')).body.errors[0].path).toBe('reason');
    const confirmed = await files.signAnalysis(
      id,
      qualified,
      'confirmed',
      'The acid is in the recipe that we analyzed',
    );
    expect(confirmed.status).toBe(201);
    expect(await get(id)).toMatchObject({ state: 'signed', outdated: false, versionNumber: 1 });
    expect((await get(id)).confirmedAt).toBe(confirmed.body.signedAt);
    expect((await foodOf()).analysis?.state).toBe('current');
    expect(await verbsOf(id)).toEqual(['drafted', 'updated', 'signed', 'confirmed']);
    // Without it the version is as it was.
    expect((await files.withdraw(one(id), qualified)).status).toBe(201);
    expect(await get(id)).toMatchObject({ state: 'signed', outdated: true, confirmedAt: null });
    const states = async (state: string) =>
      ((await program.send('GET', `/api/foods?analysis=${state}&limit=100`)).body.foods as Food[]).map(
        (food) => food.id,
      );
    expect([(await states('stale')).includes(foodId), (await states('current')).includes(foodId)]).toEqual([
      true,
      false,
    ]);
  });

  it('of another’s analysis says that it was reviewed and assessed', async () => {
    const documentId = newId();
    await documentCopy.save(program.database.dataSource.manager, [
      {
        id: documentId,
        title: 'HACCP plan',
        supplierId: null,
        expirationDate: null,
        language: 'en',
        fileDamagedSince: null,
        fileVersion: 1,
        translations: [],
        sha256: 'a'.repeat(64),
        fileAddedAt: '2026-01-05T00:00:00.000Z',
        version: 1,
        withdrawn: false,
      },
    ]);
    const reviewed = {
      entity: 'Saigon Spices',
      preparedBy: 'Nguyen Thi Lan',
      preparedOn: '2026-01-04',
      qualificationEvidence: 'Certificate of training',
      documentId,
      language: 'en',
      assessment: 'It names all hazards of this category, with reasons that agree with ours.',
      agreement: 'disagree',
    };
    const { id, foodId } = await complete({ basis: 'reviewed', reviewed });
    const file = await files.open({ foodId });
    expect((await files.signAnalysis(id, qualified, 'reviewed_and_assessed')).body.detail).toBe(
      'You disagree with this analysis; write your own or state the changes.',
    );
    await program.send('PUT', one(id), { reviewed: { ...reviewed, agreement: 'agree' } });
    expect((await files.signAnalysis(id, qualified)).body.detail).toBe(
      'An analysis that you rely on is reviewed and assessed.',
    );
    expect((await files.signAnalysis(id, qualified, 'reviewed_and_assessed')).status).toBe(201);
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({ state: 'satisfied' });
  });
});

const readiness = async (fileId: string, query = '') =>
  (await program.send('GET', `/api/fsvp-files/${fileId}/readiness${query}`)).body as FileReadinessAnswer;
const itemOf = async (fileId: string, code: string, query = '') =>
  (await readiness(fileId, query)).items.find((item) => item.code === code)!;

/** As if an analysis had been signed some months ago. */
async function moveBack(id: string, months: number): Promise<void> {
  const owner = new Client({ connectionString: program.ownerUrl });
  await owner.connect();
  try {
    await owner.query(`update signatures set signed_at = signed_at - $2 * interval '1 month' where record_id = $1`, [
      id,
      months,
    ]);
  } finally {
    await owner.end();
  }
}

describe('HA-1 of a file', () => {
  it('follows the analysis of its food in every state, with a next action', async () => {
    const food = await files.addFood();
    const file = await files.open({ foodId: food.id });
    const href = `/foods?view=${food.id}&tab=analysis`;
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({
      state: 'missing',
      reason: 'absent',
      nextAction: { label: 'Analyze the hazards of this food', href },
    });
    const first = await complete({ foodId: food.id });
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({ reason: 'unsigned', nextAction: { href } });
    await sign(first.id);
    const validUntil = addMonths(today(), 36);
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({
      state: 'satisfied',
      dueOn: validUntil,
      evidence: [{ recordType: 'food-hazard-analysis', id: first.id, signedBy: 'Mia Chen', href }],
    });
    await program.send('PUT', `/api/foods/${food.id}`, { facts: { acidified: true } });
    const stale = await itemOf(file.id, 'HA-1');
    expect([stale.reason, stale.notes]).toEqual([
      'stale',
      ['The facts of the food have changed. Sign a new version, or confirm that nothing changes, with a reason.'],
    ]);
    await files.signAnalysis(first.id, qualified, 'confirmed', 'The acid was in the recipe');
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({ state: 'satisfied' });
    await files.withdraw(one(first.id), qualified);
    await program.send('PUT', `/api/foods/${food.id}`, { facts: { acidified: false } });
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({ state: 'satisfied' });
    await files.withdraw(one(first.id), qualified);
    expect(await get(first.id)).toMatchObject({ state: 'withdrawn' });
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({ state: 'missing', reason: 'absent' });
  });

  it('I1: expires 36 months after the signature; a confirmation begins them again', async () => {
    const food = await files.addFood();
    const file = await files.open({ foodId: food.id });
    const { id } = await complete({ foodId: food.id });
    await sign(id);
    await moveBack(id, 35);
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({ state: 'expiring' });
    await moveBack(id, 2);
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({ state: 'missing', reason: 'expired' });
    const confirmed = await files.signAnalysis(id, qualified, 'confirmed', 'Nothing has changed in three years');
    expect(await itemOf(file.id, 'HA-1')).toMatchObject({
      state: 'satisfied',
      dueOn: addMonths(dayOfInstant(confirmed.body.signedAt as string), 36),
    });
  });

  it('H6: closes evaluation and verification where no hazard requires a control; H5: not of covered produce', async () => {
    const open = async (facts: object, industryCode = '16') => {
      const food = await files.addFood({ facts, industryCode });
      const file = await files.open({ foodId: food.id });
      const draftOf = await complete({ foodId: food.id }, {}, NO_CONTROL);
      return { file, draftOf };
    };
    const sugar = await open({});
    const { body: check } = await program.send('GET', one(sugar.draftOf.id, '/check'));
    expect(checkFoodHazardAnalysis.response!.parse(check)).toEqual(check);
    const closes = ['EV-1', 'AV-1', 'PR-1', 'PR-3', 'VD-1', 'VA-1', 'VR-1', 'RE-1'];
    expect(check).toMatchObject({ signable: true, outcome: 'no_controls_required', controlCount: 0 });
    expect(check.closes).toEqual(expect.arrayContaining(closes));
    expect(check.files).toEqual([expect.objectContaining({ id: sugar.file.id, supplierName: 'Bay Seafood' })]);
    const stateOf = async (fileId: string) =>
      (await readiness(fileId)).items.filter(({ code }) => closes.includes(code)).map(({ state }) => state);
    expect(new Set(await stateOf(sugar.file.id))).toEqual(new Set(['missing']));
    await sign(sugar.draftOf.id);
    expect(new Set(await stateOf(sugar.file.id))).toEqual(new Set(['not_applicable']));

    const mango = await open({ coveredProduce: true, rawCommodity: true }, '20');
    expect(mango.draftOf.hazards.at(-1)).toMatchObject({
      libraryCode: 'PART112',
      requiredByPart112: true,
      sahcodha: true,
    });
    expect(mango.draftOf).toMatchObject({ outcome: 'controls_required', controlCount: 1 });
    await sign(mango.draftOf.id);
    expect(await stateOf(mango.file.id)).not.toContain('not_applicable');
  });
});
