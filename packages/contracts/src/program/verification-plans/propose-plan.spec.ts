import { describe, expect, it, test } from '@jest/globals';
import { CONTROLLERS, type HazardAllocation } from '../supplier-evaluations/allocation.js';
import { PERFORMANCE_BANDS } from '../supplier-evaluations/performance.js';
import { citationOf } from '../citations.js';
import { findWithoutYearlyAudit, findUncovered } from './judge-plan.js';
import { frequencyText, type PlanLine } from './plan-line.js';
import { proposePlan, type ProposalInput } from './propose-plan.js';

const hazard = (more: Partial<HazardAllocation> = {}): HazardAllocation => ({
  hazardKey: more.hazardName ?? 'Salmonella',
  hazardName: 'Salmonella',
  hazardClass: 'biological',
  subtype: 'pathogen',
  score: 6,
  sahcodha: false,
  requiredByPart112: false,
  controlledBy: 'foreign_supplier',
  entityName: null,
  control: null,
  evidence: [],
  ...more,
});
const salmonella = (more: Partial<HazardAllocation> = {}) => hazard({ sahcodha: true, ...more });
const lead = (more: Partial<HazardAllocation> = {}) =>
  hazard({ hazardName: 'Lead', subtype: 'heavy_metal', score: 12, ...more });

const DAY = '2026-11-01';
const GOOD = { band: 'good', goodSince: '2024-11-01' } as const;
const propose = (allocations: readonly HazardAllocation[], more: Partial<ProposalInput> = {}) =>
  proposePlan(
    { regime: 'standard', band: 'fair', goodSince: null, day: DAY, redListed: false, allocations, ...more },
    (identity) => `key of ${identity}`,
  );

/** 'audit every 365 days, before import: Salmonella' */
const words = ({ activity, frequency, beforeFirstImport, beforeRelease, hazardNames, addressee }: PlanLine): string =>
  [
    `${activity} ${frequencyText(frequency)}`,
    beforeFirstImport && ', before import',
    beforeRelease && ', before release',
    addressee.name && ` at ${addressee.name}`,
    hazardNames.length > 0 && `: ${hazardNames.join(', ')}`,
  ]
    .filter(Boolean)
    .join('');
const wordsOf = (allocations: readonly HazardAllocation[], more?: Partial<ProposalInput>) =>
  propose(allocations, more).lines.map(words);

describe('examples (beyond/verification-engine.md, 9)', () => {
  const audit = 'audit every 365 days, before import: Salmonella';
  test.each<[string, HazardAllocation[], Partial<ProposalInput>, string[]]>([
    ['P-a', [salmonella()], {}, [audit]],
    ['P-b', [salmonella()], { band: 'poor' }, [audit, 'sampling_testing every 5 lots: Salmonella']],
    [
      'P-d',
      [hazard({ hazardName: 'Aflatoxin', subtype: 'natural_toxin' })],
      GOOD,
      ['records_review every 18 months, before import: Aflatoxin'],
    ],
    [
      'P-e',
      [lead()],
      {},
      ['sampling_testing every 10 lots: Lead', 'records_review every 12 months, before import: Lead'],
    ],
    ['P-f', [salmonella({ controlledBy: 'customer_pc' })], {}, []],
    [
      'P-g',
      [salmonella({ controlledBy: 'customer_pc' }), lead()],
      {},
      ['sampling_testing every 10 lots: Lead', 'records_review every 12 months, before import: Lead'],
    ],
    [
      'P-h',
      [salmonella({ hazardName: 'Milk', subtype: 'allergen' })],
      {},
      ['audit every 365 days, before import: Milk', 'other every 12 months: Milk'],
    ],
    [
      'P-i',
      [salmonella({ hazardName: 'Covered produce', score: null, requiredByPart112: true })],
      {},
      ['audit every 365 days, before import: Covered produce'],
    ],
    [
      'P-j',
      [salmonella({ controlledBy: 'suppliers_supplier', entityName: 'Milk powder plant' })],
      {},
      [
        'records_review every 6 months, before import at Milk powder plant: Salmonella',
        'audit every 24 months, before import at Milk powder plant: Salmonella',
      ],
    ],
  ])('%s', (_, allocations, more, lines) => expect(wordsOf(allocations, more)).toEqual(lines));
});

