import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the caller disconnects, for work that would wait for nobody. */
export function abortWhenCallerLeaves({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
