import type * as z from 'zod/mini';

const EMPTY = [null, [], {}];
const SAVED_AT = '2026-01-05T10:00:00.000Z';

/**
 * A record as the server returns it. Fields that `values` does not have are empty: null, or a list or object without
 * entries. Throws for one that can't be empty.
 */
export function sampleRecord<S extends z.ZodMiniObject>(schema: S, values: Partial<z.output<S>>): z.output<S> {
  const given: Record<string, unknown> = { createdAt: SAVED_AT, updatedAt: SAVED_AT, ...values };
  const fields = Object.entries<z.core.$ZodType>(schema.shape).flatMap(([field, type]) => {
    if (field in given) return [[field, given[field]]];
    // A server of the release before sends no optional field.
    if ((type as z.ZodMiniType).safeParse(undefined).success) return [];
    const empty = EMPTY.find((value) => (type as z.ZodMiniType).safeParse(value).success);
    if (empty === undefined) throw new Error(`The sample needs a value of ${field}.`);
    return [[field, empty]];
  });
  return Object.fromEntries(fields) as z.output<S>;
}
