import * as z from 'zod/mini';
import type { Schema } from './call.js';
import { externalIds, externalIdsInput } from './external-ids.js';
import {
  calendarDate,
  id,
  instantText,
  nullableInstant,
  nullableNumber,
  nullableText,
  optionalCalendarDate,
  optionalDecimal,
  optionalId,
  optionalPastDate,
  optionalText,
  pastDate,
  recordFields,
  requiredText,
  uuid,
} from './fields.js';
import type { DecimalRange } from './number-text.js';
import { plain, type SignedField } from './signed-field.js';

/** One field of a record. */
export interface FieldDefinition {
  /** What clients send; absent from a field that the server sets. */
  input?: Schema;
  /** What clients send of a new record, where it differs. */
  create?: Schema;
  /** What calls return. */
  output: Schema;
  /** Computed when the record is read, or a field of another record: events and changes do not have it. */
  computed?: true;
}

/** One field of a record that can be signed: whether it is part of what is signed, and how people read it. */
export interface SignableField extends FieldDefinition {
  /** The label of a text that is read as it is, or how the value is read; false: not signed. */
  signed: string | SignedField | false;
}

type Fields = Readonly<Record<string, FieldDefinition>>;
type Sent<F extends Fields> = { [K in keyof F as F[K] extends { input: Schema } ? K : never]: F[K] };
type CreateShape<F extends Fields> = {
  [K in keyof Sent<F>]: Sent<F>[K] extends { create: infer C extends Schema }
    ? C
    : Sent<F>[K] extends { input: infer I extends Schema }
      ? I
      : never;
};
type InputShape<F extends Fields> = {
  [K in keyof Sent<F>]: Sent<F>[K] extends { input: infer I extends Schema } ? I : never;
};
type OutputShape<F extends Fields> = { [K in keyof F]: F[K]['output'] };

/** What follows from the fields of a record. */
export interface RecordDefinition<F extends Fields> {
  fields: F;
  /** The body of the call that creates one. */
  create: z.ZodMiniObject<CreateShape<F>>;
  /** The body of a change, which is merged: absent fields stay. */
  update: z.ZodMiniObject<{ [K in keyof InputShape<F>]: z.ZodMiniOptional<InputShape<F>[K]> }>;
  /** What calls return. */
  response: z.ZodMiniObject<typeof recordFields & OutputShape<F>>;
  /** Names of the fields that calls return and events do not have. */
  computed: readonly string[];
}

/**
 * Declares a record once: the bodies of its calls and what they return follow from its fields.
 * @param name of its schemas in the API document, such as 'CorrectiveAction'
 */
export function defineRecord<F extends Fields>({ name, fields }: { name: string; fields: F }): RecordDefinition<F> {
  const entries = Object.entries(fields);
  const shapeOf = (schemaOf: (field: FieldDefinition) => Schema | undefined) =>
    Object.fromEntries(
      entries.flatMap(([key, field]) => {
        const schema = schemaOf(field);
        return schema ? [[key, schema]] : [];
      }),
    );
  const create = z.object(shapeOf(({ input, create: own }) => own ?? input)).check(z.meta({ id: `${name}Create` }));
  const update = z.partial(z.object(shapeOf(({ input }) => input))).check(z.meta({ id: `${name}Update` }));
  const response = z.object({ ...recordFields, ...shapeOf(({ output }) => output) }).check(z.meta({ id: name }));
  const computed = entries.flatMap(([key, field]) => (field.computed ? [key] : []));
  return { fields, create, update, response, computed } as unknown as RecordDefinition<F>;
}

/** `defineRecord` of a record that can be signed: each of its fields says whether it is signed. */
export const defineSignableRecord = <F extends Readonly<Record<string, SignableField>>>(declaration: {
  name: string;
  fields: F;
}): RecordDefinition<F> => defineRecord(declaration);

/** The signed fields of a record, in their order, as people read them. */
export function signedFieldsOf(fields: Readonly<Record<string, SignableField>>): Record<string, SignedField> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, { signed }]) =>
      signed === false ? [] : [[key, typeof signed === 'string' ? plain(signed) : signed]],
    ),
  );
}

type Labelled<F> = {
  [K in keyof F]: F[K] extends { input: Schema; signed: string | SignedField } ? K : never;
}[keyof F];

/**
 * The labels of a form: those of the signed fields that clients send, in their order.
 * @param omitted fields that the form does not have
 */
export function fieldLabelsOf<F extends Readonly<Record<string, SignableField>>, O extends Labelled<F> = never>(
  fields: F,
  omitted: readonly O[] = [],
): Record<Exclude<Labelled<F>, O>, string> {
  const labels = Object.entries(signedFieldsOf(fields)).flatMap(([key, { label }]) =>
    fields[key]?.input && !omitted.includes(key as O) ? [[key, label]] : [],
  );
  return Object.fromEntries(labels);
}

// The kinds of fields that most records have. What differs is added beside: `{ ...textField(255, 'Title is required'), signed: 'Title' }`.

/** A required text. */
export const textField = (max?: number, message?: string) => ({
  input: requiredText(max, message),
  output: z.string(),
});
/** A text or null. */
export const optionalTextField = (max?: number) => ({ input: optionalText(max), output: nullableText });
/** The id of another record. @param message of a new record without one */
export const referenceField = (message: string) => ({ input: id, create: uuid(message), output: z.string() });
/** The id of another record, or null. */
export const optionalReferenceField = { input: optionalId, output: nullableText } as const;
/** One of several values. @param initial of a new record without one */
export const choiceField = <const V extends string>(
  values: readonly [V, ...V[]],
  message: string,
  initial: NoInfer<V>,
) => {
  const input = z.enum(values, message);
  return { input, create: z._default(input, initial as never), output: z.enum(values) };
};
/** A calendar date. */
export const dateField = (message: string) => ({ input: calendarDate(message), output: instantText });
/** A calendar date or null. */
export const optionalDateField = () => ({ input: optionalCalendarDate(), output: nullableInstant });
/** The calendar date on which something happened. @param name in the sentence about a day in the future */
export const pastDateField = (name: string) => ({ input: pastDate(name), output: instantText });
/** `pastDateField` or null. */
export const optionalPastDateField = (name: string) => ({ input: optionalPastDate(name), output: nullableInstant });
/** A decimal or null. */
export const optionalDecimalField = (range: DecimalRange) => ({
  input: optionalDecimal(range),
  output: nullableNumber,
});
/** The ids that other systems give the record. */
export const externalIdsField = { input: externalIdsInput, output: externalIds } as const;
/** A field that is computed when the record is read, or that belongs to another record. */
export const computedField = <S extends Schema>(output: S) => ({ output, computed: true as const });
/** A field that the server sets. */
export const serverField = <S extends Schema>(output: S) => ({ output });
