import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  deriveRegime,
  effectiveRegime,
  verySmallEligibility,
  type Eligibility,
  type FileCircumstances,
} from './derive-regime.js';
import {
  COMMODITIES,
  CONDITION_CODES,
  PURPOSES,
  RECEIVING_FACILITIES,
  REGIMES,
  SMALL_SUPPLIERS,
  SUPPLEMENT_MAKERS,
  SUPPLEMENTS,
  type Condition,
  type FoodFacts,
  type Regime,
} from './regime.js';

const DAY = '2027-03-01';
const IMPORTER = { id: 'importer' };
const REFERENCE = {
  recognisedSystems: ['AU', 'CA', 'NZ'].map((country) => ({
    country,
    excludedClasses: ['Dietary supplements', 'Food for animals'],
  })),
};
const GENERAL: FoodFacts = {
  foodClass: 'human',
  commodity: 'general',
  supplement: 'no',
  coveredProduce: false,
  rawCommodity: false,
  shellEggs: false,
  lowAcidCanned: false,
  readyToEat: false,
};
const SALE: FileCircumstances = {
  purpose: 'sale',
  confirmed: [],
  furtherProcessing: false,
  supplementMaker: 'other',
  receivingFacility: 'no',
  smallSupplier: 'no',
  goodStanding: false,
  alcoholMaker: false,
  supplierCountry: 'PE',
};
const RESEARCH: Condition[] = ['not_sold', 'labelled_for_research', 'small_quantity', 'declared_at_entry'];
const eligibility = (year: number, eligible = true): Eligibility => ({
  importerId: 'importer',
  foodClass: 'human',
  year,
  eligible,
  signed: true,
});

interface Example {
  name: string;
  facts?: Partial<FoodFacts>;
  circumstances?: Partial<FileCircumstances>;
  eligibilities?: Eligibility[];
  chosen: Regime | null;
  effective: string;
  app1: string;
}

