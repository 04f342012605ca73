/**
 * Cut-offs as they are copied from FDA's page: lines with a year and the amounts of several baselines, of which that of $1,000,000 is
 * for human food and that of $2,500,000 for food for animals (21 CFR 1.500).
 */

interface Cutoff {
  year: number;
  foodClass: 'human' | 'animal';
  amount: number;
}

/** Adjusted amounts of a baseline: inflation has not doubled them. */
const CLASSES = [
  { foodClass: 'human', baseline: 1_000_000 },
  { foodClass: 'animal', baseline: 2_500_000 },
] as const;
const ANIMAL_TO_HUMAN = 2.5;

const YEAR = /(?<![\d,.$–-])20\d{2}(?![\d,.–-])/g;
const AMOUNT = /\d{1,3}(?:,\d{3}){2,}|\d{7,}/g;

/** Lines with another number of years than one are no rows; an amount that could be two things is left out. */
export function readCutoffs(pasted: string): Cutoff[] {
  return pasted.split('\n').flatMap((line) => {
    const years = line.match(YEAR) ?? [];
    if (years.length !== 1) return [];
    const amounts = (line.match(AMOUNT) ?? []).map((text) => Number(text.replaceAll(',', '')));
    const found = CLASSES.flatMap(({ foodClass, baseline }): Cutoff[] => {
      const fitting = amounts.filter((amount) => amount > baseline && amount < 2 * baseline);
      return fitting.length === 1 ? [{ year: Number(years[0]), foodClass, amount: fitting[0]! }] : [];
    });
    const human = found.find(({ foodClass }) => foodClass === 'human');
    if (!human || found.length > 1) return found;
    return [...found, { ...human, foodClass: 'animal' as const, amount: Math.floor(human.amount * ANIMAL_TO_HUMAN) }];
  });
}

/** The text that is loaded; empty if there are no rows. */
export function cutoffsCsv(pasted: string, edition: unknown, baseYear: unknown): string {
  const rows = readCutoffs(pasted).map(({ year, foodClass, amount }) =>
    [year, foodClass, amount, edition ?? '', baseYear ?? ''].join(','),
  );
  return rows.length ? ['year,foodClass,amount,edition,baseYear', ...rows].join('\n') : '';
}

/** The year of the newest edition that FDA has published by a day: about every April there is one. */
export const editionOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
