import { createHash } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Principal } from '@fsvp/contracts/access';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallersService } from '../access/callers.service.js';
import { HTML } from '../web/media-types.js';
import { pagePolicy } from '../web/security-headers.js';
import { MergedOpenApi } from './merged-open-api.service.js';
import { toYaml } from './yaml.js';

const PATH = '/api/docs';
const JSON_PATH = '/api/openapi.json';
const YAML_PATH = '/api/openapi.yaml';

/** The policy of the page of Swagger UI, whose own styles are named by their hashes. */
function policyOf(page: string): string {
  const styles = [...page.matchAll(/<style>([^<]*)<\/style>| style="([^"]*)"/g)].map(
    ([, sheet, attribute]) => sheet ?? attribute ?? '',
  );
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return pagePolicy().replace("style-src 'self'", ["style-src 'self' 'unsafe-hashes'", ...hashes].join(' '));
}

const isDocs = (path: string) =>
  path === PATH || path.startsWith(`${PATH}/`) || path === JSON_PATH || path === YAML_PATH;

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
 * token. Add it before compression, which looks at each route as it is added.
 */
export function addDocs(app: NestFastifyApplication): void {
  const documents = app.get(MergedOpenApi);
  const callers = app.get(CallersService);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRoute', (route) => {
    if (isDocs(route.url)) route.compress = {};
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload === 'string' && request.url.startsWith(PATH) && reply.getHeader('content-type') === 'text/html')
      void reply.headers({ 'content-security-policy': policyOf(payload), 'content-type': HTML });
    done();
  });
  const read = async (request: FastifyRequest) =>
    documents.read(`${request.protocol}://${request.host}`, await readerOf(callers, request));
  fastify.get(YAML_PATH, async (request, reply) => reply.type('text/yaml').send(toYaml(await read(request))));
  SwaggerModule.setup(PATH, app, () => ({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }), {
    jsonDocumentUrl: JSON_PATH,
    raw: ['json'],
    customSiteTitle: 'FSVP Suite: API',
    swaggerOptions: {
      // Without the bar of the default layout, whose logo brings a style of its own.
      layout: 'BaseLayout',
      deepLinking: true,
      // Nearly 300 calls take seconds to draw: the page shows their groups, and a link to a call opens its group.
      docExpansion: 'none',
      defaultModelsExpandDepth: 0,
      validatorUrl: null,
      persistAuthorization: false,
    },
    patchDocumentOnRequest: (request) => read(request as FastifyRequest),
  });
}
