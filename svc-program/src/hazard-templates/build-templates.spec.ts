import { beforeAll, describe, expect, it } from '@jest/globals';
import { HAZARD_CATEGORIES } from '@fsvp/contracts/program/hazard-categories';
import type { TemplateContent, TemplateHazard } from '@fsvp/contracts/program/hazard-template';
import { canonicalText } from '@fsvp/service-kit/signatures/canonical';
import { buildTemplates, type BuiltTemplates, type TemplateSources } from './build-templates.js';
import { CONTEXT, HAZARD_OF_CHARGE } from './charge-hazard-map.js';
import { readShippedLibrary } from './load-sources.js';
import { RASFF_CATEGORIES } from './rasff-category-map.js';
import { readExtract } from './read-extract.js';

/** The table of beyond/hazard-analysis.md, 4; there every other charge is context. */
const SPECIFIED: Record<string, string> = {
  ...{ 9: 'SALM', 295: 'LM', 3480: 'STEC', 281: 'PATHOGEN', 297: 'AFLA', 2360: 'HIST' },
  ...{ 241: 'PEST', 3721: 'PEST', 2920: 'PEST', 2860: 'DRUG', 3220: 'DRUG', 2900: 'DRUG', 72: 'DRUG' },
  ...{ 11: 'COLOR', 64: 'COLOR', 238: 'ADDITIVE', 2640: 'ADDITIVE', 3421: 'MELAMINE', 3400: 'LEAD', 2420: 'RADIO' },
  ...{ 245: 'SULFITE', 249: 'FILTH', 251: 'TOXIC', 157: 'FOREIGN' },
  ...{ 83: CONTEXT, 62: CONTEXT, 306: CONTEXT, 181: CONTEXT, 2580: CONTEXT },
};
const asSpecified = new Map([...HAZARD_OF_CHARGE.keys()].map((charge) => [charge, SPECIFIED[charge] ?? CONTEXT]));

/** By refusals: the hazards that they propose, and some that are below the limit. */
const EXPECTED: [string, number, Record<string, number>, Record<string, number>][] = [
  [
    'Spices, Flavors, and Salts',
    7882,
    { SALM: 4637, PEST: 1020, FILTH: 935, COLOR: 459 },
    { ADDITIVE: 77, FOREIGN: 77 },
  ],
  [
    'Cheese and Cheese Products',
    3301,
    { LM: 928, FILTH: 343, PATHOGEN: 291, SALM: 225, TOXIC: 83, COLOR: 70, ADDITIVE: 65 },
    { STEC: 27 },
  ],
  [
    'Nuts and Edible Seeds',
    2028,
    { SALM: 575, AFLA: 309, COLOR: 267, FILTH: 238, PEST: 163, TOXIC: 93, ADDITIVE: 43 },
    {},
  ],
];

let sources: TemplateSources;
let built: BuiltTemplates;
beforeAll(async () => {
  const library = await readShippedLibrary();
  sources = { extract: await readExtract(), library, shipped: library, guide: [] };
  built = await buildTemplates(sources);
});

const templateOf = ({ templates }: BuiltTemplates, category: string): TemplateContent =>
  templates.find((template) => template.category === category)!;
const supportOf = ({ support }: TemplateHazard, source: string) => support.find((one) => one.source === source);
const refusalsOf = (hazards: readonly TemplateHazard[]) =>
  hazards.flatMap((hazard) => {
    const count = supportOf(hazard, 'refusals')?.count;
    return count ? [[hazard.code, count] as const] : [];
  });
const enteredBy = (template: TemplateContent, source: TemplateHazard['enteredBy'][number]) =>
  refusalsOf(template.hazards.filter((hazard) => hazard.enteredBy.includes(source)));

describe('the charges of refusals', () => {
  it('are all mapped, each once, as the specification has them, to hazards that the suite ships', () => {
    const charges = sources.extract.charges.map(({ chargeId }) => chargeId!);
    expect([...HAZARD_OF_CHARGE.keys()].sort()).toEqual(charges.sort());
    expect(charges).toHaveLength(317);
    for (const { chargeId, charge } of sources.extract.counts)
      expect([charge, HAZARD_OF_CHARGE.has(chargeId!)]).toEqual([charge, true]);
    for (const [charge, code] of Object.entries(SPECIFIED))
      expect([charge, HAZARD_OF_CHARGE.get(charge)]).toEqual([charge, code]);
    const known = new Set([...sources.shipped.map(({ code }) => code), CONTEXT]);
    expect([...HAZARD_OF_CHARGE].filter(([, code]) => !known.has(code))).toEqual([]);
  });

  it('stop the generation where one is not mapped', async () => {
    const hazardOfCharge = new Map([...HAZARD_OF_CHARGE].filter(([charge]) => charge !== '9'));
    await expect(buildTemplates({ ...sources, hazardOfCharge })).rejects.toThrow(
      "SALMONELLA-9 has neither a hazard nor 'context'",
    );
  });
});

