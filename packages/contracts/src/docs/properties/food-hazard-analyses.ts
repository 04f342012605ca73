import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const BASIS = property(
  'Whether it is the analysis of the importer’s own qualified individual, or one of another that it relies on (21 CFR 1.504(d)).',
);
const COVERS = property('Products and species that it covers.', 'Whole and ground black pepper');
const CONSUMERS = property('Who is expected to eat the food.', 'General population');
const GROUPS = property('The twelve groups of hazards to be considered (21 CFR 1.504(b)(1)).');
const ORIGINS = property('Why hazards may be in the food (21 CFR 1.504(b)(2)).');
const FACTORS = property('The ten factors to be considered (21 CFR 1.504(c)(3)).');
const SOURCES = property('What the analysis rests on: experience, illness data, scientific reports.');
const REVIEWED = property(
  'The analysis that it relies on, and its review (21 CFR 1.504(d)); null for an own analysis.',
  null,
);
const CONTROL_COUNT = property('How many hazards require a control.', 1);
const NAME = property('Name of the hazard.', 'Salmonella');
const VERSION = property('A version of the analysis.');
const FILES = property('The FSVP files of the food that are not closed.');

/** Hazard analyses of foods. */
export const FOOD_HAZARD_ANALYSIS_PROPERTIES: PropertyDocs = {
  foodHazardAnalyses: property('The versions of this page.'),
  'listFoodHazardAnalyses.foodId': property('Only versions for this food.', EXAMPLE_IDS.food),
  'listFoodHazardAnalyses.state': property('Only versions in these states; repeat it for several.'),
  'FoodHazardAnalysis.versionNumber': property('Number of the version for this food, from 1.', 1),
  'FoodHazardAnalysis.state': property('Draft until it is signed; signed versions never change.'),
  'FoodHazardAnalysis.basis': BASIS,
  'FoodHazardAnalysisCreate.basis': BASIS,
  'FoodHazardAnalysisUpdate.basis': BASIS,
  covers: COVERS,
  consumers: CONSUMERS,
  'FoodHazardAnalysis.facts': property('The facts of the food as they were when the draft was saved.'),
  hazards: property('The hazards, in the order of the list.'),
  considered: GROUPS,
  originsConsidered: ORIGINS,
  factors: FACTORS,
  sources: SOURCES,
  reviewed: REVIEWED,
  outcome: property('Whether a hazard requires a control.'),
  controlCount: CONTROL_COUNT,
  'FoodHazardAnalysis.outdated': property(
    'Whether the facts of the food have changed since it was saved, signed or confirmed.',
  ),
  'FoodHazardAnalysis.signedAt': property('When it was signed; null for a draft, and after a withdrawal.', null),
  confirmedAt: property('When a person last signed that nothing changes; null if nobody did.', null),
  'FoodHazardAnalysis.validUntil': property(
    'Last day on which it counts: 36 months after it was signed or confirmed, which is our policy; null for a draft.',
    null,
  ),
  replacedBy: property('Number of the version that superseded it.', null),
  replacedAt: property('When that version was signed.', null),
  hazardKey: property('Key of the hazard, which stays from version to version.', EXAMPLE_IDS.analysisHazard),
  'AnalysisHazardInput.hazardKey': property(
    'Key of the hazard, which stays from version to version; without one it gets a new one.',
    EXAMPLE_IDS.analysisHazard,
  ),
  libraryCode: property('Code of the hazard library; null for a hazard that it does not have.', 'SALM'),
  'AnalysisHazard.name': NAME,
  'AnalysisHazardInput.name': NAME,
  'AnalysisHazard.class': property('Biological, chemical or physical (21 CFR 1.504(b)(1)).'),
  'AnalysisHazardInput.class': property('Biological, chemical or physical (21 CFR 1.504(b)(1)).'),
  'AnalysisHazard.subtype': property('Kind of hazard within its class.', 'pathogen'),
  'AnalysisHazardInput.subtype': property('Kind of hazard within its class.', 'pathogen'),
  origins: property('Why it may be in the food (21 CFR 1.504(b)(2)).'),
  foreseeable: property('Whether it is known or reasonably foreseeable; null while it is not answered.'),
  foreseeableReason: property('Why, or why not.', 'Named in refusals of this category'),
  'AnalysisHazard.severity': property('Severity of the illness or injury (21 CFR 1.504(c)(1)).'),
  'AnalysisHazardInput.severity': property('Severity of the illness or injury (21 CFR 1.504(c)(1)).'),
  severityReason: property('Reason for the severity.', 'Illness can need hospital care'),
  probability: property('Probability that it occurs in the absence of controls (21 CFR 1.504(c)(1)).'),
  probabilityReason: property('Reason for the probability.', 'Dried on open ground, where animals have access'),
  score: property('Weight of the severity times weight of the probability, 1 to 15; null until both are known.', 12),
  requiresControl: property('Whether it requires a control; null while it is not answered.'),
  requiresControlReason: property('Why, or why not.', 'Eaten without a further lethal step'),
  sahcodha: property(
    'Whether serious adverse health consequences or death are reasonably probable (21 CFR 1.506(d)(2)); null while it is not answered.',
  ),
  sahcodhaReason: property('Why, or why not.', 'Recalls for it are Class I'),
  environmentalPathogen: property('Whether it is evaluated as an environmental pathogen (21 CFR 1.504(c)(2)).'),
  controlledByPart113: property(
    'Whether 21 CFR part 113 controls it, of low-acid canned food; microbiological hazards only (21 CFR 1.502(b)(1)).',
  ),
  requiredByPart112: property('Whether it is the row of covered produce (21 CFR 1.504(e)).'),
  expectedControl: property('The control that is expected.', 'Validated steam treatment'),
  'AnalysisHazard.note': property('Further remarks.', null),
  'AnalysisHazardInput.note': property('Further remarks.', null),
  'AnalysisHazard.toCheck': property(
    'What a person must look at before it can be signed: the probability of an adopted row, or a row of an example.',
    null,
  ),
  'AnalysisHazardInput.toCheck': property(
    'Null: it was checked. Absent: it stays until a judged field of the row changes.',
    null,
  ),
  adoptedFrom: property('The hazard analysis of a supplier from which it was copied.', null),
  'HazardGroupAnswer.group': property('Group of hazards.'),
  'HazardGroupAnswer.answer': property('Whether hazards of the group were found; null while it is not answered.'),
  'HazardGroupAnswer.reason': property(
    'Why there is none, in at least 10 characters; optional where hazards were found.',
    null,
  ),
  'HazardOriginAnswer.origin': property('Origin of hazards.'),
  'HazardOriginAnswer.reason': property('What was found, or why there is nothing.', 'Spores occur in soil'),
  'HazardFactorAnswer.factor': property('Factor of the food.'),
  effect: property('What it means for the hazards of the food.', 'Dry and cool; no growth of pathogens'),
  'HazardSource.title': property('Name of the source.', 'Refusals of spices 2002 to 2016'),
  'HazardSource.documentId': property('Document that has it.', null),
  'HazardSource.url': property('Address where it was found.', 'https://www.fda.gov/food'),
  'HazardSource.retrievedOn': property('Day on which it was read there.', '2026-11-02'),
  entity: property('Who conducted the analysis; the supplier may have.', 'Saigon Spices Co., Ltd.'),
  preparedBy: property('Person who prepared it.', 'Nguyen Thi Lan'),
  preparedOn: property('Day on which it was prepared.', '2026-05-04'),
  qualificationEvidence: property(
    'That a qualified individual conducted it.',
    'Certificate of training for preventive controls',
  ),
  qualificationDocumentId: property('Document that shows it.', null),
  'HazardAnalysisReview.documentId': property('Document of the analysis.', EXAMPLE_IDS.document),
  'HazardAnalysisReview.language': property('Language in which it is written, of ISO 639-1.', 'vi'),
  assessment: property(
    'Assessment of the analysis, at least 50 characters.',
    'It names all hazards of our category; the reasons agree with refusals and recalls of five years.',
  ),
  agreement: property('Whether the reviewer agrees. One that the reviewer disagrees with cannot be signed.'),
  'HazardAnalysisReview.changes': property('The changes with which the reviewer agrees.', []),
  signable: property('Whether it can be signed now.'),
  conditions: property('What signing demands, in order.'),
  closes: property(
    'Codes of the requirements that do not apply once it is signed, as no hazard requires a control.',
    [],
  ),
  'FoodHazardAnalysisCheck.files': FILES,
  'FoodHazardAnalysisComparison.files': FILES,
  'AnalysisCondition.code': property('Code of the condition.'),
  'AnalysisCondition.title': property('The condition.', 'A source is named'),
  'AnalysisCondition.citation': property(
    'Section of 21 CFR that asks for it; null where it is our rule.',
    '1.504(b)(1)',
  ),
  applies: property('Whether it applies to this food and basis.'),
  met: property('Whether it is met.'),
  'AnalysisCondition.total': property('How many questions it has here.', 1),
  done: property('How many of them are answered.', 1),
  problems: property('What is open: the field, and what to do.'),
  hazardAnalysisIds: property('Hazard analyses of suppliers.', [EXAMPLE_IDS.hazard]),
  'compareFoodHazardAnalyses.from': property('The earlier version.', EXAMPLE_IDS.signedFoodHazardAnalysis),
  'compareFoodHazardAnalyses.to': property('The later version.', EXAMPLE_IDS.signedFoodHazardAnalysis),
  'FoodHazardAnalysisComparison.from': VERSION,
  'FoodHazardAnalysisComparison.to': VERSION,
  added: property('Hazards that only the later version has.'),
  removed: property('Hazards that only the earlier version has.'),
  changed: property('Fields of hazards that differ.'),
  fields: property('Other fields that differ.'),
  'FoodHazardAnalysisComparison.before': property('The value in the earlier version; null without one.', 'Rare'),
  'FoodHazardAnalysisComparison.after': property('The value in the later version; null without one.', 'Likely'),
  'AffectedFile.number': property('Number of the file.', 'F-000012'),
  'FoodHazardAnalysisComparison.group': property('Group of hazards.'),
  'FoodHazardAnalysisComparison.origin': property('Origin of hazards.'),
  'FoodHazardAnalysisComparison.factor': property('Factor of the food.'),
  outcomeChanged: property('Whether the outcome differs.'),
  'Food.analysis': property('What counts of its hazard analyses; absent in answers of a release before.'),
  'listFoods.analysis': property('Only foods whose hazard analysis is in these states; repeat it for several.'),
  'FoodAnalysis.state': property(
    'Whether a signed analysis counts (`current`), its facts have changed (`stale`) or it has expired; `draft`: only a draft.',
  ),
  signedId: property('The signed version; null without one.', null),
  draftId: property('The open draft; null without one.', EXAMPLE_IDS.foodHazardAnalysis),
  'FoodAnalysis.versionNumber': property('Number of the signed version, or else of the draft.', 1),
  hazardCount: property('How many hazards that version has.', 4),
  'FoodAnalysis.validUntil': property('Last day on which the signed version counts.', '2029-11-02'),
};
