import type { Schema } from '@fsvp/contracts/core/call';
import type { PropertyDocs } from '@fsvp/contracts/docs/docs';
import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

const REFERENCE = '#/components/schemas/';

/** Turns zod schemas into JSON Schema. Parts with an id are collected once, in `components`. */
export class JsonSchemas {
  readonly components: Record<string, Json> = {};

  /** @param docs what the properties mean */
  constructor(private readonly docs: PropertyDocs) {}

  /**
   * @param name of the schema that holds the properties, if it has no id of its own
   * @param io as the schema is sent (input) or answered (output)
   */
  describe(schema: Schema, io: 'input' | 'output', name: string): Json {
    const {
      $schema: _dialect,
      $defs = {},
      ...root
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & { $defs?: Record<string, Json> };
    for (const [id, part] of Object.entries($defs)) this.components[id] = this.explain(moveReferences(part), id);
    const id = typeof root.id === 'string' ? root.id : undefined;
    if (!id) return this.explain(moveReferences(root), name);
    this.components[id] = this.explain(moveReferences(root), id);
    return { $ref: REFERENCE + id };
  }

  /** Adds the docs of each property; a property's own description counts first. */
  private explain(schema: Json, name: string): Json {
    delete schema.id;
    // Of a tuple. The linter takes the shorter form for a missing one.
    if (schema.items === false) schema.items = { not: {} };
    // One choice is none: clients and linters take the schema itself.
    const [only, ...others] = Array.isArray(schema.oneOf) ? (schema.oneOf as Json[]) : [];
    if (only && !others.length) return only;
    for (const part of ['items', 'additionalProperties'] as const)
      if (isObject(schema[part])) schema[part] = this.explain(schema[part], name);
    for (const part of ['anyOf', 'oneOf', 'allOf'] as const)
      if (Array.isArray(schema[part])) schema[part] = schema[part].map((one) => this.explain(one as Json, name));
    if (isObject(schema.properties))
      for (const [property, value] of Object.entries(schema.properties as Record<string, Json>)) {
        const docs = this.docs[`${name}.${property}`] ?? this.docs[property];
        (schema.properties as Json)[property] = addDocs(this.explain(value, name), docs);
      }
    return schema;
  }
}

/** Adds what a property or parameter means, an example and the format that the example shows. */
function addDocs(schema: Json, docs: PropertyDocs[string] | undefined): Json {
  const { description, example = firstValue(schema) } = docs ?? {};
  const format = isText(schema) && !('format' in schema) ? formatOf(example) : undefined;
  return {
    ...(description && { description }),
    ...(example !== undefined && { examples: [example] }),
    ...(format && { format }),
    ...schema,
  };
}

/** An example of a choice, a boolean or a constant, or of a list of choices. */
function firstValue({ enum: values, const: value, type, items, anyOf }: Json): unknown {
  if (Array.isArray(values)) return values[0] as unknown;
  if (value !== undefined) return value;
  if (type === 'boolean') return true;
  if (Array.isArray(anyOf)) return anyOf.map((one) => firstValue(one as Json)).find((one) => one !== undefined);
  const entry = type === 'array' && isObject(items) ? firstValue(items) : undefined;
  return entry === undefined ? undefined : [entry];
}

const FORMATS = {
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
};

/** Answers have ids and times as text, which the contracts do not check again. */
function formatOf(example: unknown): string | undefined {
  return typeof example === 'string'
    ? Object.entries(FORMATS).find(([, pattern]) => pattern.test(example))?.[0]
    : undefined;
}

const isText = ({ type }: Json) => [type].flat().every((one) => one === 'string' || one === 'null');

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function moveReferences(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REFERENCE}`)) as Json;
}
