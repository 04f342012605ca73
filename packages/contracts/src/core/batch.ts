import * as z from 'zod/mini';
import { defineCall, type CallDefinition, type DeclaredCall } from './call.js';
import { problem } from './problem.js';

export const MAX_BATCH_ITEMS = 1000;
/** Largest body of a batch, in bytes. */
export const BATCH_BODY_LIMIT = 2 * 1024 * 1024;

/** Together: all items are stored or none. Each: every item is stored or refused by itself. */
export const BATCH_MODES = ['together', 'each'] as const;

const nameOf = (call: CallDefinition) => String((z.globalRegistry.get(call.body as never) as { id?: string })?.id);

/** Checked item by item, so that one bad item can be refused by itself. */
const fieldsOf = (call: CallDefinition) =>
  z
    .record(z.string(), z.unknown())
    .check(z.meta({ oneOf: [{ $ref: `#/components/schemas/${nameOf(call)}` }] } as Record<string, unknown>));

/** The call that creates and changes many records of a collection. */
export function defineBatch(id: string, noun: string, create: DeclaredCall, update: CallDefinition) {
  const name = id.replace(/^batch/, '');
  const item = z.discriminatedUnion('op', [
    z.object({ op: z.literal('create'), record: fieldsOf(create) }).check(z.meta({ id: `${name}BatchCreate` })),
    z
      .object({
        op: z.literal('update'),
        id: z.string(),
        /** The version that was read, as in the ETag without its quotation marks. */
        ifMatch: z.optional(z.int()),
        record: fieldsOf(update),
      })
      .check(z.meta({ id: `${name}BatchUpdate` })),
  ]);
  return defineCall({
    id,
    method: 'POST',
    path: `${create.path}/batch`,
    summary: `Create and update up to ${MAX_BATCH_ITEMS} ${noun}, together or each by itself`,
    tag: create.tag,
    access: create.access,
    body: z
      .object({
        mode: z._default(z.enum(BATCH_MODES, `One of ${BATCH_MODES.join(', ')}`), 'together'),
        items: z
          .array(item)
          .check(
            z.minLength(1, 'Send at least one item'),
            z.maxLength(MAX_BATCH_ITEMS, `Send at most ${MAX_BATCH_ITEMS} items`),
          ),
      })
      .check(z.meta({ id: `${name}Batch` })),
    response: batchResult,
    status: 200,
  });
}

/** What became of the items, in their order. */
const batchResult = z
  .object({
    /** How many items were stored, and how many refused. */
    stored: z.int(),
    refused: z.int(),
    results: z.array(
      z.object({
        status: z.int(),
        /** Of the stored record. */
        id: z.optional(z.string()),
        version: z.optional(z.int()),
        /** The fields of the record that were not stored, if there were any. */
        ignoredFields: z.optional(z.array(z.string())),
        problem: z.optional(problem),
      }),
    ),
  })
  .check(z.meta({ id: 'BatchResult' }));
export type BatchResult = z.output<typeof batchResult>;
export type BatchItemResult = BatchResult['results'][number];

export type BatchCall = ReturnType<typeof defineBatch>;
