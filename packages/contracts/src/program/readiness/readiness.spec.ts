import { describe, expect, it } from '@jest/globals';
import { addDays, addMonths, type Day } from '../../core/calendar-day.js';
import { judgeFile } from './evaluate-file.js';
import { judgeBest, scoreOf, type Evidence, type ItemState } from './readiness.js';
import type { Regime } from './regime.js';
import type { FileSituation } from './applicability.js';
import { REQUIREMENT_CODES, type RequirementCode } from './requirement-codes.js';
import { REQUIREMENTS, whyNotApplicable } from './requirements.js';

const DAY = '2027-03-01';
const SITUATION: FileSituation = {
  regime: 'standard',
  verySmallImporter: false,
  lowAcidCanned: true,
  coveredProduce: false,
  importing: true,
  hasEntryLines: true,
  hazards: 'some_to_control',
  allocations: ['1.507(a)(1)', '1.507(a)(2)', '1.507(a)(5)'],
  allAllocated: false,
  sahcodhaWithoutAudit: true,
  assurances1507: 'required',
};

/** The column "applies to" of the specification (beyond/fsvp-file.md, 4), by the letters of its regimes. */
const APPLIES: Record<RequirementCode, string> = {
  'APP-1': 'SOVLRCIDX',
  'IMP-1': 'SOVLRCID',
  'IMP-2': 'SOVLRCID',
  'QI-1': 'SOVLRCI',
  'HA-1': 'S',
  'LACF-1': 'SVL',
  'AS-1': 'S',
  'AS-2': 'S',
  'AS-3': 'S',
  'AS-4': 'S',
  'AS-5': 'C',
  'EV-1': 'SOL',
  'AV-1': 'SOL',
  'PR-1': 'SOL',
  'PR-2': 'SOL',
  'PR-3': 'SO',
  'VD-1': 'SO',
  'VD-2': 'S',
  'VA-1': 'SO',
  'VR-1': 'SO',
  'RE-1': 'SOL',
  'CA-1': 'SOVLR',
  'VS-1': 'V',
  'VS-2': 'V',
  'SS-1': 'L',
  'SS-2': 'L',
  'EQ-1': 'R',
  'EQ-2': 'R',
  'RC-1': 'SOVLRC',
};
const LETTERS: Record<Regime, string> = {
  standard: 'S',
  ds_other: 'O',
  very_small: 'V',
  small_supplier: 'L',
  recognised: 'R',
  ds_customer: 'C',
  ds_importer: 'I',
  deemed: 'D',
  exempt: 'X',
};
const NOT_BLOCKING = ['IMP-2', 'AS-3', 'PR-2', 'VR-1', 'RE-1', 'CA-1', 'RC-1'];

const applying = (changes: Partial<FileSituation>) =>
  REQUIREMENT_CODES.filter((code) => !whyNotApplicable(code, { ...SITUATION, ...changes }));

describe('the requirements', () => {
  it('are 29, of which seven do not block an import', () => {
    expect(REQUIREMENT_CODES).toEqual(Object.keys(APPLIES));
    expect(REQUIREMENT_CODES).toHaveLength(29);
    expect(REQUIREMENT_CODES.filter((code) => !REQUIREMENTS[code].blocking)).toEqual(NOT_BLOCKING);
  });

  it.each(Object.entries(LETTERS) as [Regime, string][])('of %s are those of its column', (regime, letter) => {
    expect(applying({ regime })).toEqual(REQUIREMENT_CODES.filter((code) => APPLIES[code].includes(letter)));
  });

  const OVERLAY = ['EV-1', 'AV-1', 'PR-1', 'PR-2', 'PR-3', 'VD-1', 'VD-2', 'VA-1', 'VR-1', 'RE-1'];
  const left = (changes: Partial<FileSituation>) => {
    const kept = applying(changes);
    return applying({}).filter((code) => !kept.includes(code));
  };

  it('fall away where the analysis finds nothing to control, but not for covered produce', () => {
    expect(left({ hazards: 'none_to_control' })).toEqual(OVERLAY);
    expect(left({ hazards: 'none_to_control', coveredProduce: true })).toEqual([]);
  });

  it('fall away where all hazards are controlled later, and not where some are', () => {
    expect(left({ allAllocated: true })).toEqual(OVERLAY);
    expect(left({ allocations: ['1.507(a)(1)'] })).toEqual(['AS-2', 'AS-3', 'AS-4']);
  });

  it('of a small supplier leave out evaluation and approval for a very small importer', () => {
    expect(applying({ regime: 'small_supplier', verySmallImporter: true })).toEqual([
      'APP-1',
      'IMP-1',
      'IMP-2',
      'QI-1',
      'LACF-1',
      'CA-1',
      'SS-1',
      'SS-2',
      'RC-1',
    ]);
  });

  it.each([
    ['I8 PR-2 while preparing', 'PR-2', { importing: false }, '1.506(a)(1)'],
    ['entry lines without any', 'IMP-2', { hasEntryLines: false }, '1.509(a)'],
    ['assurances that are only tracked', 'AS-3', { assurances1507: 'tracked' }, 'G23 G.3'],
    ['food that is not low-acid canned', 'LACF-1', { lowAcidCanned: false }, '1.502(b)(1)'],
    ['a yearly audit', 'VD-2', { sahcodhaWithoutAudit: false }, '1.506(d)(2)'],
  ] as const)('do not apply to %s', (_, code, changes, section) => {
    expect(whyNotApplicable(code, { ...SITUATION, ...changes })).toBe(section);
  });
});

