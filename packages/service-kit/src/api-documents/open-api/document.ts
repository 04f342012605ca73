import type { CallDefinition } from '@fsvp/contracts/core/call';
import { CALL_DOCS, PROPERTY_DOCS } from '@fsvp/contracts/docs/all-docs';
import { forEachWithBreaks } from '../../runtime/event-loop-breaks.js';
import { JsonSchemas, type Json } from './json-schema.js';
import { describeOperation } from './operation.js';
import { sharedComponents } from './shared-parts.js';

/** OpenAPI 3.1, as far as programs here look into it. */
export interface OpenApiDocument {
  openapi: string;
  info: Json;
  servers?: Json[];
  tags?: Json[];
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, unknown>>;
}

/** Calls that the document has: none between the services, and no page that only browsers open. */
const isDescribed = ({ path, browserOnly }: CallDefinition) => !path.startsWith('/internal/') && !browserOnly;

/**
 * OpenAPI 3.1 of calls, of which each operation comes from its contract. Other requests are answered in between. Import it when it is
 * asked for: a process at rest does not need it.
 * @param title of the service or suite
 */
export async function createOpenApiDocument(title: string, calls: readonly CallDefinition[]): Promise<OpenApiDocument> {
  const schemas = new JsonSchemas(PROPERTY_DOCS);
  const responses: Record<string, Json> = {};
  const paths: OpenApiDocument['paths'] = {};
  await forEachWithBreaks(calls.filter(isDescribed), (call) => {
    const operation = describeOperation(call, schemas, responses, CALL_DOCS[call.id]);
    (paths[call.path] ??= {})[call.method.toLowerCase()] = operation;
  });
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths,
    components: { ...sharedComponents(schemas), responses },
  };
}
