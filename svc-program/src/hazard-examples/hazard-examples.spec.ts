import { describe, expect, it } from '@jest/globals';
import { FACT_LABELS, findContradictions, FOOD_FLAGS, PLAIN_FACTS, type FoodFlag } from '@fsvp/contracts/program/food';
import { analysisHazardInput } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import {
  findProblems,
  judgeConditions,
  type JudgedAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/find-conditions';
import {
  foodHazardAnalysisUpdate,
  type AnalysedFacts,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { BIOLOGICAL_GROUPS } from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { ReferenceRow } from '@fsvp/contracts/program/reference-set';
import { mergeGroups, withPart112 } from '../food-hazard-analyses/hazards.js';
import { HAZARD_LIBRARY } from '../reference-data/defaults/hazard-library.js';
import { PRODUCT_INDUSTRIES } from '../reference-data/defaults/product-industries.js';
import { parseReferenceCsv } from '../reference-data/parse-csv.js';
import { draftOfExample, sourcesOf } from './draft-of-example.js';
import { EXAMPLE_SOURCES } from './example-sources.js';
import type { AnalysisExample, ExemptExample } from './hazard-example.types.js';
import { EXAMPLE_SUMMARIES, HAZARD_EXAMPLES } from './hazard-examples.js';

const parsed = await parseReferenceCsv('hazard_library', HAZARD_LIBRARY.csv);
const library = parsed.rows as unknown as ReferenceRow<'hazard_library'>[];

const signable = HAZARD_EXAMPLES.filter((one): one is AnalysisExample => !('exemption' in one));
const exempt = HAZARD_EXAMPLES.filter((one): one is ExemptExample => 'exemption' in one);

function factsOf(flags: readonly FoodFlag[]): AnalysedFacts {
  const { traceabilityListed: _, ...facts } = PLAIN_FACTS;
  return { ...facts, ...Object.fromEntries(flags.map((flag) => [flag, true])), foodClass: 'human' };
}

/** The draft as the server stores it for a food with these facts. */
function open(example: AnalysisExample, facts = factsOf(example.facts)): JudgedAnalysis {
  const draft = draftOfExample(example, library, library);
  return {
    ...draft,
    reviewed: null,
    facts,
    hazards: withPart112(draft.hazards, facts),
    considered: mergeGroups(draft.considered, [], facts),
  };
}

/** What a person does who agrees with everything. */
const checkAll = (analysis: JudgedAnalysis): JudgedAnalysis => ({
  ...analysis,
  toCheck: [],
  hazards: analysis.hazards.map((hazard) => ({
    ...hazard,
    toCheck: null,
    ...(hazard.foreseeable && { probability: 'possible' as const, probabilityReason: 'Lots of three years' }),
  })),
});

describe('the examples', () => {
  it('are for ten common imported foods, one of which is exempt', () => {
    expect(HAZARD_EXAMPLES.map(({ key }) => key)).toEqual([
      'black-pepper',
      'dried-chili',
      'sesame-paste',
      'frozen-shrimp',
      'fresh-mango',
      'soft-cheese',
      'olive-oil',
      'rice-noodles',
      'canned-beans',
      'roasted-coffee',
    ]);
    expect(exempt.map(({ key, exemption }) => [key, exemption.citation])).toEqual([['frozen-shrimp', '1.501(b)(1)']]);
    const industries = PRODUCT_INDUSTRIES.map(({ csv }) => csv).join('\n');
    for (const { industryCodes, words } of HAZARD_EXAMPLES) {
      for (const code of industryCodes) expect(industries).toContain(`\n${code},`);
      expect(words).toEqual(words.map((word) => word.toLowerCase()));
    }
  });

  it('name only sources that have a title, and an address that can be opened where there is one', () => {
    const used = new Set<string>([
      ...signable.flatMap(sourcesOf),
      ...exempt.flatMap(({ exemption }) => exemption.statements.flatMap(([, ...sources]) => sources)),
    ]);
    expect(Object.keys(EXAMPLE_SOURCES).filter((key) => !used.has(key))).toEqual([]);
    const sources: { short: string; title: string; url?: string }[] = Object.values(EXAMPLE_SOURCES);
    for (const { short, title, url = 'https://www.fda.gov' } of sources) {
      expect(title.length).toBeGreaterThanOrEqual(short.length);
      expect(new URL(url).protocol).toBe('https:');
    }
    expect(new Set(sources.map(({ short }) => short)).size).toBe(sources.length);
  });

  it('say of an exempt food why, with sources', () => {
    const [summary] = EXAMPLE_SUMMARIES.filter(({ exemption }) => exemption);
    expect(summary).toMatchObject({ key: 'frozen-shrimp', hazardCount: 0 });
    for (const { text, sources } of summary!.exemption!.statements) {
      expect(text.length).toBeGreaterThan(40);
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});

describe.each(signable.map((example) => [example.name, example] as const))('the example %s', (_name, example) => {
  const facts = factsOf(example.facts);
  const { traceabilityListed } = PLAIN_FACTS;

  it('names hazards of the library, each once, and facts that can be true together', () => {
    const codes = example.hazards.map(({ code }) => code);
    expect(codes.filter((code) => !library.some((row) => row.code === code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
    const { foodClass, ...rest } = facts;
    expect(
      findContradictions({ foodClass, industryCode: '28', productCodes: [], facts: { ...rest, traceabilityListed } }),
    ).toEqual([]);
    expect(example.facts.every((fact) => FOOD_FLAGS.includes(fact) && FACT_LABELS[fact])).toBe(true);
  });

  it('has a source behind every statement, and lists each source once', () => {
    const draft = draftOfExample(example, library, library);
    const texts = [
      draft.covers,
      draft.consumers,
      ...draft.considered.flatMap(({ answer, reason }) => (answer === 'none' ? reason : [])),
      ...draft.originsConsidered.map(({ reason }) => reason),
      ...draft.factors.map(({ effect }) => effect),
      ...draft.hazards.flatMap((row) => [
        row.foreseeableReason,
        ...(row.severity ? [row.severityReason, row.sahcodhaReason, row.requiresControlReason] : []),
        ...(row.expectedControl ? [row.expectedControl] : []),
      ]),
    ];
    for (const text of texts) expect(text).toMatch(/^\S.{9,}\. \[[^[\]]+\]$/);
    const named = new Set(texts.flatMap((text) => /\[([^[\]]+)\]$/.exec(text!)![1]!.split('; ')));
    const shorts = sourcesOf(example).map((key) => EXAMPLE_SOURCES[key].short);
    expect(new Set(shorts)).toEqual(named);
    expect(draft.sources).toHaveLength(shorts.length);
    expect(new Set(draft.sources.map(({ title }) => title)).size).toBe(shorts.length);
  });

  it('is what calls take, and proposes no probability', () => {
    const draft = draftOfExample(example, library, library);
    const { covers, consumers, considered, originsConsidered, factors, sources, toCheck } = draft;
    const update = { covers, consumers, considered, originsConsidered, factors, sources, toCheck };
    expect(foodHazardAnalysisUpdate.parse(update)).toEqual(update);
    for (const { score, requiredByPart112: _, adoptedFrom: _from, ...row } of draft.hazards) {
      expect(analysisHazardInput.parse(row)).toEqual(row);
      expect([row.probability, row.probabilityReason, score]).toEqual([null, null, null]);
    }
  });

  it('waits for the check of every row and every other statement', () => {
    const draft = open(example);
    expect(draft.hazards.filter(({ toCheck, requiredByPart112 }) => !requiredByPart112 && toCheck !== 'row')).toEqual(
      [],
    );
    const stated = [
      'covers',
      'consumers',
      ...draft.considered.flatMap(({ group, answer }) =>
        answer === 'none' && group !== 'nutrients' ? `considered.${group}` : [],
      ),
      ...draft.originsConsidered.map(({ origin }) => `originsConsidered.${origin}`),
      ...draft.factors.map(({ factor }) => `factors.${factor}`),
      'sources',
    ];
    expect(draft.toCheck).toEqual(stated);
    const conditions = judgeConditions(draft);
    expect(conditions.find(({ code }) => code === 'G11')).toMatchObject({
      applies: true,
      met: false,
      title: `${stated.length + example.hazards.length} statements of the example are not checked yet`,
    });
    const { problems } = conditions.find(({ code }) => code === 'G11')!;
    expect(problems).toHaveLength(stated.length + example.hazards.length);
  });

  it('can be signed once all is checked and the probabilities are judged, and not before', () => {
    const draft = open(example);
    const open11 = (analysis: JudgedAnalysis) =>
      judgeConditions(analysis).flatMap(({ code, met }) => (met ? [] : [code]));
    expect(findProblems(checkAll(draft))).toEqual([]);
    expect(open11(checkAll(draft))).toEqual([]);
    expect(open11({ ...checkAll(draft), toCheck: draft.toCheck! })).toEqual(['G11']);
    expect(open11({ ...checkAll(draft), hazards: checkAll(draft).hazards.with(0, draft.hazards[0]!) })).toContain(
      'G11',
    );
    // Of a food whose facts nobody set, nothing but what depends on them is open.
    const plain = open11(checkAll(open(example, factsOf([]))));
    expect(plain).toEqual(
      example.facts.includes('coveredProduce')
        ? ['G1']
        : example.facts.includes('lowAcidCanned')
          ? ['G3', 'G5', 'G8']
          : [],
    );
  });
});

it('leaves the biological groups of fresh mango to part 112', () => {
  const mango = open(signable.find(({ key }) => key === 'fresh-mango')!);
  expect(mango.hazards.at(-1)).toMatchObject({ libraryCode: 'PART112', toCheck: null });
  for (const group of BIOLOGICAL_GROUPS)
    expect(mango.considered.find((one) => one.group === group)).toMatchObject({ answer: null });
});

it('marks microbiological hazards of canned beans as left to part 113, and leaves metal open', () => {
  const { hazards } = open(signable.find(({ key }) => key === 'canned-beans')!);
  expect(hazards.flatMap(({ libraryCode, controlledByPart113 }) => (controlledByPart113 ? libraryCode : []))).toEqual([
    'CBOT',
    'CPERF',
    'BCER',
  ]);
  expect(hazards.find(({ libraryCode }) => libraryCode === 'METAL')).toMatchObject({
    controlledByPart113: false,
    requiresControl: true,
  });
});

it('keeps name and kind of a hazard that an administrator took out of the library, without its code', () => {
  const cheese = signable.find(({ key }) => key === 'soft-cheese')!;
  const without = library.filter(({ code }) => code !== 'LM');
  expect(draftOfExample(cheese, without, library).hazards[0]).toMatchObject({
    libraryCode: null,
    name: 'Listeria monocytogenes',
    subtype: 'environmental_pathogen',
  });
});
