import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { putUpload } from '@fsvp/contracts/document';

/** The route as the framework names it. */
const ROUTE = putUpload.path.replace('{token}', ':token');

/**
 * Hands every uploaded body on as a stream. A browser names the file's own type, and for text and JSON the framework would read the
 * body into memory, under the limit for JSON.
 */
export function streamUploads(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, _reply, done) => {
      if (request.method === 'PUT' && request.routeOptions.url === ROUTE)
        request.headers['content-type'] = 'application/octet-stream';
      done();
    });
}
