import fastifyCookie from '@fastify/cookie';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { sendProblem, toProblem } from '@fsvp/service-kit/problem.filter';
import type { HttpSettings } from '@fsvp/service-kit/fastify';
import type { ProblemError } from '@fsvp/service-kit/problem.error';
import type { FastifyInstance } from 'fastify';
import { rejectCrossSiteWrite } from './access/cross-site-write.js';
import { addLoginResponses } from './access/login-responses.js';
import { CONFIG, type Config } from './config.js';
import { addDocs } from './open-api/docs.js';
import { addProxy } from './proxy/proxy.js';
import { addTransportSecurity, DEFAULT_HEADERS } from './web/security-headers.js';
import { addShellPage } from './web/shell-page.route.js';
import { ShellPageService } from './web/shell-page.service.js';
import { addStaticFiles } from './web/static-files.js';

/** Settings of the gateway's HTTP server. */
export const httpSettings = ({ TRUSTED_PROXIES }: Pick<Config, 'TRUSTED_PROXIES'>): HttpSettings => ({
  trustedProxies: TRUSTED_PROXIES,
  defaultHeaders: DEFAULT_HEADERS,
});

/** Adds the hooks that run before every handler, and the routes that are not Nest controllers. */
export async function configureHttpPipeline(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  addTransportSecurity(fastify);
  await fastify.register(fastifyCookie);
  fastify.addHook('onRequest', (request, reply, done) => {
    try {
      rejectCrossSiteWrite(request);
      done();
    } catch (error) {
      sendProblem(reply, request, toProblem(error) as ProblemError);
    }
  });
  addLoginResponses(fastify);
  addDocs(app);
  addProxy(app);
  await addStaticFiles(fastify, app.get<Config>(CONFIG));
  addShellPage(fastify, app.get(ShellPageService));
}
