import { LIBRARY_SUBTYPES } from '../reference-set.js';

/** What a hazard analysis has to consider (21 CFR 1.504(b) and (c); beyond/hazard-analysis.md, 1 and 2). */

export const HAZARD_CLASSES = ['biological', 'chemical', 'physical'] as const;
export type HazardClass = (typeof HAZARD_CLASSES)[number];
export const HAZARD_CLASS_LABELS: Record<HazardClass, string> = {
  biological: 'Biological',
  chemical: 'Chemical',
  physical: 'Physical',
};

export type HazardSubtype = (typeof LIBRARY_SUBTYPES)[HazardClass][number];
export const HAZARD_SUBTYPE_LABELS: Record<HazardSubtype, string> = {
  parasite: 'Parasite',
  environmental_pathogen: 'Environmental pathogen',
  pathogen: 'Pathogen',
  sporeformer: 'Spore-forming pathogen',
  virus: 'Virus',
  radiological: 'Radiological',
  pesticide: 'Pesticide residue',
  drug_residue: 'Drug residue',
  natural_toxin: 'Natural toxin',
  decomposition: 'Decomposition',
  unapproved_additive: 'Unapproved food or color additive',
  allergen: 'Food allergen',
  intolerance: 'Substance of intolerance',
  heavy_metal: 'Heavy metal',
  process_contaminant: 'Process contaminant',
  nutrient: 'Nutrient deficiency or toxicity',
  other: 'Other',
  glass: 'Glass',
  metal: 'Metal',
  stone: 'Stone',
  plastic: 'Plastic',
};

/** Whether a class of hazards has this subtype. */
export const isSubtypeOf = (subtype: string, of: HazardClass): boolean =>
  (LIBRARY_SUBTYPES[of] as readonly string[]).includes(subtype);

/** The twelve groups of 21 CFR 1.504(b)(1), in its order. */
export const HAZARD_GROUPS = [
  'parasites',
  'environmental_pathogens',
  'other_pathogens',
  'radiological',
  'pesticides',
  'drug_residues',
  'natural_toxins',
  'decomposition',
  'unapproved_additives',
  'allergens',
  'nutrients',
  'physical',
] as const;
export type HazardGroup = (typeof HAZARD_GROUPS)[number];
export const HAZARD_GROUP_LABELS: Record<HazardGroup, string> = {
  parasites: 'Parasites',
  environmental_pathogens: 'Environmental pathogens',
  other_pathogens: 'Other pathogens',
  radiological: 'Radiological hazards',
  pesticides: 'Pesticide residues',
  drug_residues: 'Drug residues',
  natural_toxins: 'Natural toxins',
  decomposition: 'Decomposition',
  unapproved_additives: 'Unapproved food or color additives',
  allergens: 'Food allergens',
  nutrients: 'Nutrient deficiencies or toxicities',
  physical: 'Physical hazards',
};

/** Those that may stay unanswered for covered produce (21 CFR 1.504(e)). */
export const BIOLOGICAL_GROUPS: readonly HazardGroup[] = ['parasites', 'environmental_pathogens', 'other_pathogens'];

const GROUP_OF_SUBTYPE: Partial<Record<HazardSubtype, HazardGroup>> = {
  parasite: 'parasites',
  environmental_pathogen: 'environmental_pathogens',
  pathogen: 'other_pathogens',
  sporeformer: 'other_pathogens',
  virus: 'other_pathogens',
  radiological: 'radiological',
  pesticide: 'pesticides',
  drug_residue: 'drug_residues',
  natural_toxin: 'natural_toxins',
  decomposition: 'decomposition',
  unapproved_additive: 'unapproved_additives',
  allergen: 'allergens',
  intolerance: 'allergens',
  nutrient: 'nutrients',
};

interface Kind {
  class: HazardClass;
  subtype: HazardSubtype;
  environmentalPathogen?: boolean;
}

/**
 * The groups for which a hazard is an answer: a pathogen such as Salmonella may also be an environmental pathogen of the food.
 * None for a heavy metal, a contaminant of a process and other chemicals, which no group of the rule names.
 */
export function groupsOf({ class: of, subtype, environmentalPathogen }: Kind): HazardGroup[] {
  if (of === 'physical') return ['physical'];
  const group = GROUP_OF_SUBTYPE[subtype];
  return [
    ...(group ? [group] : []),
    ...(environmentalPathogen && group !== 'environmental_pathogens' ? (['environmental_pathogens'] as const) : []),
  ];
}

/** A section of the worksheet. */
export type HazardSection = HazardGroup | 'others';
export const HAZARD_SECTIONS: readonly HazardSection[] = [...HAZARD_GROUPS, 'others'];
export const sectionOf = (hazard: Kind): HazardSection => groupsOf(hazard)[0] ?? 'others';

/** Hazards in the order of the worksheet, each with its place in the record. */
export const inSections = <H extends Kind>(hazards: readonly H[]): [hazard: H, index: number][] =>
  hazards
    .map((hazard, index): [H, number] => [hazard, index])
    .toSorted(([one], [other]) => HAZARD_SECTIONS.indexOf(sectionOf(one)) - HAZARD_SECTIONS.indexOf(sectionOf(other)));

/** Why a hazard may be in the food (21 CFR 1.504(b)(2)). */
export const HAZARD_ORIGINS = ['natural', 'unintentional', 'economic_gain'] as const;
export type HazardOrigin = (typeof HAZARD_ORIGINS)[number];
export const HAZARD_ORIGIN_LABELS: Record<HazardOrigin, string> = {
  natural: 'Occurs naturally',
  unintentional: 'Introduced unintentionally',
  economic_gain: 'Introduced for economic gain',
};

/** What the evaluation considers of the food (21 CFR 1.504(c)(3)). */
export const HAZARD_FACTORS = [
  'formulation',
  'establishment',
  'raw_materials',
  'transportation',
  'processing',
  'packaging',
  'storage',
  'intended_use',
  'sanitation',
  'other',
] as const;
export type HazardFactor = (typeof HAZARD_FACTORS)[number];
export const HAZARD_FACTOR_LABELS: Record<HazardFactor, string> = {
  formulation: 'Formulation',
  establishment: 'Establishment and equipment',
  raw_materials: 'Raw materials and ingredients',
  transportation: 'Transportation',
  processing: 'Harvesting, raising, manufacturing, processing and packing',
  packaging: 'Packaging and labeling',
  storage: 'Storage and distribution',
  intended_use: 'Intended or reasonably foreseeable use',
  sanitation: 'Sanitation and hygiene',
  other: 'Other factors, such as weather or seasons',
};

/** The row of covered produce, whose biological hazards part 112 controls (21 CFR 1.504(e)). */
export const PART_112_CODE = 'PART112';
