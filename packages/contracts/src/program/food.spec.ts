import { describe, expect, it, test } from '@jest/globals';
import * as z from 'zod/mini';
import { findContradictions, foodCreate, foodUpdate, PLAIN_FACTS, type FactsOfFood } from './food.js';
import { COMMODITIES } from './readiness/regime.js';
import type { FoodClass } from './qualification.js';

type Claim = Partial<FactsOfFood> & { foodClass?: FoodClass };

const FOOD = { name: 'Tuna', foodClass: 'human', industryCode: '16' } as const;
const faultsOf = (fields: object) =>
  (z.safeParse(foodCreate, { ...FOOD, ...fields }).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('facts', () => {
  it.each<[Claim, string[]]>([
    [{ foodClass: 'animal', commodity: 'fish' }, ['facts.commodity']],
    [{ foodClass: 'animal', supplement: 'component' }, ['facts.supplement']],
    [{ commodity: 'live_animal', supplement: 'finished' }, ['facts.supplement']],
    [{ commodity: 'grain_rac', coveredProduce: true }, ['facts.coveredProduce']],
    [{ commodity: 'juice', rawCommodity: true }, ['facts.rawCommodity']],
    [{ supplement: 'finished', rawCommodity: true }, ['facts.rawCommodity']],
    [{ commodity: 'fish', shellEggs: true }, ['facts.shellEggs']],
    [{ coveredProduce: true, shellEggs: true }, ['facts.shellEggs']],
    [{ commodity: 'food_contact_substance', lowAcidCanned: true }, ['facts.lowAcidCanned']],
    [{ lowAcidCanned: true, rawCommodity: true }, ['facts.lowAcidCanned']],
    [{ lowAcidCanned: true, acidified: true }, ['facts.acidified']],
    [{ acidified: true, shellEggs: true }, ['facts.acidified']],
  ])('%j exclude each other', ({ foodClass = 'human', ...facts }, paths) => {
    expect(faultsOf({ foodClass, facts })).toEqual(paths);
  });

  it.each<Claim>([
    ...COMMODITIES.map((commodity) => ({ commodity })),
    { foodClass: 'animal', commodity: 'grain_rac', rawCommodity: true },
    { commodity: 'fish', rawCommodity: true, readyToEat: true, traceabilityListed: true },
    { commodity: 'fish', lowAcidCanned: true, readyToEat: true },
    { commodity: 'fish', supplement: 'finished' },
    { coveredProduce: true, rawCommodity: true, readyToEat: true },
    { shellEggs: true, rawCommodity: true },
    { acidified: true, exposedBeforePackaging: true, lethalStepAfter: true },
  ])('%j are possible together', ({ foodClass = 'human', ...facts }) => {
    expect(faultsOf({ foodClass, facts })).toEqual([]);
    expect(
      findContradictions({ foodClass, industryCode: '16', productCodes: [], facts: { ...PLAIN_FACTS, ...facts } }),
    ).toEqual([]);
  });

  test('that are absent are those of most foods in a new food, and unchanged in an update', () => {
    expect(foodCreate.parse(FOOD).facts).toEqual(PLAIN_FACTS);
    expect(foodCreate.parse({ ...FOOD, facts: { readyToEat: true } }).facts).toEqual({
      ...PLAIN_FACTS,
      readyToEat: true,
    });
    expect(foodUpdate.parse({ facts: { readyToEat: true } })).toEqual({ facts: { readyToEat: true } });
  });
});

describe('product codes', () => {
  const codesOf = (...productCodes: string[]) => foodCreate.parse({ ...FOOD, productCodes }).productCodes;

  it('are completed, in capitals and each once', () => {
    expect(codesOf(' 16jfd05 ', '16', '16*****', '1*J--05')).toEqual(['16JFD05', '16*****', '1*J--05']);
  });

  it.each(['', '1', '16J FD0', '16JFD050', '161FD05', 'AB', '16J**é5'])('%j is none', (code) => {
    expect(faultsOf({ productCodes: [code] })).toContain('productCodes.0');
  });

  it('are of the industry', () => {
    expect(faultsOf({ productCodes: ['16A', '*7', '1*', '17A'] })).toEqual(['productCodes.1']);
  });
});
