import type { FsvpStatus } from '@fsvp/contracts/suppliers/fsvp';
import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { fail, hold } from '../fixtures/faults.js';
import { ABSENT, dayFromToday, unique } from '../fixtures/api-client.js';
import { expect, test as base } from '../fixtures/signed-in.js';

const LABELS: Record<FsvpStatus, string> = {
  compliant: 'Compliant',
  due_soon: 'Due Soon',
  overdue: 'Overdue',
  not_required: 'Not Required',
};
const STATUSES = Object.keys(LABELS) as FsvpStatus[];
const list = { method: 'GET', path: '/api/suppliers?*' } as const;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Playwright's own type for "no fixtures per test"
const test = base.extend<{}, { family: string }>({
  /** Four suppliers that share a name, one in each state: '<family> Overdue' and so on. */
  family: [
    async ({ api }, use) => {
      const family = unique('Family');
      await api.supplier({ name: `${family} Compliant`, lastVerificationDate: dayFromToday(-30) });
      await api.supplier({ name: `${family} Due Soon`, lastVerificationDate: dayFromToday(-350) });
      await api.supplier({ name: `${family} Overdue`, verificationFrequencyMonths: 6 });
      await api.supplier({ name: `${family} Not Required`, fsvpRequired: false });
      await use(family);
    },
    { scope: 'worker' },
  ],
});

test(
  'the tiles count all suppliers and link to the ones they count',
  { tag: '@serial' },
  async ({ app, page, api, family }) => {
    await expect(async () => {
      await page.goto('/fsvp-compliance');
      const { body: summary } = await api.call('GET', '/api/suppliers/fsvp-summary');
      expect({
        compliant: await app.card('Compliant'),
        dueSoon: await app.card('Due Soon'),
        overdue: await app.card('Overdue'),
        total: await app.card('Total FSVP'),
      }).toMatchObject({
        compliant: summary.compliant,
        dueSoon: summary.dueSoon,
        overdue: summary.overdue,
        total: summary.compliant + summary.dueSoon + summary.overdue,
      });
    }, 'others may change suppliers meanwhile').toPass();

    await page.getByRole('group', { name: 'Due Soon' }).getByRole('link').click();
    await expect(page).toHaveURL('/fsvp-compliance?fsvpStatus=due_soon');
    await page.getByRole('searchbox', { name: 'Search FSVP suppliers' }).fill(family);
    await expect(page.getByRole('row', { name: family })).toHaveCount(1);
  },
);

test('searches and filters by each status, and keeps this in the URL', async ({ app, page, family }) => {
  await page.goto('/fsvp-compliance');
  const search = page.getByPlaceholder('Search FSVP suppliers...');
  const rows = page.getByRole('row', { name: family });
  await search.fill(family);
  await expect(rows).toHaveCount(4);
  await expect(page.getByRole('row', { name: `${family} Overdue` })).toContainText('Never');
  await expect(page.getByRole('row', { name: `${family} Overdue` })).toContainText('Paita, Peru');
  await expect(page.getByRole('row', { name: `${family} Overdue` })).toContainText('6 months');
  await expect(page.getByRole('row', { name: `${family} Compliant` })).toContainText(
    /[A-Z][a-z]{2} \d{1,2}, \d{4}.*12 months/,
  );

  expect(await app.choices(page, 'Compliance status')).toEqual([
    'All Status',
    ...STATUSES.map((status) => LABELS[status]),
  ]);
  for (const status of STATUSES) {
    await app.choose(page, 'Compliance status', LABELS[status]);
    await expect(page).toHaveURL(new RegExp(`fsvpStatus=${status}`));
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole('cell', { name: LABELS[status], exact: true })).toBeVisible();
  }
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(search).toHaveValue(family);
  await page.goBack();
  await expect(rows.getByRole('cell', { name: 'Overdue', exact: true })).toBeVisible();
});

test('more than fifty are paged, and the URL keeps the page', async ({ page, api }) => {
  const crowd = await api.manySuppliers(51);
  await page.goto(`/fsvp-compliance?search=${crowd.title}`);
  const rows = page.getByRole('row', { name: crowd.title });
  const pages = page.getByRole('navigation', { name: 'Pages of suppliers' });
  await expect(pages).toContainText('1–50 of 51');
  await expect(rows).toHaveCount(50);
  const first = await rows.allInnerTexts();
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('51–51 of 51');
  await expect(rows).toHaveCount(1);
  const named = [...first, await rows.innerText()]
    .map((text) => /\d{3}(?=\s)/.exec(text.slice(text.indexOf(crowd.title) + crowd.title.length))?.[0])
    .sort();
  expect(named).toEqual(Array.from({ length: 51 }, (_, index) => String(index + 1).padStart(3, '0')));
  await expect(page).toHaveURL(/offset=50/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(rows).toHaveCount(50);
});

test('the details have four sections with the recorded parts of the program', async ({ app, page, api }) => {
  const supplier = await api.supplier({
    status: 'suspended',
    riskLevel: 'high',
    lastVerificationDate: '2025-01-31',
    verificationFrequencyMonths: 1,
    contactPerson: 'Ana Flores',
    email: 'ana@example.com',
    phone: '+51 1 555 0100',
    fsvpImporterName: 'Harbor Imports',
    fsvpImporterDuns: '080000123',
    fsvpRecordKeeping: 'Kept for two years',
  });
  await page.goto(`/fsvp-compliance?search=${supplier.name}`);
  await page.getByRole('button', { name: `View Details of ${supplier.name}` }).click();
  await expect(page).toHaveURL(new RegExp(`view=${supplier.id}`));
  const details = app.dialog('FSVP Compliance Details');
  const section = (name: string) => details.getByRole('region', { name });
  for (const text of [supplier.name, 'Paita, Peru', 'Suspended', 'High Risk'])
    await expect(section('Supplier Information')).toContainText(text);
  for (const text of ['Overdue', '1 month', 'Jan 31, 2025', 'Feb 28, 2025'])
    await expect(section('Verification Schedule')).toContainText(text);
  for (const text of [
    'Importer Name',
    'Harbor Imports',
    'DUNS Number',
    '080000123',
    'Record Keeping',
    'Kept for two years',
  ])
    await expect(section('FSVP Program Details')).toContainText(text);
  for (const absent of ['Verification Methods', 'Corrective Actions'])
    await expect(section('FSVP Program Details')).not.toContainText(absent);
  for (const text of ['Ana Flores', 'ana@example.com', '+51 1 555 0100'])
    await expect(section('Contact Information')).toContainText(text);

  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page.getByRole('button', { name: `View Details of ${supplier.name}` })).toBeFocused();
});

