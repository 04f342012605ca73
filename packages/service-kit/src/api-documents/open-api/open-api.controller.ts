import { Controller, Get, Inject, type INestApplication } from '@nestjs/common';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import type { HandledCall, OpenAPIObject } from './document.js';

/** The calls this process handles, filled in by the boot check. */
export class HandledCalls {
  readonly handlers: HandledCall[] = [];
  /** The application whose controllers these are. */
  app?: INestApplication;
  private document?: Promise<OpenAPIObject>;

  get calls(): CallDefinition[] {
    return this.handlers.map(({ call }) => call);
  }

  /** The OpenAPI document of these calls, made once, when it is first asked for. */
  describe(title: string): Promise<OpenAPIObject> {
    const { app } = this;
    if (!app) throw new Error('The routes of this application were not checked.');
    return (this.document ??= import('./document.js').then(({ createOpenApiDocument }) =>
      createOpenApiDocument(app, title, this.handlers),
    ));
  }
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
  document(): Promise<OpenAPIObject> {
    return this.handled.describe(`FSVP Suite: ${this.name}`);
  }
}
