import { expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEnvironments } from '../describe-processes.mjs';
import { repoRoot } from '../paths.mjs';
import { ownAddress, publicAddress } from '../public-address.mjs';
import { nodeOptions, productProcesses } from '../processes.mjs';

test('images start each process with the options of Node that npm start gives it', () => {
  const dockerfile = readFileSync(join(repoRoot, 'Dockerfile'), 'utf8');
  for (const { name, workspace, entry } of productProcesses) {
    const command = ['node', nodeOptions(name), '--enable-source-maps', `${workspace}/dist/${entry}`].filter(Boolean);
    expect(dockerfile).toContain(`CMD [${command.map((part) => `"${part}"`).join(', ')}]`);
  }
});

test.each([
  [{}, '9000'],
  [{ publicPort: 8080 }, '8080'],
])('with %o the links of all processes name the port %s, which people open', (options, port) => {
  const home = mkdtempSync(join(tmpdir(), 'fsvp-processes-'));
  const databases = Object.fromEntries(
    productProcesses.map(({ database }) => [database, { owner: '', application: '' }]),
  );
  const environments = describeEnvironments(
    { home, ...options },
    /** @type {any} */ ({
      places: Object.fromEntries(productProcesses.map(({ name }) => [name, [{ name, port: 9000, metricsPort: 9001 }]])),
      started: productProcesses,
      host: '127.0.0.1',
      infrastructure: {},
      databases,
      secrets: { eventLogKeys: [] },
      moduleStore: { folder: '', allowedOrigins: [] },
      builds: { shell: '' },
    }),
  );
  expect(new Set(environments.map(({ env }) => env.PUBLIC_PORT))).toEqual(new Set([port]));
  rmSync(home, { recursive: true });
});

test('printed addresses are those that people open', () => {
  expect(ownAddress('0.0.0.0', 8080)).toBe('http://localhost:8080');
  expect(ownAddress('192.0.2.7', 8080)).toBe('http://192.0.2.7:8080');
  expect(ownAddress('2001:db8::7', 8080)).toBe('http://[2001:db8::7]:8080');
  const before = { ...process.env };
  try {
    Object.assign(process.env, { PUBLIC_URL: '', PUBLIC_PORT: '9000' });
    expect(publicAddress({ host: '0.0.0.0', port: 8080 })).toBe('http://localhost:9000');
    process.env.PUBLIC_URL = 'https://fsvp.example.org/';
    expect(publicAddress({ host: '0.0.0.0', port: 8080 })).toBe('https://fsvp.example.org');
  } finally {
    process.env = before;
  }
});
