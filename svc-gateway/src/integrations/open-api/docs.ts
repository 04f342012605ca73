import { createReadStream } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Principal } from '@fsvp/contracts/access/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallersService } from '../../identity/callers.service.js';
import { HTML, JSON_TEXT } from '../../web/media-types.js';
import { addProblemErrorHandler } from '../../web/problem-error-handler.js';
import { pagePolicy } from '../../web/security-headers.js';
import { addApiGuides } from '../api-guides/api-guides.route.js';
import { MergedOpenApi } from './merged-open-api.service.js';
import { toYaml } from './yaml.js';

const PATH = '/api/docs';
const JSON_PATH = '/api/openapi.json';
const YAML_PATH = '/api/openapi.yaml';
const SCRIPT = 'text/javascript; charset=utf-8';

const SWAGGER_UI = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
/** Of the package: its own page shows another API. */
const FILES = {
  'index.css': 'text/css; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': SCRIPT,
  'favicon-32x32.png': 'image/png',
};

/** @param folder relative to the page's address */
const pageOf = (folder: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>FSVP Suite: API</title>
    <link rel="icon" type="image/png" sizes="32x32" href="${folder}favicon-32x32.png" />
    <link rel="stylesheet" href="${folder}swagger-ui.css" />
    <link rel="stylesheet" href="${folder}index.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${folder}swagger-ui-bundle.js"></script>
    <script src="${folder}start.js"></script>
  </body>
</html>
`;

/** Starts Swagger UI; a file, because the page may not have scripts of its own. */
const START = `SwaggerUIBundle(${JSON.stringify({
  url: JSON_PATH,
  dom_id: '#swagger-ui',
  deepLinking: true,
  // Nearly 300 calls take seconds to draw: the page shows their groups, and a link to a call opens its group.
  docExpansion: 'none',
  filter: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
  persistAuthorization: false,
})});
`;

/** Who reads the docs, if they are signed in or send a token; nobody has to. */
async function readerOf(callers: CallersService, request: FastifyRequest): Promise<Principal | undefined> {
  if (request.headers.authorization === undefined && request.headers.cookie === undefined) return undefined;
  try {
    return await callers.require(request);
  } catch {
    return undefined;
  }
}

/**
 * Serves the merged OpenAPI document and Swagger UI to everybody: who connects a program reads them before anybody has given it a
 * token. What is compressed is compressed here, because compression is added to routes only if they ask for it.
 */
export function addDocs(app: NestFastifyApplication): void {
  const documents = app.get(MergedOpenApi);
  const callers = app.get(CallersService);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const read = async (request: FastifyRequest) =>
    documents.read(`${request.protocol}://${request.host}`, await readerOf(callers, request));
  void fastify.register(async (scope) => {
    addProblemErrorHandler(scope);
    scope.get(YAML_PATH, async (request, reply) => {
      const text = toYaml(await read(request));
      return reply.type('text/yaml').compress(text);
    });
    scope.get(JSON_PATH, async (request, reply) => {
      const text = JSON.stringify(await read(request));
      return reply.type(JSON_TEXT).compress(text);
    });
    addApiGuides(scope);
  });
  for (const [address, folder] of [
    [PATH, 'docs/'],
    [`${PATH}/`, './'],
  ] as const)
    fastify.get(address, (_, reply) =>
      reply.headers({ 'content-security-policy': pagePolicy(), 'content-type': HTML }).send(pageOf(folder)),
    );
  fastify.get(`${PATH}/start.js`, (_, reply) => reply.type(SCRIPT).send(START));
  for (const [file, type] of Object.entries(FILES))
    fastify.get(`${PATH}/${file}`, (_, reply) =>
      reply
        .headers({ 'content-type': type, 'cache-control': 'public, max-age=3600' })
        .compress(createReadStream(path.join(SWAGGER_UI, file))),
    );
}
