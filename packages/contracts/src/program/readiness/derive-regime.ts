import type { Day } from '../../core/calendar-day.js';
import type { FoodClass } from '../qualification.js';
import {
  type Circumstances,
  type Commodity,
  type Condition,
  type EntryCode,
  type FoodFacts,
  type Regime,
} from './regime.js';

/** The circumstances of a file with the country of its supplier (ISO 3166, two capitals); null if it is unknown. */
export type FileCircumstances = Circumstances & { supplierCountry: string | null };

/** Whether an importer is very small in a year, as its signed eligibility says (21 CFR 1.500). */
export interface Eligibility {
  importerId: string;
  foodClass: FoodClass;
  year: number;
  eligible: boolean;
  signed: boolean;
}

/** The reference data in force on the day. */
export interface RegimeReferenceData {
  recognisedSystems: readonly { country: string; excludedClasses: readonly string[] }[];
}

/** A rule that fits the facts. */
export interface Candidate {
  /** Its number in the table of the specification. */
  rule: number;
  regime: Regime;
  /** Its section, such as '1.501(b)(1)'. */
  citation: string;
  entryCode: EntryCode;
  /** It counts only when a signed determination chooses it. */
  elective: boolean;
  /** Conditions that nobody has confirmed. */
  unmet: Condition[];
}

export interface Derivation {
  /** Every rule that fits, in the order in which they count. */
  candidates: Candidate[];
  /** What counts without a choice. */
  proposed: Candidate;
  /** What counts while nothing is signed. */
  fallback: Candidate;
}

/** A rule that fits, before its conditions are looked at; null if it does not fit. */
type Rule = (input: RuleInput) =>
  | (Omit<Candidate, 'rule' | 'elective' | 'unmet' | 'entryCode'> & {
      needs?: Condition[];
      entryCode?: EntryCode;
    })
  | null;

interface RuleInput {
  facts: FoodFacts;
  circumstances: FileCircumstances;
  isVerySmall: boolean;
  isRecognised: boolean;
  /** The recognition excludes classes that facts do not tell. */
  hasOtherExclusions: boolean;
}

const exempt = (citation: string, needs: Condition[], entryCode: EntryCode = 'FSX') => ({
  regime: 'exempt' as const,
  citation,
  needs,
  entryCode,
});

/** What FDA does not enforce at present, each with its own condition (FDA's guidance of January 2023, A.46). */
const NOT_ENFORCED: Partial<Record<Commodity, Condition>> = {
  food_contact_substance: 'is_contact_substance',
  grain_rac: 'grain_only_stored',
  live_animal: 'slaughtered_under_haccp',
};
const RECEIVING = { c1: '1.502(c)(1)', c2: '1.502(c)(2)', c3: '1.502(c)(3)' } as const;
const SMALL: Record<'qualified_facility' | 'farm' | 'eggs', (facts: FoodFacts) => boolean> = {
  qualified_facility: () => true,
  farm: ({ rawCommodity, commodity }) => rawCommodity && commodity !== 'grain_rac',
  eggs: ({ shellEggs }) => shellEggs,
};

