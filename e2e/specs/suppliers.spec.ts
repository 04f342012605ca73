import { fail, hold } from '../fixtures/faults.js';
import { ABSENT, unique } from '../fixtures/api-client.js';
import { createFile } from '../fixtures/fsvp-files.js';
import { expect, test } from '../fixtures/signed-in.js';

const list = { method: 'GET', path: '/api/suppliers?*' } as const;

test.describe('the directory', () => {
  test('searches the text of the columns, literally', async ({ page, api }) => {
    const mark = unique('50%_off');
    await api.supplier({ name: `Mill ${mark}`, city: 'Callao', lastVerificationDate: '2024-03-05' });
    await api.supplier({ contactPerson: `Ana ${mark}` });
    await api.supplier({ email: `ana.${mark.slice(-8)}@example.com` });
    await page.goto('/suppliers');
    const rows = page.getByRole('table', { name: 'Suppliers' }).getByRole('row');
    await page.getByPlaceholder('Search suppliers...').fill(mark.toUpperCase());
    await expect(rows).toHaveCount(1 + 2);
    const mill = page.getByRole('row', { name: `Mill ${mark}` });
    for (const text of ['Callao, Peru', 'Pending', 'Medium Risk', 'Mar 5, 2024'])
      await expect(mill).toContainText(text);
    await expect(page.getByRole('row', { name: `Ana ${mark}` })).toContainText('Never');
    await page.getByPlaceholder('Search suppliers...').fill(mark.slice(-8));
    await expect(rows).toHaveCount(1 + 3);
    await expect(page.getByRole('columnheader')).toHaveText(
      ['Supplier', 'Location', 'Status', 'Risk Level', 'Last Verification', 'Actions'].map((name) => new RegExp(name)),
    );
  });

  test('two filters can be combined and are kept in the URL', async ({ app, page, api }) => {
    const mark = unique('Filtered');
    await api.supplier({ name: `${mark} one`, status: 'approved', riskLevel: 'high' });
    await api.supplier({ name: `${mark} two`, status: 'approved', riskLevel: 'low' });
    await api.supplier({ name: `${mark} three`, status: 'suspended', riskLevel: 'high' });
    await page.goto(`/suppliers?search=${mark}`);
    const rows = page.getByRole('row', { name: mark });
    await expect(rows).toHaveCount(3);
    expect(await app.choices(page, 'Status')).toEqual(['All Status', 'Approved', 'Pending', 'Rejected', 'Suspended']);
    expect(await app.choices(page, 'Risk')).toEqual(['All Risk', 'High Risk', 'Medium Risk', 'Low Risk']);
    await app.choose(page, 'Status', 'Approved');
    await expect(rows).toHaveCount(2);
    await app.choose(page, 'Risk', 'High Risk');
    await expect(rows).toHaveText([new RegExp(`${mark} one`)]);

    await page.reload();
    await expect(rows).toHaveText([new RegExp(`${mark} one`)]);
    await expect(page.getByRole('combobox', { name: 'Risk' })).toHaveText('High Risk');
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await page.goForward();
    await expect(rows).toHaveCount(1);
    await app.choose(page, 'Status', 'All Status');
    await expect(rows).toHaveCount(2);
    await app.choose(page, 'Status', 'Rejected');
    await expect(page.getByText('No suppliers found')).toBeVisible();
  });

  test('sorting and paging work and are kept in the URL', async ({ page, api }) => {
    const crowd = await api.manySuppliers(60);
    await page.goto(`/suppliers?search=${crowd.title}`);
    const rows = page.getByRole('row', { name: crowd.title });
    const pages = page.getByRole('navigation', { name: 'Pages of suppliers' });
    const supplier = page.getByRole('columnheader', { name: 'Supplier' });
    await expect(pages).toContainText('1–50 of 60');
    await supplier.getByRole('button').click();
    await expect(supplier).toHaveAttribute('aria-sort', 'ascending');
    await expect(rows.first()).toContainText(crowd.name(1));
    await pages.getByRole('button', { name: 'Next page' }).click();
    // The page scrolls to the top of the list, below the header that stays at the top of the screen.
    const table = page.getByRole('table', { name: 'Suppliers' });
    await expect(table).toBeFocused();
    await expect(table).toBeInViewport({ ratio: 0.1 });
    await expect.poll(async () => (await table.boundingBox())!.y).toBeGreaterThanOrEqual(64);
    await expect(pages).toContainText('51–60 of 60');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(crowd.name(51));
    await page.reload();
    await expect(rows.first()).toContainText(crowd.name(51));
    await page.goBack();
    await expect(rows.first()).toContainText(crowd.name(1));
    await supplier.getByRole('button').click();
    await expect(supplier).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText(crowd.name(60));
    // A page that does not exist shows the last one.
    await page.goto(`/suppliers?search=${crowd.title}&offset=500`);
    await expect(pages).toContainText('51–60 of 60');
  });

  test('loading shows five placeholder rows; a failure offers Retry and is never shown as an empty list', async ({
    page,
    api,
  }) => {
    const { name } = await api.supplier();
    const table = page.getByRole('table', { name: 'Suppliers' });
    const release = await hold(page, list);
    await page.goto(`/suppliers?search=${name}`);
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table.getByRole('row')).toHaveCount(1 + 5);
    release();
    await expect(table.getByRole('row')).toHaveCount(1 + 1);

    const recover = await fail(page, list);
    await page.reload();
    const alert = page.getByRole('alert').filter({ hasText: 'The suppliers could not be loaded' });
    await expect(alert).toContainText('The service is not available. Try again in a moment.');
    await expect(page.getByText('No suppliers found')).toBeHidden();
    await recover();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(table.getByRole('row')).toHaveCount(1 + 1);
  });
});

