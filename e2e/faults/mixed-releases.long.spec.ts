import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installShell, releaseBuiltModules } from '@fsvp/tools/modules/built-modules';
import { moduleFolders } from '@fsvp/tools/modules/module-folders';
import { runIn } from '@fsvp/tools/setup/build-commit';
import { startSuite } from '@fsvp/tools/suite';
import { expect, test } from '@playwright/test';
import { createAdministrator, signInAsAdministrator } from '../fixtures/administrator.js';
import { ApiClient, unique } from '../fixtures/api-client.js';
import { buildLastRelease } from '../fixtures/checkout.js';
import { App } from '../pages/app.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SCREENS = [
  'Suppliers',
  'FSVP Compliance',
  'Hazard Analysis',
  'Verifications',
  'Receiving Inspections',
  'Corrective Actions',
  'Documents',
  'Reports',
  'Foods',
  'FSVP Files',
];
const HEADINGS: Record<string, string> = { Documents: 'Document Management', Reports: 'Reports & Analytics' };

let last: string;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  last = await buildLastRelease();
});

test('modules of the last release compile against the packages that this shell gives them', async () => {
  // A shell compares the names of exports only.
  const folder = join(root, '.local', 'last-modules');
  rmSync(folder, { recursive: true, force: true });
  for (const module of moduleFolders(last))
    cpSync(join(last, module, 'src'), join(folder, module), { recursive: true });
  // A module contains its own contracts.
  const paths = { '@fsvp/contracts/*': [join(last, 'packages', 'contracts', 'src', '*.ts')] };
  const program = {
    extends: '../../tsconfig.browser.json',
    compilerOptions: { paths },
    include: ['**/*'],
    exclude: ['**/*.spec.*', '**/testing'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(program));
  const tsc = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
  const errors = await runIn(root, process.execPath, tsc, '--noEmit', '-p', folder).catch(
    (error: { stdout: string }) => error.stdout,
  );
  expect(errors).toBe('');
});

const both = [false, true];
for (const [shell, modules, services] of both.flatMap((a) =>
  both.flatMap((b) => both.map((c) => [a, b, c] as const)),
)) {
  const words = Object.entries({ shell, modules, services })
    .map(([part, isLast]) => `${part} ${isLast ? 'N-1' : 'N'}`)
    .join(', ');

  test(`releases work together: ${words}`, async ({ browser }) => {
    const home = mkdtempSync(join(root, '.local', 'mixed-'));
    const from = (isLast: boolean) => (isLast ? last : root);
    // As before an upgrade: modules that need a newer shell are refused, and those of the last release stay in use.
    if (shell && !modules)
      await releaseBuiltModules(
        installShell({ folder: join(home, 'modules'), kept: 5, allowedOrigins: [] }, last),
        (text) => expect(text).toBe(''),
        last,
      );
    const suite = await startSuite({
      home,
      durable: false,
      builds: { shell: from(shell), modules: from(modules), services: from(services) },
    });
    try {
      const api = await new ApiClient(suite.url).signIn(suite.password);
      const supplier = await api.supplier({ name: unique('Mixed Foods') });
      await api.verification(supplier.id);
      const page = await browser.newPage({ baseURL: suite.url });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      const app = new App(page);
      await app.signIn(suite.password);
      for (const screen of SCREENS) await app.go(screen, HEADINGS[screen]);

      // A write in a module, its event in another service, and a read model of a third.
      await page.goto(`/suppliers?edit=${supplier.id}`);
      await app.dialog('Edit Supplier').getByLabel('City').fill('Lima');
      await app.dialog('Edit Supplier').getByRole('button', { name: 'Update Supplier' }).click();
      await expect(app.dialog('Edit Supplier')).toBeHidden();
      expect((await api.call('GET', `/api/suppliers/${supplier.id}`)).body).toMatchObject({ city: 'Lima' });
      await page.goto(`/verifications?search=${encodeURIComponent(supplier.name)}`);
      await expect(page.getByText(supplier.name).first()).toBeVisible();
      const { body: run } = await api.call('POST', '/api/reports', { type: 'compliance' });
      await expect
        .poll(async () => (await api.call('GET', `/api/reports/runs/${run.id}`)).body.status, { timeout: 60_000 })
        .toBe('done');

      // By its address, so that its files start with the page.
      await createAdministrator({ url: suite.url, logs: join(home, 'logs') });
      await signInAsAdministrator(page.context());
      await page.goto('/admin');
      await app.heading('Administration');
      expect(errors).toEqual([]);
      await page.close();
    } finally {
      await suite.stop();
      rmSync(home, { recursive: true, force: true });
    }
  });
}
