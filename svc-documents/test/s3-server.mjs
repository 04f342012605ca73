// An S3 server of its own process, so that a test can stop, freeze and start it again: node s3-server.mjs <folder>
// <port> [bucket…]
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
// It works out the signature for `/bucket` where the SDK, as S3 asks, signs `/bucket/`; so requests of the bucket
// itself are taken with any signature of its account.
server.middleware.unshift((context, next) => {
  const app = Object.create(context.app, { allowMismatchedSignatures: { value: /^\/[^/]+\/?$/.test(context.path) } });
  Object.defineProperty(context, 'app', { value: app });
  return next();
});
const { port: taken } = await server.run();
process.stdout.write(`listening on ${taken}\n`);