test.describe('one supplier', () => {
  test('the row menu has two entries; the details show every field and return the focus', async ({
    app,
    page,
    api,
  }) => {
    const supplier = await api.supplier({
      contactPerson: 'Ana Flores',
      email: 'ana@example.com',
      phone: '+51 1 555 0100',
      address: 'Av. Grau 12',
      state: 'Piura',
      postalCode: '20801',
      notes: 'Ships in February.',
      status: 'rejected',
      riskLevel: 'low',
      lastVerificationDate: '2024-03-05',
      verificationFrequencyMonths: 1,
    });
    await page.goto(`/suppliers?search=${supplier.name}`);
    const menu = page.getByRole('button', { name: `Actions for ${supplier.name}` });
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveText(['View Details', 'Edit Supplier']);
    await page.getByRole('menuitem', { name: 'View Details' }).click();
    const details = app.dialog('Supplier Details');
    const facts = [
      'Ana Flores',
      'ana@example.com',
      '+51 1 555 0100',
      'Av. Grau 12',
      'Paita',
      'Piura',
      '20801',
      'Peru',
      'Rejected',
      'Low Risk',
      'Overdue',
      '1 month',
      'Mar 5, 2024',
      'Apr 5, 2024',
      'Ships in February.',
    ];
    for (const fact of facts) await expect(details).toContainText(fact);
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(menu).toBeFocused();

    await page
      .getByRole('row', { name: supplier.name })
      .getByRole('button', { name: supplier.name })
      .first()
      .press('Enter');
    await expect(details).toContainText('Av. Grau 12');
    await page.goBack();
    await expect(details).toBeHidden();
  });

  test('it is added: errors appear on submit and disappear on change, Reset restores the defaults', async ({
    app,
    page,
    api,
  }) => {
    const name = unique('Added Foods');
    await page.goto('/suppliers');
    await page.getByRole('button', { name: 'Add Supplier' }).click();
    const form = app.dialog('Add New Supplier');
    const field = (label: string) => form.getByLabel(label);
    await expect(form.getByText('Supplier Name *')).toBeVisible();
    await expect(form.getByText('Country *')).toBeVisible();
    await expect(field('Email')).toHaveAttribute('type', 'email');
    await expect(field('Verification Frequency (months)')).toHaveAttribute('min', '1');
    await expect(field('Verification Frequency (months)')).toHaveAttribute('max', '60');
    const expectDefaults = async () => {
      for (const empty of ['Supplier Name', 'City', 'Country', 'Notes']) await expect(field(empty)).toHaveValue('');
      await expect(form.getByRole('combobox', { name: 'Risk Level' })).toHaveText('Medium Risk');
      await expect(form.getByRole('combobox', { name: 'Status' })).toHaveText('Pending');
      await expect(form.getByRole('switch', { name: 'FSVP required' })).toBeChecked();
      await expect(field('Verification Frequency (months)')).toHaveValue('12');
    };
    await expectDefaults();

    await field('Supplier Name').fill('x');
    await field('Supplier Name').fill('');
    await field('Verification Frequency (months)').fill('61');
    await field('Email').fill('ana at example');
    await expect(form.getByText('Name is required')).toBeHidden();
    await form.getByRole('button', { name: 'Create Supplier' }).click();
    await expect(form.getByRole('alert')).toContainText('4 fields need your attention.');
    for (const label of ['Supplier Name', 'Country', 'Email', 'Verification Frequency (months)'])
      await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(field('Supplier Name')).toBeFocused();
    await field('Supplier Name').fill(name);
    await expect(form.getByText('Name is required')).toBeHidden();
    await expect(form.getByRole('alert')).toContainText('3 fields need your attention.');

    await form.getByRole('button', { name: 'Reset' }).click();
    await expectDefaults();
    await expect(form.getByRole('alert')).toHaveCount(0);

    await field('Supplier Name').fill(name);
    await field('Country').fill('Ecuador');
    await field('City').fill('Manta');
    await app.choose(form, 'Risk Level', 'High Risk');
    await form.getByRole('switch', { name: 'FSVP required' }).click();
    await form.getByRole('button', { name: 'Create Supplier' }).click();
    await app.message('Success', 'Supplier created successfully');
    await expect(form).toBeHidden();
    // The newest is first.
    const row = page.getByRole('row', { name });
    for (const text of ['Manta, Ecuador', 'Pending', 'High Risk', 'Never']) await expect(row).toContainText(text);
    await api.registerForCleanUp(name);
  });

  test('input is not discarded without a confirmation', async ({ app, page }) => {
    await page.goto('/suppliers');
    await page.getByRole('button', { name: 'Add Supplier' }).click();
    const form = app.dialog('Add New Supplier');
    await form.getByLabel('Supplier Name').fill('Half typed');
    await page.keyboard.press('Escape');
    await app.question('Discard changes?').getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Supplier Name')).toHaveValue('Half typed');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await app.question('Discard changes?').getByRole('button', { name: 'Discard' }).click();
    await expect(form).toBeHidden();
  });

  test('it is edited from the row, and from a URL that changes to /suppliers', async ({ app, page, api }) => {
    const { id, name } = await api.supplier({ fsvpImporterDuns: '080000123' });
    await page.goto(`/suppliers?search=${name}`);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit Supplier' }).click();
    const form = app.dialog('Edit Supplier');
    await form.getByLabel('City').fill('Callao');
    await app.choose(form, 'Status', 'Approved');
    await form.getByRole('button', { name: 'Update Supplier' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('row', { name })).toContainText('Callao, Peru');
    await expect(page.getByRole('row', { name })).toContainText('Approved');

    await page.goto(`/suppliers?edit=${id}`);
    await expect(form.getByLabel('City')).toHaveValue('Callao');
    await expect(form.getByLabel('DUNS Number')).toHaveValue('080000123');
    await expect(page).toHaveURL('/suppliers');
    await form.getByLabel('City').fill('Elsewhere');
    await form.getByRole('button', { name: 'Reset' }).click();
    await expect(form.getByLabel('City')).toHaveValue('Callao');
  });

  test('someone else’s change is shown before it is overwritten', async ({ app, page, api }) => {
    const { id } = await api.supplier();
    await page.goto(`/suppliers?edit=${id}`);
    const form = app.dialog('Edit Supplier');
    await form.getByLabel('City').fill('Mine');
    await api.call('PUT', `/api/suppliers/${id}`, { city: 'Theirs' });
    await form.getByRole('button', { name: 'Update Supplier' }).click();
    await expect(form.getByRole('alert')).toContainText('City');
    await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Mine');
    await form.getByRole('radio', { name: /^Your value/ }).click();
    await form.getByRole('button', { name: 'Update Supplier' }).click();
    await app.message('Success', 'Supplier updated successfully');
    expect((await api.call('GET', `/api/suppliers/${id}`)).body.city).toBe('Mine');
  });

  for (const { where, parameter, title } of [
    { where: 'the details', parameter: 'view', title: 'Supplier Details' },
    { where: 'the edit form', parameter: 'edit', title: 'Edit Supplier' },
  ]) {
    test(`it is deleted from ${where} after a confirmation`, async ({ app, page, api }) => {
      const { id, name } = await api.supplier();
      await page.goto(`/suppliers?${parameter}=${id}`);
      await app.dialog(title).getByRole('button', { name: 'Delete' }).click();
      const question = app.question(`Delete ${name}`);
      await expect(question).toContainText(
        'Are you sure you want to delete this supplier? This action cannot be undone.',
      );
      await question.getByRole('button', { name: 'Cancel' }).click();
      await app.dialog(title).getByRole('button', { name: 'Delete' }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await app.message('Success', 'Supplier deleted successfully');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await api.call('GET', `/api/suppliers/${id}`)).status).toBe(404);
    });

    test(`${where} of a deleted supplier report that`, async ({ app, page }) => {
      for (const id of [ABSENT, 'no-id-at-all']) {
        await page.goto(`/suppliers?${parameter}=${id}`);
        await expect(app.dialog(title).getByRole('alert')).toContainText('The supplier could not be loaded');
      }
    });
  }

  test('it is not deleted while an open FSVP file names it', async ({ app, page, api }) => {
    const { id, name } = await api.supplier();
    const file = await createFile(api, { supplierId: id });
    await page.goto(`/suppliers?view=${id}`);
    await app.dialog('Supplier Details').getByRole('button', { name: 'Delete' }).click();
    const question = app.question(`Delete ${name}`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question.getByRole('alert')).toContainText(
      `Open FSVP files name this supplier: ${file.number}. Close them first.`,
    );
    await api.call('DELETE', `/api/fsvp-files/${file.id}?reason=Test`);
    await question.getByRole('button', { name: 'Delete' }).click();
    await app.message('Success', 'Supplier deleted successfully');
  });
});
