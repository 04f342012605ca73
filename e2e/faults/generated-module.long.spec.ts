import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkOut, runIn } from '../fixtures/checkout.js';
import { expect, test } from '../fixtures/product.js';
import { App } from '../pages/app.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

test('a generated module appears in the sidebar of the running suite, and no other source has changed', async ({
  product,
  browser,
}) => {
  test.setTimeout(900_000);
  const { suite } = product;
  const copy = join(root, '.local', 'generated-module');
  await checkOut('HEAD', copy);
  await runIn(copy, 'git', 'init', '-q');
  await runIn(copy, 'git', 'add', '-A');
  await runIn(copy, 'npm', 'run', 'new', '--', 'module', 'audits');
  const changed = await runIn(copy, 'git', 'status', '--porcelain', '--untracked-files=normal');
  // The lock file lists the workspaces, and the Dockerfile their package.json.
  expect(changed.split('\n').filter((line) => !line.startsWith('A  '))).toEqual([
    'AM Dockerfile',
    'AM package-lock.json',
    '?? mf-audits/',
    '',
  ]);
  await runIn(copy, 'npx', 'nx', 'run', '@fsvp/mf-audits:build');

  const env = { ...process.env, MODULE_STORE: suite.moduleStore };
  const release = ['tools/modules.mjs', 'release', 'mf-audits', '--from', join(copy, 'mf-audits', 'dist')];
  await run(process.execPath, release, { cwd: root, env });
  const page = await browser.newPage({ baseURL: suite.url });
  const app = new App(page);
  await expect
    .poll(async () => (await fetch(`${suite.url}/modules.json`)).text(), { timeout: 15_000 })
    .toContain('mf-audits');
  await app.signIn(suite.password);
  await app.go('Audits');
  await page.close();
});
