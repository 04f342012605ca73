import { createHash } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HTML } from '../web/media-types.js';
import { pagePolicy } from '../web/security-headers.js';
import { MergedOpenApi } from './merged-open-api.service.js';

const PATH = '/api/docs';
const DOCUMENTS = { jsonDocumentUrl: '/api/openapi.json', yamlDocumentUrl: '/api/openapi.yaml' };

/** The policy of the page of Swagger UI, whose own styles are named by their hashes. */
function policyOf(page: string): string {
  const styles = [...page.matchAll(/<style>([^<]*)<\/style>| style="([^"]*)"/g)].map(
    ([, sheet, attribute]) => sheet ?? attribute ?? '',
  );
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return pagePolicy().replace("style-src 'self'", ["style-src 'self' 'unsafe-hashes'", ...hashes].join(' '));
}

const isDocs = (path: string) =>
  path === PATH || path.startsWith(`${PATH}/`) || Object.values(DOCUMENTS).includes(path);

/**
 * Serves the merged OpenAPI document and Swagger UI to everybody: who connects a program reads them before anybody has given it a
 * token. Add it before compression, which looks at each route as it is added.
 */
export function addDocs(app: NestFastifyApplication): void {
  const documents = app.get(MergedOpenApi);
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  fastify.addHook('onRoute', (route) => {
    if (isDocs(route.url)) route.compress = {};
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload === 'string' && request.url.startsWith(PATH) && reply.getHeader('content-type') === 'text/html')
      void reply.headers({ 'content-security-policy': policyOf(payload), 'content-type': HTML });
    done();
  });
  SwaggerModule.setup(PATH, app, () => ({ openapi: '3.1.0', info: { title: '', version: '' }, paths: {} }), {
    ...DOCUMENTS,
    customSiteTitle: 'FSVP Suite: API',
    swaggerOptions: { deepLinking: true, defaultModelsExpandDepth: 0, validatorUrl: null, persistAuthorization: false },
    patchDocumentOnRequest: (request) => {
      const { protocol, host } = request as FastifyRequest;
      return documents.read(`${protocol}://${host}`);
    },
  });
}