/** In the order in which they count; their numbers are those of the specification (beyond/fsvp-file.md, 3). */
const RULES: readonly Rule[] = [
  ({ facts: { commodity } }) =>
    commodity === 'juice' || commodity === 'fish'
      ? exempt('1.501(b)(1)', ['subject_to_120_or_123', 'supplier_in_compliance'])
      : null,
  ({ facts: { commodity } }) =>
    commodity === 'juice_fish_ingredient'
      ? exempt('1.501(b)(2)', ['used_by_importer', 'importer_in_compliance'])
      : null,
  ({ circumstances: { purpose } }) =>
    purpose === 'research'
      ? exempt('1.501(c)', ['not_sold', 'labelled_for_research', 'small_quantity', 'declared_at_entry'], 'RNE')
      : null,
  ({ circumstances: { purpose } }) =>
    purpose === 'personal' ? exempt('1.501(d)', ['small_quantity', 'not_sold']) : null,
  ({ facts: { commodity }, circumstances: { alcoholMaker } }) =>
    commodity === 'alcoholic' && alcoholMaker
      ? exempt('1.501(e)(1)', ['permit_type_facility', 'registered_maker'])
      : null,
  ({ facts: { commodity } }) =>
    commodity === 'alcohol_ingredient'
      ? exempt('1.501(e)(3)', ['importer_makes_alcohol', 'importer_registered', 'exempt_117_5i'])
      : null,
  ({ facts: { commodity }, circumstances: { alcoholMaker } }) =>
    commodity !== 'alcoholic' && alcoholMaker
      ? exempt('1.501(e)(2)', ['prepackaged', 'at_most_5_percent_of_sales'])
      : null,
  ({ circumstances: { purpose } }) => {
    if (purpose === 'transshipment') return exempt('1.501(f)(1)', ['not_sold_in_us']);
    return purpose === 'process_and_export' ? exempt('1.501(f)(2)', ['not_sold_in_us']) : null;
  },
  ({ circumstances: { purpose } }) =>
    purpose === 'us_goods_returned' ? exempt('1.501(g)', ['made_in_us', 'no_foreign_processing']) : null,
  ({ facts: { commodity } }) =>
    commodity === 'meat_poultry_egg' ? exempt('1.501(h)', ['under_usda_at_import']) : null,
  ({ facts: { commodity } }) => {
    const condition = NOT_ENFORCED[commodity];
    return condition ? exempt('G23 A.46', [condition]) : null;
  },
  ({ circumstances: { receivingFacility } }) =>
    receivingFacility === 'no'
      ? null
      : { regime: 'deemed', citation: RECEIVING[receivingFacility], needs: ['in_compliance_117_or_507'] },
  ({ facts: { supplement }, circumstances: { furtherProcessing, supplementMaker } }) => {
    if (supplement === 'no' || !furtherProcessing || supplementMaker === 'other') return null;
    return supplementMaker === 'importer'
      ? { regime: 'ds_importer', citation: '1.511(a)', needs: ['specs_111_70', 'meets_111_73_75'] }
      : { regime: 'ds_customer', citation: '1.511(b)', needs: ['specs_111_70'] };
  },
  ({ isVerySmall }) => (isVerySmall ? { regime: 'very_small', citation: '1.512(a)(1)' } : null),
  ({ facts, circumstances: { smallSupplier } }) =>
    smallSupplier !== 'no' && SMALL[smallSupplier](facts)
      ? {
          regime: 'small_supplier',
          citation: '1.512(a)(2)',
          needs: smallSupplier === 'farm' ? ['grows_uncovered_produce'] : [],
        }
      : null,
  ({ isRecognised, hasOtherExclusions }) =>
    isRecognised
      ? { regime: 'recognised', citation: '1.513', needs: hasOtherExclusions ? ['in_recognised_scope'] : [] }
      : null,
  ({ facts: { supplement } }) => (supplement === 'finished' ? { regime: 'ds_other', citation: '1.511(c)' } : null),
  () => ({ regime: 'standard', citation: '1.502' }),
];

/** "If you choose" (21 CFR 1.512(b)) and "may" (1.513). */
const ELECTIVE = [14, 15, 16];
/** Rules that leave no choice when they count. */
const LAST_WITHOUT_CHOICE = 12;
const SUPPLEMENT_RULE = 13;
const VERY_SMALL_RULE = 14;

/**
 * The regimes that fit a file on a day (21 CFR 1.501, 1.502(c), 1.511 to 1.513). It has no clock: all that it depends on
 * is given.
 * @param eligibilities of any importer and year; only the signed one of this importer, the class of the food and the
 * year of the day counts
 */
