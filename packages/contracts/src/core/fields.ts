import * as z from 'zod/mini';
import { type Day, dayOfInstant, today } from './calendar-day.js';
import { type DecimalRange, readDecimal, readWholeNumber } from './number-text.js';
import { cleanText, isVisible } from './text.js';

// By default zod compiles validators with `new Function`, which the page's Content-Security-Policy blocks.
z.config({ ...z.locales.en(), jitless: 'document' in globalThis });

const MAX_TEXT = 10_000;

function isStorable(text: string): boolean {
  // PostgreSQL rejects NUL, and a lone surrogate would silently become U+FFFD.
  return !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}

const storable = z.refine<string>(isStorable, 'Contains a character that cannot be stored');

/** Texts are stored and compared in one form, whatever device they come from (ADR 0059). */
export const clean = z.overwrite<string>(cleanText);

// toLocaleString would load number formats for hundreds of fields before the page shows anything.
const atMost = (max: number) => `At most ${String(max).replace(/\B(?=(\d{3})+$)/g, ',')} characters`;

/** Required text: trimmed, with something to see, at most `max` characters. @param message for missing or blank text */
export function requiredText(max = MAX_TEXT, message = 'Required') {
  const visible = z.refine<string>((text) => text === '' || isVisible(text), message);
  return z.string(message).check(clean, z.minLength(1, message), visible, z.maxLength(max, atMost(max)), storable);
}

/** Optional text, trimmed. Text without anything to see and null clear the field (null); an absent field is unchanged. */
export function optionalText(max = MAX_TEXT) {
  const text = z.string().check(clean, z.maxLength(max, atMost(max)), storable);
  return z.optional(
    z.pipe(
      z.nullable(text),
      z.transform((value) => (value && isVisible(value) ? value : null)),
    ),
  );
}

/** Optional email address by the rule of HTML email inputs; blank clears the field. */
export function optionalEmail() {
  const text = z.string().check(
    clean,
    z.maxLength(255, 'At most 255 characters'),
    z.refine(
      (value) => value === '' || z.regexes.html5Email.test(value),
      'Enter an email address such as name@example.com',
    ),
  );
  return z.optional(
    z.pipe(
      z.nullable(text),
      z.transform((value) => value || null),
    ),
  );
}

/** A record id: a UUID of any version (the suite generates version 7), in lower case. @param message for an invalid id */
export function uuid(message = 'Not a valid id') {
  return z.uuid(message).check(z.toLowerCase());
}
export const id = uuid();

export const idParams = z.object({ id });

/** An optional reference to another record; null and blank clear the field. */
export const optionalId = z.optional(
  z.pipe(
    z.nullable(z.union([id, z.literal('')], 'Not a valid id')),
    z.transform((value) => value || null),
  ),
);

const EARLIEST = '1900-01-01T00:00:00.000Z';
const LATEST = '9999-12-31T23:59:59.999Z';
const OUTSIDE = 'Enter a date between the years 1900 and 9999';
const DATE_MESSAGE = 'Enter a date as ISO 8601, such as 2026-03-05';

type Context = z.core.ParsePayload;

function report(message: string, input: unknown, context: Context): never {
  context.issues.push({ code: 'custom', message, input });
  return z.NEVER;
}

function toInstant(value: string, context: Context): string {
  const date = new Date(value);
  const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return iso < EARLIEST || iso > LATEST ? report(OUTSIDE, value, context) : iso;
}

/**
 * Input of an instant: ISO 8601 with any offset, or a date without a time (midnight UTC). Parses to ISO 8601 in UTC.
 * @param message for a missing or invalid date
 */
export function instant(message = `${DATE_MESSAGE} or 2026-03-05T14:00:00Z`) {
  return z.pipe(z.union([z.iso.datetime({ offset: true }), z.iso.date()], message), z.transform(toInstant));
}

const dateTime = () => z.iso.datetime({ offset: true, local: true });

