import type { INestApplication, Type } from '@nestjs/common';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import { CALL_DOCS, PROPERTY_DOCS } from '@fsvp/contracts/docs/all-docs';
import { ApiOperation, SwaggerModule } from '@nestjs/swagger';
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

/** A call with the handler that is bound to it, and the module of the handler's controller. */
export interface HandledCall {
  call: CallDefinition;
  prototype: object;
  method: string;
  module: Type;
}

/** Calls that the document has: none between the services, and no page that only browsers open. */
const isDescribed = ({ call: { path, browserOnly } }: HandledCall) => !path.startsWith('/internal/') && !browserOnly;

/**
 * OpenAPI 3.1 of the calls of a process: `@nestjs/swagger` walks its controllers, one module after the other, and each operation comes
 * from the contract that its handler is bound to. Other requests are answered in between. Import it when it is asked for: a process at
 * rest does not need it.
 * @param title of the service or suite
 */
export async function createOpenApiDocument(
  app: INestApplication,
  title: string,
  handled: readonly HandledCall[],
): Promise<OpenApiDocument> {
  const schemas = new JsonSchemas(PROPERTY_DOCS);
  const responses: Record<string, Json> = {};
  const operations = new Map<CallDefinition, Json>();
  const described = handled.filter(isDescribed);
  await forEachWithBreaks(described, ({ call, prototype, method }) => {
    const operation = describeOperation(call, schemas, responses, CALL_DOCS[call.id]);
    ApiOperation(operation)(prototype, method, Object.getOwnPropertyDescriptor(prototype, method)!);
    operations.set(call, operation);
  });
  const head = { openapi: '3.1.0', info: { title, version: '1.0.0' } };
  const walked: OpenApiDocument['paths'] = {};
  await forEachWithBreaks(new Set(described.map(({ module }) => module)), (module) => {
    const document = SwaggerModule.createDocument(app, head, { autoTagControllers: false, include: [module] });
    for (const [path, item] of Object.entries(document.paths as OpenApiDocument['paths']))
      walked[path] = { ...walked[path], ...item };
  });
  const paths: OpenApiDocument['paths'] = {};
  for (const [{ path, method }, operation] of operations) {
    const verb = method.toLowerCase();
    // The explorer replaces the parameters of an operation by what it knows of the handler's own arguments.
    (paths[path] ??= {})[verb] = { ...walked[path]?.[verb], parameters: operation.parameters };
  }
  return { ...head, paths, components: { ...sharedComponents(schemas), responses } };
}
