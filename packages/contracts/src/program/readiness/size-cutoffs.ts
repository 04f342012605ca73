import type { FoodClass } from '../qualification.js';

/** The cut-offs of very small importers (21 CFR 1.500), which FDA publishes in editions, adjusted for inflation. */

/** An amount in US dollars of a calendar year. */
export interface SizeCutoff {
  year: number;
  amount: number;
  /** Year of publication; a set of an earlier release has none. */
  edition?: number | null | undefined;
}

/** The amounts of the rule, before they are adjusted for inflation. */
const UNADJUSTED: Record<FoodClass, number> = { human: 1_000_000, animal: 2_500_000 };

const AND = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The three amounts that an importer is judged by. Editions are computed with different deflators and are never mixed. Without an
 * edition that has all three years, the last three of the newest edition count, which are lower.
 * @param needed the three years
 * @param cutoffs in force, of the food class
 * @returns `basis` says in words which amounts they are
 */
export function chooseCutoffs(
  needed: readonly number[],
  foodClass: FoodClass,
  cutoffs: readonly SizeCutoff[],
): { amounts: number[]; basis: string } {
  const editions = groupEditions(cutoffs);
  for (const [edition, byYear] of editions)
    if (needed.every((year) => byYear.has(year)))
      return { amounts: needed.map((year) => byYear.get(year)!), basis: nameEdition(edition) };

  for (const [edition, byYear] of editions) {
    const last = [...byYear.keys()].sort((one, other) => one - other).slice(-needed.length);
    if (last.length < needed.length || last.at(-1)! >= needed.at(-1)!) continue;
    const missing = AND.format(needed.filter((year) => !byYear.has(year)).map(String));
    return {
      amounts: last.map((year) => byYear.get(year)!),
      basis: `${nameEdition(edition)}: FDA's amounts for ${missing} were not loaded; judged by ${yearsText(last)}, which are lower`,
    };
  }
  return {
    amounts: needed.map(() => UNADJUSTED[foodClass]),
    basis: `FDA's amounts for ${AND.format(needed.map(String))} were not loaded; judged by the amount of 21 CFR 1.500 before it is adjusted for inflation`,
  };
}

/** The amounts of each edition by year: the newest edition first, and last the one without a name. */
function groupEditions(cutoffs: readonly SizeCutoff[]): [number, Map<number, number>][] {
  const editions = new Map<number, Map<number, number>>();
  for (const { year, amount, edition } of cutoffs) {
    const byYear = editions.get(edition ?? 0) ?? new Map<number, number>();
    editions.set(edition ?? 0, byYear.set(year, amount));
  }
  return [...editions].sort(([one], [other]) => other - one);
}

const nameEdition = (edition: number): string =>
  edition ? `FDA's edition of ${edition}` : 'Amounts without an edition';

const yearsText = (years: readonly number[]): string =>
  years.at(-1)! - years[0]! === years.length - 1 ? `${years[0]}-${years.at(-1)}` : AND.format(years.map(String));
