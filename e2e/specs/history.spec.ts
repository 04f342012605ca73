import { expect, test } from '../fixtures/signed-in.js';
import { attach } from '../pages/attachments.js';

test('opening and closing details and new dialogs adds no history entries', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const { title } = await api.action(id);
  await page.goto('/reports');
  await app.go('Corrective Actions');
  await page.goto(`/corrective-actions?supplier=${id}`);
  const view = page.getByRole('button', { name: `View Details: ${title}` });
  for (const _ of [1, 2, 3]) {
    await view.click();
    await expect(page).toHaveURL(/view=/);
    await app.dialog(title).getByRole('button', { name: 'Close' }).first().click();
    await expect(app.dialog(title)).toBeHidden();
    await page.getByRole('button', { name: 'New Action' }).click();
    await app.dialog('New Corrective Action').getByLabel('Title').fill('Typed');
    await app.dialog('New Corrective Action').getByRole('button', { name: 'Cancel' }).click();
    await app.question('Discard changes?').getByRole('button', { name: 'Discard' }).click();
    await expect(app.dialog('New Corrective Action')).toBeHidden();
    await expect(page).not.toHaveURL(/new=/);
  }
  await page.goBack();
  await app.heading('Corrective Actions');
  await expect(page).not.toHaveURL(/supplier=/);
  await page.goBack();
  await app.heading('Reports & Analytics');
});

test('Back closes the topmost dialog, and leaves the page only without one', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const { title } = await api.action(id);
  await page.goto('/reports');
  await page.goto(`/corrective-actions?supplier=${id}`);
  const details = app.dialog(title);
  const edit = app.dialog('Edit Corrective Action');
  const question = app.question(/./);

  await page.getByRole('button', { name: `View Details: ${title}` }).click();
  await details.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Edit' }).click();
  await edit.getByLabel('Title').waitFor();
  await page.goBack();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL(/supplier=/);

  await page.getByRole('button', { name: `View Details: ${title}` }).click();
  await details.getByRole('button', { name: 'Edit' }).click();
  await edit.getByLabel('Title').fill('Typed');
  await page.goBack();
  await expect(question).toBeVisible();
  // A Back before the router has put the address back keeps the question open.
  await expect(page).toHaveURL(/edit=/);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(edit.getByLabel('Title')).toHaveValue('Typed');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL(/supplier=/);
  await page.goBack();
  await app.heading('Reports & Analytics');

  await page.goto('/documents');
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const upload = app.dialog('Upload New Document');
  await expect(upload).toBeVisible();
  await page.goBack();
  await expect(upload).toBeHidden();
  await app.heading('Document Management');
  await page.goBack();
  await app.heading('Reports & Analytics');
});

test('a dialog that was opened by its address closes to the list, also after a reload', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const action = await api.action(id);
  const details = app.dialog(action.title);
  await page.goto(`/corrective-actions?supplier=${id}&view=${action.id}`);
  await details.getByRole('button', { name: 'Close' }).first().click();
  await expect(details).toBeHidden();
  await app.heading('Corrective Actions');

  await page.goto('/reports');
  await page.goto(`/corrective-actions?supplier=${id}`);
  await page.getByRole('button', { name: `View Details: ${action.title}` }).click();
  await expect(details).toBeVisible();
  await page.reload();
  await details.getByRole('button', { name: 'Close' }).first().click();
  await expect(details).toBeHidden();
  await expect(page).not.toHaveURL(/view=/);
  await page.goBack();
  await app.heading('Reports & Analytics');

  await page.goto(`/corrective-actions?supplier=${id}&view=${action.id}`);
  await details.getByRole('button', { name: 'Delete' }).click();
  await page.goBack();
  await expect(app.question(/./)).toBeHidden();
  await details.getByRole('button', { name: 'Delete' }).click();
  await app.question(/./).getByRole('button', { name: 'Delete' }).click();
  await expect(details).toBeHidden();
  await expect(page).not.toHaveURL(/view=/);
});

test('attaching a document from details, and leaving its upload, adds no history entries', async ({
  app,
  page,
  api,
}) => {
  const { id } = await api.supplier();
  const { title } = await api.action(id);
  await page.goto('/reports');
  await app.go('Corrective Actions');
  await page.goto(`/corrective-actions?supplier=${id}`);
  await page.getByRole('button', { name: `View Details: ${title}` }).click();
  const details = app.dialog(title);
  await attach(app, details, { fileName: 'swabs.txt', title: 'Swabs' });
  await details.getByRole('link', { name: 'Upload Document' }).click();
  await app.dialog('Upload New Document').getByRole('button', { name: 'Cancel' }).click();
  await expect(details.getByRole('link', { name: 'Upload Document' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`supplier=${id}&view=`));
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(`/corrective-actions?supplier=${id}`);
  await page.goBack();
  await app.heading('Corrective Actions');
  await expect(page).not.toHaveURL(/supplier=/);
});

test('an edit form is in the address: a reload shows it again, and Back closes it', async ({ app, page, api }) => {
  const { id } = await api.supplier();
  const { title } = await api.action(id);
  const edit = app.dialog('Edit Corrective Action');
  await page.goto(`/corrective-actions?supplier=${id}`);
  await page.getByRole('button', { name: `View Details: ${title}` }).click();
  await app.dialog(title).getByRole('button', { name: 'Edit' }).click();
  await expect(edit.getByLabel('Title')).toHaveValue(title);
  await page.reload();
  await expect(edit.getByLabel('Title')).toHaveValue(title);
  await page.goBack();
  await expect(edit).toBeHidden();
  await expect(page).toHaveURL(`/corrective-actions?supplier=${id}`);
});