/** The examples of the specification (beyond/fsvp-file.md, 9); one row for each side of a point. */
const EXAMPLES: Example[] = [
  { name: 'R1 general, unsigned', chosen: null, effective: 'standard', app1: 'absent' },
  { name: 'R1 general, standard', chosen: 'standard', effective: 'standard', app1: 'satisfied' },
  {
    name: 'R2 fish, both confirmed',
    facts: { commodity: 'fish' },
    circumstances: { confirmed: ['subject_to_120_or_123', 'supplier_in_compliance'] },
    chosen: 'exempt',
    effective: 'exempt 1.501(b)(1) FSX',
    app1: 'satisfied',
  },
  {
    name: 'R2 fish, compliance not confirmed',
    facts: { commodity: 'fish' },
    circumstances: { confirmed: ['subject_to_120_or_123'] },
    chosen: 'exempt',
    effective: 'standard',
    app1: 'stale',
  },
  {
    name: 'R3 research, four confirmed',
    circumstances: { purpose: 'research', confirmed: RESEARCH },
    chosen: 'exempt',
    effective: 'exempt 1.501(c) RNE',
    app1: 'satisfied',
  },
  {
    name: 'R4 general, c3, confirmed',
    circumstances: { receivingFacility: 'c3', confirmed: ['in_compliance_117_or_507'] },
    chosen: 'deemed',
    effective: 'deemed 1.502(c)(3) FSV',
    app1: 'satisfied',
  },
  {
    name: 'R5 component, further processing, maker importer, both confirmed',
    facts: { supplement: 'component' },
    circumstances: {
      furtherProcessing: true,
      supplementMaker: 'importer',
      confirmed: ['specs_111_70', 'meets_111_73_75'],
    },
    chosen: 'ds_importer',
    effective: 'ds_importer 1.511(a) FSV',
    app1: 'satisfied',
  },
  {
    name: 'R6 component, maker other',
    facts: { supplement: 'component' },
    circumstances: { furtherProcessing: true },
    chosen: 'standard',
    effective: 'standard',
    app1: 'satisfied',
  },
  {
    name: 'R7 supplement finished',
    facts: { supplement: 'finished' },
    chosen: null,
    effective: 'ds_other',
    app1: 'absent',
  },
  {
    name: 'R8 supplement finished, eligibility 2027',
    facts: { supplement: 'finished' },
    eligibilities: [eligibility(2027)],
    chosen: 'very_small',
    effective: 'very_small',
    app1: 'satisfied',
  },
  {
    name: 'R8 supplement finished, eligibility 2026 only',
    facts: { supplement: 'finished' },
    eligibilities: [eligibility(2026)],
    chosen: 'very_small',
    effective: 'ds_other',
    app1: 'stale',
  },
  {
    name: 'R9 average equal to the cut-off',
    eligibilities: [eligibility(2027, false)],
    chosen: 'very_small',
    effective: 'standard',
    app1: 'stale',
  },
  {
    name: 'R10 apples, New Zealand, standing, no further processing',
    circumstances: { supplierCountry: 'NZ', goodStanding: true },
    chosen: 'recognised',
    effective: 'recognised',
    app1: 'satisfied',
  },
  {
    name: 'R10 apples, New Zealand, standing, further processing',
    circumstances: { supplierCountry: 'NZ', goodStanding: true, furtherProcessing: true },
    chosen: 'recognised',
    effective: 'standard',
    app1: 'stale',
  },
  {
    name: 'R11 animal food, Canada, standing',
    facts: { foodClass: 'animal' },
    circumstances: { supplierCountry: 'CA', goodStanding: true },
    chosen: 'recognised',
    effective: 'standard',
    app1: 'stale',
  },
  {
    name: 'R12 honey, small supplier farm, not a raw commodity',
    circumstances: { smallSupplier: 'farm' },
    chosen: 'small_supplier',
    effective: 'standard',
    app1: 'stale',
  },
  {
    name: 'K.31 very small where the importer sets specifications',
    facts: { supplement: 'component' },
    circumstances: {
      furtherProcessing: true,
      supplementMaker: 'importer',
      confirmed: ['specs_111_70', 'meets_111_73_75'],
    },
    eligibilities: [eligibility(2027)],
    chosen: 'very_small',
    effective: 'very_small',
    app1: 'satisfied',
  },
  {
    name: 'an elective regime unsigned',
    eligibilities: [eligibility(2027)],
    chosen: null,
    effective: 'standard',
    app1: 'absent',
  },
  {
    name: 'an unsigned eligibility',
    eligibilities: [{ ...eligibility(2027), signed: false }],
    chosen: 'very_small',
    effective: 'standard',
    app1: 'stale',
  },
];

describe('deriveRegime', () => {
  it.each(EXAMPLES)('$name', ({ facts, circumstances, eligibilities = [], chosen, effective, app1 }) => {
    const derivation = deriveRegime(
      { ...GENERAL, ...facts },
      { ...SALE, ...circumstances },
      IMPORTER,
      eligibilities,
      REFERENCE,
      DAY,
    );
    const result = effectiveRegime(derivation, chosen);
    const { regime, citation, entryCode } = result.effective;
    const words = effective.split(' ');
    expect([regime, citation, entryCode].slice(0, words.length)).toEqual(words);
    expect(result.determination).toBe(app1);
  });

  it('is total: of any facts and choice there is one effective regime, which is the choice or the fallback', () => {
    const oneOf = <T extends string>(values: readonly T[]) => fc.constantFrom(...values);
    const input = fc.record({
      facts: fc.record<FoodFacts>({
        foodClass: oneOf(['human', 'animal']),
        commodity: oneOf(COMMODITIES),
        supplement: oneOf(SUPPLEMENTS),
        coveredProduce: fc.boolean(),
        rawCommodity: fc.boolean(),
        shellEggs: fc.boolean(),
        lowAcidCanned: fc.boolean(),
        readyToEat: fc.boolean(),
      }),
      circumstances: fc.record<FileCircumstances>({
        purpose: oneOf(PURPOSES),
        confirmed: fc.uniqueArray(oneOf(CONDITION_CODES)),
        furtherProcessing: fc.boolean(),
        supplementMaker: oneOf(SUPPLEMENT_MAKERS),
        receivingFacility: oneOf(RECEIVING_FACILITIES),
        smallSupplier: oneOf(SMALL_SUPPLIERS),
        goodStanding: fc.boolean(),
        alcoholMaker: fc.boolean(),
        supplierCountry: oneOf(['NZ', 'PE']),
      }),
      eligible: fc.boolean(),
      chosen: fc.option(oneOf(REGIMES)),
    });
    fc.assert(
      fc.property(input, ({ facts, circumstances, eligible, chosen }) => {
        const derivation = deriveRegime(facts, circumstances, IMPORTER, [eligibility(2027, eligible)], REFERENCE, DAY);
        const { effective, determination } = effectiveRegime(derivation, chosen);
        expect(['ds_other', 'standard']).toContain(derivation.fallback.regime);
        if (determination === 'satisfied') expect([effective.regime, effective.unmet]).toEqual([chosen, []]);
        else expect(effective).toBe(derivation.fallback);
        // Fail closed: nothing but a signed choice leads to fewer duties.
        if (chosen === null) expect(determination).toBe('absent');
        // A rule without a choice excludes the elective ones.
        if (derivation.proposed.rule <= 12) expect(effective.elective).toBe(false);
      }),
      { numRuns: fc.readConfigureGlobal().numRuns ?? 2000 },
    );
  });
});