const SIGNED: Evidence = { signed: true, qualified: true, validUntil: null };
const monthsFrom = (start: Day, months: number): Day => addMonths(start, months);

describe('an item on 2027-03-01', () => {
  // The examples of the specification (beyond/fsvp-file.md, 9).
  it.each<[string, Evidence[], string]>([
    ['I1 analysis signed 2024-03-01', [{ ...SIGNED, validUntil: monthsFrom('2024-03-01', 36) }], 'expiring'],
    ['I1 analysis signed 2024-02-29', [{ ...SIGNED, validUntil: monthsFrom('2024-02-29', 36) }], 'missing expired'],
    ['I2 assurance effective 2025-05-01', [{ ...SIGNED, validUntil: monthsFrom('2025-05-01', 24) }], 'satisfied'],
    ['I2 assurance effective 2025-04-30', [{ ...SIGNED, validUntil: monthsFrom('2025-04-30', 24) }], 'expiring'],
    ['I3 eligibility for 2026 only', [{ ...SIGNED, validUntil: '2026-12-31' }], 'missing expired'],
    ['I4 signer qualified on the day of signing', [SIGNED], 'satisfied'],
    ['I5 approval to 2027-02-28', [{ ...SIGNED, validUntil: '2027-02-28' }], 'missing expired'],
    ['I6 last review inadequate, action open', [{ ...SIGNED, inadequate: true }], 'missing inadequate'],
    ['I7 one of 40 entry lines with another DUNS', [{ ...SIGNED, incomplete: true }], 'missing incomplete'],
    ["I9 a file's hash differs", [{ ...SIGNED, damaged: true }], 'missing damaged'],
    ['nothing', [], 'missing absent'],
    ['a draft', [{ ...SIGNED, signed: false, validUntil: '2020-01-01' }], 'missing unsigned'],
    ['changed since it was signed', [{ ...SIGNED, changed: true }], 'missing stale'],
    ['signed by somebody who was not qualified', [{ ...SIGNED, qualified: false }], 'missing not_qualified'],
    ['the last day of the window', [{ ...SIGNED, validUntil: addDays(DAY, 60) }], 'expiring'],
    ['the day after the window', [{ ...SIGNED, validUntil: addDays(DAY, 61) }], 'satisfied'],
    ['its last day', [{ ...SIGNED, validUntil: DAY }], 'expiring'],
    ['a bad and a good record', [{ ...SIGNED, signed: false }, SIGNED, { ...SIGNED, validUntil: DAY }], 'satisfied'],
    [
      'two bad records: the one that came farther',
      [
        { ...SIGNED, signed: false },
        { ...SIGNED, validUntil: '2027-01-01' },
      ],
      'missing expired',
    ],
  ])('%s', (_, evidence, expected) => {
    const { state, reason } = judgeBest(evidence, DAY);
    expect([state, reason].filter(Boolean).join(' ')).toBe(expected);
  });
});

describe('the score', () => {
  const items = (satisfied: number, expiring: number, missing: RequirementCode[], other: number) => [
    ...Array.from({ length: satisfied }, () => ({ state: 'satisfied' as ItemState, blocking: true })),
    ...Array.from({ length: expiring }, () => ({ state: 'expiring' as ItemState, blocking: true })),
    ...missing.map((code) => ({ state: 'missing' as ItemState, blocking: REQUIREMENTS[code].blocking })),
    ...Array.from({ length: other }, () => ({ state: 'not_applicable' as ItemState, blocking: true })),
  ];

  it.each<[number, number, RequirementCode[], number, number, string]>([
    [12, 2, [], 15, 100, 'expiring'],
    [13, 0, ['PR-2'], 15, 92, 'gaps'],
    [13, 0, ['HA-1'], 15, 92, 'not_ready'],
    [1, 0, [], 28, 100, 'ready'],
  ])(
    'of %i satisfied, %i expiring, %p missing, %i not applicable',
    (satisfied, expiring, missing, other, percent, verdict) => {
      expect(scoreOf(items(satisfied, expiring, missing, other))).toEqual({ percent, verdict });
    },
  );

  it('of a file without evidence is not ready', () => {
    const judged = judgeFile({ ...SITUATION, hazards: 'unknown' }, {}, DAY);
    expect(scoreOf(judged)).toEqual({ percent: 0, verdict: 'not_ready' });
    expect(judged.filter(({ state }) => state === 'missing')).toHaveLength(applying({}).length);
  });

  it('of nothing is not ready', () => {
    expect(scoreOf([])).toEqual({ percent: 0, verdict: 'not_ready' });
  });
});
