import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ADMINISTRATOR, createAdministrator, signInAsAdministrator } from '../fixtures/administrator.js';
import { eventually } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/product.js';
import { App } from '../pages/app.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);
const NEW_NAME = 'A name that svc-quality refuses';

test('a change that a service could not take over is shown with its reason, and replayed when the cause is removed', async ({
  product: { suite, api, sql },
  browser,
}) => {
  const supplierId = await api.addSupplier('Before the failure');
  await sql('quality', `alter table supplier_directory add constraint refused check (name <> '${NEW_NAME}') not valid`);
  expect((await api.call('PUT', `/api/suppliers/${supplierId}`, { name: NEW_NAME })).status).toBe(200);
  await eventually(async () => (await sql('quality', 'select from dead_letter')).length === 1, 'the event has failed');

  await createAdministrator(suite);
  const page = await browser.newPage({ baseURL: suite.url });
  const app = new App(page);
  await signInAsAdministrator(page);
  await page.goto('/');
  await app.go('Administration');
  await page.goto('/admin?section=failed-events');
  const row = page.getByRole('row', { name: NEW_NAME });
  await expect(row).toContainText('violates check constraint "refused"');
  await row.getByRole('button', { name: 'Replay', exact: true }).click();
  await app.message('The event failed again', /violates check constraint/);

  const { email, password } = ADMINISTRATOR;
  const env = { ...process.env, FSVP_URL: suite.url, FSVP_EMAIL: email, FSVP_PASSWORD: password };
  const { stdout } = await run(process.execPath, ['tools/dead-letters.mjs', 'list'], { cwd: root, env });
  expect(stdout).toMatch(/^quality\/[0-9a-f-]{36} .*6 tries\n.*\n.*"refused"\n1 event\.\n$/);

  await sql('quality', 'alter table supplier_directory drop constraint refused');
  await row.getByRole('button', { name: 'Replay', exact: true }).click();
  await app.toast('Event replayed');
  await expect(page.getByText('No failed events')).toBeVisible();
  const [copy] = await sql<{ name: string }>('quality', 'select name from supplier_directory where id = $1', [
    supplierId,
  ]);
  expect(copy?.name).toBe(NEW_NAME);
  await page.close();
});