export function deriveRegime(
  facts: FoodFacts,
  circumstances: FileCircumstances,
  importer: { id: string },
  eligibilities: readonly Eligibility[],
  { recognisedSystems }: RegimeReferenceData,
  day: Day,
): Derivation {
  const year = Number(day.slice(0, 4));
  const isVerySmall = eligibilities.some(
    (one) =>
      one.importerId === importer.id &&
      one.foodClass === facts.foodClass &&
      one.year === year &&
      one.signed &&
      one.eligible,
  );
  const system = recognisedSystems.find(({ country }) => country === circumstances.supplierCountry);
  const isRecognised =
    system !== undefined &&
    circumstances.goodStanding &&
    !circumstances.furtherProcessing &&
    !system.excludedClasses.some((excluded) => isOfClass(facts, excluded));
  const hasOtherExclusions = system?.excludedClasses.some((excluded) => !TOLD_BY_FACTS.test(excluded)) ?? false;
  const input = { facts, circumstances, isVerySmall, isRecognised, hasOtherExclusions };
  const confirmed = new Set(circumstances.confirmed);
  const candidates = RULES.flatMap((rule, at): Candidate[] => {
    const found = rule(input);
    if (!found) return [];
    const { needs = [], entryCode = 'FSV', ...candidate } = found;
    const unmet = needs.filter((condition) => !confirmed.has(condition));
    return [{ rule: at + 1, ...candidate, entryCode, elective: ELECTIVE.includes(at + 1), unmet }];
  });
  const counts = candidates.filter(({ elective, unmet }) => !elective && unmet.length === 0);
  return {
    candidates,
    proposed: counts[0]!,
    fallback: counts.find(({ rule }) => rule > VERY_SMALL_RULE)!,
  };
}

const TOLD_BY_FACTS = /supplement|animal/i;

/** The classes that a recognition leaves out, as far as facts tell them. */
function isOfClass({ supplement, foodClass, commodity }: FoodFacts, excluded: string): boolean {
  return (
    (/supplement/i.test(excluded) && supplement !== 'no') ||
    (/animal/i.test(excluded) && foodClass === 'animal') ||
    (/meat|poultry|egg products|catfish/i.test(excluded) && commodity === 'meat_poultry_egg')
  );
}

/**
 * Whether a candidate can be chosen: its conditions are met, and no rule before it leaves no choice. The stricter
 * requirements of the fallback can always be chosen; very small importers also where rule 13 fits (G23 K.31).
 */
export function canBeChosen({ rule, unmet, elective }: Candidate, { proposed, fallback }: Derivation): boolean {
  if (unmet.length > 0) return false;
  if (rule === proposed.rule || rule === fallback.rule) return true;
  if (!elective || proposed.rule <= LAST_WITHOUT_CHOICE) return false;
  return proposed.rule !== SUPPLEMENT_RULE || rule === VERY_SMALL_RULE;
}

/** What APP-1 says of the determination: `stale` if its regime can no longer be derived. */
export type DeterminationState = 'satisfied' | 'absent' | 'stale';

/**
 * The regime that counts: the chosen one if it was signed and can be derived on the day, else the fallback.
 * @param chosen by the signed determination; null without one
 */
export function effectiveRegime(
  derivation: Derivation,
  chosen: Regime | null,
): { effective: Candidate; determination: DeterminationState } {
  if (chosen === null) return { effective: derivation.fallback, determination: 'absent' };
  const effective = derivation.candidates.find(
    (candidate) => candidate.regime === chosen && canBeChosen(candidate, derivation),
  );
  return effective
    ? { effective, determination: 'satisfied' }
    : { effective: derivation.fallback, determination: 'stale' };
}

/** The amounts of a year in US dollars. */
export interface YearlySales {
  year: number;
  sales: number;
  /** Value of food that was imported, made, packed or held without a sale. */
  valueWithoutSale: number;
}

/**
 * Whether an importer is very small: the average of its three years is less than that of the cut-offs (21 CFR 1.500).
 * @param cutoffs as many as years
 */
export function verySmallEligibility(
  years: readonly YearlySales[],
  cutoffs: readonly number[],
): { average: number; cutoff: number; eligible: boolean } {
  const total = years.reduce((sum, { sales, valueWithoutSale }) => sum + sales + valueWithoutSale, 0);
  const limit = cutoffs.reduce((sum, amount) => sum + amount, 0);
  return { average: total / years.length, cutoff: limit / cutoffs.length, eligible: total < limit };
}
