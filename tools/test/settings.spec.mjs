import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { productProcesses, services } from '../processes.mjs';
import { repoRoot } from '../paths.mjs';

test.each(productProcesses)(
  '$name ends with exit code 78 and a line for each missing setting',
  ({ workspace, entry }) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(repoRoot, workspace, 'dist', entry)], {
      env: { PATH: process.env.PATH, PORT: 'x' },
      encoding: 'utf8',
    });
    expect(status).toBe(78);
    expect(stdout).toBe('');
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toEqual(expect.arrayContaining(['PORT: must be a port number', 'DATABASE_URL is missing']));
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+(:| is) /);
  },
);

const composition = () => parse(readFileSync(join(repoRoot, 'docker-compose.yml'), 'utf8'), { merge: true }).services;

test('migrate refuses wrong settings of any process before it connects to a database, with a line for each', () => {
  const urls = services.map(({ database }) => [
    `${database.toUpperCase()}_DATABASE_URL`,
    `postgres://a:b@127.0.0.1:9/a`,
  ]);
  const wrong = {
    LOG_LEVEL: 'loud',
    WEBHOOK_ALLOWED_NETWORKS: '10.0.0.0/99',
    API_DOCS_OPEN: 'yes',
    TRUSTED_PROXIES: '',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(repoRoot, 'tools/migrate.mjs')], {
    env: {
      PATH: process.env.PATH,
      ADMIN_DATABASE_URL: 'postgres://a:b@127.0.0.1:9/a',
      ...Object.fromEntries(urls),
      ...wrong,
    },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([78, '']);
  expect(stderr.trimEnd().split('\n').sort()).toEqual([
    'API_DOCS_OPEN: Enter true or false',
    'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
    expect.stringMatching(/^WEBHOOK_ALLOWED_NETWORKS: .*10\.0\.0\.0\/99/),
  ]);
});

test('with Compose, migrate checks every setting that the environment gives to a process', () => {
  const given = (/** @type {string} */ name) =>
    Object.entries(composition()[name].environment).filter(([, value]) => value === null || /\$\{/.test(String(value)));
  const checked = Object.keys(composition().migrate.environment);
  const settings = productProcesses.flatMap(({ name }) => given(name)).map(([name]) => name);
  // Any text may be a credential.
  expect(settings.filter((name) => !name.startsWith('AWS_') && !checked.includes(name))).toEqual([]);
});

test('with Compose, links name the published port', () => {
  const { gateway, migrate } = composition();
  const [published] = gateway.ports.map((/** @type {string} */ one) => one.replace(/:8080$/, ''));
  expect([gateway.environment.PUBLIC_PORT, migrate.environment.PUBLIC_PORT]).toEqual([published, published]);
});
