import {
  checkAfter,
  EMPTY_HAZARD,
  hazardScore,
  type AnalysisHazard,
  type AnalysisHazardInput,
} from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import { type FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  groupsOf,
  type HazardSection,
  type HazardSubtype,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';

/** What a person writes into a draft. */
export type Content = Pick<
  FoodHazardAnalysis,
  | 'basis'
  | 'covers'
  | 'consumers'
  | 'considered'
  | 'originsConsidered'
  | 'factors'
  | 'sources'
  | 'reviewed'
  | 'hazards'
  | 'toCheck'
>;

export function contentOf(analysis: FoodHazardAnalysis): Content {
  const { basis, covers, consumers, considered, originsConsidered, factors, sources, reviewed, hazards, toCheck } =
    analysis;
  return { basis, covers, consumers, considered, originsConsidered, factors, sources, reviewed, hazards, toCheck };
}

/** A row as it is sent: what the server adds is left out. */
export function toInput(hazard: AnalysisHazard): AnalysisHazardInput {
  const { score: _, requiredByPart112: __, adoptedFrom: ___, ...input } = hazard;
  return input;
}

/** Hazards that no group of 21 CFR 1.504(b)(1) names, such as a heavy metal, have a section of their own. */
export type Section = HazardSection;

/** The kind that a new row of a section has. */
const KINDS: Record<Section, Pick<AnalysisHazard, 'class' | 'subtype'>> = {
  parasites: { class: 'biological', subtype: 'parasite' },
  environmental_pathogens: { class: 'biological', subtype: 'environmental_pathogen' },
  other_pathogens: { class: 'biological', subtype: 'pathogen' },
  radiological: { class: 'chemical', subtype: 'radiological' },
  pesticides: { class: 'chemical', subtype: 'pesticide' },
  drug_residues: { class: 'chemical', subtype: 'drug_residue' },
  natural_toxins: { class: 'chemical', subtype: 'natural_toxin' },
  decomposition: { class: 'chemical', subtype: 'decomposition' },
  unapproved_additives: { class: 'chemical', subtype: 'unapproved_additive' },
  allergens: { class: 'chemical', subtype: 'allergen' },
  nutrients: { class: 'chemical', subtype: 'nutrient' },
  physical: { class: 'physical', subtype: 'other' },
  others: { class: 'chemical', subtype: 'heavy_metal' },
};

/** crypto.randomUUID exists on secure pages only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function newHazard(section: Section, hazardKey: string = newKey()): AnalysisHazard {
  return {
    ...EMPTY_HAZARD,
    hazardKey,
    ...KINDS[section],
    name: '',
  };
}

/** A row with changed fields, and what follows from them. */
export function changeHazard(hazard: AnalysisHazard, changes: Partial<AnalysisHazard>): AnalysisHazard {
  const changed = { ...hazard, ...changes };
  return {
    ...changed,
    score: hazardScore(changed),
    toCheck: 'toCheck' in changes ? changed.toCheck : checkAfter(hazard, changed),
  };
}

/** A row of the hazard library. */
export interface LibraryHazard {
  code: string;
  name: string;
  class: AnalysisHazard['class'];
  subtype: HazardSubtype;
  synonyms: readonly string[];
  severity: NonNullable<AnalysisHazard['severity']>;
  note: string | null;
}

/** What a row takes from the library. A severity that was chosen stays. */
export const fromLibrary = (
  { code, name, class: of, subtype, severity }: LibraryHazard,
  hazard: AnalysisHazard,
): Partial<AnalysisHazard> => ({
  libraryCode: code,
  name,
  class: of,
  subtype,
  severity: hazard.severity ?? severity,
});

/** A listed hazard is the answer "found" of its groups; without one, that answer is open again. */
export function answerGroups(content: Content): Content {
  const present = new Set(
    content.hazards.filter(({ requiredByPart112 }) => !requiredByPart112).flatMap((hazard) => groupsOf(hazard)),
  );
  let isChanged = false;
  const considered = content.considered.map((one) => {
    const answer = present.has(one.group) ? (one.answer ?? 'found') : one.answer === 'found' ? null : one.answer;
    if (answer === one.answer) return one;
    isChanged = true;
    return { ...one, answer };
  });
  return isChanged ? { ...content, considered } : content;
}
