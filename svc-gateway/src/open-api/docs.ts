import { createRequire } from 'node:module';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { CallersService } from '../access/callers.service.js';
import { HTML } from '../web/media-types.js';
import { addProblemErrorHandler } from '../web/problem-error-handler.js';
import { pagePolicy } from '../web/security-headers.js';
import { MergedOpenApi } from './merged-open-api.service.js';

const SWAGGER_UI = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>FSVP Suite: API</title>
    <link rel="icon" type="image/png" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script defer src="/api/docs/swagger-ui-bundle.js"></script>
    <script defer src="/api/docs/start.js"></script>
  </head>
  <body>
    <div id="swagger-ui"></div>
  </body>
</html>
`;

const START_SCRIPT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, defaultModelsExpandDepth: 0, validatorUrl: null });\n`;

/** Serves the merged OpenAPI document and Swagger UI to everybody who may read. */
export function addDocs(app: NestFastifyApplication): void {
  const callers = app.get(CallersService);
  const documents = app.get(MergedOpenApi);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.addHook('onRequest', async (request) => {
      const [path = ''] = request.url.split('?', 1);
      await callers.assertMay(await callers.require(request), request.method, path);
    });
    scope.get('/api/openapi.json', async (_request, reply) => {
      const text = JSON.stringify(await documents.build());
      reply.type('application/json; charset=utf-8').compress(text);
      return reply;
    });
    scope.get('/api/docs', (_request, reply) =>
      reply.headers({ 'content-security-policy': pagePolicy(), 'content-type': HTML }).send(PAGE),
    );
    scope.get('/api/docs/start.js', (_request, reply) =>
      reply.header('content-type', 'text/javascript; charset=utf-8').send(START_SCRIPT),
    );
    await scope.register(fastifyStatic, { root: SWAGGER_UI, serve: false, cacheControl: false });
    for (const file of FILES) scope.get(`/api/docs/${file}`, (_request, reply) => reply.sendFile(file));
  });
}
