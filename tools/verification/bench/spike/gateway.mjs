import fastify from 'fastify';
import { Pool } from 'undici';

/** A gateway that only passes requests on. */
const upstream = new Pool(String(process.argv[2]), { connections: 64 });
const app = fastify();
app.removeAllContentTypeParsers();
app.addContentTypeParser('*', (_request, _payload, done) => done(null));
app.all('/*', async (request, reply) => {
  const { method, url, headers, raw } = request;
  const response = await upstream.request({
    method: /** @type {'GET' | 'POST' | 'PUT'} */ (method),
    path: url,
    headers: { 'content-type': headers['content-type'], 'content-length': headers['content-length'] },
    body: method === 'GET' ? null : raw,
  });
  reply.code(response.statusCode).header('content-type', response.headers['content-type']);
  return reply.send(response.body);
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
process.once('disconnect', () => process.exit());
