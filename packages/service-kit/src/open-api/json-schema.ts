import type { Schema } from '@fsvp/contracts/call';
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

/** Adds what a property or parameter means, and an example. A reference keeps its own description. */
export function addDocs(schema: Json, docs: PropertyDocs[string] | undefined): Json {
  if (!docs) return schema;
  const { description, example } = docs;
  return { description, ...(example !== undefined && { examples: [example] }), ...schema };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function moveReferences(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${REFERENCE}`)) as Json;
}
