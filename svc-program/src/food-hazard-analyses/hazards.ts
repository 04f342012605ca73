import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { needsControl } from '@fsvp/contracts/program/food-hazard-analyses/find-conditions';
import {
  EMPTY_HAZARD,
  isJudgedAnew,
  hazardScore,
  type AnalysisHazard,
  type AnalysisHazardInput,
} from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import {
  type AnalysedFacts,
  type FactorAnswer,
  type GroupAnswer,
  type OriginAnswer,
  type Outcome,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  HAZARD_FACTORS,
  HAZARD_GROUPS,
  HAZARD_ORIGINS,
  PART_112_CODE,
  type HazardSubtype,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { newId } from '@fsvp/service-kit/database/columns';

/**
 * A row as it is stored, with what the server keeps of the row that it replaces.
 * @param adoptedFrom of a row that was removed from the draft before
 */
export function toHazard(
  input: AnalysisHazardInput,
  stored: AnalysisHazard | undefined,
  adoptedFrom: string | null = null,
): AnalysisHazard {
  const { hazardKey = newId(), toCheck, subtype, ...fields } = input;
  const isTouched = !stored || isJudgedAnew(stored, fields);
  return {
    ...fields,
    subtype: subtype as HazardSubtype,
    hazardKey,
    score: hazardScore(fields),
    requiredByPart112: false,
    toCheck: toCheck === undefined ? (isTouched ? null : stored.toCheck) : toCheck,
    adoptedFrom: stored?.adoptedFrom ?? adoptedFrom,
  };
}

/** The row of covered produce, whose answers the rule gives (21 CFR 1.504(e); FDA's guidance of 2023, D.11 and F.18). */
const part112Row = (): AnalysisHazard => ({
  ...EMPTY_HAZARD,
  hazardKey: newId(),
  libraryCode: PART_112_CODE,
  name: 'Biological hazards of covered produce',
  class: 'biological',
  subtype: 'pathogen',
  foreseeable: true,
  foreseeableReason: '21 CFR 1.504(e): for covered produce these hazards need not be determined.',
  requiresControl: true,
  requiresControlReason: '21 CFR part 112 is meant to control them.',
  sahcodha: true,
  sahcodhaReason: 'Pathogens in produce that is eaten raw can cause serious illness or death.',
});

/** Adds or removes the row of part 112, as the facts of the food demand. */
export function withPart112(hazards: readonly AnalysisHazard[], { coveredProduce }: AnalysedFacts): AnalysisHazard[] {
  const others = hazards.filter(({ requiredByPart112 }) => !requiredByPart112);
  if (!coveredProduce) return others;
  const own = hazards.find(({ requiredByPart112 }) => requiredByPart112);
  return [...others, own ?? { ...part112Row(), requiredByPart112: true }];
}

/** The outcome of an analysis: how many hazards require a control. */
export function outcomeOf(
  hazards: readonly AnalysisHazard[],
  facts: AnalysedFacts,
): { outcome: Outcome; controlCount: number } {
  const controlCount = hazards.filter((hazard) => needsControl(hazard, facts)).length;
  return { outcome: controlCount ? 'controls_required' : 'no_controls_required', controlCount };
}

/** Every member of a list in its order: the given answer, else the one so far, else none. */
function mergeAnswers<K extends string, A>(
  members: readonly K[],
  keyOf: (answer: A) => K,
  lists: readonly (readonly A[])[],
  empty: (member: K) => A,
): A[] {
  return members.map((member) => lists.flat().find((answer) => keyOf(answer) === member) ?? empty(member));
}

const NUTRIENTS_OF_HUMAN_FOOD = 'Considered for food for animals only (21 CFR 1.504(b)(1)).';

/** For human food the group of nutrients is answered by the rule. */
export const mergeGroups = (
  given: readonly GroupAnswer[],
  stored: readonly GroupAnswer[],
  facts: AnalysedFacts,
): GroupAnswer[] =>
  mergeAnswers(
    HAZARD_GROUPS,
    ({ group }) => group,
    // Answered by a person, and not by the rule for human food.
    [given, stored].map((answers) => answers.filter(({ reason }) => reason !== NUTRIENTS_OF_HUMAN_FOOD)),
    (group) =>
      group === 'nutrients' && facts.foodClass === 'human'
        ? { group, answer: 'none' as const, reason: NUTRIENTS_OF_HUMAN_FOOD }
        : { group, answer: null, reason: null },
  );

export const mergeOrigins = (given: readonly OriginAnswer[], stored: readonly OriginAnswer[]): OriginAnswer[] =>
  mergeAnswers(
    HAZARD_ORIGINS,
    ({ origin }) => origin,
    [given, stored],
    (origin) => ({ origin, reason: null }),
  );

export const mergeFactors = (given: readonly FactorAnswer[], stored: readonly FactorAnswer[]): FactorAnswer[] =>
  mergeAnswers(
    HAZARD_FACTORS,
    ({ factor }) => factor,
    [given, stored],
    (factor) => ({ factor, effect: null }),
  );

const KIND_OF_TYPE: Record<HazardAnalysis['hazardType'], Pick<AnalysisHazard, 'class' | 'subtype'>> = {
  biological: { class: 'biological', subtype: 'pathogen' },
  chemical: { class: 'chemical', subtype: 'other' },
  physical: { class: 'physical', subtype: 'other' },
  radiological: { class: 'chemical', subtype: 'radiological' },
};

const MAX_NAME = 120;
const MAX_REASON = 2000;

/** A row of what was written of a supplier's hazard. Its likelihood may be that with controls, so a person has to check it. */
export function adopt(seed: HazardAnalysis): AnalysisHazard {
  const description = seed.hazardDescription;
  const { severity, likelihood: probability } = seed;
  const controls = [seed.preventiveControls, seed.monitoringProcedures].filter(Boolean).join('\n');
  return {
    ...EMPTY_HAZARD,
    ...KIND_OF_TYPE[seed.hazardType],
    hazardKey: newId(),
    name: [...description].slice(0, MAX_NAME).join('').trim(),
    note: [...description].slice(0, MAX_REASON).join(''),
    severity,
    probability,
    score: hazardScore({ severity, probability }),
    expectedControl: [...controls].slice(0, MAX_REASON).join('') || null,
    toCheck: 'probability',
    adoptedFrom: seed.id,
  };
}
