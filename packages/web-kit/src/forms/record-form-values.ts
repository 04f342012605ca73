import type * as z from 'zod/mini';

/**
 * The values of a form with fields of a record.
 * @typeParam Open fields that a record always has and that a new one begins without
 */
export type FormValues<R, F extends keyof R, Open extends F = never> = {
  [K in F]: R[K] | (K extends Open ? null : never);
};

type FieldSchema = z.core.$ZodType;

interface FieldDefinition {
  type: string;
  innerType?: FieldSchema;
  in?: FieldSchema;
  format?: string;
  defaultValue?: unknown;
}

/** Formats of ids and days. */
const NO_TEXTS: unknown[] = ['uuid', 'date', 'datetime'];

/**
 * The values of a record's form. A field that `from` does not have begins with the default of the contract. An empty
 * text is '', any other empty field null.
 * @param schema of the body that creates the record
 * @param labels of the form's fields
 * @param from the record, or what a new one begins with
 */
export function recordFormValues<V extends object>(
  schema: { shape: Record<keyof NoInfer<V>, FieldSchema> },
  labels: Record<keyof NoInfer<V>, string>,
  from: { [K in keyof NoInfer<V>]?: NoInfer<V>[K] | null },
): V {
  const values = (Object.keys(labels) as (keyof V)[]).map((field) => {
    const given = from[field];
    return [field, given ?? emptyValue(schema.shape[field], given === undefined)];
  });
  return Object.fromEntries(values) as V;
}

function emptyValue(schema: FieldSchema, isNew: boolean): unknown {
  const { type, innerType, in: input, format, defaultValue } = schema._zod.def as FieldDefinition;
  if (isNew && defaultValue !== undefined) return defaultValue;
  const inner = innerType ?? input;
  if (inner) return emptyValue(inner, isNew);
  return type === 'string' && !NO_TEXTS.includes(format) ? '' : null;
}
