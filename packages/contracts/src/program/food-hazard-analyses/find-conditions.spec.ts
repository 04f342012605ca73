import { describe, expect, it } from '@jest/globals';
import { hazardRating, hazardRiskScore } from '../../quality/index.js';
import { PLAIN_FACTS } from '../food.js';
import { findProblems, judgeConditions, needsControl, type JudgedAnalysis } from './find-conditions.js';
import type { AnalysisHazard } from './analysis-hazard.js';
import { SIGNING_CONDITIONS, type AnalysisReview } from './food-hazard-analysis.js';
import { HAZARD_FACTORS, HAZARD_GROUPS, HAZARD_ORIGINS, inSections } from './hazard-kinds.js';

const { traceabilityListed: _, ...facts } = PLAIN_FACTS;
const FACTS: JudgedAnalysis['facts'] = { ...facts, foodClass: 'human' };

const hazard = (fields: Partial<AnalysisHazard> = {}): AnalysisHazard => ({
  hazardKey: '0b0c1d7e-0000-4000-8000-000000000001',
  libraryCode: null,
  name: 'Salmonella',
  class: 'biological',
  subtype: 'pathogen',
  origins: ['natural'],
  foreseeable: true,
  foreseeableReason: 'Refusals name it',
  severity: 'high',
  severityReason: 'Hospital care',
  probability: 'likely',
  probabilityReason: 'Dried on the ground',
  score: 12,
  requiresControl: true,
  requiresControlReason: 'Eaten as it is',
  sahcodha: true,
  sahcodhaReason: 'Recalls are Class I',
  environmentalPathogen: false,
  controlledByPart113: false,
  requiredByPart112: false,
  expectedControl: null,
  note: null,
  toCheck: null,
  adoptedFrom: null,
  ...fields,
});
const PART_112 = hazard({
  name: 'Biological hazards of covered produce',
  libraryCode: 'PART112',
  requiredByPart112: true,
});
const PESTICIDE = hazard({ name: 'Pesticides', class: 'chemical', subtype: 'pesticide', sahcodha: false });

/** An analysis in which everything else is answered. */
function analysis(fields: Partial<JudgedAnalysis> = {}): JudgedAnalysis {
  const { hazards = [hazard()], facts: given = FACTS } = fields;
  const found = new Set(
    hazards.filter((one) => !one.requiredByPart112).map(({ class: of, subtype }) => `${of} ${subtype}`),
  );
  const groupOf: Record<string, string> = {
    'biological pathogen': 'other_pathogens',
    'biological sporeformer': 'other_pathogens',
    'biological environmental_pathogen': 'environmental_pathogens',
    'chemical pesticide': 'pesticides',
    'physical metal': 'physical',
  };
  const present = new Set([...found].map((kind) => groupOf[kind]));
  return {
    basis: 'own',
    hazards,
    facts: given,
    considered: HAZARD_GROUPS.map((group) =>
      present.has(group)
        ? { group, answer: 'found', reason: null }
        : { group, answer: 'none', reason: 'No source of it' },
    ),
    originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: 'Considered with the buyer' })),
    factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: 'Not relevant because it is dry' })),
    sources: [{ title: 'Refusals', documentId: null, url: null, retrievedOn: null }],
    reviewed: null,
    ...fields,
  };
}
/** Those that were the only one to refuse an example. */
const refusedAlone = new Set<string>();
const codes = (one: JudgedAnalysis) => {
  const unmet = judgeConditions(one).flatMap(({ code, met }) => (met ? [] : [code]));
  if (unmet.length === 1) refusedAlone.add(unmet[0]!);
  return unmet;
};
const messages = (one: JudgedAnalysis) => {
  codes(one);
  return findProblems(one).map(({ message }) => message);
};
const outcome = ({ hazards, facts: given }: JudgedAnalysis) => hazards.filter((one) => needsControl(one, given)).length;

