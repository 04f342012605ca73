import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import type { Browser, Page } from '@playwright/test';
import { ADMINISTRATOR, createAdministrator } from '../fixtures/administrator.js';
import { dayFromToday, eventually, ApiClient, inBatches } from '../fixtures/api-client.js';
import { join, OWN_PASSWORD, qualify } from '../fixtures/people.js';
import { expect, test, type Product } from '../fixtures/product.js';

const COUNT = 50;
/** The service is killed after so many answers. */
const BEFORE_CRASH = 12;

/** Invites a person who may sign audits, and opens the list of a supplier with 50 completed ones. */
async function openList({ suite, api }: Product, browser: Browser) {
  await createAdministrator(suite);
  const administrator = await new ApiClient(suite.url).signIn(ADMINISTRATOR.password, ADMINISTRATOR.email);
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['audit']);
  const { id } = await api.supplier();
  const ids: string[] = [];
  await inBatches(COUNT, async (position) => {
    const audit = await api.create<VerificationActivity>('/api/verification-activities', {
      supplierId: id,
      type: 'audit',
      title: `Audit ${position}`,
      status: 'completed',
      scheduledDate: dayFromToday(-9),
      dueDate: dayFromToday(-2),
      findings: 'No open door',
    });
    ids.push(audit.id);
  });
  const context = await browser.newContext({ baseURL: suite.url });
  await context.request.post('/api/login', { data: { email, password: OWN_PASSWORD } });
  const page = await context.newPage();
  await page.goto(`/verifications?supplier=${id}`);
  await page.getByRole('button', { name: 'Sign several' }).click();
  await dialogOf(page)
    .getByRole('radio', { name: /^Conducted/ })
    .click();
  await dialogOf(page)
    .getByRole('checkbox', { name: `All records that can be signed (${COUNT})` })
    .click();
  await dialogOf(page)
    .getByLabel(/^Password/)
    .fill(OWN_PASSWORD);
  return { page, ids, close: () => context.close() };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sign verification activities' });

interface Stored {
  record_id: string;
  content: string | null;
  events: number;
}

/** The signatures of these records, each with the number of its events. */
const signaturesOf = ({ sql }: Product, ids: string[]) =>
  sql<Stored>(
    'quality',
    `select record_id, content, (select count(*)::int from event_log where aggregate_id = s.id and type = 'record.signed.v1') as events
     from signatures s where record_id = any($1)`,
    [ids],
  );

/** Each record has at most one signature, with its content and one event. */
function expectNoneHalf(stored: Stored[]): void {
  expect(new Set(stored.map(({ record_id: id }) => id)).size).toBe(stored.length);
  expect(stored.filter(({ content, events }) => !content || events !== 1)).toEqual([]);
}

test('50 verification activities are signed in one dialog', async ({ product, browser }) => {
  const { page, ids, close } = await openList(product, browser);
  const started = Date.now();
  await dialogOf(page)
    .getByRole('button', { name: `Sign ${COUNT} records` })
    .click();
  await expect(dialogOf(page)).toBeHidden();
  console.log(`${COUNT} verification activities were signed in ${Date.now() - started} ms`);
  const stored = await signaturesOf(product, ids);
  expectNoneHalf(stored);
  expect(stored).toHaveLength(COUNT);
  await close();
});

test('a service killed between two of 50 signatures leaves each record signed or not, and the rest is signed again', async ({
  product,
  browser,
}) => {
  const { page, ids, close } = await openList(product, browser);
  let answers = 0;
  page.on('response', (response) => {
    if (response.request().method() !== 'POST' || !response.url().endsWith('/signatures')) return;
    answers += 1;
    if (answers === BEFORE_CRASH) product.suite.kill9('quality');
  });
  await dialogOf(page)
    .getByRole('button', { name: `Sign ${COUNT} records` })
    .click();
  await expect(dialogOf(page).getByText(new RegExp(`^\\d+ of ${COUNT} signed\\.`))).toBeVisible({ timeout: 120_000 });
  await eventually(
    async () => (await product.api.call('GET', '/api/verification-activities?limit=1')).status === 200,
    'the service answers again',
  );
  const afterCrash = await signaturesOf(product, ids);
  expectNoneHalf(afterCrash);
  console.log(`${afterCrash.length} of ${COUNT} were signed when the service was killed`);
  expect(afterCrash.length).toBeGreaterThanOrEqual(BEFORE_CRASH - 1);
  expect(afterCrash.length).toBeLessThan(COUNT);

  await dialogOf(page)
    .getByLabel(/^Password/)
    .fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeHidden();
  const stored = await signaturesOf(product, ids);
  expectNoneHalf(stored);
  expect(stored).toHaveLength(COUNT);
  await close();
});
