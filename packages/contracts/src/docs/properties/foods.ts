import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const NAME = property('Name of the food, unique without regard to case.', 'Fried chickpea snacks');
const DESCRIPTION = property(
  'Which products the food covers; null if nothing was entered.',
  'Bhujia and similar noodles of chickpea flour, fried',
);
const FOOD_CLASS = property('Whether it is food for people or for animals.');
const INDUSTRY = property('The first two digits of its FDA product codes.', '07');

/** Foods and their facts. */
export const FOOD_PROPERTIES: PropertyDocs = {
  foods: property('The foods of this page.'),
  'Food.name': NAME,
  'FoodCreate.name': NAME,
  'FoodUpdate.name': NAME,
  'Food.description': DESCRIPTION,
  'FoodCreate.description': DESCRIPTION,
  'FoodUpdate.description': DESCRIPTION,
  foodClass: FOOD_CLASS,
  'listFoods.foodClass': property('Only foods of these classes; repeat it for several.'),
  industryCode: INDUSTRY,
  'listFoods.industryCode': property('Only foods of these industries; repeat it for several.', ['07']),
  'listFoods.commodity': property('Only foods of these commodities; repeat it for several.'),
  productCodes: property(
    'FDA product codes of seven characters, of which `*` is any. A shorter code is completed with `*`. They are of the industry.',
    ['07BGT**'],
  ),
  facts: property('What decides which requirements apply to the food.'),
  commodity: property('What kind of food it is, as far as other rules of FDA or USDA depend on it (21 CFR 1.501).'),
  supplement: property('Whether it is a dietary supplement or a component of one (21 CFR 1.511).'),
  coveredProduce: property('Whether it is produce that 21 CFR part 112 covers (21 CFR 1.504(f)).'),
  rawCommodity: property('Whether it is a raw agricultural commodity (21 CFR 1.512(a)(2)).'),
  shellEggs: property('Whether it is shell eggs (21 CFR 1.512(a)(2)).'),
  lowAcidCanned: property(
    'Whether it is thermally processed low-acid food in hermetically sealed containers (21 CFR 1.502(b)).',
  ),
  readyToEat: property('Whether it is eaten without a step that would reduce hazards (21 CFR 1.504(c)(2)).'),
  exposedBeforePackaging: property(
    'Whether it is exposed to the environment before it is packaged (21 CFR 1.504(c)(2)).',
  ),
  lethalStepAfter: property(
    'Whether a treatment or the formulation is lethal to pathogens after that exposure (21 CFR 1.504(c)(2)).',
  ),
  acidified: property('Whether it is an acidified food (21 CFR part 114).'),
  traceabilityListed: property('Whether it is on FDA’s Food Traceability List (21 CFR 1.1300).'),
  foodNotes: property('The notes of this page.'),
  'listFoodNotes.foodId': property('Only notes of this food.', EXAMPLE_IDS.food),
  'listFoodNotes.state': property('Only notes in these states; repeat it for several.'),
  'FoodNote.kind': property(
    'What happened. `template_hazard`: the template of its industry lists a hazard that the analysis of the food lacks.',
  ),
  'FoodNote.state': property(
    'Open until the signed version in force lists the hazard, or until a person dismisses it.',
  ),
  happenedOn: property('Day on which it happened.', '2026-11-27'),
  hazardCode: property('Code of the hazard library.', 'SALM'),
  hazardName: property('Name of the hazard.', 'Salmonella'),
  templateId: property('The template that lists the hazard.', EXAMPLE_IDS.hazardTemplate),
  'FoodNote.category': property('FDA industry of the template.', 'Snack Food Items (Flour, Meal, or Vegetable Base)'),
  'FoodNote.dismissal': property('Why the analysis needs no new version; null while nobody dismissed it.', null),
  'FoodNoteUpdate.dismissal': property(
    'Why the analysis needs no new version, in at least 10 characters; null opens the note again.',
    'The hazard is row 3 under another name',
  ),
};