describe('the rules', () => {
  test('P5 and P6: the rating decides how often records are reviewed', () => {
    expect(wordsOf([hazard({ score: 4 })])).toEqual(['records_review every 12 months, before import: Salmonella']);
    expect(wordsOf([hazard({ score: 3 })])).toEqual(['records_review every 24 months, before import: Salmonella']);
    expect(wordsOf([hazard({ score: 8 })])[0]).toBe('sampling_testing every 10 lots: Salmonella');
  });

  test('P8: records of low-acid canned food', () =>
    expect(wordsOf([salmonella({ controlledBy: 'part_113' })])).toEqual([
      'records_review every 12 months: Salmonella',
    ]));

  test('P10: a finished supplement, without a hazard', () => {
    const supplement = { regime: 'ds_other' } as const;
    expect(wordsOf([], supplement)).toEqual(['records_review every 12 months, before import', 'audit every 24 months']);
    expect(wordsOf([], { ...supplement, band: 'poor' })).toEqual([
      'records_review every 6 months, before import',
      'audit every 12 months',
      'sampling_testing every 5 lots',
    ]);
    expect(wordsOf([], { ...supplement, ...GOOD })).toEqual(wordsOf([], supplement));
  });

  test('P11: poor performance halves all intervals but that of the yearly audit', () => {
    expect(wordsOf([lead()], { band: 'poor' })).toEqual([
      'sampling_testing every 5 lots: Lead',
      'records_review every 6 months, before import: Lead',
    ]);
    expect(
      wordsOf([salmonella({ controlledBy: 'suppliers_supplier', entityName: 'Plant' })], { band: 'poor' }),
    ).toEqual([
      'records_review every 3 months, before import at Plant: Salmonella',
      'audit every 12 months, before import at Plant: Salmonella',
      'sampling_testing every 5 lots at Plant: Salmonella',
    ]);
  });

  test('P12: the first lots of a grave hazard while the performance is not known', () => {
    expect(wordsOf([salmonella({ score: 12 })], { band: 'unknown' })).toEqual([
      'audit every 365 days, before import: Salmonella',
      'sampling_testing each of the first 5 lots: Salmonella',
    ]);
    expect(wordsOf([hazard()], { band: 'unknown' })).toHaveLength(1);
  });

  test('P13: good performance for 24 months, to the day, lengthens intervals up to 36 months', () => {
    const low = [hazard({ score: 1 })];
    expect(wordsOf(low, GOOD)).toEqual(['records_review every 36 months, before import: Salmonella']);
    expect(wordsOf(low, { ...GOOD, goodSince: '2024-11-02' })).toEqual([
      'records_review every 24 months, before import: Salmonella',
    ]);
    expect(wordsOf([lead()], GOOD)[0]).toBe('sampling_testing every 15 lots: Lead');
    const entity = salmonella({ controlledBy: 'supply_chain_entity', entityName: 'Packer' });
    expect(wordsOf([entity], GOOD)).toEqual(wordsOf([entity]));
    expect(wordsOf([salmonella()], GOOD)).toEqual(['audit every 365 days, before import: Salmonella']);
  });

  test('P14: a red list asks for each lot before its release, and nothing gets longer', () =>
    expect(wordsOf([hazard()], { ...GOOD, redListed: true })).toEqual([
      'records_review every 12 months, before import: Salmonella',
      'sampling_testing every lot, before release: Salmonella',
    ]));

  test('other regimes have no plan', () =>
    expect(propose([salmonella()], { regime: 'small_supplier' })).toEqual({ lines: [], explanations: [] }));

  test('a hazard of the importer has no line, and says what to do', () => {
    const { lines, explanations } = propose([salmonella({ controlledBy: 'importer' })]);
    expect(lines).toEqual([]);
    expect(explanations).toEqual([
      expect.objectContaining({ rule: null, citation: '1.502(c)(1)', text: expect.stringContaining('deemed') }),
    ]);
  });
});