/** A date-time that ends with Z names an instant and no place: it is kept. Of every other one the written day counts. */
const toDate = (value: string, context: Context) =>
  toInstant(value.endsWith('Z') ? value : value.slice(0, 'yyyy-MM-dd'.length), context);

/**
 * Input of a calendar date (due, scheduled, expiry, received): a date, or a date-time, of which the written day counts (ADR 0055).
 * Parses to ISO 8601 in UTC, midnight for a day.
 * @param message for a missing or invalid date
 */
export function calendarDate(message = DATE_MESSAGE) {
  return z.pipe(z.union([dateTime(), z.iso.date()], message), z.transform(toDate));
}

/** An optional calendar date; null and blank clear the field. */
export function optionalCalendarDate() {
  return z.optional(nullableDate());
}

const nullableDate = () =>
  z.pipe(
    z.nullable(z.union([dateTime(), z.iso.date(), z.literal('')], DATE_MESSAGE)),
    z.transform((value, context) => (value ? toDate(value, context) : null)),
  );

const hasCome = (name: string) =>
  z.refine<string | null>(
    (value) => value === null || dayOfInstant(value) <= today(),
    `${name} can't be in the future`,
  );

/** Input of the calendar date on which something happened: its day has come in the suite's time zone. */
export function pastDate(name: string) {
  return z.pipe(calendarDate(`${name} is required`), z.string().check(hasCome(name)));
}

/** `pastDate` of an optional field; null and blank clear it. */
export function optionalPastDate(name: string) {
  return z.optional(z.pipe(nullableDate(), z.nullable(z.string()).check(hasCome(name))));
}

/** Input of a day, 'yyyy-MM-dd'. @param message for a missing or invalid one */
export function calendarDay(message: string) {
  return z.iso
    .date({ error: message, abort: true })
    .check(z.refine((day) => day >= EARLIEST.slice(0, 'yyyy-MM-dd'.length), OUTSIDE));
}

/** For a `calendarDay` on which something happened. @param message for one that has not come in the suite's time zone */
export const notInFuture = (message: string) => z.refine<Day>((day) => day <= today(), message);

/** A JSON number or its text. */
const numeric = (bounds: { type?: 'integer'; minimum: number; maximum: number }, message: string) =>
  z.union([z.number().check(z.meta(bounds)), z.string()], message);

type Read = (text: string) => number | string;

/** Converts to the number that `read` finds, or reports its sentence. */
const toNumber = (read: Read) => (value: string | number, context: Context) => {
  const number = read(String(value));
  return typeof number === 'number' ? number : report(number, value, context);
};

const toOptionalNumber = (read: Read) => (value: string | number | null, context: Context) =>
  value === null || String(value).trim() === '' ? null : toNumber(read)(value, context);

/** Input of a decimal: a JSON number or numeric text. Parses to a number; blank and null clear the field. */
export function optionalDecimal(range: DecimalRange) {
  const message = 'Enter a number';
  const input = z.nullable(numeric({ minimum: range.min, maximum: range.max }, message));
  return z.optional(z.pipe(input, z.transform(toOptionalNumber((text) => readDecimal(text, range, message)))));
}

/** `optionalDecimal` of a required field. @param message for a missing number */
export function decimal(range: DecimalRange, message = 'Enter a number') {
  const input = numeric({ minimum: range.min, maximum: range.max }, message);
  return z.pipe(input, z.transform(toNumber((text) => readDecimal(text, range, message))));
}

/** Input of a whole number: a JSON number or its digits as text. */
export function wholeNumber(min: number, max: number) {
  const input = numeric({ type: 'integer', minimum: min, maximum: max }, 'Enter a whole number');
  return z.pipe(input, z.transform(toNumber((text) => readWholeNumber(text, min, max))));
}

