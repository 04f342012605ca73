// Runs an S3 server in its own process, so that a test can stop and pause it.
// Usage: node s3-server.mjs <folder> <port> [bucket…]
import S3rver from '@20minutes/s3rver';

const [, , directory, port, ...buckets] = process.argv;
const server = new S3rver({
  directory,
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  vhostBuckets: false,
  configureBuckets: buckets.map((name) => ({ name })),
});
// The server computes signatures for `/bucket`, but the SDK correctly signs `/bucket/`. So requests for the bucket
// itself are accepted with any signature.
server.middleware.unshift((context, next) => {
  const app = Object.create(context.app, { allowMismatchedSignatures: { value: /^\/[^/]+\/?$/.test(context.path) } });
  Object.defineProperty(context, 'app', { value: app });
  return next();
});
const address = await server.run();
process.stdout.write(`listening on ${address.port}\n`);