/** The examples of beyond/hazard-analysis.md, 10, that are about one version. */
describe('the conditions for a signature', () => {
  it('H1: are met by complete answers', () => {
    expect([messages(analysis()), outcome(analysis())]).toEqual([[], 1]);
  });

  it('H2, G1: name an unanswered group, and one that contradicts the hazards', () => {
    const without = (answer: 'found' | 'none' | null, reason: string | null, group = 'natural_toxins') =>
      analysis({
        considered: analysis().considered.map((one) => (one.group === group ? { ...one, answer, reason } : one)),
      });
    const sentence = 'Say for natural toxins what you found, or why there is nothing.';
    expect(messages(without(null, null))).toEqual([sentence]);
    expect(messages(without('none', 'none'))).toEqual([sentence]);
    expect(messages(without('found', null))).toEqual([sentence]);
    expect(messages(without('none', 'No source of it', 'other_pathogens'))).toEqual([
      'You list hazards of the group other pathogens, so answer "found".',
    ]);
    const origins = analysis({ originsConsidered: [{ origin: 'natural', reason: null }] });
    expect(messages(origins)).toEqual(['Say for "occurs naturally" what you found, or why there is nothing.']);
    const nutrients = (foodClass: 'human' | 'animal') => ({
      ...without(null, null, 'nutrients'),
      facts: { ...FACTS, foodClass },
    });
    expect([codes(nutrients('human')), codes(nutrients('animal'))]).toEqual([[], ['G1']]);
  });

  it('G2: name a factor without effect', () => {
    const factors = analysis().factors.map((one) => (one.factor === 'storage' ? { ...one, effect: 'dry' } : one));
    expect(messages(analysis({ factors }))).toEqual(['Say what storage and distribution means for this food.']);
  });

  it('G3: name hazard and field of each missing answer', () => {
    const open = hazard({ foreseeable: null, foreseeableReason: null });
    expect(messages(analysis({ hazards: [open] }))).toEqual([
      'Salmonella: say whether it is known or reasonably foreseeable.',
    ]);
    const notForeseeable = hazard({ foreseeable: false, severity: null, sahcodha: null, requiresControl: null });
    expect(messages(analysis({ hazards: [notForeseeable] }))).toEqual([]);
    const half = hazard({ severity: null, severityReason: null, probabilityReason: null, requiresControlReason: null });
    expect(findProblems(analysis({ hazards: [PESTICIDE, half] })).map(({ path }) => path)).toEqual(
      ['severity', 'severityReason', 'probabilityReason', 'requiresControlReason'].map((field) => `hazards.1.${field}`),
    );
    const adopted = hazard({ toCheck: 'probability' });
    expect(messages(analysis({ hazards: [adopted] }))).toEqual([
      'Salmonella: check whether its probability is that in the absence of controls.',
    ]);
    expect(codes(analysis({ hazards: [hazard({ toCheck: 'row' })] }))).toEqual(['G11']);
  });

  it('H3, G4: ask for an environmental pathogen where the food is exposed', () => {
    const cheese = { ...FACTS, readyToEat: true, exposedBeforePackaging: true };
    const sentence = ['Evaluate an environmental pathogen.'];
    expect(messages(analysis({ facts: cheese }))).toEqual(sentence);
    expect(messages(analysis({ facts: { ...cheese, lethalStepAfter: true } }))).toEqual([]);
    const listeria = hazard({ name: 'Listeria', subtype: 'environmental_pathogen' });
    expect(messages(analysis({ facts: cheese, hazards: [listeria] }))).toEqual([]);
    const dust = analysis({ facts: cheese, hazards: [hazard({ environmentalPathogen: true })] });
    const considered = dust.considered.map((one) =>
      one.group === 'environmental_pathogens' ? { ...one, answer: 'found' as const } : one,
    );
    expect(messages({ ...dust, considered })).toEqual([]);
  });

  it('H4, H5, G7: leave the biological groups of covered produce to its row of part 112', () => {
    const mango = { ...FACTS, coveredProduce: true, rawCommodity: true };
    const considered = analysis({ hazards: [PESTICIDE] }).considered.map((one) =>
      ['parasites', 'environmental_pathogens', 'other_pathogens'].includes(one.group)
        ? { ...one, answer: null, reason: null }
        : one,
    );
    const withBoth = analysis({ facts: mango, hazards: [PESTICIDE, PART_112], considered });
    expect([messages(withBoth), outcome(withBoth)]).toEqual([[], 2]);
    const alone = analysis({ facts: mango, hazards: [{ ...PESTICIDE, requiresControl: false }, PART_112], considered });
    expect([messages(alone), outcome(alone)]).toEqual([[], 1]);
    expect(codes(analysis({ facts: mango, hazards: [PESTICIDE], considered }))).toEqual(['G7']);
    expect(codes({ ...withBoth, facts: FACTS })).toEqual(['G1']);
  });

  it('H6: allow an analysis without a hazard to control', () => {
    const sugar = analysis({
      hazards: [hazard({ requiresControl: false, sahcodha: false, requiresControlReason: 'Refined and dry' })],
    });
    expect([messages(sugar), outcome(sugar)]).toEqual([[], 0]);
  });

  it('H7, G8: leave microbiological hazards of low-acid canned food to part 113, and no other', () => {
    const beans = { ...FACTS, lowAcidCanned: true };
    const botulinum = hazard({
      name: 'Clostridium botulinum',
      subtype: 'sporeformer',
      controlledByPart113: true,
      requiresControl: null,
      severity: null,
      sahcodha: null,
    });
    const metal = hazard({ name: 'Metal fragments', class: 'physical', subtype: 'metal', foreseeable: null });
    expect(messages(analysis({ facts: beans, hazards: [botulinum, metal] }))).toEqual([
      'Metal fragments: say whether it is known or reasonably foreseeable.',
    ]);
    const answered = { ...metal, foreseeable: true };
    const whole = analysis({ facts: beans, hazards: [botulinum, answered] });
    expect([messages(whole), outcome(whole)]).toEqual([[], 1]);
    const marked = { ...answered, controlledByPart113: true };
    expect(messages(analysis({ facts: beans, hazards: [botulinum, marked] }))).toEqual([
      'Metal fragments: part 113 controls microbiological hazards only. Evaluate this one.',
    ]);
    expect(codes(analysis({ hazards: [{ ...hazard(), controlledByPart113: true }] }))).toEqual(['G8']);
  });

  it('H8, G5, G6: ask for the SAHCODHA answer, and for an argument where such a hazard needs no control', () => {
    expect(codes(analysis({ hazards: [hazard({ sahcodha: null })] }))).toEqual(['G5']);
    expect(codes(analysis({ hazards: [hazard({ sahcodhaReason: null })] }))).toEqual(['G5']);
    const low = hazard({ requiresControl: false, requiresControlReason: 'low' });
    expect(codes(analysis({ hazards: [low] }))).toEqual(['G6']);
    const argued = {
      ...low,
      requiresControlReason: 'The supplier sells it for oil extraction at 180 °C only, by contract.',
    };
    expect(codes(analysis({ hazards: [argued] }))).toEqual([]);
  });

  it('G9: ask for a source', () => {
    expect(messages(analysis({ sources: [] }))).toEqual(['Name a source: experience, illness data, reports.']);
  });

  it('H9, H10, G10: ask for a review of what it relies on, but not for its groups and factors', () => {
    const review: AnalysisReview = {
      entity: 'Saigon Spices',
      preparedBy: 'Nguyen Thi Lan',
      preparedOn: '2026-05-04',
      qualificationEvidence: 'Certificate of training',
      qualificationDocumentId: null,
      documentId: '0b0c1d7e-0000-4000-8000-000000000002',
      language: 'vi',
      assessment: 'It names all hazards of this category, with reasons that agree with ours.',
      agreement: 'agree',
      changes: [],
    };
    const reviewed = (fields: Partial<AnalysisReview> | null) =>
      analysis({
        basis: 'reviewed',
        considered: [],
        originsConsidered: [],
        factors: [],
        sources: [],
        reviewed: fields && { ...review, ...fields },
      });
    expect(messages(reviewed({}))).toEqual([]);
    expect(messages(reviewed(null))).toEqual(['Describe the analysis that you rely on, and your review of it.']);
    expect(messages(reviewed({ agreement: 'disagree' }))).toEqual([
      'You disagree with this analysis; write your own or state the changes.',
    ]);
    for (const field of [
      'entity',
      'preparedBy',
      'preparedOn',
      'documentId',
      'language',
      'agreement',
      'assessment',
    ] as const)
      expect(findProblems(reviewed({ [field]: null })).map(({ path }) => path)).toEqual([`reviewed.${field}`]);
    expect(codes(reviewed({ qualificationEvidence: null }))).toEqual(['G10']);
    expect(codes(reviewed({ qualificationEvidence: null, qualificationDocumentId: review.documentId }))).toEqual([]);
    expect(codes(reviewed({ agreement: 'agree_with_changes' }))).toEqual(['G10']);
    expect(codes(reviewed({ agreement: 'agree_with_changes', changes: ['LM is added'] }))).toEqual([]);
  });

  it('G11: name each row and statement of an example that nobody has checked', () => {
    const example = analysis({
      example: 'Black pepper',
      covers: 'Berries',
      hazards: [hazard({ toCheck: 'row' }), PESTICIDE],
      toCheck: ['covers', 'considered.parasites', 'factors.storage', 'sources'],
    });
    expect(messages(example)).toEqual([
      'Products and species: check what the example says, and confirm or change it.',
      'Parasites: check what the example says, and confirm or change it.',
      'Salmonella: check this row of the example, and confirm or change it.',
      'Storage and distribution: check what the example says, and confirm or change it.',
      'Sources: check what the example says, and confirm or change it.',
    ]);
    const stateOf = (one: JudgedAnalysis) => judgeConditions(one).find(({ code }) => code === 'G11');
    // Two rows, the products, twelve groups, three origins, ten factors, the sources.
    expect(stateOf(example)).toMatchObject({
      title: '5 statements of the example are not checked yet',
      applies: true,
      met: false,
      total: 29,
      done: 24,
    });
    const checked = { ...example, hazards: [hazard(), PESTICIDE], toCheck: [] };
    expect(stateOf(checked)).toMatchObject({ title: 'What came from the example is checked', met: true, done: 29 });
    expect(stateOf(analysis())).toMatchObject({ applies: false, met: true });
    expect(codes({ ...example, basis: 'reviewed', example: null })).toContain('G11');
  });

  it('H13: speak the language of ratings of supplier hazards', () => {
    const score = hazardRiskScore('medium', 'likely');
    expect([score, hazardRating(score)]).toEqual([8, 'high']);
  });

  it('count questions and answers', () => {
    const [groups] = judgeConditions(analysis({ considered: [] }));
    expect(groups).toMatchObject({ code: 'G1', applies: true, met: false, total: 14, done: 3 });
    expect(judgeConditions(analysis()).find(({ code }) => code === 'G10')).toMatchObject({
      applies: false,
      met: true,
      total: 0,
    });
  });

  it('are each needed: without any one of them an example above would be signed', () => {
    expect([...refusedAlone].sort()).toEqual([...SIGNING_CONDITIONS].sort());
  });
});

it('names hazards in the order of the worksheet, by their place in the record', () => {
  const lead = hazard({ name: 'Lead', class: 'chemical', subtype: 'heavy_metal' });
  const aflatoxins = hazard({ name: 'Aflatoxins', class: 'chemical', subtype: 'natural_toxin' });
  const pesticides = hazard({ name: 'Pesticide residues', class: 'chemical', subtype: 'pesticide' });
  expect(inSections([lead, hazard(), aflatoxins, pesticides]).map(([{ name }, index]) => [name, index])).toEqual([
    ['Salmonella', 1],
    ['Pesticide residues', 3],
    ['Aflatoxins', 2],
    ['Lead', 0],
  ]);
});
