import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config.js';
import { CallersService } from '../identity/callers.service.js';

/** Who may read what describes the API. */
export interface DocumentAccess {
  /** Whether everybody may, by the setting. */
  open: boolean;
  /** A hook `onRequest`. @throws as a call without a session, or without the scope `read` */
  check: (request: FastifyRequest) => Promise<void>;
}

export function documentAccess(app: NestFastifyApplication): DocumentAccess {
  const callers = app.get(CallersService);
  const open = app.get<Config>(CONFIG).API_DOCS_OPEN;
  return {
    open,
    check: async (request) => {
      const [path = ''] = request.url.split('?', 1);
      // Of an open document the examples still name the records of a reader who is signed in.
      if (open) await callers.require(request).catch(() => undefined);
      else await callers.assertMay(await callers.require(request), request.method, path);
    },
  };
}
