#!/bin/sh
# nats-server 2.9.10 (Debian 12) with @nats-io/jetstream 3.4.0: a durable pull consumer whose filter_subject is changed to a wider one,
# after it has acknowledged a message, gets nothing any more that is published later, also not of its old subject. The server takes the
# change, and its description of the consumer has the new filter and counts the messages as pending. A new durable gets all.
# Seen: "filter: s.>, pending: 2, received after the change: 0, by a new durable: 3".
# Exits 1 when the changed consumer receives something, or a new one does not receive all three. Needs apt-get of Debian 12 or a nats-server in NATS_SERVER.
set -e
dir=$(mktemp -d)
cd "$dir"
trap 'kill $server 2>/dev/null || true; rm -rf "$dir"' EXIT
program=${NATS_SERVER:-}
if [ -z "$program" ]; then
  apt-get download nats-server=2.9.10-1+b3 > /dev/null 2>&1 || apt-get download nats-server > /dev/null
  dpkg-deb -x nats-server_*.deb files
  program=$(find "$dir/files" -name nats-server -type f | head -1)
fi
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error --ignore-scripts @nats-io/transport-node@3.4.0 @nats-io/jetstream@3.4.0 > /dev/null
"$program" --version
"$program" -js -sd "$dir/store" -a 127.0.0.1 -p 14222 > server.log 2>&1 &
server=$!
sleep 1
cat > probe.mjs <<'J'
import { connect } from '@nats-io/transport-node';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
const connection = await connect({ servers: '127.0.0.1:14222' });
const manager = await jetstreamManager(connection);
const stream = jetstream(connection);
await manager.streams.add({ name: 'S', subjects: ['s.>'] });
const add = (durable_name, filter_subject) =>
  manager.consumers.add('S', { durable_name, filter_subject, ack_policy: 'explicit' });
async function receive(name) {
  const messages = await (await stream.consumers.get('S', name)).fetch({ max_messages: 10, expires: 2000 });
  let count = 0;
  for await (const message of messages) {
    message.ack();
    count += 1;
  }
  return count;
}
await add('changed', 's.a');
await stream.publish('s.a', 'first');
await receive('changed');
await manager.consumers.update('S', 'changed', { filter_subject: 's.>' });
for (const subject of ['s.a', 's.b']) await stream.publish(subject, 'later');
const { config, num_pending } = await manager.consumers.info('S', 'changed');
const changed = await receive('changed');
await add('new', 's.>');
const fresh = await receive('new');
console.log(`filter: ${config.filter_subject}, pending: ${num_pending}, received after the change: ${changed}, by a new durable: ${fresh}`);
await connection.close();
process.exit(changed === 0 && num_pending === 2 && fresh === 3 ? 0 : 1);
J
node probe.mjs