/** An optional whole number; null and blank clear the field. */
export function optionalWholeNumber(min: number, max: number) {
  const message = `Enter a whole number from ${min} to ${max}`;
  const input = z.nullable(numeric({ type: 'integer', minimum: min, maximum: max }, message));
  return z.optional(z.pipe(input, z.transform(toOptionalNumber((text) => readWholeNumber(text, min, max)))));
}

/** A boolean; in a query string it is text. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Enter true or false'),
  z.transform((value) => value === true || value === 'true'),
);

/** Of calls that answer CSV: Excel reads it as UTF-8 only with a byte order mark, which programs may not expect. */
export const csvQuery = z.object({ bom: z._default(flag, true) });

/** A repeatable query parameter: one value arrives as text, several as an array. Blank values are ignored. */
export function repeated<T extends string>(values: readonly [T, ...T[]]) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => [value].flat().filter((entry) => entry !== '')),
      z.array(z.enum(values, `One of ${values.join(', ')}`)),
    ),
  );
}

/** A repeatable query parameter of free text, at most `max` values. */
export function repeatedText(max: number) {
  const entry = z.string().check(clean, z.maxLength(1000, 'At most 1,000 characters'), storable);
  return z.optional(
    z.pipe(
      z.transform((value: string | string[]): string[] => [value].flat()),
      z.array(entry).check(z.maxLength(max, `At most ${max} values`)),
    ),
  );
}

/** A repeatable query parameter of ids, at most `max` of them. */
export function repeatedIds(max: number) {
  return z.optional(
    z.pipe(
      z.transform((value: string | string[]): string[] => [value].flat()),
      z.array(id).check(z.maxLength(max, `At most ${max} values`)),
    ),
  );
}

/** The search text, matched literally. */
export const search = z.optional(z.string().check(clean, z.maxLength(200, 'At most 200 characters'), storable));

export const DEFAULT_LIMIT = 50;
export const PICKER_LIMIT = 100;
/** Most rows of one page that has no cursor. */
export const MAX_LIMIT = 100;

/** Paging, search and order of a list (spec-map: http-11). Without `sort`, lists are newest first. */
export function pageQuery<S extends string>(sortable: readonly [S, ...S[]]) {
  return {
    search,
    limit: z._default(wholeNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
    offset: z._default(wholeNumber(0, 100_000_000), 0),
    sort: z.optional(z.enum(sortable, `One of ${sortable.join(', ')}`)),
    order: z.optional(z.enum(['asc', 'desc'], 'One of asc, desc')),
  };
}

/** Names of a record's fields, separated by commas: only these and the id are returned. The service checks the names. */
const fields = z.optional(
  z.pipe(
    z.string(),
    z.transform((names) => ['id', ...names.split(',').map((name) => name.trim())].filter(Boolean)),
  ),
);

/** The query of a call that returns one record. */
export const recordQuery = z.object({ fields });

/** `pageQuery` of a list that API clients read completely, in pages of up to 1,000 by `cursor` (ADR 0041). */
export function listQuery<S extends string>(sortable: readonly [S, ...S[]]) {
  return {
    ...pageQuery<S | 'updatedAt'>([...sortable, 'updatedAt']),
    limit: z._default(wholeNumber(1, 1000), DEFAULT_LIMIT),
    cursor: z.optional(z.string().check(z.maxLength(10_000, 'Not a cursor'))),
    updatedSince: z.optional(instant()),
    fields,
  };
}

/** In responses: an instant as ISO 8601 text in UTC. */
export const instantText = z.string();
/** In responses: text or null. */
export const nullableText = z.nullable(z.string());
/** In responses: an instant or null. */
export const nullableInstant = z.nullable(z.string());
/** In responses: a number or null. */
export const nullableNumber = z.nullable(z.number());

/** Fields of every stored record. `version` grows by one with each change and is the record's ETag. */
export const recordFields = {
  id: z.string(),
  version: z.int(),
  createdBy: nullableText,
  createdAt: instantText,
  updatedAt: instantText,
};
