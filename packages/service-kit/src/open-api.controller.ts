import { Controller, Get, Inject } from '@nestjs/common';
import type { CallDefinition } from '@fsvp/contracts/call';
import { openApiDocument, type OpenApiDocument } from './open-api.js';

/** The calls this process handles, filled in by the boot check. */
export class HandledCalls {
  readonly calls: CallDefinition[] = [];
}

export const SERVICE_NAME = Symbol('service name');

/** This service's part of the OpenAPI document, for the gateway to merge. */
@Controller('internal')
export class OpenApiController {
  constructor(
    private readonly handled: HandledCalls,
    @Inject(SERVICE_NAME) private readonly name: string,
  ) {}

  @Get('openapi.json')
  document(): OpenApiDocument {
    return openApiDocument(
      `FSVP Suite: ${this.name}`,
      this.handled.calls.filter((call) => call.path.startsWith('/api/')),
    );
  }
}
