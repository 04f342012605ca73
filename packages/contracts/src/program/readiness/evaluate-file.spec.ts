import { describe, expect, it } from '@jest/globals';
import { assuranceTerm, type AssuranceKind } from '../assurance.js';
import type { Controller, HazardAllocation } from '../supplier-evaluations/allocation.js';
import { checkValidUntil, type StandingCheckKind } from '../standing-check.js';
import { evaluateFile } from './evaluate-file.js';
import type { FileInputs, ProcedureRecord } from './file-inputs.js';
import type { AssuranceRecord, ControlEvidence, DocumentState, StandingCheckRecord } from './file-inputs.js';
import type { Condition, Regime } from './regime.js';

const DAY = '2027-03-01';
const SIGNED = { signedBy: 'Mia Chen', signedAt: '2027-01-05T15:00:00.000Z', qualified: true, version: 2 };
const WHOLE: DocumentState = { title: 'Letter', language: 'en', translatedInto: [], expiryDay: null, whole: true };
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
    consent: null,
  },
  eligibilities: [],
  assurances: [],
  standingChecks: [],
  controlRecords: [],
  receipts: { count: 0, undecidedCount: 0, undecided: [] },
  chosenEvidence: [],
  determination: null,
  draft: null,
  procedures: [],
  procedureDrafts: [],
  hazardAnalysis: null,
  hazardAnalysisDraft: null,
  evaluation: null,
  evaluationDraft: null,
  reevaluation: null,
  approval: null,
  approvalDraft: null,
  verificationPlan: null,
  verificationPlanDraft: null,
  verification: null,
  entryLines: { count: 0, differingCount: 0, differing: [] },
  actions: { overdue: [], overdueCount: 0, nextDueOn: null },
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

const DIFFERING_LINE = {
  recordType: 'entry-line',
  id: 'line',
  version: 1,
  title: 'Line 3 of entry 123-4567890-1',
  entryNumber: '123-4567890-1',
  lineNumber: 3,
  role: 'FSX' as const,
  declaredName: 'Harbor Imports',
  declaredEmail: null,
  declaredDuns: '987654321',
};

describe('entry lines', () => {
  const itemWith = (entryLines: FileInputs['entryLines'], more: Partial<FileInputs> = {}) => {
    const found = evaluate({ entryLines, ...more }).items.find(({ code }) => code === 'IMP-2')!;
    return [found.state, found.reason, found.notes];
  };

  it('are judged once there is one, and not in an exempt file', () => {
    expect(itemWith(PLAIN.entryLines)).toEqual(['not_applicable', null, []]);
    const named = { count: 40, differingCount: 0, differing: [] };
    expect(itemWith(named)).toEqual(['satisfied', null, ['Its 40 entry lines name the importer.']]);
    const fish = { ...PLAIN.facts, commodity: 'fish' as const };
    const confirmed = ['subject_to_120_or_123', 'supplier_in_compliance'] as const;
    const exempt = {
      facts: fish,
      circumstances: { ...PLAIN.circumstances, confirmed: [...confirmed] },
      determination: chosen('exempt'),
    };
    expect(itemWith(named, exempt)).toEqual(['not_applicable', null, []]);
  });

  it('I7: one of 40 with another DUNS number is named', () => {
    const line = { ...DIFFERING_LINE, differences: ['duns'] as const };
    expect(itemWith({ count: 40, differingCount: 1, differing: [line] })).toEqual([
      'missing',
      'incomplete',
      ['Line 3 of entry 123-4567890-1: another DUNS number'],
    ]);
    const all = { ...DIFFERING_LINE, differences: ['role', 'name', 'email', 'duns'] as const };
    expect(itemWith({ count: 40, differingCount: 7, differing: [all] })[2]).toEqual([
      'Line 3 of entry 123-4567890-1: FSX instead of FSV, another name, no email address, another DUNS number',
      '6 more lines differ from the importer.',
    ]);
  });
});

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
    expect(stale.items[0]!.notes).toEqual(['The signed regime requires conditions that are no longer confirmed.']);
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
    const consentOf = (document: DocumentState | undefined) => ({
      ...agent,
      consentDocumentId: 'consent',
      consent: { recordType: 'document', id: 'consent', version: 1, title: 'Letter of consent', document },
    });
    const withConsent = evaluate({ importer: consentOf(WHOLE) });
    expect(item(withConsent, 'IMP-1')).toEqual(['satisfied', null, null]);
    expect(withConsent.items.find(({ code }) => code === 'IMP-1')!.evidence.map(({ title }) => title)).toEqual([
      'Harbor Imports',
      'Letter of consent',
    ]);
    const ending = evaluate({ importer: consentOf({ ...WHOLE, expiryDay: '2027-03-05' }) });
    expect(item(ending, 'IMP-1')).toEqual(['expiring', null, '2027-03-05']);
    expect(ending.nextChangeOn).toBe('2027-03-06');
    for (const document of [undefined, { ...WHOLE, whole: false }])
      expect(item(evaluate({ importer: consentOf(document) }), 'IMP-1')).toEqual(['missing', 'damaged', null]);
    const unqualified = { ...chosen('standard'), qualified: false };
    expect(item(evaluate({ determination: unqualified }), 'QI-1')).toEqual(['missing', 'not_qualified', null]);
    expect(item(evaluate({ determination: chosen('standard') }), 'QI-1')[0]).toBe('satisfied');
  });

  it('misses corrective actions while one of the supplier is overdue, and shows it (CA-1)', () => {
    const overdue = [{ recordType: 'corrective-action', id: 'action', version: 3, title: 'Clean the line' }];
    const shown = (actions: FileInputs['actions']) => evaluate({ actions }).items.find(({ code }) => code === 'CA-1')!;
    expect(shown({ overdue, overdueCount: 1, nextDueOn: null })).toMatchObject({
      state: 'missing',
      reason: 'inadequate',
      blocking: false,
      evidence: [{ id: 'action', recordType: 'corrective-action', title: 'Clean the line', validUntil: null }],
      notes: ['A corrective action of the supplier is overdue.'],
    });
    expect(shown({ overdue, overdueCount: 12, nextDueOn: null }).notes).toEqual([
      '12 corrective actions of the supplier are overdue. The first 1 are shown.',
    ]);
    expect(shown({ overdue: [], overdueCount: 0, nextDueOn: null })).toMatchObject({
      state: 'satisfied',
      evidence: [],
    });
    expect(shown(null)).toMatchObject({ state: 'missing', reason: 'absent' });
  });

  it('can change on the day after an action is due, where corrective actions count', () => {
    const actions = { overdue: [], overdueCount: 0, nextDueOn: DAY };
    expect(evaluate({ actions }).nextChangeOn).toBe('2027-03-02');
    const exempt = { determination: chosen('exempt'), circumstances: { ...PLAIN.circumstances, purpose: 'personal' } };
    const confirmed = { ...exempt.circumstances, confirmed: ['small_quantity', 'not_sold'] };
    const inputs = { ...exempt, circumstances: confirmed } as Partial<FileInputs>;
    expect(evaluate({ ...inputs, actions })).toMatchObject({ verdict: 'ready', nextChangeOn: null });
  });

  it('counts nothing until it is determined what applies', () => {
    const undetermined = evaluate({ determination: null });
    expect([undetermined.percent, undetermined.verdict]).toEqual([0, 'not_ready']);
    expect(evaluate({ determination: chosen('standard') }).percent).toBeGreaterThan(0);
  });

  it('counts what is not confirmed as missing, if it is not missing already and applies', () => {
    const determination = chosen('standard');
    const result = evaluateFile({ ...PLAIN, determination }, DAY, ['CA-1', 'VS-1', 'HA-1']);
    expect(item(result, 'CA-1')).toEqual(['missing', 'stale', null]);
    expect(item(result, 'VS-1')[0]).toBe('not_applicable');
    expect(item(result, 'HA-1')).toEqual(['missing', 'absent', null]);
    expect(result.missing).toContain('CA-1');
    expect(result.percent).toBeLessThan(evaluate({ determination }).percent);
  });
});

