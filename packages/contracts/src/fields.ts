import * as z from 'zod/mini';

// zod compiles validators with `new Function` where it may; the page's Content-Security-Policy refuses that.
z.config({ ...z.locales.en(), jitless: 'document' in globalThis });

const MAX_TEXT = 10_000;

function isStorable(text: string): boolean {
  // PostgreSQL refuses NUL, and a lone surrogate would silently become U+FFFD.
  return !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text);
}

const storable = z.refine<string>(isStorable, 'Contains a character that cannot be stored');

// toLocaleString would load the browser's number formats anew for each of some hundred fields, before the page shows anything.
const atMost = (max: number) => `At most ${String(max).replace(/\B(?=(\d{3})+$)/g, ',')} characters`;

/** Required text: trimmed, not blank, at most `max` characters. `message` is shown when it is missing or blank. */
export function requiredText(max = MAX_TEXT, message = 'Required') {
  return z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, atMost(max)), storable);
}

/** Optional text: trimmed; blank and null both clear it (null), absent keeps it. */
export function optionalText(max = MAX_TEXT) {
  const text = z.string().check(z.trim(), z.maxLength(max, atMost(max)), storable);
  return z.optional(
    z.pipe(
      z.nullable(text),
      z.transform((value) => value || null),
    ),
  );
}

/** Optional e-mail address as a browser's e-mail input takes it; blank clears it. */
export function optionalEmail() {
  const text = z.string().check(
    z.trim(),
    z.maxLength(255, 'At most 255 characters'),
    z.refine(
      (value) => value === '' || z.regexes.html5Email.test(value),
      'Enter an e-mail address such as name@example.com',
    ),
  );
  return z.optional(
    z.pipe(
      z.nullable(text),
      z.transform((value) => value || null),
    ),
  );
}

/** A record's id (UUID of any version; v7 where the suite makes it), in small letters as the database writes it. @param message shown for what is no id */
export function uuid(message = 'Not a valid id') {
  return z.uuid(message).check(z.toLowerCase());
}
export const id = uuid();

export const idParams = z.object({ id });

/** An optional reference to another record; null and blank clear it. */
export const optionalId = z.optional(
  z.pipe(
    z.nullable(z.union([id, z.literal('')], 'Not a valid id')),
    z.transform((value) => value || null),
  ),
);

const EARLIEST = '1900-01-01T00:00:00.000Z';
const LATEST = '9999-12-31T23:59:59.999Z';

/**
 * An instant on input: ISO 8601 with any offset, or a bare date (midnight UTC, so that it keeps its day). Answers ISO 8601 in UTC.
 * @param message shown for what is absent or no date
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

/** An optional instant; null and blank clear it. */
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
  /** Decimal places the column keeps; more are refused, since rounding would change evidence. */
  scale: number;
}

/** A decimal on input: a JSON number or numeric text. Answers a number; blank text and null clear it. */
export function optionalDecimal({ min, max, scale }: DecimalRange) {
  return z.optional(
    z.pipe(
      z.nullable(z.union([z.number(), z.string()], 'Enter a number')),
      z.transform((value, context) => {
        if (value === null || (typeof value === 'string' && value.trim() === '')) return null;
        const text = String(value).trim();
        const refuse = (message: string) => {
          context.issues.push({ code: 'custom', message, input: value });
          return z.NEVER;
        };
        if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return refuse('Enter a number');
        const number = Number(text);
        if (number < min || number > max) return refuse(`Enter a number from ${min} to ${max}`);
        if ((text.split('.')[1] ?? '').replace(/0+$/, '').length > scale)
          return refuse(`At most ${scale} decimal places`);
        return number === 0 ? 0 : number;
      }),
    ),
  );
}

/** A whole number on input: a JSON number or its digits as text. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), z.string()], 'Enter a whole number'),
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

/** An optional whole number; null and blank clear it. */
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

/** True or false; a query sends them as text. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Enter true or false'),
  z.transform((value) => value === true || value === 'true'),
);

/** A query parameter that may be repeated: one value arrives as text, several as an array. Blank entries are dropped. */
export function repeated<T extends string>(values: readonly [T, ...T[]]) {
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => [value].flat().filter((entry) => entry !== '')),
      z.array(z.enum(values, `One of ${values.join(', ')}`)),
    ),
  );
}

/** A query parameter of free text that may be repeated, at most `max` times. */
export function repeatedText(max: number) {
  const entry = z.string().check(z.maxLength(1000, 'At most 1,000 characters'), storable);
  return z.optional(
    z.pipe(
      z.transform((value: string | string[]): string[] => [value].flat()),
      z.array(entry).check(z.maxLength(max, `At most ${max} values`)),
    ),
  );
}

/** `search`: what the user typed, literally. */
export const search = z.optional(z.string().check(z.trim(), z.maxLength(200, 'At most 200 characters'), storable));

export const DEFAULT_LIMIT = 50;
export const PICKER_LIMIT = 100;
/** The most rows of one page. */
export const MAX_LIMIT = 100;

/** Paging, search and order that every list accepts (decisions §1). `sortable` are the list's fields; the first is no default: lists are newest first. */
export function listQuery<S extends string>(sortable: readonly [S, ...S[]]) {
  return {
    search,
    limit: z._default(wholeNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
    offset: z._default(wholeNumber(0, 100_000_000), 0),
    sort: z.optional(z.enum(sortable, `One of ${sortable.join(', ')}`)),
    order: z.optional(z.enum(['asc', 'desc'], 'One of asc, desc')),
  };
}

/** Output: an instant as ISO 8601 text in UTC. */
export const instantOut = z.string();
/** Output: text or null. */
export const textOut = z.nullable(z.string());
/** Output: an instant or null. */
export const maybeInstantOut = z.nullable(z.string());
/** Output: a number or null. */
export const numberOut = z.nullable(z.number());

/** Output: what every stored record carries. `version` grows by one at each change and is the record's ETag. */
export const recordOut = {
  id: z.string(),
  version: z.int(),
  createdBy: textOut,
  createdAt: instantOut,
  updatedAt: instantOut,
};
