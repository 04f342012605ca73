import type { INestApplicationContext } from '@nestjs/common';
import { fastify, type FastifyInstance } from 'fastify';
import { WITHOUT_SCHEMAS } from '../http/fastify.js';
import { HealthController } from '../http/health.controller.js';

export interface ProbeAddress {
  host: string;
  port: number;
}

/** Serves liveness, readiness and metrics on a port of their own, for a process whose other port is public. */
export async function startProbeServer(
  app: INestApplicationContext,
  { host, port }: ProbeAddress,
): Promise<FastifyInstance> {
  const health = app.get(HealthController, { strict: false });
  const server = fastify({ schemaController: WITHOUT_SCHEMAS });
  server.get('/livez', () => health.live());
  server.get('/readyz', (_request, reply) => health.ready(reply));
  server.get('/metrics', (_request, reply) => health.metrics(reply));
  await server.listen({ host, port });
  return server;
}