const assurance = (
  kind: AssuranceKind,
  effectiveOn: string,
  changes: Partial<AssuranceRecord> = {},
): AssuranceRecord => ({
  recordType: 'assurance',
  id: `${kind} ${effectiveOn}`,
  version: 1,
  title: `Assurance of R. Mehta, effective ${effectiveOn}`,
  kind,
  ...assuranceTerm({ kind, effectiveOn, year: kind === 'SS-1' ? Number(effectiveOn.slice(0, 4)) : null }),
  controlsDescription: null,
  nonFederalLawStatement: null,
  document: WHOLE,
  ...changes,
});
const check = (
  kind: StandingCheckKind,
  checkedOn: string,
  changes: Partial<StandingCheckRecord> = {},
): StandingCheckRecord => ({
  recordType: 'standing-check',
  id: `${kind} ${checkedOn}`,
  version: 1,
  title: `Check of ${checkedOn}`,
  kind,
  countryCode: 'NZ',
  found: true,
  validUntil: checkValidUntil(kind, checkedOn),
  document: null,
  ...changes,
});

describe('assurances and checks', () => {
  const verySmall = { determination: chosen('very_small'), eligibilities: [eligibility(2027)] };
  const small = (smallSupplier: 'farm' | 'qualified_facility') => ({
    determination: chosen('small_supplier'),
    facts: { ...PLAIN.facts, rawCommodity: smallSupplier === 'farm' },
    circumstances: {
      ...PLAIN.circumstances,
      smallSupplier,
      confirmed: smallSupplier === 'farm' ? (['grows_uncovered_produce'] as Condition[]) : [],
    },
  });
  const recognised = {
    determination: chosen('recognised'),
    circumstances: { ...PLAIN.circumstances, goodStanding: true, supplierCountry: 'NZ' },
    recognisedSystems: [{ country: 'NZ', excludedClasses: [] }],
  };
  const customer = {
    determination: chosen('ds_customer'),
    facts: { ...PLAIN.facts, supplement: 'component' as const },
    circumstances: {
      ...PLAIN.circumstances,
      supplementMaker: 'customer' as const,
      furtherProcessing: true,
      confirmed: ['specs_111_70' as const],
    },
  };
  const of = (code: string, changes: Partial<FileInputs>, day?: string) => item(evaluate(changes, day), code);

  // The rows of the specification, section 9.
  it.each([
    ['I2', 'VS-2', '2025-05-01', ['satisfied', null, '2027-05-01']],
    ['I2', 'VS-2', '2025-04-30', ['expiring', null, '2027-04-30']],
  ] as const)('%s: %s effective on %s', (_, code, effectiveOn, expected) => {
    expect(of(code, { ...verySmall, assurances: [assurance(code, effectiveOn)] })).toEqual(expected);
  });

  it('I9: RC-1 and the requirement are damaged when the document is gone or unknown, until another record counts', () => {
    for (const document of [undefined, { ...WHOLE, whole: false }]) {
      const damaged = { ...verySmall, assurances: [assurance('VS-2', '2026-05-01', { document })] };
      expect(of('VS-2', damaged)).toEqual(['missing', 'damaged', null]);
      expect(of('RC-1', damaged)).toEqual(['missing', 'damaged', null]);
      const other = { ...damaged, assurances: [...damaged.assurances, assurance('VS-2', '2026-04-01')] };
      expect(of('RC-1', other)[0]).toBe('satisfied');
      expect(of('VS-2', other)).toEqual(['satisfied', null, '2028-04-01']);
    }
  });

  it('end with their document', () => {
    const document = { ...WHOLE, expiryDay: '2027-03-10' };
    const assurances = [assurance('VS-2', '2026-05-01', { document })];
    expect(of('VS-2', { ...verySmall, assurances })).toEqual(['expiring', null, '2027-03-10']);
    expect(of('VS-2', { ...verySmall, assurances }, '2027-03-11')).toEqual(['missing', 'expired', null]);
  });

  it('of a small supplier are for the calendar year, and of a qualified facility with its controls', () => {
    const farm = { ...small('farm'), assurances: [assurance('SS-1', '2027-01-15'), assurance('SS-2', '2026-06-01')] };
    expect(evaluate(farm).effective.regime).toBe('small_supplier');
    expect(of('SS-1', farm)).toEqual(['satisfied', null, '2027-12-31']);
    expect(of('SS-2', farm)).toEqual(['satisfied', null, '2028-06-01']);
    expect(of('SS-1', farm, '2027-11-01')[0]).toBe('expiring');
    expect(of('SS-1', { ...farm, assurances: [assurance('SS-1', '2026-12-31')] })).toEqual([
      'missing',
      'expired',
      null,
    ]);
    const facility = { ...small('qualified_facility'), assurances: [assurance('SS-2', '2026-06-01')] };
    expect(of('SS-2', facility)).toEqual(['missing', 'incomplete', null]);
    const whole = [assurance('SS-2', '2026-06-01', { nonFederalLawStatement: 'State law' })];
    expect(of('SS-2', { ...facility, assurances: whole })[0]).toBe('satisfied');
  });

  it('of small status for the next year are due by December 31, and count from January 1', () => {
    const thisYear = { ...small('farm'), assurances: [assurance('SS-1', '2027-01-15')] };
    const notesOn = (files: Partial<FileInputs>, day: string) =>
      evaluate(files, day).items.find(({ code }) => code === 'SS-1')!.notes;
    expect(notesOn(thisYear, '2027-10-31')).toEqual([]);
    expect(notesOn(thisYear, '2027-11-01')).toEqual(['2028 missing, due December 31.']);
    expect(of('SS-1', thisYear, '2027-12-31')[0]).toBe('expiring');
    expect(of('SS-1', thisYear, '2028-01-01')).toEqual(['missing', 'expired', null]);
    const next = assurance('SS-1', '2028-01-01', { title: 'Assurance of R. Mehta for 2028' });
    const both = { ...thisYear, assurances: [next, ...thisYear.assurances] };
    expect(notesOn(both, '2027-11-01')).toEqual(['“Assurance of R. Mehta for 2028” counts from 2028-01-01.']);
    expect(of('SS-1', both, '2027-12-31')).toEqual(['satisfied', null, '2028-12-31']);
    expect(of('SS-1', both, '2028-01-01')).toEqual(['satisfied', null, '2028-12-31']);
    expect(of('SS-1', { ...both, assurances: [next] }, '2027-12-31')).toEqual(['missing', 'absent', null]);
    expect(evaluate({ ...both, assurances: [next] }, '2027-12-30').nextChangeOn).toBe('2028-01-01');
    const damaged = { ...both, assurances: [{ ...next, document: undefined }, ...thisYear.assurances] };
    expect(of('SS-1', damaged, '2027-12-31')[0]).toBe('expiring');
  });

  it('that begin later count from their day', () => {
    const later = { ...customer, assurances: [assurance('AS-5', '2027-06-01')] };
    expect(of('AS-5', later, '2027-05-31')).toEqual(['missing', 'absent', null]);
    expect(of('AS-5', later, '2027-06-01')).toEqual(['satisfied', null, '2028-06-01']);
    const renewed = { ...customer, assurances: [assurance('AS-5', '2026-06-01'), assurance('AS-5', '2027-06-02')] };
    expect(of('AS-5', renewed, '2027-05-31')).toEqual(['satisfied', null, '2028-06-02']);
    const gap = { ...customer, assurances: [assurance('AS-5', '2026-06-01'), assurance('AS-5', '2027-06-03')] };
    expect(of('AS-5', gap, '2027-05-31')).toEqual(['expiring', null, '2027-06-01']);
  });

  it('to a very small importer are whole without controls, also of a qualified facility', () => {
    const files = { ...verySmall, circumstances: small('qualified_facility').circumstances };
    expect(of('VS-2', { ...files, assurances: [assurance('VS-2', '2026-06-01')] })[0]).toBe('satisfied');
  });

  it('of a customer are for a year', () => {
    const result = evaluate({ ...customer, assurances: [assurance('AS-5', '2026-06-01')] });
    expect(result.effective.regime).toBe('ds_customer');
    expect(item(result, 'AS-5')).toEqual(['satisfied', null, '2027-06-01']);
    expect(of('AS-5', customer)).toEqual(['missing', 'absent', null]);
  });

  it('of scope show what the recognition excludes', () => {
    const recognisedSystems = [{ country: 'NZ', excludedClasses: ['Dietary supplements', 'Food for animals'] }];
    const { items } = evaluate({ ...recognised, recognisedSystems });
    expect(items.find(({ code }) => code === 'EQ-1')!.notes).toEqual([
      'The recognition excludes: Dietary supplements, Food for animals.',
    ]);
  });

  it('of scope count for a year, and of standing for half a year, in the country of the supplier', () => {
    const standingChecks = [check('scope', '2026-06-01'), check('standing', '2026-12-01')];
    const result = evaluate({ ...recognised, standingChecks });
    expect(result.effective.regime).toBe('recognised');
    expect(item(result, 'EQ-1')).toEqual(['satisfied', null, '2027-06-01']);
    expect(item(result, 'EQ-2')).toEqual(['satisfied', null, '2027-06-01']);
    expect(of('EQ-2', { ...recognised, standingChecks: [check('standing', '2026-08-31')] })).toEqual([
      'missing',
      'expired',
      null,
    ]);
    for (const kind of ['scope', 'standing'] as const) {
      const code = kind === 'scope' ? 'EQ-1' : 'EQ-2';
      const one = (changes: Partial<StandingCheckRecord>) => ({
        ...recognised,
        standingChecks: [check(kind, '2027-02-01', changes)],
      });
      expect(of(code, one({ found: false }))).toEqual(['missing', 'inadequate', null]);
      expect(of(code, one({ countryCode: 'AU' }))).toEqual(['missing', 'stale', null]);
      expect(of(code, one({ document: undefined }))).toEqual(['missing', 'damaged', null]);
    }
  });

  it('are those that a person chose, as long as they are there, with the documents beside them', () => {
    const assurances = [assurance('VS-2', '2026-05-01'), assurance('VS-2', '2025-04-30')];
    const choose = (recordId: string, documents: FileInputs['chosenEvidence'][number]['documents'] = []) => ({
      ...verySmall,
      assurances,
      chosenEvidence: [{ code: 'VS-2' as const, records: [{ recordType: 'assurance', recordId }], documents }],
    });
    expect(of('VS-2', choose('VS-2 2025-04-30'))).toEqual(['expiring', null, '2027-04-30']);
    expect(of('VS-2', choose('gone'))).toEqual(['satisfied', null, '2028-05-01']);
    const document = {
      recordType: 'document',
      id: 'letter',
      version: 1,
      title: 'Letter',
      document: { ...WHOLE, expiryDay: '2027-02-28' },
    };
    const linked = evaluate(choose('VS-2 2026-05-01', [document]));
    expect(item(linked, 'VS-2')).toEqual(['missing', 'expired', null]);
    expect(
      linked.items.find(({ code }) => code === 'VS-2')!.evidence.map(({ id, validUntil }) => [id, validUntil]),
    ).toEqual([
      ['VS-2 2026-05-01', '2027-02-28'],
      ['letter', '2027-02-28'],
    ]);
  });

  it('change nothing between two days of change', () => {
    const inputs = {
      ...verySmall,
      assurances: [assurance('VS-2', '2025-05-01', { document: { ...WHOLE, expiryDay: '2027-04-10' } })],
    };
    let day = '2027-01-02';
    for (let steps = 0; steps < 4; steps += 1) {
      const { nextChangeOn, ...now } = evaluate(inputs, day);
      const before = new Date(Date.parse(`${nextChangeOn}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      const { nextChangeOn: _, ...then } = evaluate(inputs, before);
      expect(then).toEqual(now);
      day = nextChangeOn!;
    }
  });
});

describe('controls elsewhere', () => {
  const control = (kind: ControlEvidence['kind'], changes: Partial<ControlEvidence> = {}): ControlEvidence => ({
    recordType: 'control-record',
    id: kind,
    version: 1,
    title: kind,
    kind,
    statement: 'Not processed to control lead and microbial pathogens.',
    hazardKeys: ['Lead', 'Salmonella'],
    validUntil: null,
    document: WHOLE,
    useDocument: kind === 'AS-4' ? WHOLE : null,
    ...changes,
  });
  const allocate = (hazardName: string, hazardClass: string, controlledBy: Controller): HazardAllocation => ({
    hazardKey: hazardName,
    hazardName,
    hazardClass,
    subtype: 'other',
    score: 6,
    sahcodha: false,
    requiredByPart112: false,
    controlledBy,
    entityName: 'Delta Foods',
    control: 'It roasts the food.',
    evidence: [],
  });
  const toCustomers = [
    allocate('Lead', 'chemical', 'customer_pc'),
    allocate('Salmonella', 'biological', 'subsequent_entity'),
  ];
  /** A signed analysis of these hazards, and a signed evaluation that allocates them. */
  const allocated = (allocations: HazardAllocation[]): Partial<FileInputs> => ({
    hazardAnalysis: {
      ...SIGNED,
      recordType: 'food-hazard-analysis',
      id: 'analysis',
      title: 'Hazard analysis, version 1',
      versionNumber: 1,
      controls: true,
      toControl: allocations.map(({ hazardKey, hazardName }) => ({ hazardKey, name: hazardName })),
      changed: false,
      validUntil: '2029-01-05',
      document: null,
    },
    evaluation: {
      ...SIGNED,
      recordType: 'supplier-evaluation',
      id: 'evaluation',
      title: 'Evaluation, version 1',
      regime: 'standard',
      hazardAnalysisVersion: 1,
      allocations,
      validUntil: '2030-01-05',
      documents: [],
    },
  });
  const disclosures = (controlRecords: ControlEvidence[], more: Partial<FileInputs> = {}) =>
    evaluate({ ...allocated(toCustomers), controlRecords, ...more });
  const notesOf = (result: ReturnType<typeof evaluate>, code: string) =>
    result.items.find((one) => one.code === code)!.notes;

  it('LACF-1 applies to low-acid canned food and needs a review of the last 12 months', () => {
    const facts = { ...PLAIN.facts, lowAcidCanned: true };
    const stateOf = (controlRecords: ControlEvidence[]) => item(evaluate({ facts, controlRecords }), 'LACF-1');
    expect(item(evaluate({}), 'LACF-1')[0]).toBe('not_applicable');
    expect(stateOf([])).toEqual(['missing', 'absent', null]);
    expect(stateOf([control('LACF-1', { validUntil: '2027-12-31' })])).toEqual(['satisfied', null, '2027-12-31']);
    expect(stateOf([control('LACF-1', { validUntil: '2027-02-28' })])).toEqual(['missing', 'expired', null]);
    expect(stateOf([control('LACF-1', { document: undefined })])).toEqual(['missing', 'damaged', null]);
    expect(stateOf([control('AS-4')])).toEqual(['missing', 'absent', null]);
    for (const [regime, more] of [
      ['very_small', { eligibilities: [eligibility(2027)] }],
      ['small_supplier', { circumstances: { ...PLAIN.circumstances, smallSupplier: 'qualified_facility' as const } }],
    ] as const)
      expect(item(evaluate({ facts, determination: chosen(regime), ...more }), 'LACF-1')).toEqual([
        'missing',
        'absent',
        null,
      ]);
  });

  it('AS-4 needs the system and its use', () => {
    const own = allocated([allocate('Lead', 'chemical', 'own_system')]);
    const stateOf = (changes: Partial<ControlEvidence>) =>
      item(evaluate({ ...own, controlRecords: [control('AS-4', changes)] }), 'AS-4');
    expect(item(evaluate({ controlRecords: [control('AS-4')] }), 'AS-4')[0]).toBe('not_applicable');
    expect(item(evaluate(own), 'AS-4')).toEqual(['missing', 'absent', null]);
    expect(stateOf({ validUntil: '2027-10-01' })).toEqual(['satisfied', null, '2027-10-01']);
    expect(stateOf({ useDocument: undefined })).toEqual(['missing', 'damaged', null]);
    expect(stateOf({ useDocument: { ...WHOLE, expiryDay: '2027-03-31' } })).toEqual(['expiring', null, '2027-03-31']);
  });

  it('AS-2 needs a disclosure that names each hazard of the allocation', () => {
    expect(item(evaluate({ controlRecords: [control('AS-2')] }), 'AS-2')[0]).toBe('not_applicable');
    expect(item(disclosures([]), 'AS-2')).toEqual(['missing', 'absent', null]);
    expect(item(disclosures([control('AS-2')]), 'AS-2')).toEqual(['satisfied', null, null]);
    const vague = disclosures([control('AS-2', { statement: 'Not processed to control hazards or pathogens.' })]);
    expect(item(vague, 'AS-2')).toEqual(['missing', 'incomplete', null]);
    expect(notesOf(vague, 'AS-2')).toEqual(['No disclosure that counts names Lead.']);
    expect(item(disclosures([control('AS-2', { statement: 'Contains lead and pathogens.' })]), 'AS-2')[1]).toBe(
      'incomplete',
    );
    // Its hazard was another one when it was recorded.
    expect(item(disclosures([control('AS-2', { hazardKeys: ['Salmonella'] })]), 'AS-2')[1]).toBe('incomplete');
  });

  it('AS-2: several disclosures count together, as long as each of them counts', () => {
    const lead = control('AS-2', { id: 'lead', hazardKeys: ['Lead'] });
    const salmonella = control('AS-2', { id: 'salmonella', hazardKeys: ['Salmonella'] });
    const ending = { ...salmonella, document: { ...WHOLE, expiryDay: '2027-03-31' } };
    expect(item(disclosures([lead]), 'AS-2')[1]).toBe('incomplete');
    expect(item(disclosures([lead, salmonella]), 'AS-2')).toEqual(['satisfied', null, null]);
    expect(item(disclosures([lead, ending]), 'AS-2')).toEqual(['expiring', null, '2027-03-31']);
    expect(item(evaluate({ ...allocated(toCustomers), controlRecords: [lead, ending] }, '2027-04-01'), 'AS-2')[1]).toBe(
      'incomplete',
    );
    expect(item(disclosures([lead, { ...salmonella, document: undefined }]), 'AS-2')[1]).toBe('incomplete');
    const choice = {
      code: 'AS-2' as const,
      records: [{ recordType: 'control-record', recordId: 'lead' }],
      documents: [],
    };
    expect(item(disclosures([lead, salmonella], { chosenEvidence: [choice] }), 'AS-2')[1]).toBe('incomplete');
    expect(disclosures([lead, ending]).nextChangeOn).toBe('2027-04-01');
  });

  it('evaluation and verification fall away once all hazards are left to others with what each way needs', () => {
    const FALLING = ['EV-1', 'AV-1', 'PR-1', 'PR-3', 'VD-1', 'VA-1', 'VR-1', 'RE-1'];
    const applying = (result: ReturnType<typeof evaluate>) =>
      result.items.filter(({ code, state }) => FALLING.includes(code) && state !== 'not_applicable').length;
    const all = FALLING.length;
    expect(applying(disclosures([]))).toBe(all);
    expect(applying(disclosures([control('AS-2')]))).toBe(0);
    expect(disclosures([control('AS-2')]).items.find(({ code }) => code === 'AV-1')!.citation).toBe('1.507(a)');
    // The assurance counts where the policy requires it.
    const required = { assurances1507: 'required' as const };
    expect(applying(disclosures([control('AS-2')], required))).toBe(all);
    const assured = { ...required, assurances: [assurance('AS-3', '2026-12-01')] };
    expect(applying(disclosures([control('AS-2')], assured))).toBe(0);
    expect(applying(disclosures([control('AS-2', { document: undefined })]))).toBe(all);
    // One of them is the supplier's.
    const mixed = allocated([...toCustomers, allocate('Glass', 'physical', 'foreign_supplier')]);
    expect(applying(evaluate({ ...mixed, controlRecords: [control('AS-2')] }))).toBe(all);
    // Part 113 is no way of 1.507.
    const canned = allocated([allocate('C. botulinum', 'biological', 'part_113')]);
    expect(applying(evaluate({ ...canned, controlRecords: [control('LACF-1')] }))).toBe(all);
    const [own, cocoa] = [
      allocate('Glass', 'physical', 'own_system'),
      allocate('Salmonella', 'biological', 'not_consumable'),
    ];
    const later = allocated([own, cocoa]);
    expect(applying(evaluate(later))).toBe(all);
    expect(applying(evaluate({ ...later, controlRecords: [control('AS-4')] }))).toBe(0);
    expect(applying(evaluate(allocated([cocoa])))).toBe(0);
  });

  it('the day on which the evaluation ends is a day of change, also where it is no evidence', () => {
    const inputs = { ...allocated(toCustomers), controlRecords: [control('AS-2')] };
    const signed = inputs.evaluation!;
    const result = evaluate({ ...inputs, evaluation: { ...signed, validUntil: '2027-03-10' } });
    expect(result.nextChangeOn).toBe('2027-03-11');
  });

  it('AS-3 is judged where the policy requires it', () => {
    expect(item(disclosures([]), 'AS-3')[0]).toBe('not_applicable');
    expect(item(disclosures([], { assurances1507: 'required' }), 'AS-3')).toEqual(['missing', 'absent', null]);
  });
});

describe('receipts', () => {
  const receipt = { recordType: 'receiving-inspection', id: 'r1', version: 1, title: 'Receipt of Papad, Mar 1, 2027' };
  const pr2 = (receipts: FileInputs['receipts'], importingSince: string | null = '2027-01-01') => {
    const found = evaluate({ importingSince, receipts }).items.find(({ code }) => code === 'PR-2')!;
    return [found.state, found.reason, found.evidence.map(({ id }) => id), ...found.notes];
  };

  it('I8: do not count while the file is prepared', () => {
    expect(pr2({ count: 1, undecidedCount: 1, undecided: [receipt] }, null)).toEqual(['not_applicable', null, []]);
  });

  it('need a decision at the gate each; the first ones without are named', () => {
    expect(pr2(null)).toEqual(['missing', 'absent', [], 'The receipts of the supplier are not known yet.']);
    expect(pr2({ count: 0, undecidedCount: 0, undecided: [] })).toEqual([
      'satisfied',
      null,
      [],
      'Nothing was received since importing began.',
    ]);
    expect(pr2({ count: 3, undecidedCount: 0, undecided: [] })).toEqual([
      'satisfied',
      null,
      [],
      'All 3 receipts have a decision.',
    ]);
    const why = 'have no decision: the supplier was not approved, or that was not checked, and there is no reason.';
    expect(pr2({ count: 30, undecidedCount: 12, undecided: [receipt] })).toEqual([
      'missing',
      'incomplete',
      ['r1'],
      `12 of 30 receipts ${why} The first 1 are shown.`,
    ]);
    expect(pr2({ count: 1, undecidedCount: 1, undecided: [receipt] })).toEqual([
      'missing',
      'incomplete',
      ['r1'],
      `Its receipt ${why.replace('have', 'has')}`,
    ]);
  });
});

describe('the records of a file', () => {
  it('are fit to show once there are some, and none of those that count is unsigned', () => {
    expect(item(evaluate({}), 'RC-1')).toEqual(['missing', 'absent', null]);
    const draft = { recordType: 'applicability-determination', id: 'draft', version: 1, title: 'Draft' };
    expect(item(evaluate({ draft }), 'RC-1')).toEqual(['missing', 'unsigned', null]);
    const signed = evaluate({ draft, determination: chosen('standard') });
    expect(item(signed, 'RC-1')).toEqual(['satisfied', null, null]);
    expect(signed.items.find(({ code }) => code === 'RC-1')!.evidence.map(({ id }) => id)).toEqual(['determination']);
  });

  it('name the documents in another language that count and have no English translation, once each', () => {
    const vietnamese = { ...WHOLE, title: 'Giấy cam đoan', language: 'vi' };
    const notesOf = (document: DocumentState) =>
      evaluate({
        determination: chosen('very_small'),
        eligibilities: [eligibility(2027)],
        assurances: [
          assurance('VS-2', '2026-05-01', { document }),
          assurance('VS-2', '2025-01-01', { document: vietnamese }),
        ],
      }).items.find(({ code }) => code === 'RC-1')!;
    expect(notesOf(WHOLE)).toMatchObject({ state: 'satisfied', notes: [] });
    expect(notesOf(vietnamese)).toMatchObject({
      state: 'satisfied',
      notes: ['“Giấy cam đoan” is in Vietnamese. FDA can request an English translation (§1.510(b)(1)).'],
    });
    expect(notesOf({ ...vietnamese, translatedInto: ['es'] }).notes).toHaveLength(1);
    expect(notesOf({ ...vietnamese, translatedInto: ['en', 'es'] }).notes).toEqual([]);
  });
});

describe('the procedures of an importer', () => {
  const procedure = (versionNumber: number, changes: Partial<ProcedureRecord> = {}): ProcedureRecord => ({
    ...SIGNED,
    recordType: 'procedure',
    id: `procedure ${versionNumber}`,
    title: `Purchasing, version ${versionNumber}`,
    code: 'PR-1',
    versionNumber,
    effectiveFrom: '2027-01-05',
    withdrawn: false,
    document: WHOLE,
    ...changes,
  });
  const idsOf = (result: ReturnType<typeof evaluate>, code = 'PR-1') =>
    result.items.find((one) => one.code === code)!.evidence.map(({ id }) => id);

  it('satisfy the requirement of their code, from their first day', () => {
    const procedures = [procedure(1, { effectiveFrom: DAY }), procedure(1, { code: 'PR-3', id: 'verification' })];
    const result = evaluate({ procedures });
    expect(item(result, 'PR-1')).toEqual(['satisfied', null, null]);
    expect(item(result, 'PR-3')[0]).toBe('satisfied');
    expect(idsOf(result, 'PR-3')).toEqual(['verification']);
    expect(item(result, 'QI-1')[0]).toBe('satisfied');
    expect(result.nextChangeOn).toBeNull();
    const before = evaluate({ procedures }, '2027-02-28');
    expect(item(before, 'PR-1')).toEqual(['missing', 'absent', null]);
    expect(before.blocking).toContain('PR-1');
    expect(before.items.find(({ code }) => code === 'PR-1')!.notes).toEqual([`Version 1 is in force from ${DAY}.`]);
    expect(before.nextChangeOn).toBe(DAY);
  });

  it('do not apply where the regime asks for none, nor change anything on their first day', () => {
    const procedures = [procedure(1, { effectiveFrom: '2027-04-01' })];
    const result = evaluate({ procedures, determination: chosen('very_small'), eligibilities: [eligibility(2027)] });
    expect(item(result, 'PR-1')[0]).toBe('not_applicable');
    expect(result.items.find(({ code }) => code === 'PR-1')!.notes).toEqual([]);
    expect(result.nextChangeOn).toBe('2027-11-01');
  });

  it('count until the first day of the next version, which a withdrawal does not give back', () => {
    const next = procedure(2, { effectiveFrom: '2027-04-01' });
    const procedures = [procedure(1), next];
    expect(idsOf(evaluate({ procedures }))).toEqual(['procedure 1']);
    expect(evaluate({ procedures }).nextChangeOn).toBe('2027-04-01');
    expect(idsOf(evaluate({ procedures }, '2027-04-01'))).toEqual(['procedure 2']);
    const withdrawn = [procedure(1), { ...next, withdrawn: true }];
    expect(idsOf(evaluate({ procedures: withdrawn }))).toEqual(['procedure 1']);
    expect(item(evaluate({ procedures: withdrawn }, '2027-04-01'), 'PR-1')).toEqual(['missing', 'absent', null]);
  });

  it('are unsigned as drafts, and need a qualified signer and a document that is whole and valid', () => {
    const draft = {
      recordType: 'procedure',
      id: 'draft',
      version: 1,
      title: 'Audits, version 1',
      code: 'PR-3' as const,
    };
    expect(item(evaluate({ procedureDrafts: [draft] }), 'PR-3')).toEqual(['missing', 'unsigned', null]);
    expect(item(evaluate({ procedureDrafts: [draft] }), 'PR-1')).toEqual(['missing', 'absent', null]);
    const stateOf = (changes: Partial<ProcedureRecord>) =>
      item(evaluate({ procedures: [procedure(1, changes)], determination: chosen('standard') }), 'PR-1');
    expect(stateOf({ qualified: false })).toEqual(['missing', 'not_qualified', null]);
    expect(stateOf({ document: undefined })).toEqual(['missing', 'damaged', null]);
    expect(stateOf({ document: { ...WHOLE, whole: false } })).toEqual(['missing', 'damaged', null]);
    expect(stateOf({ document: { ...WHOLE, expiryDay: '2027-02-28' } })).toEqual(['missing', 'expired', null]);
    expect(stateOf({ document: { ...WHOLE, expiryDay: '2027-03-31' } })).toEqual(['expiring', null, '2027-03-31']);
  });
});

const EVALUATION: NonNullable<FileInputs['evaluation']> = {
  ...SIGNED,
  recordType: 'supplier-evaluation',
  id: 'evaluation',
  title: 'Evaluation, version 1',
  regime: 'standard',
  hazardAnalysisVersion: 1,
  allocations: [
    { hazardKey: 'a', hazardName: 'Salmonella', hazardClass: 'biological', controlledBy: 'foreign_supplier' },
  ],
  validUntil: '2030-01-05',
  documents: [],
};
const ANALYSIS: NonNullable<FileInputs['hazardAnalysis']> = {
  ...SIGNED,
  recordType: 'food-hazard-analysis',
  id: 'analysis',
  title: 'Hazard analysis, version 1',
  versionNumber: 1,
  controls: true,
  toControl: [{ hazardKey: 'a', name: 'Salmonella' }],
  changed: false,
  validUntil: '2030-01-05',
  document: null,
};
const APPROVAL: NonNullable<FileInputs['approval']> = {
  ...SIGNED,
  recordType: 'supplier-approval',
  id: 'approval',
  title: 'Approval, version 1',
  decision: 'approved',
  until: null,
  preImportVerification: null,
  stands: true,
  samePerson: false,
};

describe('evaluation and approval', () => {
  const of = (changes: Partial<FileInputs>, code = 'EV-1', day = DAY) =>
    item(evaluate({ hazardAnalysis: ANALYSIS, evaluation: EVALUATION, approval: APPROVAL, ...changes }, day), code);

  it('count until the last evaluation + 36 months, and the approval without an end', () => {
    expect(of({})).toEqual(['satisfied', null, '2030-01-05']);
    expect(of({}, 'EV-1', '2029-12-01')).toEqual(['expiring', null, '2030-01-05']);
    expect(of({}, 'EV-1', '2030-01-06')).toEqual(['missing', 'expired', null]);
    expect(of({}, 'AV-1')).toEqual(['satisfied', null, null]);
  });

  it('I4: a qualification that ended after the signing takes nothing away; without one it does', () => {
    expect(of({ evaluation: { ...EVALUATION, qualified: false } })).toEqual(['missing', 'not_qualified', null]);
  });

  it('I5: a temporary approval ends on its own day', () => {
    const until = (day: string) => ({
      approval: { ...APPROVAL, decision: 'approved_temporarily' as const, until: day },
    });
    expect(of(until('2027-02-28'), 'AV-1')).toEqual(['missing', 'expired', null]);
    expect(of(until(DAY), 'AV-1')).toEqual(['expiring', null, DAY]);
  });

  it('are missing without a record, with a draft only, after a withdrawal and on an evaluation that has fallen', () => {
    expect(of({ evaluation: null })).toEqual(['missing', 'absent', null]);
    expect(of({ evaluation: null, evaluationDraft: EVALUATION })).toEqual(['missing', 'unsigned', null]);
    expect(of({ approval: { ...APPROVAL, decision: 'withdrawn' } }, 'AV-1')).toEqual(['missing', 'absent', null]);
    expect(of({ approval: { ...APPROVAL, stands: false } }, 'AV-1')).toEqual(['missing', 'stale', null]);
  });

  it('a hazard that nobody allocated, a lost document and an evaluation of compliance alone', () => {
    const toControl = [...ANALYSIS.toControl, { hazardKey: 'b', name: 'Lead' }];
    expect(of({ hazardAnalysis: { ...ANALYSIS, toControl } })).toEqual(['missing', 'stale', null]);
    expect(of({ evaluation: { ...EVALUATION, documents: [undefined] } })).toEqual(['missing', 'damaged', null]);
    expect(of({ evaluation: { ...EVALUATION, documents: [WHOLE] } })).toEqual(['satisfied', null, '2030-01-05']);
    expect(of({ evaluation: { ...EVALUATION, regime: 'small_supplier' } })).toEqual(['missing', 'stale', null]);
  });

  const BY = (
    ...controllers: readonly NonNullable<FileInputs['evaluation']>['allocations'][number]['controlledBy'][]
  ) => ({
    hazardAnalysis: {
      ...ANALYSIS,
      toControl: controllers.map((_, at) => ({ hazardKey: String(at), name: `Hazard ${at}` })),
    },
    evaluation: {
      ...EVALUATION,
      allocations: controllers.map((controlledBy, at) => ({
        hazardKey: String(at),
        hazardName: `Hazard ${at}`,
        hazardClass: 'biological',
        controlledBy,
      })),
    },
  });

  it('fall away where every hazard is left to a control without which the food cannot be consumed', () => {
    const all = BY('not_consumable', 'not_consumable');
    for (const code of ['EV-1', 'AV-1', 'PR-1', 'PR-3', 'VD-1', 'VA-1', 'VR-1', 'RE-1'])
      expect(of(all, code)).toEqual(['not_applicable', null, null]);
    expect(of(all, 'AS-1')).toEqual(['satisfied', null, '2030-01-05']);
    expect(of(all, 'AS-1', '2030-01-06')).toEqual(['missing', 'expired', null]);
    expect(of(all, 'EV-1', '2030-01-06')).toEqual(['missing', 'expired', null]);
    expect(of({ ...all, evaluation: { ...all.evaluation, qualified: false } }, 'VD-1')[0]).toBe('missing');
  });

  it('stay for the rest of a mixture, and while the records of AS-2 to AS-4 are missing', () => {
    const mixture = BY('not_consumable', 'foreign_supplier');
    expect(of(mixture, 'AS-1')[0]).toBe('satisfied');
    expect(of(mixture, 'VD-1')[0]).toBe('missing');
    for (const [controller, code] of [
      ['customer_pc', 'AS-2'],
      ['customer_other', 'AS-2'],
      ['subsequent_entity', 'AS-2'],
      ['own_system', 'AS-4'],
    ] as const) {
      expect(of(BY(controller), code)).toEqual(['missing', 'absent', null]);
      expect(of(BY(controller), 'EV-1')[0]).toBe('satisfied');
      expect(of(BY(controller), 'AS-1')[0]).toBe('not_applicable');
    }
    expect(of(BY('foreign_supplier'), 'AS-2')[0]).toBe('not_applicable');
  });
});
