import * as z from 'zod/mini';
import { dayOfInstant, today } from './calendar-day.js';

// By default zod compiles validators with `new Function`, which the page's Content-Security-Policy blocks.
z.config({ ...z.locales.en(), jitless: 'document' in globalThis });

const MAX_TEXT = 10_000;

function isStorable(text: string): boolean {
  // PostgreSQL rejects NUL, and a lone surrogate would silently become U+FFFD.
  return !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}

const storable = z.refine<string>(isStorable, 'Contains a character that cannot be stored');

// toLocaleString would load number formats for hundreds of fields before the page shows anything.
const atMost = (max: number) => `At most ${String(max).replace(/\B(?=(\d{3})+$)/g, ',')} characters`;

/** Required text: trimmed, not blank, at most `max` characters. @param message for missing or blank text */
export function requiredText(max = MAX_TEXT, message = 'Required') {
  return z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, atMost(max)), storable);
}

/** Optional text, trimmed. Blank and null clear the field (null); an absent field is unchanged. */
export function optionalText(max = MAX_TEXT) {
  const text = z.string().check(z.trim(), z.maxLength(max, atMost(max)), storable);
  return z.optional(
    z.pipe(
      z.nullable(text),
      z.transform((value) => value || null),
    ),
  );
}

/** Optional email address by the rule of HTML email inputs; blank clears the field. */
export function optionalEmail() {
  const text = z.string().check(
    z.trim(),
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

/**
 * Input of an instant: ISO 8601 with any offset, or a date without a time (midnight UTC). Parses to ISO 8601 in UTC.
 * @param message for a missing or invalid date
 */
export function instant(message = 'Enter a date as ISO 8601, such as 2026-03-05 or 2026-03-05T14:00:00Z') {
  return z.pipe(
    z.union([z.iso.datetime({ offset: true }), z.iso.date()], message),
    z.transform((value, context) => {
      const date = new Date(value);
      const iso = Number.isNaN(date.getTime()) ? '' : date.toISOString();
      if (iso < EARLIEST || iso > LATEST) {
        context.issues.push({ code: 'custom', message: 'Enter a date between the years 1900 and 9999', input: value });
        return z.NEVER;
      }
      return iso;
    }),
  );
}

/** Input of an instant whose day has come in the suite's time zone. */
export function pastInstant(name: string) {
  const notInFuture = z.refine<string>((value) => dayOfInstant(value) <= today(), `${name} can't be in the future`);
  return z.pipe(instant(`${name} is required`), z.string().check(notInFuture));
}

/** An optional instant; null and blank clear the field. */
export function optionalInstant() {
  return z.optional(
    z.union(
      [
        instant(),
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        z.null(),
      ],
      'Enter a date as ISO 8601, such as 2026-03-05',
    ),
  );
}

/** Bounds of a stored `numeric` column. */
export interface DecimalRange {
  min: number;
  max: number;
  /** Decimal places of the column. More are rejected, since rounding would change evidence. */
  scale: number;
}

/** Why text is not a decimal of a range, or its number. */
function readDecimal(text: string, { min, max, scale }: DecimalRange, missing: string): number | string {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return missing;
  const number = Number(text);
  if (number < min || number > max) return `Enter a number from ${min} to ${max}`;
  if ((text.split('.')[1] ?? '').replace(/0+$/, '').length > scale) return `At most ${scale} decimal places`;
  return number === 0 ? 0 : number;
}

/** Input of a decimal: a JSON number or numeric text. Parses to a number; blank and null clear the field. */
export function optionalDecimal(range: DecimalRange) {
  const { min, max } = range;
  return z.optional(
    z.pipe(
      z.nullable(z.union([z.number().check(z.meta({ minimum: min, maximum: max })), z.string()], 'Enter a number')),
      z.transform((value, context) => {
        if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
        const number = readDecimal(String(value).trim(), range, 'Enter a number');
        if (typeof number === 'number') return number;
        context.issues.push({ code: 'custom', message: number, input: value });
        return z.NEVER;
      }),
    ),
  );
}

/** `optionalDecimal` of a required field. @param message for a missing number */
export function decimal(range: DecimalRange, message = 'Enter a number') {
  const { min, max } = range;
  return z.pipe(
    z.union([z.number().check(z.meta({ minimum: min, maximum: max })), z.string()], message),
    z.transform((value, context) => {
      const number = readDecimal(String(value).trim(), range, message);
      if (typeof number === 'number') return number;
      context.issues.push({ code: 'custom', message: number, input: value });
      return z.NEVER;
    }),
  );
}

/** Input of a whole number: a JSON number or its digits as text. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.union(
      [z.number().check(z.meta({ type: 'integer', minimum: min, maximum: max })), z.string()],
      'Enter a whole number',
    ),
    z.transform((value, context) => {
      const number = typeof value === 'string' && !/^\s*[+-]?\d+\s*$/.test(value) ? Number.NaN : Number(value);
      if (!Number.isInteger(number) || number < min || number > max) {
        context.issues.push({ code: 'custom', message: `Enter a whole number from ${min} to ${max}`, input: value });
        return z.NEVER;
      }
      return number;
    }),
  );
}

/** An optional whole number; null and blank clear the field. */
export function optionalWholeNumber(min: number, max: number) {
  return z.optional(
    z.union(
      [
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        z.null(),
        wholeNumber(min, max),
      ],
      `Enter a whole number from ${min} to ${max}`,
    ),
  );
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
  const entry = z.string().check(z.maxLength(1000, 'At most 1,000 characters'), storable);
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
export const search = z.optional(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'), storable));

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