describe('lines', () => {
  test('of the same activity, addressee and frequency merge and list their hazards', () => {
    const listeria = salmonella({ hazardName: 'Listeria' });
    const packer = { controlledBy: 'supply_chain_entity', entityName: 'Packer' } as const;
    expect(wordsOf([salmonella(), listeria])).toEqual(['audit every 365 days, before import: Salmonella, Listeria']);
    expect(wordsOf([hazard(), hazard({ hazardName: 'Stones', ...packer })])).toEqual([
      'records_review every 12 months, before import: Salmonella',
      'records_review every 12 months, before import at Packer: Stones',
    ]);
  });

  test('keep their keys and their order when proposed again', () => {
    const allocations = [salmonella(), lead(), hazard({ hazardName: 'Stones' })];
    const first = propose(allocations).lines;
    expect(propose(allocations).lines).toEqual(first);
    const renamed = first.map((line, index) => ({ ...line, lineKey: `old ${index}` }));
    const again = propose(allocations, { band: 'poor', earlier: renamed }).lines;
    expect(again.filter(({ lineKey }) => lineKey.startsWith('old')).map(words)).toEqual([
      'audit every 365 days, before import: Salmonella',
      'records_review every 6 months, before import: Lead, Stones',
    ]);
    // Sampling of lead now also concerns others, which it did not before.
    expect(words(again[1]!)).toBe('sampling_testing every 5 lots: Salmonella, Lead, Stones');
  });

  test('with one hazard less stay the line, with one more are another one', () => {
    const earlier = propose([salmonella(), salmonella({ hazardName: 'Listeria' })]).lines;
    expect(propose([salmonella()], { earlier }).lines[0]?.lineKey).toBe(earlier[0]?.lineKey);
    const single = propose([salmonella()]).lines;
    const more = propose([salmonella(), salmonella({ hazardName: 'Listeria' })], { earlier: single }).lines;
    expect(more[0]?.lineKey).not.toBe(single[0]?.lineKey);
  });

  test('never share a key', () => {
    const earlier = propose([salmonella()]).lines.map((line) => ({ ...line, activity: 'other' as const }));
    const { lines } = propose([salmonella()], { earlier });
    expect(lines[0]?.lineKey).not.toBe(earlier[0]?.lineKey);
  });
});

describe('explanations', () => {
  it('are the rule and the section in words', () => {
    expect(propose([salmonella()]).explanations).toEqual([
      {
        rule: 'P1',
        hazardKey: 'Salmonella',
        lineKey: expect.any(String),
        text: 'Salmonella is a SAHCODHA hazard controlled by the supplier: onsite audit before the first import and every 365 days, §1.506(d)(2)',
        citation: '1.506(d)(2)',
      },
    ]);
    const [review, changed] = propose([hazard()], GOOD).explanations;
    expect(review).toMatchObject({
      citation: null,
      text: 'The risk of Salmonella is medium, and the supplier controls it (§1.506(d)(1)): review of records before the first import and every 18 months. The interval is our policy.',
    });
    expect(changed).toMatchObject({
      rule: 'P13',
      text: "The supplier's performance has been good for 24 months: every 18 months instead of every 12 months. Both are our policy.",
    });
    expect(propose([salmonella({ controlledBy: 'customer_pc' })]).explanations).toEqual([
      expect.objectContaining({ rule: 'P9', lineKey: null, citation: '1.507(a)(2)' }),
    ]);
  });
});

/** Numbers that look random and are the same each time. */
function sequence(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it('every hazard to be verified has a line, those of the supplier that are SAHCODHA the yearly audit, and each line its words', () => {
  const next = sequence(20_261_101);
  for (let round = 0; round < 3000; round += 1) {
    const allocations = Array.from({ length: next(12) }, (_, index) =>
      hazard({
        hazardKey: `h${index}`,
        hazardName: `Hazard ${index}`,
        subtype: ['pathogen', 'allergen', 'heavy_metal'][next(3)]!,
        score: [null, 1, 3, 4, 7, 8, 11, 12, 15][next(9)]!,
        sahcodha: next(2) === 0,
        requiredByPart112: next(6) === 0,
        controlledBy: CONTROLLERS[next(CONTROLLERS.length)]!,
        entityName: [null, 'Packer', 'Mill'][next(3)]!,
      }),
    );
    const band = PERFORMANCE_BANDS[next(4)]!;
    const input = { band, goodSince: band === 'good' ? '2020-01-01' : null, redListed: next(4) === 0 };
    const { lines, explanations } = propose(allocations, input);
    expect(findUncovered({ allocations, lines })).toEqual([]);
    expect(findWithoutYearlyAudit({ allocations, lines })).toEqual([]);
    expect(new Set(lines.map(({ lineKey }) => lineKey)).size).toBe(lines.length);
    for (const { lineKey, hazardKeys } of lines)
      for (const hazardKey of hazardKeys)
        expect(explanations.some((one) => one.lineKey === lineKey && one.hazardKey === hazardKey)).toBe(true);
    for (const { citation } of explanations) if (citation !== null) expect(citationOf(citation)).toBeDefined();
  }
});
