import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../../config.js';
import { JSON_TEXT } from '../../web/media-types.js';
import { addProblemErrorHandler } from '../../web/problem-error-handler.js';

/** Builds the text of the document. The modules are loaded then: a process at rest holds neither words nor examples. */
async function build(namespace: string): Promise<string> {
  const { createAsyncApiDocument } = await import('@fsvp/service-kit/api-documents/async-api/document');
  return JSON.stringify(await createAsyncApiDocument(namespace));
}

/** Serves the AsyncAPI document to everybody, as the OpenAPI document is. It is built once, when it is first asked for. */
export function addAsyncApi(app: NestFastifyApplication): void {
  const { EVENT_NAMESPACE } = app.get<Config>(CONFIG);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  let text: Promise<string> | undefined;
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.get('/api/asyncapi.json', async (_request, reply) => {
      text ??= build(EVENT_NAMESPACE);
      reply.header('content-type', JSON_TEXT).compress(await text);
      return reply;
    });
  });
}
