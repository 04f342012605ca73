import { HAZARD_FACTORS, HAZARD_GROUPS, HAZARD_ORIGINS } from '../../program/index.js';
import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.foodHazardAnalysis };

const SALMONELLA_INPUT = {
  hazardKey: EXAMPLE_IDS.analysisHazard,
  libraryCode: 'SALM',
  name: 'Salmonella',
  class: 'biological',
  subtype: 'pathogen',
  origins: ['natural', 'unintentional'],
  foreseeable: true,
  foreseeableReason: 'Named in refusals of this category',
  severity: 'high',
  severityReason: 'Illness can need hospital care',
  probability: 'likely',
  probabilityReason: 'Dried on open ground, where animals have access',
  requiresControl: true,
  requiresControlReason: 'Eaten without a further lethal step',
  sahcodha: true,
  sahcodhaReason: 'Recalls for it are Class I',
  environmentalPathogen: true,
  controlledByPart113: false,
  expectedControl: 'Validated steam treatment',
  note: null,
};
const SALMONELLA = { ...SALMONELLA_INPUT, score: 12, requiredByPart112: false, toCheck: null, adoptedFrom: null };

const INPUT = {
  foodId: EXAMPLE_IDS.food,
  basis: 'own',
  covers: 'Whole and ground black pepper',
  consumers: 'General population',
  considered: [{ group: 'other_pathogens', answer: 'found', reason: null }],
  sources: [
    {
      title: 'Refusals of spices 2002 to 2016',
      documentId: null,
      url: 'https://www.fda.gov/food',
      retrievedOn: '2026-11-02',
    },
  ],
};
const ANALYSIS = {
  ...recordOf(EXAMPLE_IDS.foodHazardAnalysis),
  ...INPUT,
  foodName: 'Fried chickpea snacks',
  versionNumber: 1,
  state: 'draft',
  facts: {
    foodClass: 'human',
    commodity: 'general',
    supplement: 'no',
    coveredProduce: false,
    rawCommodity: false,
    shellEggs: false,
    lowAcidCanned: false,
    readyToEat: true,
    exposedBeforePackaging: true,
    lethalStepAfter: false,
    acidified: false,
  },
  hazards: [SALMONELLA],
  considered: HAZARD_GROUPS.map((group) => ({
    group,
    answer: group === 'other_pathogens' ? 'found' : null,
    reason: null,
  })),
  originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: null })),
  factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: null })),
  reviewed: null,
  outcome: 'controls_required',
  controlCount: 1,
  outdated: false,
  signedByName: null,
  signedAt: null,
  confirmedAt: null,
  validUntil: null,
  replacedBy: null,
  replacedAt: null,
};
const FILE = {
  id: EXAMPLE_IDS.fsvpFile,
  number: 'F-000012',
  importerName: 'Example Imports LLC',
  supplierName: 'Haldiram Foods',
};

