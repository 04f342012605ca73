export type DayOrder = 'ymd' | 'mdy' | 'dmy';

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)$/;
const OTHER = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d\d)(?: .*)?$/;

const format = (year: string, month: string, day: string) =>
  `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A day of a table as YYYY-MM-DD; a time behind it is left out.
 * @param order of the parts of a day that does not begin with its year
 * @returns the cell as it is if it is not such a day
 */
export function readDay(cell: string, order: DayOrder): string {
  const [, year, month, day] = ISO.exec(cell) ?? COMPACT.exec(cell) ?? [];
  if (year && month && day) return format(year, month, day);
  const [, first, second, last] = OTHER.exec(cell) ?? [];
  if (!first || !second || !last || order === 'ymd') return cell;
  return order === 'mdy' ? format(last, first, second) : format(last, second, first);
}

/** The order that the days of a column have; undefined if they can be read in two ways. */
export function findDayOrder(cells: readonly string[]): DayOrder | undefined {
  const others = cells.flatMap((cell) => {
    const [, first, second] = OTHER.exec(cell) ?? [];
    return first && second ? [[Number(first), Number(second)] as const] : [];
  });
  if (others.length === 0) return 'ymd';
  const canBe = (month: 0 | 1) => others.every((parts) => parts[month] <= 12);
  if (canBe(0) && canBe(1)) return undefined;
  return canBe(0) ? 'mdy' : canBe(1) ? 'dmy' : undefined;
}
