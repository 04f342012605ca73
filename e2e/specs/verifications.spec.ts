import { makeDocument } from '../fixtures/documents.js';
import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { fail, hold } from '../fixtures/faults.js';
import { textFile } from '../fixtures/files.js';
import { ABSENT, dayFromToday, eventually, inBatches, shownDay, unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { attach } from '../pages/attachments.js';
import { DayField } from '../pages/day-field.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

const list = { method: 'GET', path: '/api/verification-activities?*' } as const;
const STATUSES = ['Scheduled', 'In Progress', 'Completed', 'Overdue', 'Cancelled'];
const TYPES = ['Audit', 'Testing', 'Certificate Review', 'Facility Inspection'];

test('rows show an activity; Total comes from the server, the other cards count the list on screen', async ({
  app,
  page,
  api,
}) => {
  const { id, name } = await api.supplier();
  await api.verification(id, {
    title: 'Long past',
    scheduledDate: dayFromToday(-90),
    dueDate: dayFromToday(-60),
    type: 'certificate_review',
    assignedTo: 'dana@example.com',
    description: 'The organic one.',
  });
  await api.verification(id, { title: 'Marked overdue', status: 'overdue' });
  await api.verification(id, { title: 'Done', status: 'completed' });
  await api.verification(id, { title: 'Ahead' });
  await api.verification(id, { title: 'Due today', dueDate: dayFromToday(0) });
  await api.verification(id, { title: 'Given up', status: 'cancelled', dueDate: dayFromToday(-60) });
  await api.verification(id, { title: 'Under way', status: 'in_progress', dueDate: dayFromToday(-60) });
  await page.goto(`/verifications?supplier=${id}`);
  await expect(page.getByText('Schedule and track supplier verification activities and audits')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Verification activities' }).getByRole('listitem');
  const row = (title: string) => rows.filter({ hasText: title });
  await expect(rows).toHaveCount(7);

  for (const text of [
    'Overdue',
    name,
    'Certificate Review',
    `Due: ${shownDay(-60)}`,
    'Assigned to: dana@example.com',
    'The organic one.',
  ])
    await expect(row('Long past').getByText(text, { exact: true })).toBeVisible();
  await expect(row('Long past').getByRole('combobox', { name: 'Status of Long past' })).toHaveText('Scheduled');
  await expect(row('Ahead')).not.toContainText('Assigned to');
  // The badge and the status selector differ only for the derived status Overdue.
  for (const [title, badge] of Object.entries({
    'Marked overdue': 'Overdue',
    Done: 'Completed',
    Ahead: 'Scheduled',
    'Due today': 'Scheduled',
    'Given up': 'Cancelled',
    'Under way': 'In Progress',
  })) {
    await expect(row(title).getByText(badge, { exact: true }), title).toHaveCount(2);
  }
  await app.expectCards({ Total: 7, Completed: 1, Scheduled: 2, Overdue: 2 });
  expect(await app.choices(row('Ahead'), 'Status of Ahead')).toEqual(STATUSES);

  await app.choose(page, 'Status', 'Overdue');
  await expect(rows).toHaveCount(2);
  await expect(row('Long past')).toBeVisible();
  await expect(row('Marked overdue')).toBeVisible();
  await app.expectCards({ Completed: 0 });
});

test('searches by title or supplier, filters, sorts, and keeps this in the URL', async ({ app, page, api }) => {
  const mark = unique('Mark');
  const [first, second] = [await api.supplier(), await api.supplier({ name: `${mark} Foods` })];
  await api.verification(first.id, { title: `${mark} water`, type: 'testing', dueDate: dayFromToday(9) });
  await api.verification(first.id, { title: 'Of no concern' });
  await api.verification(second.id, { title: 'Audit of the plant', dueDate: dayFromToday(3) });
  await api.verification(second.id, { title: 'Line two', type: 'facility_inspection', dueDate: dayFromToday(6) });
  await page.goto('/verifications');
  const rows = page.getByRole('list', { name: 'Verification activities' }).getByRole('listitem');
  const search = page.getByPlaceholder('Search verifications...');
  await search.fill(mark.toUpperCase());
  await expect(rows).toContainText(['Line two', 'Audit of the plant', `${mark} water`]);

  await app.choose(page, 'Sort by', 'Sort by due date, earliest first');
  await expect(rows).toContainText(['Audit of the plant', 'Line two', `${mark} water`]);
  await app.choose(page, 'Sort by', 'Sort by title, Z to A');
  await expect(rows).toContainText([`${mark} water`, 'Line two', 'Audit of the plant']);

  expect(await app.choices(page, 'Status')).toEqual(['All Status', ...STATUSES]);
  expect(await app.choices(page, 'Type')).toEqual(['All Types', ...TYPES]);
  await app.choose(page, 'Type', 'Facility Inspection');
  await expect(rows).toContainText(['Line two']);
  await new SupplierPicker(page, page.getByRole('main')).pick(first.name);
  await expect(page.getByText('No verification activities found')).toBeVisible();
  await app.choose(page, 'Type', 'Testing');
  await expect(rows).toContainText([`${mark} water`]);
  await page.reload();
  await expect(rows).toContainText([`${mark} water`]);
  await expect(search).toHaveValue(mark.toUpperCase());
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Sort by title, Z to A');
  await page.goBack();
  await expect(page.getByText('No verification activities found')).toBeVisible();
  await page.goBack();
  await expect(rows).toContainText(['Line two']);
});

test('more than fifty are paged; the cards beside Total follow the page', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  await api.verification(id, { title: 'Sample 0', type: 'testing' });
  await inBatches(50, (position) => api.verification(id, { title: `Sample ${position}`, type: 'testing' }));
  await page.goto(`/verifications?supplier=${id}`);
  const rows = page.getByRole('list', { name: 'Verification activities' }).getByRole('listitem');
  const pages = page.getByRole('navigation', { name: 'Pages of verification activities' });
  await expect(rows).toHaveCount(50);
  await app.expectCards({ Total: 51, Scheduled: 50 });
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toContainText(['Sample 0']);
  await expect(pages).toContainText('51–51 of 51');
  await expect(page).toHaveURL(/offset=50/);
  await app.expectCards({ Total: 51, Scheduled: 1 });
  await page.reload();
  await expect(rows).toHaveCount(1);
  await app.choose(page, 'Type', 'Testing');
  await expect(rows).toHaveCount(50);
  await page.goBack();
  await expect(rows).toHaveCount(1);
});

test('Back restores the scroll position in a long list', async ({ page, api }) => {
  const { id } = await api.supplier();
  await inBatches(30, (position) => api.verification(id, { title: `Sample ${position}` }));
  await page.goto(`/verifications?supplier=${id}`);
  await expect(page.getByRole('list', { name: 'Verification activities' }).getByRole('listitem')).toHaveCount(30);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('navigation').getByRole('link', { name: 'Corrective Actions', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corrective Actions' })).toBeVisible();
  await expect.poll(place).toBe(0);
  await page.goBack();
  // Scroll anchoring can move the position a little: an entry may be higher than its estimated size.
  await expect.poll(place).toBeGreaterThan(800);
});

test('an activity is scheduled from today on', async ({ app, page, api }) => {
  const { name } = await api.supplier();
  const form = app.dialog('Schedule New Verification');
  await page.goto(`/verifications?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: 'Schedule Verification' }).click();

  await test.step('the defaults are a scheduled audit today', async () => {
    await expect(form.getByRole('combobox', { name: 'Verification Type' })).toHaveText('Audit');
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveText('Scheduled');
    for (const label of ['Scheduled Date', 'Due Date'])
      await expect(form.getByRole('textbox', { name: label })).toHaveValue(shownDay(0));
    await expect(form.getByLabel('Assigned To')).toHaveAttribute('placeholder', /email.*ID/);
    await expect(form.getByText(/^Supplier\s*\*$/)).toBeVisible();
    expect(await app.choices(form, 'Status')).toEqual(STATUSES.filter((status) => status !== 'Overdue'));
    expect(await app.choices(form, 'Verification Type')).toEqual(TYPES);
  });

  await test.step('missing fields are reported on submit and cleared when corrected', async () => {
    await form.getByRole('button', { name: 'Schedule Verification' }).click();
    for (const complaint of ['Supplier is required', 'Title is required'])
      await expect(form.getByText(complaint)).toBeVisible();
    await form.getByLabel('Title').fill('Salmonella test');
    await expect(form.getByText('Title is required')).toBeHidden();
    await new SupplierPicker(page, form).pick(name);
    await expect(form.getByText('Supplier is required')).toBeHidden();
  });

  await test.step('no day before today can be chosen', async () => {
    const due = new DayField(page, form, 'Due Date');
    await due.expectNoDayBeforeToday();
    await due.type(dayFromToday(-2));
    await form.getByRole('button', { name: 'Schedule Verification' }).click();
    await expect(form.getByText(/^Choose .* or a later date$/)).toBeVisible();
    await due.type(dayFromToday(20));
    await expect(form.getByText(/^Choose .* or a later date$/)).toBeHidden();
  });

  await test.step('it is saved', async () => {
    await app.choose(form, 'Verification Type', 'Testing');
    await form.getByLabel('Assigned To').fill('dana@example.com');
    await form.getByRole('button', { name: 'Schedule Verification' }).click();
    await app.message('Success', 'Verification activity scheduled successfully');
    await expect(form).toBeHidden();
    const row = page.getByRole('listitem').filter({ hasText: 'Salmonella test' });
    for (const text of [name, 'Testing', `Due: ${shownDay(20)}`, 'Assigned to: dana@example.com'])
      await expect(row).toContainText(text);
  });
});

test('the status is set in its row, updates the supplier when completed, and can be undone', async ({
  app,
  page,
  api,
}) => {
  const supplier = await api.supplier({ lastVerificationDate: '2024-03-05' });
  const { id } = await api.verification(supplier.id, {
    title: 'Plant audit',
    status: 'completed',
    completedDate: '2024-03-05',
    dueDate: '2024-03-09',
  });
  await page.goto(`/verifications?supplier=${supplier.id}`);
  const status = page.getByRole('combobox', { name: 'Status of Plant audit' });
  const kept = async () => (await api.call('GET', `/api/verification-activities/${id}`)).body;

  await app.choose(page, 'Status of Plant audit', 'In Progress');
  await app.message('Success', 'Verification status updated successfully');
  expect(await kept()).toMatchObject({ status: 'in_progress', completedDate: null });
  await page.getByRole('button', { name: 'Undo' }).click();
  await app.message('Success', 'Verification status and completed date restored');
  await expect(status).toHaveText('Completed');
  expect(await kept()).toMatchObject({ status: 'completed', completedDate: expect.stringContaining('2024-03-05') });

  await app.choose(page, 'Status of Plant audit', 'Scheduled');
  await expect(page.getByRole('listitem').getByText('Overdue', { exact: true })).toBeVisible();
  await app.choose(page, 'Status of Plant audit', 'Completed');
  await expect(status).toHaveText('Completed');
  const moved = async () => {
    const { lastVerificationDate } = (await api.call('GET', `/api/suppliers/${supplier.id}`)).body;
    return dayOfInstant(lastVerificationDate) === dayFromToday(0);
  };
  await eventually(moved, 'the supplier is verified today');
});

test('the details show what is recorded, and the results are added', async ({ app, page, api }) => {
  const supplier = await api.supplier();
  const { id } = await api.verification(supplier.id, {
    title: 'Plant audit',
    type: 'facility_inspection',
    scheduledDate: '2024-03-01',
    dueDate: '2024-03-05',
  });
  const details = app.dialog('Plant audit');
  await page.goto('/verifications');
  await page.getByPlaceholder('Search verifications...').fill(supplier.name);
  await page
    .getByRole('listitem')
    .filter({ hasText: supplier.name })
    .getByRole('button', { name: 'View Details: Plant audit' })
    .click();

  await test.step('empty fields are not shown', async () => {
    for (const text of ['Overdue', 'Facility Inspection', supplier.name, 'Mar 1, 2024', 'Mar 5, 2024'])
      await expect(details.getByText(text, { exact: true })).toBeVisible();
    for (const absent of [
      'Completed Date',
      'Assigned To',
      'Cost',
      'Description',
      'Findings',
      'Recommendations',
      'Follow-up required',
    ])
      await expect(details.getByText(absent)).toHaveCount(0);
    await expect(details.getByRole('link', { name: supplier.name })).toHaveAttribute(
      'href',
      `/suppliers?view=${supplier.id}`,
    );
  });

  await test.step('its own past days stay valid; another past day is refused', async () => {
    await details.getByRole('button', { name: 'Edit' }).click();
    const form = app.dialog('Edit Verification');
    const due = new DayField(page, form, 'Due Date');
    await expect(due.input).toHaveValue('Mar 5, 2024');
    await due.type('2024-03-06');
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(form.getByText(/^Choose .* or a later date$/)).toBeVisible();
    await due.type('2024-03-05');
    await app.choose(form, 'Status', 'Completed');
    await new DayField(page, form, 'Completed Date').type('2024-03-04');
    await form.getByLabel('Findings').fill('Condensation over line 2');
    await form.getByLabel('Recommendations').fill('Insulate the pipe');
    await form.getByLabel('Cost (USD)').fill('1234.5');
    await form.getByRole('checkbox', { name: 'Follow-up required' }).click();
    await new DayField(page, form, 'Follow-up Due Date').type(dayFromToday(40));
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await app.message('Success', 'Verification activity updated successfully');
    await expect(form).toBeHidden();
  });

  await test.step('every line is shown', async () => {
    await page.goto(`/verifications?view=${id}`);
    const lines = {
      'Completed Date': 'Mar 4, 2024',
      Cost: '$1,234.50',
      Findings: 'Condensation over line 2',
      Recommendations: 'Insulate the pipe',
      'Follow-up required': `Due ${shownDay(40)}`,
    };
    for (const [term, value] of Object.entries(lines))
      await expect(details.getByText(term, { exact: true }).locator('..')).toHaveText(`${term}${value}`);
  });

  await test.step('a corrective action starts with its findings and is linked to it', async () => {
    await details.getByRole('link', { name: 'Create corrective action' }).click();
    const form = app.dialog('New Corrective Action');
    await expect(form.getByRole('combobox', { name: 'Supplier' })).toHaveValue(supplier.name);
    await expect(form.getByRole('combobox', { name: 'Linked Verification' })).toHaveValue('Plant audit');
    await expect(form.getByLabel('Description')).toHaveValue('Condensation over line 2');
  });

  await test.step('it is deleted after a confirmation', async () => {
    await page.goto(`/verifications?view=${id}&supplier=${supplier.id}`);
    await details.getByRole('button', { name: 'Delete' }).click();
    const question = app.question('Delete verification activity');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await details.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    // The last verification date of the supplier is said as soon as it is known.
    await app.message('Success', /^Verification activity deleted successfully/);
    await expect(details).toBeHidden();
    await expect(page.getByText('No verification activities found')).toBeVisible();
  });
});

test('a certificate is attached to an activity and listed there', async ({ app, page, api }) => {
  const { id, title } = await api.verification((await api.supplier()).id);
  await page.goto(`/verifications?view=${id}`);
  await attach(app, app.dialog(title), { fileName: 'audit-report.txt', title: 'Audit report' });
  await expect(page).toHaveURL(new RegExp(`/verifications\\?view=${id}`));
  await expect
    .poll(async () => (await api.call('GET', `/api/verification-activities/${id}`)).body.attachments)
    .toMatchObject([{ title: 'Audit report', fileName: 'audit-report.txt', mimeType: 'text/plain' }]);
});

test('documents named as attachments of a record are linked to it', async ({ app, page, api }) => {
  const { id: supplierId } = await api.supplier();
  const document = await makeDocument(page, api, textFile('test-result.txt'));
  const { id, title } = await api.verification(supplierId, { attachments: [document.id] });
  const linked = async () => (await api.call('GET', `/api/documents/${document.id}`)).body.verificationId;
  await expect.poll(linked).toBe(id);
  await page.goto(`/verifications?view=${id}`);
  await expect(app.dialog(title).getByRole('list', { name: 'Attachments' })).toContainText(document.fileName);
});

test('loading shows five placeholder rows; a failure offers Retry and is never shown as an empty list', async ({
  app,
  page,
  api,
}) => {
  const { id } = await api.supplier();
  const { title } = await api.verification(id);
  const rows = page.getByRole('list', { name: 'Verification activities' }).getByRole('listitem');
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' });
  const release = await hold(page, list);
  await page.goto(`/verifications?supplier=${id}`);
  await app.heading('Verifications');
  await expect(loading.locator('> div')).toHaveCount(5);
  release();
  await expect(rows).toContainText([title]);

  const recover = await fail(page, list);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The verification activities could not be loaded' });
  await expect(alert).toContainText('The service is not available. Try again in a moment.');
  await expect(page.getByText('No verification activities found')).toBeHidden();
  await recover();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(rows).toContainText([title]);

  await page.goto(`/verifications?view=${ABSENT}`);
  await expect(app.dialog('Verification Details').getByRole('alert')).toContainText(
    'The verification activity could not be loaded',
  );
});
