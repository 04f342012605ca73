import fastifyCookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { rejectCrossSiteWrite } from '../identity/cross-site-write.js';
import { addLoginResponses } from './login-responses.js';
import { addAsyncApi } from '../integrations/async-api/async-api.route.js';
import { CONFIG, type Config } from '../config.js';
import { addClientPackage } from '../integrations/client-package/client-package.route.js';
import { addDocs } from '../integrations/open-api/docs.js';
import { AnonymousRequests } from '../identity/anonymous-requests.js';
import { addRateLimitHeaders } from '../identity/api-tokens/rate-limit.js';
import { addProblemPages } from '../integrations/problems/problem-pages.route.js';
import { addCompression } from './compression.js';
import { addRequestTimeout } from '../proxy/request-timeout.js';
import { addProxy } from '../proxy/proxy.js';
import { addSecurityHeaders } from './security-headers.js';
import { addShellPage } from './shell-page.route.js';
import { ShellPageService } from './shell-page.service.js';
import { addStaticFiles } from './static-files.js';

/** Adds the hooks that run before every handler, and the routes that are not Nest controllers. */
export async function configureHttpPipeline(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const config = app.get<Config>(CONFIG);
  const anonymousRequests = app.get(AnonymousRequests);
  addSecurityHeaders(fastify);
  await addCompression(fastify);
  addRateLimitHeaders(fastify);
  addRequestTimeout(fastify, config.REQUEST_TIMEOUT_MS);
  await fastify.register(fastifyCookie);
  fastify.addHook('onRequest', async (request, reply) => {
    await anonymousRequests.begin(request, reply);
    rejectCrossSiteWrite(request);
  });
  addLoginResponses(fastify);
  addProblemPages(fastify);
  addClientPackage(fastify);
  addDocs(app);
  addAsyncApi(app);
  addProxy(app);
  await addStaticFiles(fastify, config);
  addShellPage(fastify, app.get(ShellPageService));
}
