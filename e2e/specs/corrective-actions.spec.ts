import { fail, hold } from '../fixtures/faults.js';
import { ABSENT, dayFromToday, inBatches, shownDay, unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { attach } from '../pages/attachments.js';
import { DayField } from '../pages/day-field.js';
import { SupplierPicker } from '../pages/supplier-picker.js';

const list = { method: 'GET', path: '/api/corrective-actions?*' } as const;
const PRIORITIES = ['Critical Priority', 'High Priority', 'Medium Priority', 'Low Priority'];
const STATUSES = ['Open', 'In Progress', 'Completed', 'Closed'];

test('cards show the content and status of an action', async ({ app, page, api }) => {
  const { id, name } = await api.supplier();
  const texts = {
    description: 'Two of nine samples above 50 ppm',
    rootCause: 'The container stood open',
    correctiveAction: 'Reject the lot',
  };
  await api.action(id, {
    title: 'Histamine',
    priority: 'critical',
    dueDate: dayFromToday(-3),
    assignedTo: 'dana@example.com',
    ...texts,
  });
  await api.action(id, { title: 'Labels', priority: 'high', status: 'in_progress' });
  await api.action(id, { title: 'Date codes', status: 'completed', dueDate: dayFromToday(-3) });
  await api.action(id, { title: 'Pallets', priority: 'low', status: 'closed' });
  await page.goto(`/corrective-actions?supplier=${id}`);
  await expect(page.getByText('Manage corrective and preventive actions for supplier non-conformances')).toBeVisible();
  const cards = page.getByRole('list', { name: 'Corrective actions' }).getByRole('listitem');
  const card = (title: string) => cards.filter({ hasText: title });
  await expect(cards).toHaveCount(4);
  for (const text of [
    'Open',
    'Critical Priority',
    name,
    `Due: ${shownDay(-3)} (overdue)`,
    'Assigned to: dana@example.com',
    ...Object.values(texts),
  ])
    await expect(card('Histamine')).toContainText(text);
  for (const text of ['In Progress', 'High Priority', `Due: ${shownDay(30)}`])
    await expect(card('Labels')).toContainText(text);
  for (const text of ['Completed', 'Medium Priority', `Due: ${shownDay(-3)}`])
    await expect(card('Date codes')).toContainText(text);
  await expect(card('Date codes')).not.toContainText('overdue');
  for (const text of ['Closed', 'Low Priority']) await expect(card('Pallets')).toContainText(text);
  for (const absent of ['Assigned to', 'Root Cause']) await expect(card('Pallets')).not.toContainText(absent);

  await app.expectCards({ 'Total Actions': 4, Open: 1, 'In Progress': 1, Completed: 1 });
});

test('long words stay in their card, and long texts are truncated', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const { title } = await api.action(id, {
    title: 'T'.repeat(255),
    description: 'Chlorinate the water. '.repeat(400),
    correctiveAction: 'x'.repeat(10_000),
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/corrective-actions?supplier=${id}`);
    const card = page.getByRole('list', { name: 'Corrective actions' }).getByRole('listitem');
    await expect(card).toContainText(title);
    expect((await card.boundingBox())!.height).toBeLessThan(700);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: /^View Details/ }).click();
  await expect(app.dialog(title).getByText('x'.repeat(10_000))).toBeAttached();
});

test('searches by title, description or supplier, filters, sorts, and keeps this in the URL', async ({
  app,
  page,
  api,
}) => {
  const mark = unique('Mark');
  const [first, second] = [await api.supplier(), await api.supplier({ name: `${mark} Foods` })];
  await api.action(first.id, { title: `${mark} title`, priority: 'low', dueDate: dayFromToday(2) });
  await api.action(first.id, {
    title: 'By its description',
    description: `It is ${mark}`,
    priority: 'critical',
    dueDate: dayFromToday(9),
  });
  await api.action(first.id, { title: 'Of no concern' });
  await api.action(second.id, { title: 'By its supplier', status: 'in_progress', dueDate: dayFromToday(5) });
  await page.goto('/corrective-actions');
  const cards = page.getByRole('list', { name: 'Corrective actions' }).getByRole('listitem');
  const search = page.getByPlaceholder('Search corrective actions...');
  await search.fill(mark.toLowerCase());
  await expect(cards).toContainText(['By its supplier', 'By its description', `${mark} title`]);
  await app.choose(page, 'Sort by', 'Sort by priority, critical first');
  await expect(cards).toContainText(['By its description', 'By its supplier', `${mark} title`]);
  await app.choose(page, 'Sort by', 'Sort by due date, earliest first');
  await expect(cards).toContainText([`${mark} title`, 'By its supplier', 'By its description']);

  expect(await app.choices(page, 'Status')).toEqual(['All Status', ...STATUSES]);
  expect(await app.choices(page, 'Priority')).toEqual(['All Priority', ...PRIORITIES]);
  await app.choose(page, 'Status', 'In Progress');
  await expect(cards).toContainText(['By its supplier']);
  // The other cards count all matching actions by status.
  await app.expectCards({ 'Total Actions': 1, Open: 2, 'In Progress': 1 });
  await app.choose(page, 'Priority', 'Critical Priority');
  await expect(page.getByText('No corrective actions found')).toBeVisible();
  await page.goBack();
  await expect(cards).toContainText(['By its supplier']);
  await page.reload();
  await expect(cards).toContainText(['By its supplier']);
  await expect(search).toHaveValue(mark.toLowerCase());
  await new SupplierPicker(page, page.getByRole('main')).pick(first.name);
  await expect(page.getByText('No corrective actions found')).toBeVisible();
});

test('more than fifty are paged', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  await api.action(id, { title: 'Finding 0' });
  await inBatches(50, (position) => api.action(id, { title: `Finding ${position}` }));
  await page.goto(`/corrective-actions?supplier=${id}`);
  const cards = page.getByRole('list', { name: 'Corrective actions' }).getByRole('listitem');
  await expect(cards).toHaveCount(50);
  await test.step('the end of the list does not move while one scrolls to it, so that a press there is not lost', async () => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await cards.last().evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await height()).toBe(before);
  });
  await page
    .getByRole('navigation', { name: 'Pages of corrective actions' })
    .getByRole('button', { name: 'Next page' })
    .click();
  await expect(cards).toContainText(['Finding 0']);
  // Unlike the cards of verifications, these count all matches, not only the page.
  await app.expectCards({ 'Total Actions': 51, Open: 51 });
  await page.reload();
  await expect(cards).toHaveCount(1);
});

test('an action is opened, changed in the same form, and deleted', async ({ app, page, api }) => {
  const { id, name } = await api.supplier();
  const { title: audit } = await api.verification(id);
  const card = page.getByRole('listitem').filter({ hasText: 'Condensation over line 2' });
  const form = app.dialog('New Corrective Action');
  const details = app.dialog('Condensation over line 2');
  await page.goto(`/corrective-actions?supplier=${id}`);
  await page.getByRole('button', { name: 'New Action' }).click();

  await test.step('the defaults are open, medium priority, due in thirty days', async () => {
    await expect(form.getByRole('combobox', { name: 'Priority' })).toHaveText('Medium Priority');
    await expect(form.getByRole('combobox', { name: 'Status' })).toHaveText('Open');
    await expect(form.getByRole('textbox', { name: 'Due Date' })).toHaveValue(shownDay(30));
    await expect(form.getByPlaceholder('Leave empty or enter a valid user ID')).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Linked Verification' })).toBeDisabled();
    expect(await app.choices(form, 'Priority')).toEqual(PRIORITIES);
    expect(await app.choices(form, 'Status')).toEqual(STATUSES);
  });

  await test.step('missing fields are reported on submit and cleared when corrected', async () => {
    await form.getByRole('button', { name: 'Create Corrective Action' }).click();
    for (const complaint of [
      'Supplier is required',
      'Title is required',
      'Description is required',
      'Corrective action is required',
    ])
      await expect(form.getByText(complaint)).toBeVisible();
    await form.getByLabel('Title').fill('Condensation over line 2');
    await expect(form.getByText('Title is required')).toBeHidden();
    await form.getByLabel('Description').fill('Drips onto open product');
    await form.getByRole('textbox', { name: 'Corrective Action' }).fill('Insulate the pipe');
    await new SupplierPicker(page, form).pick(name);
  });

  await test.step('no day before today can be chosen', async () => {
    const due = new DayField(page, form, 'Due Date');
    await due.type(dayFromToday(0));
    await due.expectNoDayBeforeToday();
    await due.type(dayFromToday(-2));
    await form.getByRole('button', { name: 'Create Corrective Action' }).click();
    await expect(form.getByText(/^Choose .* or a later date$/)).toBeVisible();
    await due.type(dayFromToday(7));
  });

  await test.step('it is saved with its linked verification', async () => {
    await form.getByRole('combobox', { name: 'Linked Verification' }).fill('audit');
    await page.getByRole('option', { name: audit }).click();
    await app.choose(form, 'Priority', 'High Priority');
    await form.getByRole('button', { name: 'Create Corrective Action' }).click();
    await app.message('Success', 'Corrective action created successfully');
    await expect(form).toBeHidden();
    for (const text of [name, 'High Priority', `Due: ${shownDay(7)}`, 'Drips onto open product', 'Insulate the pipe'])
      await expect(card).toContainText(text);
  });

  await test.step('the edit form has all fields', async () => {
    await card.getByRole('button', { name: /^View Details/ }).click();
    await expect(details.getByRole('link', { name: audit })).toBeVisible();
    await details.getByRole('button', { name: 'Edit' }).click();
    const edit = app.dialog('Edit Corrective Action');
    await expect(edit.getByRole('combobox', { name: 'Supplier' })).toHaveValue(name);
    await expect(edit.getByRole('combobox', { name: 'Linked Verification' })).toHaveValue(audit);
    await app.choose(edit, 'Status', 'Completed');
    await edit.getByLabel('Root Cause').fill('No insulation');
    await edit.getByLabel('Preventive Action').fill('Walk the pipes each month');
    await edit.getByLabel('Verification of Effectiveness').fill('Dry for three weeks');
    await edit.getByRole('button', { name: 'Update Corrective Action' }).click();
    await app.message('Success', 'Corrective action updated successfully');
    await expect(card).toContainText('Completed');
    await expect(card).toContainText('No insulation');
  });

  await test.step('the details have Close, Edit and Delete with a confirmation', async () => {
    await card.getByRole('button', { name: /^View Details/ }).click();
    for (const text of ['No insulation', 'Walk the pipes each month', 'Dry for three weeks'])
      await expect(details).toContainText(text);
    await expect(details.getByText('Completed Date').locator('..')).toContainText(shownDay(0));
    await details.getByText('Close', { exact: true }).first().click();
    await expect(details).toBeHidden();
    await card.getByRole('button', { name: /^View Details/ }).click();
    await details.getByRole('button', { name: 'Delete' }).click();
    const question = app.question('Delete corrective action');
    await expect(question).toContainText('Are you sure you want to delete this corrective action?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await details.getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await app.message('Success', 'Corrective action deleted successfully');
    await expect(page.getByText('No corrective actions found')).toBeVisible();
  });
});

test('a past due date stays valid when something else is changed', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const { id: action, title } = await api.action(id, { dueDate: '2024-03-05T15:20:00.000Z' });
  await page.goto(`/corrective-actions?view=${action}`);
  await app.dialog(title).getByRole('button', { name: 'Edit' }).click();
  const form = app.dialog('Edit Corrective Action');
  const due = new DayField(page, form, 'Due Date');
  const save = form.getByRole('button', { name: 'Update Corrective Action' });
  await expect(due.input).toHaveValue('Mar 5, 2024');
  await due.type('2024-03-06');
  await save.click();
  await expect(form.getByText(/^Choose .* or a later date$/)).toBeVisible();
  await due.type('2024-03-05');
  await app.choose(form, 'Priority', 'Low Priority');
  await save.click();
  await app.message('Success', 'Corrective action updated successfully');
  expect((await api.call('GET', `/api/corrective-actions/${action}`)).body).toMatchObject({
    priority: 'low',
    dueDate: '2024-03-05T15:20:00.000Z',
  });
});

test('the browser’s Back asks before it discards input', async ({ app, page }) => {
  await page.goto('/corrective-actions');
  await page.getByRole('button', { name: 'New Action' }).click();
  const form = app.dialog('New Corrective Action');
  await form.getByLabel('Title').fill('Half a thought');
  await page.evaluate(() => history.back());
  await app.question('Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Half a thought');
  await page.evaluate(() => history.back());
  await app.question('Discard changes?').getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/corrective-actions');
});

test('evidence is attached to an action and listed there', async ({ app, page, api }) => {
  const { id, title } = await api.action((await api.supplier()).id);
  await page.goto(`/corrective-actions?view=${id}`);
  await attach(app, app.dialog(title), { fileName: 'laboratory.txt', title: 'Laboratory result' });
  await expect(page).toHaveURL(new RegExp(`/corrective-actions\\?view=${id}`));
});

test('loading shows five placeholder cards; a failure offers Retry and is never shown as an empty list', async ({
  app,
  page,
  api,
}) => {
  const { id } = await api.supplier();
  const { title } = await api.action(id);
  const cards = page.getByRole('list', { name: 'Corrective actions' }).getByRole('listitem');
  const release = await hold(page, list);
  await page.goto(`/corrective-actions?supplier=${id}`);
  await app.heading('Corrective Actions');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' }).locator('> div')).toHaveCount(
    5,
  );
  release();
  await expect(cards).toContainText([title]);

  const recover = await fail(page, list);
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'The corrective actions could not be loaded' });
  await expect(alert).toContainText('The service is not available. Try again in a moment.');
  await expect(page.getByText('No corrective actions found')).toBeHidden();
  await recover();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(cards).toContainText([title]);

  await page.goto(`/corrective-actions?view=${ABSENT}`);
  await expect(app.dialog('Corrective Action').getByRole('alert')).toContainText(
    'The corrective action could not be loaded',
  );
});
