import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { DocumentType } from '@fsvp/contracts/documents/document';
import { readKind } from './document-words.js';
import { splitCase, tokensOf } from './file-tokens.js';
import { type ReadDate, readDates } from './read-dates.js';
import { languageOfName, languageOfText, namedLanguage } from './read-language.js';
import { type KnownSupplier, readSupplier } from './read-supplier.js';

export type { KnownSupplier } from './read-supplier.js';

export interface FileToGuess {
  name: string;
  /** With the folders that were dropped, such as 'Bay Seafood/Audits/2026.pdf'. */
  path?: string | undefined;
  /** Of the first page. */
  text?: string | undefined;
}

export type GuessSource = 'name' | 'folder' | 'first page';
export type GuessedField = 'title' | 'type' | 'documentDate' | 'expirationDate' | 'supplierId' | 'language';

export interface FileGuess {
  title: string;
  type?: DocumentType;
  documentDate?: Day;
  expirationDate?: Day;
  supplierId?: string;
  /** Of ISO 639-1. */
  language?: string;
  /** Where each guessed field was read. */
  sources: Partial<Record<GuessedField, GuessSource>>;
}

const LONGEST_NAME = 255;
const LONGEST_PATH = 1000;
const LONGEST_TEXT = 20_000;
/** The part of a first page that names its kind. */
const HEADING = 400;
/** Names that scanners, cameras and messengers give: their date is not that of the document. */
const GIVEN_BY_DEVICE = /^(scan|scanned|img|image|dsc|pxl|photo|screenshot|whatsapp|capture|camscanner|foto)$/;

/** 'Letter of Bay Seafood' of 'Letter_of-Bay Seafood.pdf' */
export function titleOfFile(fileName: string): string {
  const words = withoutEnding(fileName.slice(-LONGEST_PATH))
    .replace(/[_\s]/g, ' ')
    .replace(/(?<=\p{L})-|-(?=\p{L})/gu, ' ');
  return words.split(' ').filter(Boolean).join(' ').slice(0, LONGEST_NAME).trim() || fileName.slice(0, LONGEST_NAME);
}
const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '');

/** The first of the readings that is one. */
function firstOf<T>(...readings: [source: GuessSource, read: () => T | undefined][]) {
  for (const [source, read] of readings) {
    const value = read();
    if (value !== undefined) return { source, value };
  }
  return undefined;
}

type Order = 'monthFirst' | 'dayFirst' | undefined;

/** Countries that write the month first, the year first, or either. All others write the day first. */
const NOT_DAY_FIRST =
  /^(us|usa|united states( of america)?|ca|canada|ph|philippines|cn|china|jp|japan|kr|south korea|korea|tw|taiwan|hu|hungary)$/i;

/** The order of day and month in a text: that of its unambiguous dates, else that of its language or country. */
function orderOf(dates: readonly ReadDate[], language: string | undefined, country?: string | null): Order {
  const certain = new Set<Order>();
  for (const { monthFirst, dayFirst } of dates)
    if (!monthFirst !== !dayFirst) certain.add(monthFirst ? 'monthFirst' : 'dayFirst');
  if (certain.size > 0) return certain.size === 1 ? [...certain][0] : undefined;
  if (language && language !== 'en' && language !== 'zh') return 'dayFirst';
  if (!country) return undefined;
  if (/^(us|usa|united states( of america)?)$/i.test(country)) return 'monthFirst';
  return NOT_DAY_FIRST.test(country) ? undefined : 'dayFirst';
}

interface KnownDate {
  day: Day;
  label: ReadDate['label'];
}

function decideOrder(dates: readonly ReadDate[], order: Order): KnownDate[] {
  return dates.flatMap(({ monthFirst, dayFirst, label }) => {
    const isCertain = monthFirst === dayFirst || !monthFirst || !dayFirst;
    const day = isCertain ? (monthFirst ?? dayFirst) : order && (order === 'dayFirst' ? dayFirst : monthFirst);
    return day ? [{ day, label }] : [];
  });
}

/** The only day of dates with a label; undefined if there are several. */
function onlyDay(dates: readonly KnownDate[], labels: readonly ReadDate['label'][]): Day | undefined {
  const days = new Set(dates.filter(({ label }) => labels.includes(label)).map(({ day }) => day));
  return days.size === 1 ? [...days][0] : undefined;
}

const CERTIFYING: ReadonlySet<DocumentType | undefined> = new Set(['certificate', 'registration']);

