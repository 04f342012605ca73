import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@fsvp/contracts/core/call';
import { JSON_TEXTS } from '@fsvp/contracts/core/json-text';
import * as z from 'zod/mini';

/** Of a response: what the body of the request had and the call does not store (ADR 76). */
export const IGNORED_FIELDS_HEADER = 'ignored-fields';

/** More are counted and not named, so that a response has no long head. */
const MAX_NAMED = 20;
const MAX_NAME = 150;

type Path = readonly (string | number)[];
interface Dropped {
  path: Path;
  value: unknown;
}
interface Definition {
  shape?: Record<string, Schema>;
  catchall?: Schema;
  element?: Schema;
  valueType?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: readonly Schema[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a value that its schema accepts and drops. */
function findDropped(schema: Schema | undefined, value: unknown, path: Path = []): Dropped[] {
  const def = (schema as unknown as { _zod: { def: Definition } } | undefined)?._zod.def;
  const content = schema && JSON_TEXTS.get(schema);
  if (content && typeof value === 'string') return findDropped(content, JSON.parse(value), path);
  if (!def || value === null) return [];
  if (def.options) {
    const accepted = def.options.find((option) => z.safeParse(option, value).success);
    return findDropped(accepted, value, path);
  }
  if (def.element && Array.isArray(value))
    return value.flatMap((entry: unknown, index) => findDropped(def.element, entry, [...path, index]));
  if (!def.shape && !def.valueType) return findDropped(def.innerType ?? def.in, value, path);
  if (!isObject(value)) return [];
  const { shape, catchall = def.valueType } = def;
  return Object.entries(value).flatMap(([name, member]) => {
    const known = shape && Object.hasOwn(shape, name) ? shape[name] : catchall;
    return known ? findDropped(known, member, [...path, name]) : [{ path: [...path, name], value: member }];
  });
}

/** What a value has at a path; of a list, what each of its entries has there. */
function valuesAt(value: unknown, [name, ...rest]: Path): unknown[] {
  if (name === undefined) return [value];
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, rest));
  return isObject(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

/** A change moves them by itself. */
const MOVED = ['version', 'updatedAt'];

/**
 * The fields of a body that a call drops, by their paths. A record may be sent back as it was read: what the answer has with the
 * same value is not among them.
 */
export function findIgnoredFields(schema: Schema, body: unknown, answer: unknown): string[] {
  return findDropped(schema, body)
    .filter(({ path, value }) => {
      const answered = valuesAt(answer, path);
      const isMoved = path.length === 1 && MOVED.includes(String(path[0])) && answered.length > 0;
      return !isMoved && !answered.some((one) => isDeepStrictEqual(one, value));
    })
    .map(({ path }) => path.join('.'));
}

/** At most so many names, for a member of a response. */
export const firstIgnored = (fields: readonly string[]): string[] => fields.slice(0, MAX_NAMED);

/** A byte in a display string (RFC 9651, 4.1.11). */
const encodeByte = (byte: number) => {
  const character = String.fromCharCode(byte);
  return byte < 0x20 || byte > 0x7e || '%"'.includes(character) ? `%${byte.toString(16).padStart(2, '0')}` : character;
};

/** A name as a string (RFC 9651, 3.3.3), or as a display string (3.3.8) if it is not of ASCII. */
function encodeName(name: string): string {
  const isPlain = /^[ -~]*$/.test(name);
  const encode = (character: string) =>
    isPlain ? character.replace(/["\\]/, '\\$&') : [...Buffer.from(character)].map(encodeByte).join('');
  let encoded = '';
  for (const character of name) {
    const next = encoded + encode(character);
    if (next.length > MAX_NAME) break;
    encoded = next;
  }
  return isPlain ? `"${encoded}"` : `%"${encoded}"`;
}

/** The header's value: a list of strings (RFC 9651), the last one with the number of those that are not named. */
export function toIgnoredHeader(fields: readonly string[]): string {
  const names = firstIgnored(fields).map(encodeName).join(', ');
  return fields.length > MAX_NAMED ? `${names};more=${fields.length - MAX_NAMED}` : names;
}
