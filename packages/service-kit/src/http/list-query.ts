import type { CallDefinition, Schema } from '@fsvp/contracts/core/call';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import type { FieldError } from '@fsvp/contracts/core/problem';

/** More are not named, so that an answer is not longer than its request. */
const MAX_NAMED = 20;

interface Definition {
  shape?: Record<string, Schema>;
  element?: Schema;
  /** Of an object that may have further members. */
  catchall?: Schema;
}
const definitionOf = (schema: Schema | undefined): Definition =>
  (schema as unknown as { _zod: { def: Definition } } | undefined)?._zod.def ?? {};

const isList = (call: CallDefinition) => 'cursor' in (definitionOf(call.query).shape ?? {});

/** The names of a record's fields in the response of a call: of one record, or of a list of records. */
export function fieldsOf(call: CallDefinition): string[] {
  const { shape, element } = definitionOf(call.response);
  const record = isList(call)
    ? definitionOf(
        element ??
          Object.values(shape ?? {})
            .map(definitionOf)
            .find((member) => member.element)?.element,
      )
    : { shape };
  return Object.keys(record.shape ?? {});
}

/**
 * What is wrong with a query beyond its single values: parameters that the call does not have, unknown fields, and
 * parameters that exclude each other.
 * @param given the query as received
 * @param parsed the query as parsed; undefined if a value was invalid
 */
export function checkQuery(call: CallDefinition, given: Record<string, unknown>, parsed: unknown): FieldError[] {
  const { shape = {}, catchall } = definitionOf(call.query);
  const known = Object.keys(shape);
  const errors: FieldError[] = Object.keys(given)
    .filter((name) => !catchall && !known.includes(name))
    .slice(0, MAX_NAMED)
    .map((path) => ({
      path,
      message: known.length
        ? `Not a parameter of this call, which has ${known.join(', ')}`
        : 'This call has no parameters',
    }));
  const { cursor, offset, limit } = given;
  if (isList(call)) {
    if (cursor !== undefined && offset !== undefined)
      errors.push({ path: 'cursor', message: 'Send either a cursor or an offset' });
    if (cursor === undefined && Number(limit) > MAX_LIMIT)
      errors.push({ path: 'limit', message: `Enter a whole number from 1 to ${MAX_LIMIT}; with a cursor to 1000` });
  }
  const chosen = (parsed as { fields?: string[] } | undefined)?.fields;
  if (chosen) {
    const allowed = fieldsOf(call);
    const unknown = chosen.filter((name) => !allowed.includes(name));
    if (unknown.length)
      errors.push({
        path: 'fields',
        message: `Unknown: ${unknown.slice(0, MAX_NAMED).join(', ')}. Choose from ${allowed.join(', ')}`,
      });
  }
  return errors;
}

/** The chosen fields of a record, and its id. */
export function pickFields(record: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)));
}
