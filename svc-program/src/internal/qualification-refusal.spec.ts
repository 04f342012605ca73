import { describe, expect, it } from '@jest/globals';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import { findRefusal, type Scope } from './qualification-refusal.js';

const DAY = '2026-03-05';
const QUALIFIED: Scope = {
  activities: ['audit', 'hazard_analysis'],
  foodClasses: [],
  industryCodes: [],
  languages: ['en', 'es'],
  validFrom: '2026-01-01',
  validUntil: null,
};
const TUNA = { name: 'Canned tuna', foodClass: 'human', industryCode: '16' } as const;
const NOT = 'You are not recorded as qualified to';
const AUDIT = `${NOT} audit suppliers onsite`;
const READ = 'Attach a translation or choose another person.';

const refusal = (scope: Partial<Scope> | null, demand: Partial<QualificationDemand> = {}) =>
  findRefusal(scope && { ...QUALIFIED, ...scope }, { activity: 'audit', food: TUNA, languages: [], ...demand }, DAY);

describe('a qualification', () => {
  it.each<[string, Partial<Scope> | null, Partial<QualificationDemand>, string | null]>([
    ['for everything', {}, {}, null],
    ['for everything, of a record without food', {}, { food: null }, null],
    ['that is not there', null, {}, `${AUDIT} for Canned tuna.`],
    ['that is not there, of a record without food', null, { food: null }, `${AUDIT}.`],
    ['for other activities', {}, { activity: 'plan' }, `${NOT} plan verification activities for Canned tuna.`],
    ['for other activities, without food', { activities: ['plan'] }, { food: null }, `${AUDIT}.`],
    ['that ended yesterday', { validUntil: '2026-03-04' }, {}, `${AUDIT} for Canned tuna.`],
    ['that ends today', { validUntil: DAY }, {}, null],
    ['that ends tomorrow', { validUntil: '2026-03-06' }, {}, null],
    ['that begins today', { validFrom: DAY }, {}, null],
    ['that begins tomorrow', { validFrom: '2026-03-06' }, {}, `${AUDIT} for Canned tuna.`],
    ['for this class', { foodClasses: ['human'] }, {}, null],
    ['for another class', { foodClasses: ['animal'] }, {}, `${AUDIT} for Canned tuna.`],
    ['for one class, of a record without food', { foodClasses: ['human'] }, { food: null }, `${AUDIT} for all foods.`],
    ['for this industry', { industryCodes: ['15', '16'] }, {}, null],
    ['for another industry', { industryCodes: ['15'] }, {}, `${AUDIT} for Canned tuna.`],
    [
      'for an industry, of a food without one',
      { industryCodes: ['16'] },
      { food: { ...TUNA, industryCode: null } },
      `${AUDIT} for Canned tuna.`,
    ],
    ['for an industry, of a record without food', { industryCodes: ['16'] }, { food: null }, `${AUDIT} for all foods.`],
    ['with one language of each document', {}, { languages: [['vi', 'es'], ['en']] }, null],
    ['without a language', {}, { languages: [['en'], ['vi']] }, `${NOT} read Vietnamese. ${READ}`],
    [
      'without any language of a document',
      {},
      { languages: [['vi', 'zh']] },
      `${NOT} read Vietnamese or Chinese. ${READ}`,
    ],
    [
      'for no food, before languages',
      { foodClasses: ['animal'] },
      { languages: [['vi']] },
      `${AUDIT} for Canned tuna.`,
    ],
  ])('%s', (_, scope, demand, expected) => expect(refusal(scope, demand)).toBe(expected));
});
