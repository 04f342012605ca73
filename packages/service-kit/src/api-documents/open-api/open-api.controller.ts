import { createHash } from 'node:crypto';
import { Controller, Get, Headers, Inject, Res, type INestApplication } from '@nestjs/common';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import type { FastifyReply } from 'fastify';
import type { HandledCall } from './document.js';

/** A part of the OpenAPI document as JSON. */
export interface DescribedCalls {
  text: string;
  etag: string;
}

/** The calls this process handles, filled in by the boot check. */
export class HandledCalls {
  readonly handlers: HandledCall[] = [];
  /** The application whose controllers these are. */
  app?: INestApplication;
  private described?: Promise<DescribedCalls>;

  get calls(): CallDefinition[] {
    return this.handlers.map(({ call }) => call);
  }

  /** The OpenAPI document of these calls, made once, when it is first asked for. */
  describe(title: string): Promise<DescribedCalls> {
    this.described ??= this.create(title);
    this.described.catch(() => (this.described = undefined));
    return this.described;
  }

  private async create(title: string): Promise<DescribedCalls> {
    const { app, handlers } = this;
    if (!app) throw new Error('The routes of this application were not checked.');
    const { createOpenApiDocument } = await import('./document.js');
    const text = JSON.stringify(await createOpenApiDocument(app, title, handlers));
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
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
  async document(
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { text, etag } = await this.handled.describe(`FSVP Suite: ${this.name}`);
    void reply.header('etag', etag);
    if (known === etag) {
      void reply.status(304);
      return '';
    }
    void reply.header('content-type', 'application/json; charset=utf-8');
    return text;
  }
}
