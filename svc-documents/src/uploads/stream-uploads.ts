import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { putUpload } from '@fsvp/contracts/documents/document';

/** The route in Fastify's notation. */
const ROUTE = putUpload.path.replace('{token}', ':token');

/**
 * Passes uploaded bodies on as streams. Browsers send the file's content type, and Fastify would read text and JSON
 * into memory, up to its limit for JSON bodies.
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
