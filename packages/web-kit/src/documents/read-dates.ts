import { type Day, dayOf } from '@fsvp/contracts/core/calendar-day';
import { foldText } from '@fsvp/contracts/core/text';
import { DATE_LABELS, type DateLabel, MONTH_NUMBERS, RANGE_WORDS } from './date-words.js';
import { tokensOf } from './file-tokens.js';

export interface ReadDate {
  /** The day if its month comes first and if its day does; the same unless the date is ambiguous. */
  monthFirst: Day | undefined;
  dayFirst: Day | undefined;
  label: DateLabel | undefined;
}
interface Place extends ReadDate {
  start: number;
  end: number;
}

const SEPARATOR = '[ ._,-]{0,3}';
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|o|\\.)?';
const OF = '(?:de |del |of )?';
const MONTH = '([a-z]{3,10})';
const YEAR = '(\\d{4})(?!\\d)';
/** Looks ahead, so that no text that is not a date hides one, and has no repetition without a limit. */
const pattern = (date: string) => new RegExp(`(?<![\\d])(?=(${date}))`, 'g');

const YEAR_FIRST = pattern('(\\d{4})([-./ ]?)(\\d{1,2})\\3(\\d{1,2})(?!\\d)');
const YEAR_LAST = pattern('(\\d{1,2})([-./ ])(\\d{1,2})\\3(\\d{4})(?!\\d)');
const YEAR_LAST_JOINED = pattern('(\\d{2})()(\\d{2})(\\d{4})(?!\\d)');
const DAY_MONTH = pattern(`${DAY}${SEPARATOR}${OF}${MONTH}${SEPARATOR}${OF}${YEAR}`);
const MONTH_DAY = new RegExp(`(?<![a-z])(?=(${MONTH}${SEPARATOR}${DAY}${SEPARATOR}${YEAR}))`, 'g');
const YEAR_MONTH = pattern(`(\\d{4})${SEPARATOR}${MONTH}${SEPARATOR}(\\d{1,2})(?!\\d)`);
const CHINESE = pattern('(\\d{4}) ?年 ?(\\d{1,2}) ?月 ?(\\d{1,2}) ?日');
const VIETNAMESE = pattern(`(\\d{1,2}) ?thang ?(\\d{1,2}),? ?(?:nam )?${YEAR}`);

function dayOfParts(year: number, month: number | undefined, date: number): Day | undefined {
  if (year < 1990 || year > 2100 || !month || month > 12 || date < 1) return undefined;
  const ms = Date.UTC(year, month - 1, date);
  return new Date(ms).getUTCMonth() === month - 1 ? dayOf(new Date(ms)) : undefined;
}

/** All dates in a folded text, in order, without those inside of a longer one. */
function findDates(text: string): Place[] {
  const places: Place[] = [];
  const find = (dates: RegExp, read: (parts: string[]) => [Day | undefined, Day | undefined]) => {
    for (const match of text.matchAll(dates)) {
      const [, whole, ...parts] = match;
      const [monthFirst, dayFirst] = read(parts);
      if (monthFirst ?? dayFirst)
        places.push({ monthFirst, dayFirst, label: undefined, start: match.index, end: match.index + whole!.length });
    }
  };
  const certain = (year: string, month: number | undefined, date: string): [Day | undefined, Day | undefined] => {
    const day = dayOfParts(Number(year), month, Number(date));
    return [day, day];
  };
  const yearLast = ([one, , two, year]: string[]): [Day | undefined, Day | undefined] => [
    dayOfParts(Number(year), Number(one), Number(two)),
    dayOfParts(Number(year), Number(two), Number(one)),
  ];
  find(YEAR_FIRST, ([year, separator, month, date]) =>
    separator || (month!.length === 2 && date!.length === 2)
      ? certain(year!, Number(month), date!)
      : [undefined, undefined],
  );
  find(YEAR_LAST, yearLast);
  find(YEAR_LAST_JOINED, yearLast);
  find(DAY_MONTH, ([date, month, year]) => certain(year!, MONTH_NUMBERS.get(month!), date!));
  find(MONTH_DAY, ([month, date, year]) => certain(year!, MONTH_NUMBERS.get(month!), date!));
  find(YEAR_MONTH, ([year, month, date]) => certain(year!, MONTH_NUMBERS.get(month!), date!));
  find(CHINESE, ([year, month, date]) => certain(year!, Number(month), date!));
  find(VIETNAMESE, ([date, month, year]) => certain(year!, Number(month), date!));
  places.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = -1;
  return places.filter((place) => {
    if (place.start < end) return false;
    end = place.end;
    return true;
  });
}

const LABEL_OF_PHRASE: ReadonlyMap<string, DateLabel> = new Map(
  Object.entries(DATE_LABELS).flatMap(([label, words]) =>
    words.split(',').map((phrase) => [tokensOf(phrase).join(' '), label as DateLabel] as const),
  ),
);
const LONGEST_LABEL = Math.max(...[...LABEL_OF_PHRASE.keys()].map((phrase) => phrase.split(' ').length));
/** Words between a label and its date, such as '(dd/mm/yyyy):' */
const MOST_WORDS_BETWEEN = 3;
const LABEL_CHARACTERS = 80;
/** Characters between the first and the last day of a period. */
const LONGEST_BETWEEN = 20;

/** The label at the end of words, the longest that ends last. */
function labelAtEnd(tokens: readonly string[]): DateLabel | undefined {
  for (let end = tokens.length; end > Math.max(0, tokens.length - 1 - MOST_WORDS_BETWEEN); end--)
    for (let start = Math.max(0, end - LONGEST_LABEL); start < end; start++) {
      const label = LABEL_OF_PHRASE.get(tokens.slice(start, end).join(' '));
      if (label) return label;
    }
  return undefined;
}

/** The label of a date: on its line, or alone on the line above. Columns of labels above columns of dates are not read. */
function labelOf(text: string, { start }: Place, previousEnd: number): DateLabel | undefined {
  const before = text.slice(Math.max(previousEnd, start - LABEL_CHARACTERS), start);
  const lines = before.split('\n');
  const sameLine = tokensOf(lines.pop()!);
  if (sameLine.length > 0) return labelAtEnd(sameLine);
  const [above, further] = lines
    .map((line) => tokensOf(line).join(' '))
    .filter(Boolean)
    .reverse();
  // Of a column of labels, each is above another date than its own.
  if (above === undefined || (further !== undefined && LABEL_OF_PHRASE.has(further))) return undefined;
  return LABEL_OF_PHRASE.get(above);
}

/** The dates of a text, in order, each with what the words before it say. */
export function readDates(text: string): ReadDate[] {
  const folded = foldText(text);
  const places = findDates(folded);
  places.forEach((place, index) => {
    const previous = places[index - 1];
    place.label = labelOf(folded, place, previous?.end ?? 0);
    if (!previous || (previous.label !== 'from' && previous.label !== 'validity')) return;
    const between = folded.slice(previous.end, place.start);
    if (between.length > LONGEST_BETWEEN || between.includes('\n') || !RANGE_WORDS.has(tokensOf(between).join(' ')))
      return;
    previous.label = 'from';
    place.label = 'expires';
  });
  return places;
}
