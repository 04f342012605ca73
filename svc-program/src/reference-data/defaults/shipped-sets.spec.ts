import { describe, expect, it } from '@jest/globals';
import { id } from '@fsvp/contracts/core/fields';
import {
  REFERENCE_KINDS,
  referenceLoad,
  type ReferenceKind,
  type ReferenceRow,
} from '@fsvp/contracts/program/reference-set';
import { parseReferenceCsv } from '../parse-csv.js';
import { SHIPPED_SETS } from './shipped-sets.js';

async function rowsOf<K extends ReferenceKind>(kind: K): Promise<ReferenceRow<K>[]> {
  const sets = SHIPPED_SETS.filter((set) => set.kind === kind);
  const parsed = await Promise.all(sets.map(({ csv }) => parseReferenceCsv(kind, csv)));
  return parsed.flatMap(({ rows }) => rows as unknown as ReferenceRow<K>[]);
}

describe('the reference data of the suite', () => {
  it.each(SHIPPED_SETS.map((set) => [set.kind, set] as const))('could be loaded as it is: %s', async (_kind, set) => {
    const { id: setId, replaces: _replaces, ...fields } = set;
    expect(id.parse(setId)).toBe(setId);
    expect(referenceLoad.parse(fields)).toEqual({ ...fields, endEarlier: false });
    expect(fields.source.length).toBeGreaterThan(20);
    expect((await parseReferenceCsv(set.kind, set.csv)).rows.length).toBeGreaterThan(0);
  });

  it("has a set of each kind but FDA's hazard guide, of which there is no file, each with an id of its own", () => {
    const kinds = REFERENCE_KINDS.filter((kind) => kind !== 'hazard_guide');
    expect(new Set(SHIPPED_SETS.map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect(new Set(SHIPPED_SETS.map((set) => set.id)).size).toBe(SHIPPED_SETS.length);
  });

  it('has the hazards to which charges of refusals are mapped (beyond/hazard-analysis.md, 4)', async () => {
    const hazards = new Map((await rowsOf('hazard_library')).map((row) => [row.code, row]));
    const mapped: Record<string, string[]> = {
      biological: ['SALM', 'LM', 'STEC', 'PATHOGEN'],
      natural_toxin: ['AFLA', 'HIST', 'MYCOTOXIN'],
      pesticide: ['PEST'],
      drug_residue: ['DRUG'],
      unapproved_additive: ['COLOR', 'ADDITIVE', 'MELAMINE'],
      heavy_metal: ['LEAD'],
      radiological: ['RADIO'],
      intolerance: ['SULFITE'],
      decomposition: ['FILTH'],
      other: ['TOXIC', 'FOREIGN'],
    };
    for (const [group, codes] of Object.entries(mapped))
      for (const code of codes) {
        const { class: of, subtype } = hazards.get(code)!;
        expect([code, group === 'biological' ? of : subtype]).toEqual([code, group]);
      }
    expect(hazards.get('LM')!.subtype).toBe('environmental_pathogen');
    const synonyms = [...hazards.values()].flatMap((row) => row.synonyms);
    expect(synonyms.filter((word) => word !== word.toLowerCase())).toEqual([]);
    expect(new Set(synonyms).size).toBe(synonyms.length);
  });

  it('has the cut-offs of two editions, for animals 2.5 times those for people (21 CFR 1.500)', async () => {
    const rows = await rowsOf('size_cutoffs');
    const amountOf = (year: number, edition: number, foodClass: string) =>
      rows.find((row) => row.year === year && row.edition === edition && row.foodClass === foodClass)!.amount;
    const deflators = { 2019: 104.008, 2020: 105.381, 2021: 110.213, 2022: 117.973, 2023: 122.273 };
    for (const [year, deflator] of Object.entries(deflators))
      expect(amountOf(Number(year), 2024, 'human')).toBe(Math.floor((1_099_727 * deflator) / 100));
    expect(amountOf(2021, 2022, 'human')).toBe(1_206_405);
    for (const { year, edition, foodClass, amount } of rows)
      if (foodClass === 'human') expect(amountOf(year, edition!, 'animal')).toBe(Math.floor(amount * 2.5));
    expect(rows).toHaveLength(30);
  });

  it('has the federal holidays on the days on which they are observed', async () => {
    const days = new Map((await rowsOf('federal_holidays')).map(({ day, name }) => [day, name]));
    expect(days.size).toBe(33);
    for (const day of days.keys()) expect([day, new Date(day).getUTCDay() % 6 > 0]).toEqual([day, true]);
    const moved = { '2026-07-03': 'Independence Day', '2027-06-18': 'Juneteenth National Independence Day' };
    const later = { '2027-07-05': 'Independence Day', '2027-12-24': 'Christmas Day', '2027-12-31': "New Year's Day" };
    const last = { '2028-11-10': 'Veterans Day', '2026-11-26': 'Thanksgiving Day', '2028-05-29': 'Memorial Day' };
    for (const [day, name] of Object.entries({ ...moved, ...later, ...last })) expect(days.get(day)).toBe(name);
  });

  it('recognises three countries, without dietary supplements and food for animals', async () => {
    const systems = await rowsOf('recognised_systems');
    expect(systems.map(({ country, recognisedOn }) => `${country} ${recognisedOn}`)).toEqual([
      'NZ 2012-12-10',
      'CA 2016-05-04',
      'AU 2017-04-19',
    ]);
    for (const { excludedClasses } of systems)
      expect(excludedClasses).toEqual(expect.arrayContaining(['Dietary supplements', 'Food for animals']));
  });

  it('has charges against food only, and the 23 foods of the traceability list', async () => {
    const charges = await rowsOf('refusal_charges');
    expect(charges.find(({ chargeId }) => chargeId === '9')!.code).toBe('SALMONELLA');
    for (const { statement } of charges)
      expect(statement).not.toMatch(/tobacco|\bcosmetic\b(?! Act)|\bdevice\b|respirator/i);
    expect(await rowsOf('food_traceability_list')).toHaveLength(23);
  });
});
