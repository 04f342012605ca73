import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../../config.js';
import { JSON_TEXT } from '../../web/media-types.js';
import { addProblemErrorHandler } from '../../web/problem-error-handler.js';
import { documentAccess } from '../document-access.js';
import { sendDocument, storeDocument, type StoredDocument } from '../stored-document.js';

/** Builds the document. The modules are loaded then: a process at rest holds neither words nor examples. */
async function build(namespace: string): Promise<StoredDocument> {
  const { createAsyncApiDocument } = await import('@fsvp/service-kit/api-documents/async-api/document');
  return storeDocument(JSON_TEXT, JSON.stringify(await createAsyncApiDocument(namespace)));
}

/** Serves the AsyncAPI document to those who may read the OpenAPI document. It is built once, when it is first asked for. */
export function addAsyncApi(app: NestFastifyApplication): void {
  const { EVENT_NAMESPACE } = app.get<Config>(CONFIG);
  const access = documentAccess(app);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  let document: Promise<StoredDocument> | undefined;
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.addHook('onRequest', access.check);
    scope.get('/api/asyncapi.json', async (request, reply) => {
      document ??= build(EVENT_NAMESPACE);
      return sendDocument(request, reply, await document, access.open);
    });
  });
}