describe('conditions of the rules', () => {
  const regimes = (facts: Partial<FoodFacts>, circumstances: Partial<FileCircumstances>, systems = REFERENCE) =>
    deriveRegime(
      { ...GENERAL, ...facts },
      { ...SALE, ...circumstances },
      { id: 'importer' },
      [],
      systems,
      '2027-03-01',
    ).candidates.map(({ regime, unmet }) => `${regime} ${unmet.join()}`.trim());

  it.each([
    ['grain_rac', 'grain_only_stored'],
    ['live_animal', 'slaughtered_under_haccp'],
    ['food_contact_substance', 'is_contact_substance'],
  ] as const)('of FDA policy (G23 A.46) are a question of their own: %s', (commodity, condition) => {
    expect(regimes({ commodity }, { confirmed: ['policy_conditions_met'] })).toEqual([
      `exempt ${condition}`,
      'standard',
    ]);
    expect(regimes({ commodity }, { confirmed: [condition] })[0]).toBe('exempt');
  });

  it('a farm grows produce and is not covered (§1.512(a)(2)(ii)); grain is not produce', () => {
    const farm = { smallSupplier: 'farm' } as const;
    expect(regimes({ rawCommodity: true }, farm)).toEqual(['small_supplier grows_uncovered_produce', 'standard']);
    expect(regimes({ rawCommodity: true }, { ...farm, confirmed: ['grows_uncovered_produce'] })[0]).toBe(
      'small_supplier',
    );
    expect(regimes({ rawCommodity: true, commodity: 'grain_rac' }, farm)).not.toContain(
      'small_supplier grows_uncovered_produce',
    );
  });

  it('excluded classes of a recognition are a question, unless the food itself decides', () => {
    const systems = { recognisedSystems: [{ country: 'CA', excludedClasses: ['Infant formula', 'Meat and poultry'] }] };
    const canada = { supplierCountry: 'CA', goodStanding: true };
    expect(regimes({}, canada, systems)).toEqual(['recognised in_recognised_scope', 'standard']);
    expect(regimes({}, { ...canada, confirmed: ['in_recognised_scope'] }, systems)[0]).toBe('recognised');
    expect(regimes({ commodity: 'meat_poultry_egg' }, canada, systems)).not.toContain('recognised in_recognised_scope');
  });
});

describe('verySmallEligibility', () => {
  it('compares the averages of three years, strictly', () => {
    const cutoffs = [1_200_000, 1_230_000, 1_260_000];
    const years = (sales: number) => [2023, 2024, 2025].map((year) => ({ year, sales, valueWithoutSale: 30_000 }));
    expect(verySmallEligibility(years(1_200_000), cutoffs)).toEqual({
      average: 1_230_000,
      cutoff: 1_230_000,
      eligible: false,
    });
    expect(verySmallEligibility(years(1_199_999), cutoffs)).toMatchObject({ eligible: true });
  });
});
