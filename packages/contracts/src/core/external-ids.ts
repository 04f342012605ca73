import * as z from 'zod/mini';
import { requiredText } from './fields.js';

/**
 * Ids that other systems give a record: one for each source, such as `{ sap: '4711' }`. Within a source no two records of a
 * type have the same one (ADR 0048).
 */

/** Most external ids of one record. */
export const MAX_EXTERNAL_IDS = 20;

/** The name of a system that has ids of its own. */
export const externalSource = z
  .string('Enter a source such as sap')
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9._-]{0,49}$/,
      'Enter a source such as sap: up to 50 lower-case letters, digits, points, hyphens and underscores',
    ),
  );
export const externalId = requiredText(200, 'Enter an id');
/** Programs and proxies resolve these as parts of an address, encoded or not. */
const storedExternalId = externalId.check(
  z.refine((id) => id !== '.' && id !== '..', 'Enter another id: . and .. cannot be part of an address'),
);

/** In bodies: ids by source. Absent sources are kept, null removes one (RFC 7396). */
export const externalIdsInput = z.optional(
  z.record(externalSource, z.nullable(storedExternalId), 'Enter ids by their source, such as {"sap": "4711"}').check(
    z.refine((ids) => Object.keys(ids).length <= MAX_EXTERNAL_IDS, `At most ${MAX_EXTERNAL_IDS} sources`),
    z.meta({ id: 'ExternalIdsInput' }),
  ),
);

/** In responses. */
export const externalIds = z.record(z.string(), z.string()).check(z.meta({ id: 'ExternalIds' }));
export type ExternalIds = z.output<typeof externalIds>;

/** Parameters of lists: records with an id of a source, or with an id of any source. */
export const externalIdQuery = {
  externalSource: z.optional(externalSource),
  externalId: z.optional(externalId),
};

/**
 * The external ids among the facts of a record; none if it has none.
 * @param ids absent from a service of an earlier release
 */
export function externalIdFacts(ids: ExternalIds = {}): { term: string; value: string }[] {
  const value = Object.entries(ids)
    .map(([source, id]) => `${source}: ${id}`)
    .join('\n');
  return value ? [{ term: 'External ids', value }] : [];
}
