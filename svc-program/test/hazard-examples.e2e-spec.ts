import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import {
  checkFoodHazardAnalysis,
  foodHazardAnalysis,
  listHazardExamples,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { TestSigner } from '@fsvp/service-kit/testing/signing';
import { newId } from '@fsvp/service-kit/database/columns';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['hazard_analysis']);
});
afterAll(() => program.close());

const PATH = '/api/food-hazard-analyses';
const one = (id: string, rest = '') => `${PATH}/${id}${rest}`;
const open = (foodId: string, example: string, more: object = {}, headers = {}) =>
  program.send('POST', PATH, { foodId, example, ...more }, headers);

async function opened(example: string, food: object = {}): Promise<FoodHazardAnalysis> {
  const { status, body, text } = await open((await files.addFood(food)).id, example);
  if (status !== 201) throw new Error(text);
  return foodHazardAnalysis.parse(body) as FoodHazardAnalysis;
}
async function put(id: string, body: object): Promise<FoodHazardAnalysis> {
  const { status, body: answer, text } = await program.send('PUT', one(id), body);
  if (status !== 200) throw new Error(text);
  return answer as FoodHazardAnalysis;
}
const toInput = ({ score: _, requiredByPart112: _part, adoptedFrom: _from, ...row }: AnalysisHazard) => row;
const setHazards = async (id: string, hazards: object[]): Promise<AnalysisHazard[]> => {
  const { status, body, text } = await program.send('PUT', one(id, '/hazards'), { hazards });
  if (status !== 200) throw new Error(text);
  return (body as FoodHazardAnalysis).hazards;
};
const judged = { probability: 'possible', probabilityReason: 'Lots of three years' };

describe('an example', () => {
  it('is listed with what it is written for', async () => {
    const { hazardExamples: examples, total } = listHazardExamples.response!.parse(
      (await program.send('GET', `${PATH}/examples`)).body,
    );
    expect([examples.length, total]).toEqual([10, 10]);
    expect(examples.find(({ key }) => key === 'canned-beans')).toMatchObject({
      facts: ['lowAcidCanned', 'readyToEat'],
      exemption: null,
    });
    expect(examples.find(({ key }) => key === 'frozen-shrimp')!.exemption).toMatchObject({ citation: '1.501(b)(1)' });
  });

  it('opens as the one draft of a food, once for one Idempotency-Key', async () => {
    const { id: foodId } = await files.addFood();
    const headers = { 'idempotency-key': newId() };
    const first = await open(foodId, 'black-pepper', {}, headers);
    const again = await open(foodId, 'black-pepper', {}, headers);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect(first.body).toMatchObject({ example: 'Black pepper', basis: 'own', versionNumber: 1, state: 'draft' });
    expect(first.body.hazards.map((row: AnalysisHazard) => row.toCheck)).toEqual(first.body.hazards.map(() => 'row'));
    expect(first.body.hazards.every(({ probability }: AnalysisHazard) => probability === null)).toBe(true);
    expect(first.body.toCheck).toEqual(expect.arrayContaining(['covers', 'considered.parasites', 'factors.other']));
    expect((await open(foodId, 'olive-oil')).status).toBe(409);
  });

  it('is refused where it is unknown, of an exempt food, or beside other content', async () => {
    const { id: foodId } = await files.addFood();
    const refusal = async (example: string, more = {}) => {
      const { status, body } = await open(foodId, example, more);
      return [status, body.errors];
    };
    expect(await refusal('caviar')).toEqual([400, [{ path: 'example', message: 'There is no example "caviar"' }]]);
    expect(await refusal('frozen-shrimp')).toEqual([
      400,
      [
        {
          path: 'example',
          message:
            'Frozen shrimp is an example of a food that is exempt (§1.501(b)(1)). It needs a determination, not an analysis.',
        },
      ],
    ]);
    expect(await refusal('olive-oil', { covers: 'Pomace oil' })).toEqual([
      400,
      [{ path: 'example', message: 'Send an example or content of your own, not both' }],
    ]);
    expect((await program.send('POST', PATH, { foodId })).status).toBe(201);
  });
});

