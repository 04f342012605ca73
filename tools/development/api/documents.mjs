/** @typedef {import('./schema-differences.mjs').Json} Json */

/** Every call that the contracts declare for clients, with the PATCH of each merging PUT. */
async function declaredCalls() {
  const { CALLS } = await import('@fsvp/contracts/catalogue/calls');
  const { isMergingPut, patchOf } = await import('@fsvp/contracts/core/call');
  return CALLS.filter(({ path, browserOnly }) => !path.startsWith('/internal/') && !browserOnly).flatMap((call) =>
    isMergingPut(call) ? [call, patchOf(call)] : [call],
  );
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
export function withoutDescriptions(part, isMap = false) {
  if (Array.isArray(part)) return part.map((one) => withoutDescriptions(one));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => isMap || !NOT_COMPARED.has(key))
      .map(([key, value]) => [
        key,
        withoutDescriptions(value, !isMap && ['properties', 'schemas', 'paths'].includes(key)),
      ]),
  );
}
