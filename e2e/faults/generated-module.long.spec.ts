import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkOut, runIn } from '@fsvp/tools/setup/build-commit';
import { expect, test } from '../fixtures/product.js';
import { App } from '../pages/app.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

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
  // The lock file lists the workspaces, and the Dockerfile the folders of the modules.
  expect(changed.split('\n').filter((line) => !line.startsWith('A  '))).toEqual([
    'AM Dockerfile',
    'AM package-lock.json',
    '?? mf-audits/',
    '',
  ]);

  // A release is built and served alone, whatever else has changed in the checkout.
  await runIn(copy, 'npm', 'run', 'build', '-w', '@fsvp/contracts');
  const contract = join(copy, 'packages/contracts/dist/modules/host-offer.js');
  const built = readFileSync(contract, 'utf8');
  for (const source of ['shell/src/main.ts', 'packages/contracts/src/modules/host-offer.ts'])
    appendFileSync(join(copy, source), '\nexport const changed = true;\n');
  await runIn(copy, 'env', `MODULE_STORE=${suite.moduleStore}`, 'npm', 'run', 'modules', '--', 'release', 'mf-audits');
  expect(existsSync(join(copy, 'shell/dist'))).toBe(false);
  expect(readFileSync(contract, 'utf8')).toBe(built);

  const page = await browser.newPage({ baseURL: suite.url });
  const app = new App(page);
  await expect
    .poll(async () => (await fetch(`${suite.url}/modules.json`)).text(), { timeout: 15_000 })
    .toContain('mf-audits');
  await app.signIn(suite.password);
  await app.go('Audits');
  await page.close();
});