describe('the marks of an example', () => {
  it('go where a statement changes or is confirmed, and stay otherwise', async () => {
    const { id, toCheck, factors } = await opened('black-pepper');
    const [storage] = factors.filter(({ factor }) => factor === 'storage');
    const same = await put(id, { factors: [storage] });
    expect(same.toCheck).toEqual(toCheck);
    const edited = await put(id, {
      factors: [{ factor: 'storage', effect: 'Dry, below 20 °C' }],
      considered: [{ group: 'parasites', answer: 'none', reason: 'Dried below 12% water' }],
      covers: 'Whole berries',
    });
    const left = toCheck.filter((path) => !['factors.storage', 'considered.parasites', 'covers'].includes(path));
    expect(edited.toCheck).toEqual(left);
    // Confirmed, and sent together with a text that is not finished.
    const typed = await put(id, {
      factors: [{ factor: 'other', effect: 'Rai' }],
      toCheck: left.filter((path) => path !== 'consumers'),
    });
    expect(typed.toCheck).toEqual(left.filter((path) => path !== 'consumers'));
    const { status, body } = await program.send('PUT', one(id), { toCheck: ['hazards'] });
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'toCheck.0', message: 'Not a statement of a hazard analysis' }],
    ]);
  });

  it('of a row go with a changed statement or a confirmation, and not with the probability that it leaves open', async () => {
    const { id, hazards } = await opened('black-pepper');
    const [first, second, third] = hazards.map(toInput).map(({ toCheck: _, ...row }) => row);
    const marks = (rows: AnalysisHazard[]) => rows.map(({ toCheck }) => toCheck);
    const rows = await setHazards(id, [
      { ...first, ...judged },
      { ...second, severityReason: 'Vomiting within hours' },
      { ...third, toCheck: null },
    ]);
    expect(marks(rows)).toEqual(['row', null, null]);
  });

  it('keep it from being signed, are named one by one, and are not copied into the next version', async () => {
    const { id, hazards, toCheck } = await opened('black-pepper', { facts: { readyToEat: true } });
    const answers = { hazards: hazards.map(toInput).map((row) => ({ ...row, ...judged })) };
    await setHazards(id, answers.hazards);
    const refused = await files.signAnalysis(id, qualified);
    expect([refused.status, refused.body.code]).toEqual([422, 'record-incomplete']);
    expect(refused.body.errors).toHaveLength(hazards.length + toCheck.length);
    expect(refused.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'covers', message: 'Products and species: check what the example says, and confirm or change it.' },
        {
          path: 'hazards.0.toCheck',
          message: 'Salmonella: check this row of the example, and confirm or change it.',
        },
      ]),
    );
    const conditions = checkFoodHazardAnalysis.response!.parse((await program.send('GET', one(id, '/check'))).body);
    expect(conditions.signable).toBe(false);
    expect(conditions.conditions.find(({ code }) => code === 'G11')).toMatchObject({
      title: `${hazards.length + toCheck.length} statements of the example are not checked yet`,
    });

    await setHazards(
      id,
      answers.hazards.map((row) => ({ ...row, toCheck: null })),
    );
    await put(id, { toCheck: ['sources'] });
    expect((await files.signAnalysis(id, qualified)).body.errors).toEqual([
      { path: 'sources', message: 'Sources: check what the example says, and confirm or change it.' },
    ]);
    await put(id, { toCheck: [] });
    expect((await files.signAnalysis(id, qualified)).status).toBe(201);
    const next = await program.send('POST', one(id, '/versions'));
    expect(next.body).toMatchObject({ versionNumber: 2, example: null, toCheck: [] });
    expect((next.body as FoodHazardAnalysis).hazards.every((row) => row.toCheck === null)).toBe(true);
    const signed = (await program.send('GET', one(id))).body as FoodHazardAnalysis;
    expect(signed).toMatchObject({ state: 'signed', example: 'Black pepper' });
  });

  it('of covered produce leave the row of part 112 to the rule', async () => {
    const { hazards, toCheck } = await opened('fresh-mango', { facts: { coveredProduce: true, rawCommodity: true } });
    expect(hazards.at(-1)).toMatchObject({ libraryCode: 'PART112', toCheck: null });
    expect(toCheck.some((path) => path.includes('pathogens'))).toBe(false);
  });
});

it('is refused while no hazard library is in force, whose codes its rows would lack', async () => {
  await program.database.dataSource.query(`update reference_sets set deleted_at = now() where kind = 'hazard_library'`);
  const { status, body } = await open((await files.addFood()).id, 'olive-oil');
  expect([status, body.detail]).toEqual([409, 'No hazard library is in force. Load one in the reference data first.']);
});