export const FOOD_HAZARD_ANALYSIS_CALLS: CallsDocs = {
  listFoodHazardAnalyses: {
    description: 'Every version is an entry. Signed and superseded ones stay as evidence.',
    response: { foodHazardAnalyses: [ANALYSIS], total: 1, next: null },
  },
  getFoodHazardAnalysis: {
    description:
      'With the ETag for `If-Match`. A signed version counts for 36 months after it was signed or confirmed, which is our policy, and as long as the facts of the food have not changed.',
    params: one,
    response: ANALYSIS,
  },
  createFoodHazardAnalysis: {
    description:
      'The written hazard analysis of a type of food (21 CFR 1.504(a)), which all its suppliers share. `reviewed` relies on an analysis of another, which a qualified individual of the importer reviews and assesses (21 CFR 1.504(d)). For covered produce the server adds the row `PART112` (21 CFR 1.504(e)). Publishes `food-hazard-analysis.drafted.v1`.',
    request: INPUT,
    response: ANALYSIS,
    problems: ['duplicate'],
  },
  updateFoodHazardAnalysis: {
    description:
      'Only drafts change; the food stays. An answer for a group, an origin or a factor replaces the one so far; those that are not sent stay. An empty body takes over the facts of the food as they are now. Publishes `food-hazard-analysis.updated.v1`.',
    params: one,
    request: { factors: [{ factor: 'storage', effect: 'Dry and cool; no growth of pathogens' }] },
    response: { ...ANALYSIS, version: 2 },
    problems: ['record-signed'],
  },
  setAnalysisHazards: {
    description:
      'The list is stored whole: a row that is not in it is removed. A row is known by its `hazardKey`, which stays from version to version. Errors name the row. Publishes `food-hazard-analysis.updated.v1`.',
    params: one,
    request: { hazards: [SALMONELLA_INPUT] },
    response: { ...ANALYSIS, version: 2 },
    problems: ['record-signed'],
  },
  deleteFoodHazardAnalysis: {
    description: 'Only drafts can be deleted. Publishes `food-hazard-analysis.deleted.v1`.',
    params: one,
    problems: ['record-signed'],
  },
  createFoodHazardAnalysisVersion: {
    description:
      'Only the signed version can be copied, and only while there is no open draft. It counts until the new one is signed. Publishes `food-hazard-analysis.drafted.v1`.',
    params: { id: EXAMPLE_IDS.signedFoodHazardAnalysis },
    response: { ...ANALYSIS, versionNumber: 2 },
    problems: ['wrong-state', 'duplicate'],
  },
  checkFoodHazardAnalysis: {
    description:
      'The conditions G1 to G10 with what each still needs, and the open FSVP files of the food. Where no hazard requires a control, `closes` names the requirements that then do not apply to them (21 CFR 1.504(f)).',
    params: one,
    response: {
      signable: false,
      conditions: [
        {
          code: 'G1',
          title: 'All groups of hazards and all origins are considered',
          citation: '1.504(b)',
          applies: true,
          met: false,
          total: 14,
          done: 13,
          problems: [
            { path: 'considered.parasites', message: 'Say for parasites what you found, or why there is nothing.' },
          ],
        },
      ],
      outcome: 'controls_required',
      controlCount: 1,
      files: [FILE],
      closes: [],
    },
  },
  adoptHazardAnalyses: {
    description:
      'Each becomes a row that keeps a link to it and stays unsignable until its probability was checked: it must be that in the absence of controls (21 CFR 1.504(c)(1)). The hazard analyses of the supplier stay as they are. Publishes `food-hazard-analysis.updated.v1`.',
    params: one,
    request: { hazardAnalysisIds: [EXAMPLE_IDS.hazard] },
    response: { ...ANALYSIS, version: 2 },
    problems: ['duplicate', 'record-signed'],
  },
  listHazardAdoptions: {
    description:
      'One entry for each of these hazard analyses and each draft or signed version in force that has a row of it. Superseded versions do not count.',
    params: { hazardAnalysisId: EXAMPLE_IDS.hazard },
    response: {
      adoptions: [
        {
          hazardAnalysisId: EXAMPLE_IDS.hazard,
          foodId: EXAMPLE_IDS.food,
          foodName: 'Fried chickpea snacks',
          analysisId: EXAMPLE_IDS.signedFoodHazardAnalysis,
          versionNumber: 1,
          state: 'signed',
        },
      ],
    },
  },
  compareFoodHazardAnalyses: {
    description: 'Values are given as people read them. Versions of different foods are refused.',
    params: { from: EXAMPLE_IDS.signedFoodHazardAnalysis, to: EXAMPLE_IDS.signedFoodHazardAnalysis },
    problems: ['no-such-record'],
    response: {
      from: { id: EXAMPLE_IDS.signedFoodHazardAnalysis, versionNumber: 1 },
      to: { id: EXAMPLE_IDS.signedFoodHazardAnalysis, versionNumber: 1 },
      added: [],
      removed: [],
      changed: [],
      considered: [],
      originsConsidered: [],
      factors: [],
      fields: [],
      outcomeChanged: false,
      files: [FILE],
    },
  },
};
