import { describe, expect, it } from '@jest/globals';
import { evaluateFile, type FileInputs } from './evaluate-file.js';
import type { Regime } from './regime.js';

const DAY = '2027-03-01';
const SIGNED = { signedBy: 'Mia Chen', signedAt: '2027-01-05T15:00:00.000Z', qualified: true, version: 2 };
const PLAIN: FileInputs = {
  facts: {
    foodClass: 'human',
    commodity: 'general',
    supplement: 'no',
    coveredProduce: false,
    rawCommodity: false,
    shellEggs: false,
    lowAcidCanned: false,
    readyToEat: false,
  },
  circumstances: {
    purpose: 'sale',
    confirmed: [],
    furtherProcessing: false,
    supplementMaker: 'other',
    receivingFacility: 'no',
    smallSupplier: 'no',
    goodStanding: false,
    alcoholMaker: false,
    supplierCountry: 'PE',
  },
  importingSince: null,
  importer: {
    recordType: 'importer',
    id: 'importer',
    version: 1,
    title: 'Harbor Imports',
    active: true,
    role: 'us_owner_or_consignee',
    consentDocumentId: null,
  },
  eligibilities: [],
  determination: null,
  draft: null,
  recognisedSystems: [],
  nextSystemsChange: null,
  windowDays: () => 60,
  assurances1507: 'tracked',
};

const chosen = (chosenRegime: Regime) => ({
  ...SIGNED,
  recordType: 'applicability-determination',
  id: 'determination',
  title: 'Determination, version 1',
  chosenRegime,
});
const eligibility = (year: number) => ({
  ...SIGNED,
  recordType: 'importer-eligibility',
  id: `eligibility ${year}`,
  title: `Eligibility for ${year}`,
  importerId: 'importer',
  foodClass: 'human' as const,
  year,
  eligible: true,
  signed: true,
});
const evaluate = (changes: Partial<FileInputs>, day = DAY) => evaluateFile({ ...PLAIN, ...changes }, day);
const item = (result: ReturnType<typeof evaluate>, code: string) => {
  const found = result.items.find((one) => one.code === code)!;
  return [found.state, found.reason, found.dueOn];
};

describe('the readiness of a file', () => {
  it('without a determination misses it, and judges by the standard requirements', () => {
    const result = evaluate({});
    expect(result.effective.regime).toBe('standard');
    expect(item(result, 'APP-1')).toEqual(['missing', 'absent', null]);
    expect(item(result, 'IMP-1')).toEqual(['satisfied', null, null]);
    expect(item(result, 'QI-1')).toEqual(['missing', 'absent', null]);
    expect(item(result, 'VS-1')[0]).toBe('not_applicable');
    expect(result).toMatchObject({ verdict: 'not_ready', nextChangeOn: null });
    expect(result.blocking).toContain('HA-1');
    expect(result.blocking).not.toContain('CA-1');
    expect(result.items).toHaveLength(29);
  });

  it('with a draft says that it is unsigned', () => {
    const draft = {
      recordType: 'applicability-determination',
      id: 'draft',
      version: 1,
      title: 'Determination, version 1',
    };
    expect(item(evaluate({ draft }), 'APP-1')).toEqual(['missing', 'unsigned', null]);
  });

  it('of an exempt file is ready by the determination alone, and stale when a condition is no longer confirmed', () => {
    const facts = { ...PLAIN.facts, commodity: 'fish' as const };
    const confirmed = ['subject_to_120_or_123', 'supplier_in_compliance'] as const;
    const circumstances = { ...PLAIN.circumstances, confirmed: [...confirmed] };
    const determination = chosen('exempt');
    expect(evaluate({ facts, circumstances, determination })).toMatchObject({
      effective: { citation: '1.501(b)(1)', entryCode: 'FSX' },
      verdict: 'ready',
      percent: 100,
      missing: [],
    });
    const stale = evaluate({
      facts,
      circumstances: { ...circumstances, confirmed: ['subject_to_120_or_123'] },
      determination,
    });
    expect(item(stale, 'APP-1')).toEqual(['missing', 'stale', null]);
    expect(stale.items[0]!.notes).toEqual(['The signed regime needs conditions that nobody confirms any more.']);
    expect(stale.effective.regime).toBe('standard');
  });

  it('of a very small importer ends with the year of the eligibility', () => {
    const inputs = { determination: chosen('very_small'), eligibilities: [eligibility(2027)] };
    const result = evaluate(inputs);
    expect(item(result, 'VS-1')).toEqual(['satisfied', null, '2027-12-31']);
    expect(result).toMatchObject({ effective: { regime: 'very_small' }, nextChangeOn: '2027-11-01' });
    const expiring = evaluate(inputs, '2027-11-01');
    expect(item(expiring, 'VS-1')).toEqual(['expiring', null, '2027-12-31']);
    expect(expiring).toMatchObject({ expiring: ['VS-1'], nextChangeOn: '2028-01-01' });
    const after = evaluate(inputs, '2028-01-01');
    expect(after.effective.regime).toBe('standard');
    expect(item(after, 'APP-1')).toEqual(['missing', 'stale', null]);
  });

  it('changes nothing between two days of change', () => {
    const inputs = {
      determination: chosen('very_small'),
      eligibilities: [eligibility(2027)],
      nextSystemsChange: '2027-06-01',
    };
    let day = DAY;
    for (let steps = 0; steps < 3; steps += 1) {
      const { nextChangeOn, ...now } = evaluate(inputs, day);
      const before = new Date(Date.parse(`${nextChangeOn}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      const { nextChangeOn: _, ...then } = evaluate(inputs, before);
      expect(then).toEqual(now);
      day = nextChangeOn!;
    }
  });

  it('misses an importer that is not active, or an agent without consent, and a signer without a qualification', () => {
    const importer = PLAIN.importer;
    expect(item(evaluate({ importer: { ...importer, active: false } }), 'IMP-1')).toEqual([
      'missing',
      'incomplete',
      null,
    ]);
    const agent = { ...importer, role: 'us_agent' as const };
    expect(item(evaluate({ importer: agent }), 'IMP-1')).toEqual(['missing', 'incomplete', null]);
    expect(item(evaluate({ importer: { ...agent, consentDocumentId: 'x' } }), 'IMP-1')[0]).toBe('satisfied');
    const unqualified = { ...chosen('standard'), qualified: false };
    expect(item(evaluate({ determination: unqualified }), 'QI-1')).toEqual(['missing', 'not_qualified', null]);
    expect(item(evaluate({ determination: chosen('standard') }), 'QI-1')[0]).toBe('satisfied');
  });
});
