import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repoRoot } from '../paths.mjs';

/** @typedef {import('./schema-differences.mjs').Json} Json */

const FIELDS = ['method', 'path', 'id', 'summary'];

/** @param {unknown} value @returns {value is import('@fsvp/contracts/core/call').CallDefinition} */
const isCall = (value) => typeof value === 'object' && value !== null && FIELDS.every((field) => field in value);

/** Every call that the contracts declare for clients, by its id, with the PATCH of each merging PUT. */
async function declaredCalls() {
  const { isMergingPut, patchOf } = await import('@fsvp/contracts/core/call');
  const folder = join(repoRoot, 'packages', 'contracts', 'src');
  // In the order of their names, so that the generated client does not change when a file moves.
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!docs\/).*(?<!\.spec)\.ts$/.test(name))
    .sort((one, other) => basename(one).localeCompare(basename(other)));
  /** @type {Map<string, import('@fsvp/contracts/core/call').CallDefinition>} */
  const calls = new Map();
  for (const name of names)
    for (const value of Object.values(await import(`@fsvp/contracts/${name.replace('.ts', '')}`)))
      for (const one of [value, ...(typeof value === 'object' && value ? Object.values(value) : [])]) {
        if (!isCall(one) || one.path.startsWith('/internal/') || one.browserOnly) continue;
        calls.set(one.id, one);
        if (isMergingPut(one)) calls.set(patchOf(one).id, patchOf(one));
      }
  return [...calls.values()];
}

/** The OpenAPI document of the declared calls, as the suite serves it, without a running suite. @returns {Promise<Json>} */
export async function createOpenApi() {
  const { CALL_DOCS, PROPERTY_DOCS } = await import('@fsvp/contracts/docs/all-docs');
  const { JsonSchemas } = await import('@fsvp/service-kit/api-documents/open-api/json-schema');
  const { describeOperation } = await import('@fsvp/service-kit/api-documents/open-api/operation');
  const { sharedComponents } = await import('@fsvp/service-kit/api-documents/open-api/shared-parts');
  const schemas = new JsonSchemas(PROPERTY_DOCS);
  /** @type {Record<string, Json>} */
  const responses = {};
  /** @type {Record<string, Json>} */
  const paths = {};
  for (const call of await declaredCalls())
    (paths[call.path] ??= {})[call.method.toLowerCase()] = describeOperation(
      call,
      schemas,
      responses,
      CALL_DOCS[call.id],
    );
  const sorted = Object.fromEntries(Object.entries(paths).sort(([one], [other]) => one.localeCompare(other)));
  return {
    openapi: '3.1.0',
    info: { title: 'FSVP Suite', version: '1.0.0' },
    paths: sorted,
    components: { ...sharedComponents(schemas), responses },
  };
}

/** The AsyncAPI document of the events. @returns {Promise<Json>} */
export async function createAsyncApi() {
  const { createAsyncApiDocument } = await import('@fsvp/service-kit/api-documents/async-api/document');
  return createAsyncApiDocument();
}

/** Words and examples change freely: a release keeps what is compared with later ones. */
const NOT_COMPARED = new Set(['description', 'examples', 'example']);

/**
 * A document as a release keeps it.
 * @param {any} part
 * @param {boolean} [isMap] whether its keys are names, of which any may be the name of a keyword
 * @returns {any}
 */
export function withoutWords(part, isMap = false) {
  if (Array.isArray(part)) return part.map((one) => withoutWords(one));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => isMap || !NOT_COMPARED.has(key))
      .map(([key, value]) => [key, withoutWords(value, !isMap && ['properties', 'schemas', 'paths'].includes(key))]),
  );
}
