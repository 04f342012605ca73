import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.food };

const FOOD_INPUT = {
  name: 'Fried chickpea snacks',
  description: 'Bhujia and similar noodles of chickpea flour, fried, with or without peanuts',
  foodClass: 'human',
  industryCode: '07',
  productCodes: ['07BGT**'],
  facts: { readyToEat: true, exposedBeforePackaging: true },
};
const FOOD = {
  ...recordOf(EXAMPLE_IDS.food),
  ...FOOD_INPUT,
  facts: {
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
    traceabilityListed: false,
  },
};

const NOTE = {
  ...recordOf(EXAMPLE_IDS.foodNote),
  createdBy: null,
  foodId: EXAMPLE_IDS.food,
  foodName: 'Fried chickpea snacks',
  kind: 'template_hazard',
  state: 'open',
  happenedOn: '2026-11-27',
  hazardCode: 'SALM',
  hazardName: 'Salmonella',
  templateId: EXAMPLE_IDS.hazardTemplate,
  category: 'Snack Food Items (Flour, Meal, or Vegetable Base)',
  dismissal: null,
};

export const FOOD_CALLS: CallsDocs = {
  listFoods: {
    description: 'The products of suppliers that have the same hazards share a food.',
    response: { foods: [FOOD], total: 1, next: null },
  },
  createFood: {
    description:
      'Facts that are left out are those of most foods: commodity `general`, no supplement, everything else false. Facts that exclude each other are refused. Names are unique, without regard to case. Publishes `food.created.v1`.',
    request: FOOD_INPUT,
    response: FOOD,
    problems: ['duplicate'],
  },
  getFood: { description: 'The answer has the ETag for `If-Match`.', params: one, response: FOOD },
  updateFood: {
    description:
      'Absent fields and absent facts stay as they are. What is sent is checked together with what is stored. Publishes `food.updated.v1`.',
    params: one,
    request: { facts: { traceabilityListed: false } },
    response: { ...FOOD, version: 2 },
    problems: ['duplicate'],
  },
  deleteFood: {
    description: 'Its name becomes free. A food that open FSVP files name stays. Publishes `food.deleted.v1`.',
    params: one,
    problems: ['wrong-state'],
  },
  restoreFood: {
    description:
      'The food is again what it was, with its id, unless another food has its name by now. One that was not deleted stays as it is. Publishes `food.restored.v1`.',
    params: one,
    response: { ...FOOD, version: 3 },
    problems: ['duplicate'],
  },
  listFoodNotes: {
    description:
      'The suite raises them: when a template is generated again with a hazard that the analysis of a food lacks, once for each food and hazard. They change no analysis and no readiness.',
    response: { foodNotes: [NOTE], total: 1, next: null },
  },
  getFoodNote: {
    description: 'A note is answered as long as the signed version in force lists its hazard.',
    params: { id: EXAMPLE_IDS.foodNote },
    response: NOTE,
  },
  updateFoodNote: {
    description:
      'Dismisses it with the reason why the analysis needs no new version; null opens it again. Publishes `food-note.updated.v1`.',
    toTry: 'Put the `id` of a note that `GET /api/food-notes` lists in the address.',
    params: { id: EXAMPLE_IDS.foodNote },
    request: { dismissal: 'Roasted at 150 °C and packed hot; the hazard is row 3 under another name' },
    response: {
      ...NOTE,
      version: 2,
      state: 'dismissed',
      dismissal: 'Roasted at 150 °C and packed hot; the hazard is row 3 under another name',
    },
  },
};
