import type { INestApplication } from '@nestjs/common';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import { CALL_DOCS, PROPERTY_DOCS } from '@fsvp/contracts/docs/all-docs';
import { ApiOperation, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { JsonSchemas } from './json-schema.js';
import { describeOperation } from './operation.js';
import { sharedComponents } from './shared-parts.js';

export type { OpenAPIObject };

/** A call with the handler that is bound to it. */
export interface HandledCall {
  call: CallDefinition;
  prototype: object;
  method: string;
}

/**
 * OpenAPI 3.1 of the calls of a process: `@nestjs/swagger` walks its controllers, and each operation comes from the
 * contract that its handler is bound to. Import it when it is asked for: a process at rest does not need it.
 * @param title of the service or suite
 */
export function createOpenApiDocument(
  app: INestApplication,
  title: string,
  handled: readonly HandledCall[],
): OpenAPIObject {
  const schemas = new JsonSchemas(PROPERTY_DOCS);
  const responses = {};
  const operations = handled
    .filter(({ call }) => !call.path.startsWith('/internal/') && !call.browserOnly)
    .map(({ call, prototype, method }) => {
      const operation = describeOperation(call, schemas, responses, CALL_DOCS[call.id]);
      const handler = Object.getOwnPropertyDescriptor(prototype, method) as PropertyDescriptor;
      ApiOperation(operation)(prototype, method, handler);
      return { call, operation };
    });
  const config = {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    components: { ...sharedComponents(schemas), responses },
  };
  const document = SwaggerModule.createDocument(app, config as Parameters<typeof SwaggerModule.createDocument>[1], {
    autoTagControllers: false,
  });
  // Only calls: no health checks, and nothing between the services.
  const paths: OpenAPIObject['paths'] = {};
  for (const { call, operation } of operations) {
    const method = call.method.toLowerCase() as 'get';
    // The explorer replaces the parameters of an operation by what it knows of the handler's own arguments.
    const described = { ...document.paths[call.path]?.[method], parameters: operation.parameters };
    paths[call.path] = { ...paths[call.path], [method]: described } as (typeof paths)[string];
  }
  return { ...document, paths };
}
