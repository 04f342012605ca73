import { expect, it } from '@jest/globals';
import { checkAfter, EMPTY_HAZARD } from './analysis-hazard.js';
import { HAZARD_FACTORS, HAZARD_GROUPS, HAZARD_ORIGINS } from './hazard-kinds.js';
import { STATEMENT_PATHS } from './statement-paths.js';
import { stillToCheck, type StatedAnalysis } from './statements.js';

const stated: StatedAnalysis = {
  covers: 'Berries',
  consumers: 'Everyone',
  considered: HAZARD_GROUPS.map((group) => ({ group, answer: 'none', reason: 'No source of it' })),
  originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: 'Considered' })),
  factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: 'Considered' })),
  sources: [{ title: 'FDA', url: null, documentId: null, retrievedOn: null }],
};

it('each statement is checked by its own change, and by no other', () => {
  expect(stillToCheck(STATEMENT_PATHS, stated, structuredClone(stated))).toEqual(STATEMENT_PATHS);
  const changes: [string, StatedAnalysis][] = [
    ['covers', { ...stated, covers: 'Ground' }],
    ['consumers', { ...stated, consumers: null }],
    [
      'considered.parasites',
      {
        ...stated,
        considered: stated.considered.with(0, { group: 'parasites', answer: null, reason: 'No source of it' }),
      },
    ],
    [
      'originsConsidered.natural',
      { ...stated, originsConsidered: stated.originsConsidered.with(0, { origin: 'natural', reason: 'Soil' }) },
    ],
    ['factors.formulation', { ...stated, factors: stated.factors.with(0, { factor: 'formulation', effect: 'Dry' }) }],
    ['sources', { ...stated, sources: [{ ...stated.sources[0]!, retrievedOn: '2026-11-02' }] }],
  ];
  for (const [path, after] of changes)
    expect(stillToCheck(STATEMENT_PATHS, stated, after)).toEqual(STATEMENT_PATHS.filter((one) => one !== path));
});

it('a row of an example is checked by a change of what it says, an adopted one by its probability', () => {
  const after = (toCheck: 'row' | 'probability', changes: object) =>
    checkAfter({ ...EMPTY_HAZARD, toCheck }, { ...EMPTY_HAZARD, ...changes });
  const changes = [
    { severityReason: 'Hospital' },
    { expectedControl: 'Steam' },
    { probability: 'rare' },
    { probabilityReason: 'Tests' },
    { note: 'Later' },
  ];
  expect(changes.map((one) => after('row', one))).toEqual([null, null, 'row', 'row', 'row']);
  expect(changes.map((one) => after('probability', one))).toEqual([
    'probability',
    'probability',
    null,
    null,
    'probability',
  ]);
});
