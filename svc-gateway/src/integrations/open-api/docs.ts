import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HTML, JSON_TEXT } from '../../web/media-types.js';
import { addProblemErrorHandler } from '../../web/problem-error-handler.js';
import { pagePolicy } from '../../web/security-headers.js';
import { addApiGuides } from '../api-guides/api-guides.route.js';
import { documentAccess, type DocumentAccess } from '../document-access.js';
import { sendDocument } from '../stored-document.js';
import { ExampleRecords } from './example-records.js';
import { MergedOpenApi } from './merged-open-api.service.js';
import { renderSignInPage } from './sign-in-page.js';
import { renderSwaggerPage, SCRIPT, startScript, SWAGGER_FILES, SWAGGER_UI } from './swagger-ui.js';

const PATH = '/api/docs';
const JSON_PATH = '/api/openapi.json';
const YAML_PATH = '/api/openapi.yaml';
const EXAMPLES_PATH = `${PATH}/examples.json`;

/** Whether a browser opens this address as a page. */
const isPage = ({ headers: { accept = '' } }: FastifyRequest) => accept.includes('text/html');

function sendSignInPage(reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(401)
    .headers({ 'content-security-policy': pagePolicy(nonce), 'content-type': HTML })
    .send(renderSignInPage(nonce));
}

/** The pages: who opens them without a session signs in first, and comes back. */
function addPages(scope: FastifyInstance, { check }: DocumentAccess): void {
  scope.addHook('onRequest', async (request, reply) => {
    try {
      await check(request);
    } catch (error) {
      if (!isPage(request) || (error as { status?: number }).status !== 401) throw error;
      return sendSignInPage(reply);
    }
    return undefined;
  });
  for (const [address, folder] of [
    [PATH, 'docs/'],
    [`${PATH}/`, './'],
  ] as const)
    scope.get(address, async (_, reply) =>
      reply.headers({ 'content-security-policy': pagePolicy(), 'content-type': HTML }).send(renderSwaggerPage(folder)),
    );
  addApiGuides(scope);
}

/** Serves the merged OpenAPI document and Swagger UI. What is compressed is compressed here, because compression is added to routes only if they ask for it. */
export function addDocs(app: NestFastifyApplication): void {
  const documents = app.get(MergedOpenApi);
  const examples = app.get(ExampleRecords);
  const access = documentAccess(app);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    addPages(scope, access);
  });
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.addHook('onRequest', access.check);
    scope.get(JSON_PATH, async (request, reply) =>
      sendDocument(request, reply, (await documents.read()).json, access.open),
    );
    scope.get(YAML_PATH, async (request, reply) =>
      sendDocument(request, reply, (await documents.read()).yaml, access.open),
    );
    scope.get(EXAMPLES_PATH, async ({ caller }, reply) =>
      reply.type(JSON_TEXT).send(JSON.stringify(caller ? await examples.find(caller) : {})),
    );
    scope.get(`${PATH}/start.js`, async (_, reply) => reply.type(SCRIPT).send(startScript(JSON_PATH, EXAMPLES_PATH)));
    for (const [file, type] of Object.entries(SWAGGER_FILES))
      scope.get(`${PATH}/${file}`, async (_, reply) => {
        reply
          .headers({ 'content-type': type, 'cache-control': 'private, max-age=3600' })
          .compress(createReadStream(path.join(SWAGGER_UI, file)));
        return reply;
      });
  });
}