/**
 * What name, folder and first page of a file say of the document that it is. A field is guessed only where one reading is better than all
 * others: not a supplier if two fit, nor a day if 03/04/2026 may be one of two.
 * @param suppliers keep the array for all files: it is indexed once
 */
export function guessFile(
  { name, path = '', text = '' }: FileToGuess,
  suppliers: readonly KnownSupplier[],
  today: Day,
): FileGuess {
  const words = withoutEnding(name.slice(-LONGEST_NAME)).replaceAll('_', ' ');
  const tokens = tokensOf(splitCase(words));
  const folders = path.slice(-LONGEST_PATH).split(/[/\\]/).slice(0, -1).reverse();
  const page = text.slice(0, LONGEST_TEXT);
  const inFolder = <T>(read: (folder: string) => T | undefined): T | undefined => {
    for (const folder of folders) {
      const value = read(folder);
      if (value !== undefined) return value;
    }
    return undefined;
  };

  const kindOf = (words: string, weight: number) => {
    const kind = readKind(tokensOf(splitCase(words)));
    return kind.type && kind.weight >= weight && kind.type !== 'receiving_inspection' ? kind.type : undefined;
  };
  const type = firstOf(
    ['name', () => kindOf(words, 2)],
    ['folder', () => inFolder((folder) => kindOf(folder, 2))],
    ['first page', () => kindOf(page.slice(0, HEADING), 2)],
    ['name', () => kindOf(words, 1)],
    ['folder', () => inFolder((folder) => kindOf(folder, 1))],
  );
  const places = `${words} ${folders.join(' ')}`;
  const supplier = firstOf(
    ['name', () => readSupplier(words, suppliers, places, true)],
    ['folder', () => inFolder((folder) => readSupplier(folder, suppliers, places, true))],
    ['first page', () => readSupplier(page, suppliers, places, false)],
  );
  const language = firstOf(
    ['name', () => namedLanguage(withoutEnding(name.slice(-LONGEST_NAME)))],
    ['first page', () => languageOfText(tokensOf(page))],
    ['name', () => languageOfName(tokens)],
  );

  const read = (words: string, country?: string | null) => {
    const dates = readDates(words);
    return decideOrder(dates, orderOf(dates, language?.value, country));
  };
  const inName = read(words);
  const inFolders = read(folders.join('\n'));
  const onPage = read(page, supplier?.value.country);
  const past = (dates: readonly KnownDate[]) => dates.filter(({ day }) => day <= today);
  const future = (dates: readonly KnownDate[]) => dates.filter(({ day }) => day > today);
  const isOfDevice = tokens.some((token) => GIVEN_BY_DEVICE.test(token));
  const pageLabel = (['issued', 'dated', undefined, 'from'] as const).find((label) =>
    past(onPage).some((date) => date.label === label),
  );
  const documentDate = firstOf(
    ['name', () => onlyDay(past(inName), ['issued'])],
    ['first page', () => (pageLabel === 'issued' ? onlyDay(past(onPage), ['issued']) : undefined)],
    ['name', () => (isOfDevice ? undefined : onlyDay(past(inName), ['dated', undefined]))],
    ['folder', () => onlyDay(past(inFolders), ['issued', 'dated', undefined])],
    ['first page', () => onlyDay(past(onPage), [pageLabel])],
    ['name', () => onlyDay(past(inName), ['from'])],
  );
  const expirationDate = firstOf(
    ['name', () => onlyDay(inName, ['expires'])],
    // On an analysis it is the end of the product's shelf life.
    ['first page', () => (type?.value === 'test_result' ? undefined : onlyDay(onPage, ['expires']))],
    ['name', () => (CERTIFYING.has(type?.value) ? onlyDay(future(inName), ['validity', undefined]) : undefined)],
    ['first page', () => (CERTIFYING.has(type?.value) ? onlyDay(future(onPage), ['validity']) : undefined)],
  );
  const hasOrder = !documentDate || !expirationDate || documentDate.value < expirationDate.value;

  const guess: FileGuess = { title: titleOfFile(name), sources: { title: 'name' } };
  const set = <F extends Exclude<GuessedField, 'title'>>(
    field: F,
    found: { source: GuessSource; value: NonNullable<FileGuess[F]> } | undefined,
  ) => {
    if (!found) return;
    guess[field] = found.value;
    guess.sources[field] = found.source;
  };
  set('type', type);
  set('documentDate', documentDate);
  set('expirationDate', hasOrder ? expirationDate : undefined);
  set('supplierId', supplier && { source: supplier.source, value: supplier.value.id });
  set('language', language);
  return guess;
}