test('Update Verification makes an overdue supplier compliant today, and can be undone', async ({ app, page, api }) => {
  const supplier = await api.supplier({ lastVerificationDate: '2024-03-05' });
  const row = page.getByRole('row', { name: supplier.name });
  await page.goto(`/fsvp-compliance?search=${supplier.name}`);
  await expect(row).toContainText('Overdue');
  // The name also opens the details.
  await row.getByRole('button', { name: supplier.name }).first().press('Enter');
  const details = app.dialog('FSVP Compliance Details');
  const schedule = details.getByRole('region', { name: 'Verification Schedule' });
  await details.getByRole('button', { name: 'Update Verification' }).click();
  await expect(schedule).toContainText('Compliant');
  await expect(schedule).toContainText('by you');
  await expect(schedule).toContainText(/Mar 5, 2024/);
  const { fsvpStatus, lastVerificationDate } = (await api.call('GET', `/api/suppliers/${supplier.id}`)).body;
  expect([fsvpStatus, dayOfInstant(lastVerificationDate)]).toEqual(['compliant', dayFromToday(0)]);

  await schedule.getByRole('button', { name: 'Undo' }).click();
  await app.message('Success', 'Verification undone');
  await expect(schedule).toContainText('Overdue');
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Mar 5, 2024');
});

test('missing program details are added without leaving the list', async ({ app, page, api }) => {
  const { name, id } = await api.supplier();
  await page.goto(`/fsvp-compliance?search=${name}&view=${id}`);
  const details = app.dialog('FSVP Compliance Details');
  await details.getByRole('button', { name: 'Add Program Details' }).click();
  const form = app.dialog('Edit Supplier');
  await expect(form.getByLabel('FSVP Program')).toBeFocused();
  await form.getByLabel('Importer Name').fill('Harbor Imports');
  await form.getByLabel('Verification Methods').fill('Annual onsite audit');
  await form.getByRole('button', { name: 'Update Supplier' }).click();
  await app.message('Success', 'Supplier updated successfully');
  await expect(page).toHaveURL(new RegExp('/fsvp-compliance\\?search='));
  await page.getByRole('button', { name: `View Details of ${name}` }).click();
  await expect(details.getByRole('region', { name: 'FSVP Program Details' })).toContainText('Annual onsite audit');
});

test('a row is edited and deleted in the list', async ({ app, page, api }) => {
  const { name } = await api.supplier();
  const row = page.getByRole('row', { name });
  await page.goto(`/fsvp-compliance?search=${name}`);
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  const form = app.dialog('Edit Supplier');
  await form.getByLabel('Verification Frequency (months)').fill('3');
  await form.getByRole('button', { name: 'Update Supplier' }).click();
  await expect(row).toContainText('3 months');

  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = app.question(`Delete ${name}`);
  await expect(question).toContainText('Are you sure you want to delete this supplier? This action cannot be undone.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await app.message('Success', 'Supplier deleted successfully');
  await expect(page.getByText('No FSVP suppliers found')).toBeVisible();
});

test('loading shows five placeholder rows; a failure offers Retry and is never shown as an empty list', async ({
  page,
  family,
}) => {
  const table = page.getByRole('table', { name: 'FSVP suppliers' });
  const release = await hold(page, list);
  await page.goto(`/fsvp-compliance?search=${family}`);
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table.getByRole('row')).toHaveCount(1 + 5);
  release();
  await expect(table.getByRole('row')).toHaveCount(1 + 4);

  const recover = await fail(page, list);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The suppliers could not be loaded' });
  await expect(alert).toContainText('The service is not available. Try again in a moment.');
  await expect(page.getByText('No FSVP suppliers found')).toBeHidden();
  await recover();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(table.getByRole('row')).toHaveCount(1 + 4);

  const countAgain = await fail(page, { method: 'GET', path: '/api/suppliers/fsvp-summary' });
  await page.reload();
  const counts = page.getByRole('alert').filter({ hasText: 'The FSVP counts could not be loaded' });
  await expect(counts).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(1 + 4);
  await countAgain();
  await counts.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('group', { name: 'Total FSVP' })).toContainText(/\d/);
});

test('a deleted supplier is reported', async ({ app, page }) => {
  await page.goto(`/fsvp-compliance?view=${ABSENT}`);
  await expect(app.dialog('FSVP Compliance Details').getByRole('alert')).toContainText(
    'The supplier could not be loaded',
  );
});
