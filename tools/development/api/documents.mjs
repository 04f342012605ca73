/** @typedef {import('./schema-differences.mjs').Json} Json */

/** Every call that the contracts declare, with the PATCH of each merging PUT. */
async function declaredCalls() {
  const { CALLS } = await import('@fsvp/contracts/catalogue/calls');
  const { isMergingPut, patchOf } = await import('@fsvp/contracts/core/call');
  return CALLS.flatMap((call) => (isMergingPut(call) ? [call, patchOf(call)] : [call]));
}

/** The OpenAPI document of the declared calls, as the suite serves it, without a running suite. @returns {Promise<Json>} */
export async function createOpenApi() {
  const { createOpenApiDocument } = await import('@fsvp/service-kit/api-documents/open-api/document');
  const { paths, ...document } = await createOpenApiDocument('FSVP Suite', await declaredCalls());
  return {
    ...document,
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => one.localeCompare(other))),
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