describe('templates of the shipped data', () => {
  it('are one for each industry of the counts, with its codes', () => {
    expect(built.templates.map(({ category }) => category)).toEqual([...HAZARD_CATEGORIES]);
    const counted = new Set(sources.extract.counts.map(({ industry }) => industry));
    expect([...counted].sort()).toEqual([...HAZARD_CATEGORIES]);
    expect(built.templates.filter(({ industryCodes }) => !industryCodes.length)).toEqual([]);
    expect(templateOf(built, 'Fruit and Fruit Products').industryCodes).toEqual(['20', '21', '22']);
    expect(built.templates.reduce((sum, { refusals }) => sum + refusals, 0)).toBe(111_183);
  });

  it.each(EXPECTED)('have the figures of the specification: %s', async (category, total, proposed, below) => {
    for (const one of [built, await buildTemplates({ ...sources, hazardOfCharge: asSpecified })]) {
      const template = templateOf(one, category);
      expect(template.refusals).toBe(total);
      expect(enteredBy(template, 'refusals')).toEqual(Object.entries(proposed));
      const all = Object.fromEntries(refusalsOf([...template.hazards, ...template.below]));
      expect(all).toMatchObject(below);
    }
  });

  it('count each refusal once, as a hazard or as context', () => {
    for (const { category, refusals, hazards, below, context } of built.templates) {
      const counted = refusalsOf([...hazards, ...below]).reduce((sum, [, count]) => sum + count, 0);
      expect([category, counted + context.reduce((sum, { count }) => sum + count, 0)]).toEqual([category, refusals]);
    }
  });

  it('name the charges that are counted together, the period and the share', () => {
    const pesticides = templateOf(built, 'Spices, Flavors, and Salts').hazards.find(({ code }) => code === 'PEST')!;
    const { charges, ...support } = supportOf(pesticides, 'refusals')!;
    expect(support).toEqual({
      ...{ source: 'refusals', scope: 'category', count: 1020, of: 7882, share: 0.1294 },
      ...{ from: '2002-01', to: '2016-01', note: null },
    });
    expect(charges.map(({ charge, count }) => `${charge} ${count}`)).toEqual([
      'PESTICIDES 447',
      'PESTICIDE2 346',
      'PESTICIDE 227',
    ]);
  });

  it('propose what at least five notifications name, and say with which industries RASFF counts together', () => {
    const spices = templateOf(built, 'Spices, Flavors, and Salts');
    const toxins = spices.hazards.find(({ code }) => code === 'PLANT-TOX')!;
    expect(toxins.enteredBy).toEqual(['rasff']);
    expect(supportOf(toxins, 'rasff')).toMatchObject({ of: spices.rasffCategories[0]!.notifications, note: null });
    for (const { hazards, below } of built.templates) {
      for (const hazard of hazards)
        expect(hazard.enteredBy.includes('rasff')).toBe((supportOf(hazard, 'rasff')?.count ?? 0) >= 5);
      for (const hazard of below) expect(supportOf(hazard, 'rasff')?.count ?? 0).toBeLessThan(5);
    }
    const cheese = templateOf(built, 'Cheese and Cheese Products');
    expect(cheese.rasffCategories).toEqual([
      {
        ...{ category: 'milk and milk products', notifications: 160 },
        ...{ alsoCovers: ['Milk, Butter, and Dried Milk Products'], unmapped: null },
      },
    ]);
    expect(supportOf(cheese.hazards[0]!, 'rasff')!.note).toBe(
      'RASFF counts this industry together with others: Milk, Butter, and Dried Milk Products.',
    );
  });

  it('map each category of RASFF, to industries that there are', () => {
    const seen = new Set(sources.extract.notifications.map(({ category }) => category));
    expect(Object.keys(RASFF_CATEGORIES)).toEqual([...seen].sort());
    expect(seen.size).toBe(32);
    const industries = Object.values(RASFF_CATEGORIES).flatMap((mapped) =>
      'industries' in mapped ? mapped.industries : [],
    );
    expect(industries.filter((name) => !HAZARD_CATEGORIES.some((category) => category === name))).toEqual([]);
  });

  it('report the categories of RASFF that belong to no industry', () => {
    const { unmappedCategories } = built.templates[0]!;
    expect(unmappedCategories.map(({ category, notifications }) => [category, notifications])).toEqual([
      ['animal by-products', 2],
      ['feed materials', 1],
      ['food contact materials', 10],
      ['other food product / mixed', 254],
      ['plant protection products', 1],
    ]);
  });

  it('hint at the class of a recall, with the counts, and never at a probability', () => {
    const hints = new Map(
      built.templates.flatMap(({ hazards, below }) => [...hazards, ...below]).map((one) => [one.code, one]),
    );
    for (const code of ['SALM', 'LM', 'STEC', 'ALLERGEN-EGG'])
      expect([code, hints.get(code)!.sahcodhaHint]).toEqual([code, 'likely']);
    for (const code of ['GLASS', 'METAL', 'FILTH'])
      expect([code, hints.get(code)!.sahcodhaHint]).toEqual([code, 'unlikely']);
    expect(hints.get('LEAD')!.sahcodhaHint).toBe('open');
    const { rows } = built;
    const salmonella = rows.recalls.filter(({ hazards }) => hazards.includes('SALM'));
    const classI = salmonella.filter((recall) => recall.class === 'Class I').length;
    expect(supportOf(hints.get('SALM')!, 'recalls')).toMatchObject({
      ...{
        scope: 'all_foods',
        count: salmonella.length,
        of: rows.recalls.length,
        from: '2020-01-14',
        to: '2026-01-09',
      },
      note: 'Of all foods and some other products: FDA publishes recalls without an industry. Before Oct 3, 2022 an excerpt.',
    });
    expect(hints.get('SALM')!.classIRecalls).toBe(classI);
    expect(hints.get('SALM')!.sahcodhaReason).toMatch(
      new RegExp(
        `^${classI} of the ${salmonella.length} recalls of food that name it were Class I \\(9\\d(\\.\\d)?%; Jan 14, 2020 to Jan 9, 2026\\): at least 50%\\.$`,
      ),
    );
    expect(JSON.stringify(built.templates)).not.toMatch(/probability|likelihood/i);
  });

  it('are the same bytes for the same sources, and others for another library', async () => {
    const again = await buildTemplates({ ...sources, extract: await readExtract() });
    expect(canonicalText(again)).toBe(canonicalText(built));
    expect(JSON.stringify(again)).toBe(JSON.stringify(built));
    const library = sources.library.filter(({ code }) => code !== 'PLANT-TOX');
    const other = templateOf(await buildTemplates({ ...sources, library }), 'Spices, Flavors, and Salts');
    expect(other.hazards.find(({ code }) => code === 'PLANT-TOX')).toBeUndefined();
    expect(other.inputs).not.toEqual(built.templates[0]!.inputs);
  });

  it('take what a library lacks from that of the suite, and say so', async () => {
    const library = sources.library.filter(({ code }) => code !== 'SALM');
    const spices = templateOf(await buildTemplates({ ...sources, library }), 'Spices, Flavors, and Salts');
    expect(spices.hazards[0]).toMatchObject({ code: 'SALM', name: 'Salmonella', inLibrary: false });
    expect(supportOf(spices.hazards[0]!, 'recalls')).toBeUndefined();
  });

  it("have the hazards of FDA's guide without counts", async () => {
    const guide = [
      { category: 'Prepared Salad', hazard: 'NORO', note: 'Appendix 1' },
      { category: 'Prepared Salad', hazard: 'GONE', note: null },
    ] as const;
    const template = templateOf(await buildTemplates({ ...sources, guide }), 'Prepared Salad');
    const norovirus = template.hazards.find(({ code }) => code === 'NORO')!;
    expect(norovirus.enteredBy).toEqual(['fda_hazard_guide']);
    expect(supportOf(norovirus, 'fda_hazard_guide')).toEqual({
      ...{ source: 'fda_hazard_guide', scope: 'category', count: null, of: null, share: null },
      ...{ from: null, to: null, note: 'Appendix 1', charges: [] },
    });
    expect(template.hazards.map(({ code }) => code)).not.toContain('GONE');
    expect(templateOf(built, 'Prepared Salad').hazards.map(({ code }) => code)).not.toContain('NORO');
  });
});
