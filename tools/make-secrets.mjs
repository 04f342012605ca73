import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from './processes.mjs';
import { exitWith } from './progress.mjs';
import { readablePassword } from './secrets.mjs';

// Writes the secrets of a composition of containers: a folder for each container, which is all that it gets to see. What
// exists is kept. The folder is the first argument; APP_PASSWORD becomes the password of the suite, if it is set.

const secret = () => randomBytes(32).toString('base64url');
const READABLE = 0o444;

/**
 * Returns the content of a file. It is written if it does not exist.
 * @param {string} folder @param {string} name @param {string} content
 */
function keep(folder, name, content) {
  const file = join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, content, { mode: READABLE });
  return content;
}

/** @param {string} root */
function makeSecrets(root) {
  const folder = (/** @type {string} */ name) => join(root, name);
  const postgres = keep(folder('postgres'), 'password', secret());
  keep(folder('migrate'), 'admin-url', `postgres://postgres:${postgres}@postgres:5432/postgres`);

  const nats = keep(folder('suppliers'), 'nats-url', `nats://fsvp:${secret()}@nats:4222`);
  keep(folder('nats'), 'nats.conf', natsConfig(new URL(nats).password));
  const redis = keep(folder('documents'), 'redis-url', `redis://:${secret()}@redis:6379`);
  keep(folder('redis'), 'redis.conf', redisConfig(new URL(redis).password));

  // For the S3 service of the profile `s3`, and without effect with files on a volume.
  const accessKey = keep(folder('documents'), 's3-access-key', 'fsvp');
  const secretKey = keep(folder('documents'), 's3-secret-key', secret());
  keep(folder('s3'), 's3.json', s3Config(accessKey, secretKey));

  const token = keep(folder('suppliers'), 'internal-token-secret', secret());
  const keys = keep(folder('suppliers'), 'event-log-keys', secret());
  for (const { database } of services) {
    const role = `fsvp_${database}`;
    const url = keep(folder(database), 'database-url', `postgres://${role}:${secret()}@postgres:5432/${role}`);
    keep(folder('migrate'), `${database}-database-url`, url);
    keep(folder(database), 'nats-url', nats);
    keep(folder(database), 'internal-token-secret', token);
    keep(folder(database), 'event-log-keys', keys);
  }
  return {
    app: keep(folder('gateway'), 'app-password', process.env.APP_PASSWORD || readablePassword()),
    // Of the profile `observe`.
    grafana: keep(folder('grafana'), 'admin-password', readablePassword()),
  };
}

/** @param {string} password */
const natsConfig = (password) => `port: 4222
http: 8222
authorization { user: fsvp, password: "${password}" }
max_payload: 4MB
ping_interval: "10s"
write_deadline: "5s"
jetstream { store_dir: "/data", max_memory_store: 64MB, max_file_store: 2GB }
`;

/** @param {string} password */
const redisConfig = (password) => `requirepass ${password}
dir /data
appendonly yes
maxmemory-policy noeviction
`;

/** Configuration of SeaweedFS. @param {string} accessKey @param {string} secretKey */
const s3Config = (accessKey, secretKey) =>
  JSON.stringify({
    identities: [
      { name: 'fsvp', credentials: [{ accessKey, secretKey }], actions: ['Admin', 'Read', 'List', 'Write'] },
    ],
  });

try {
  const { app, grafana } = makeSecrets(process.argv[2] ?? '/secrets');
  console.log(`Sign in with the password ${app}`);
  console.log(`Grafana: user admin, password ${grafana}`);
} catch (error) {
  exitWith(error);
}
