import type { Page } from '@playwright/test';
import { addVersion, makeDocument } from '../fixtures/documents.js';
import { fail, hold } from '../fixtures/faults.js';
import { pdf, png, textFile, type TestFile } from '../fixtures/files.js';
import { dayFromToday, eventually, inBatches, unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';

const list = { method: 'GET', path: '/api/documents?*' } as const;
const upload = { method: 'PUT', path: '/api/objects/upload/*' } as const;

/** Opens the upload dialog and selects a file. */
async function send(page: Page, file: TestFile) {
  await page.getByRole('button', { name: 'Upload Document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upload New Document' });
  await dialog.getByLabel('Select Document').setInputFiles(file);
  return dialog;
}

const rows = (page: Page) => page.getByRole('list', { name: 'Documents' }).getByRole('listitem');

test.describe('the library', () => {
  test(
    'searches by title, file name and supplier, literally; two filters can be combined and are kept in the URL',
    { tag: '@serial' },
    async ({ app, page, api }) => {
      const mark = unique('50%_off');
      const supplier = await api.supplier({ name: `Mill ${mark}` });
      await makeDocument(page, api, textFile('a.txt'), {
        title: `Plan ${mark}`,
        type: 'haccp_plan',
        expirationDate: dayFromToday(30),
        description: 'Signed.',
      });
      await makeDocument(page, api, textFile(`${mark}.txt`), {
        title: 'Procedure',
        type: 'sop',
        expirationDate: dayFromToday(-1),
      });
      await makeDocument(page, api, textFile('c.txt'), {
        title: 'Certificate',
        supplierId: supplier.id,
        expirationDate: dayFromToday(31),
      });
      await page.goto('/documents');
      const total = await app.card('Total Documents');
      expect(total).toBe((await app.card('Valid')) + (await app.card('Expires Soon')) + (await app.card('Expired')));
      await page.getByPlaceholder('Search documents...').fill(mark.toUpperCase());
      await expect(rows(page)).toHaveText([
        /Certificate.*Valid/,
        /Procedure.*Expired/,
        /Plan.*Expires Soon.*a\.txt.*HACCP Plan · System document.*Signed\./,
      ]);
      // The cards still count all documents.
      expect(await app.card('Total Documents')).toBe(total);
      expect(await app.choices(page, 'Document type')).toEqual([
        'All Types',
        'Certificate',
        'Audit Report',
        'Test Result',
        'HACCP Plan',
        'SOP',
        'Corrective Action',
        'Other',
        'Letter',
        'Supplier Evaluation',
        'Visit Report',
        'Registration',
        'Prior Notice',
      ]);
      await app.choose(page, 'Document type', 'SOP');
      await expect(rows(page)).toHaveCount(1);
      await app.choose(page, 'Document type', 'All Types');
      await app.pickSupplier(page.getByRole('main'), supplier.name);
      await expect(rows(page)).toHaveText([/Certificate/]);
      await page.reload();
      await expect(rows(page)).toHaveText([/Certificate/]);
      await expect(page.getByRole('combobox', { name: 'Supplier' })).toHaveValue(supplier.name);
      await page.goBack();
      await expect(rows(page)).toHaveCount(3);
    },
  );

  test('more than fifty are paged, and the URL keeps the page', async ({ page, api }) => {
    const supplier = await api.supplier();
    const make = (title: string) =>
      makeDocument(page, api, textFile(`${title}.txt`), { title, supplierId: supplier.id });
    await make('The oldest of them');
    await inBatches(50, (index) => make(`Certificate ${index}`));
    await page.goto(`/documents?supplierId=${supplier.id}`);
    const pages = page.getByRole('navigation', { name: 'Pages of documents' });
    await expect(pages).toContainText('1–50 of 51');
    await expect(rows(page)).toHaveCount(50);
    await expect(rows(page).filter({ hasText: 'The oldest of them' })).toHaveCount(0);
    await pages.getByRole('button', { name: 'Next page' }).click();
    await expect(rows(page)).toHaveText([/The oldest of them/]);
    await expect(pages).toContainText('51–51 of 51');
    await expect(page).toHaveURL(/offset=50/);
    await page.reload();
    await expect(rows(page)).toHaveText([/The oldest of them/]);
    await pages.getByRole('button', { name: 'Previous page' }).click();
    await expect(rows(page)).toHaveCount(50);
  });

  test('loading shows five placeholder rows; a failure offers Retry and is never shown as an empty list', async ({
    page,
  }) => {
    const release = await hold(page, list);
    await page.goto('/documents?search=0190c0de-none');
    const waiting = page
      .getByRole('main')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .getByRole('status')
      .filter({ hasText: 'Loading…' });
    await expect(waiting.locator('> div')).toHaveCount(5);
    release();
    await expect(page.getByText('No documents found')).toBeVisible();
    const recover = await fail(page, list);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The documents could not be loaded');
    await expect(page.getByText('No documents found')).toBeHidden();
    await recover();
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No documents found')).toBeVisible();
  });
});

test.describe('an upload', () => {
  test('becomes the document described in the form, and downloads under its name in any script', async ({
    app,
    page,
  }) => {
    const title = unique('Zertifikat');
    await page.goto(`/documents?search=${title}`);
    const dialog = await send(page, pdf('证书 "2026"; приём.pdf', ['Certificate']));
    await expect(dialog.getByLabel('Title')).toHaveValue('证书 "2026"; приём.pdf');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByRole('button', { name: 'Save Document' }).click();
    await expect(dialog.getByText('Choose a document type')).toBeVisible();
    await app.choose(dialog, 'Document Type', 'Certificate');
    await dialog.getByLabel('Expiry Date').fill('Mar 5, 2099');
    await dialog.getByRole('button', { name: 'Save Document' }).click();
    await app.message('Success', 'Document uploaded successfully');
    await expect(rows(page)).toHaveText([/Valid.*Certificate · System document.*Expires Mar 5, 2099/]);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${title}` }).click();
    expect((await downloading).suggestedFilename().replace(/["_]/g, '')).toBe(
      '证书 2026; приём.pdf'.replace(/["_]/g, ''),
    );
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    await app.question('Delete document').getByRole('button', { name: 'Delete' }).click();
    await app.message('Success', 'Document deleted successfully');
    await expect(page.getByText('No documents found')).toBeVisible();
  });

  for (const { how, leave } of [
    { how: 'skipping its details', leave: (page: Page) => page.getByRole('button', { name: 'Skip Details' }).click() },
    { how: 'reloading the page', leave: (page: Page) => page.reload() },
  ]) {
    test(`is never lost: ${how} keeps it as a system document of type Other`, async ({ page, api }) => {
      const name = `${unique('left')}.txt`;
      await page.goto('/documents');
      const dialog = await send(page, textFile(name));
      await expect(dialog.getByLabel('Title')).toHaveValue(name);
      await leave(page);
      const kept = await eventually(
        async () => (await api.call('GET', `/api/documents?search=${name}`)).body.documents[0],
        'the document is registered',
        10_000,
      );
      expect(kept).toMatchObject({ title: name, type: 'other', supplierId: null, fileName: name });
      await api.call('DELETE', `/api/documents/${kept.id}`);
    });
  }

  test('shows its progress and can be cancelled without leaving a document', async ({ page, api }) => {
    const name = `${unique('stopped')}.txt`;
    await hold(page, upload);
    await page.goto('/documents');
    const dialog = await send(page, textFile(name));
    await expect(dialog.getByRole('progressbar', { name: `Uploading ${name}…` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel Upload' }).click();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(dialog.getByText('Drop a file here, or click to choose one')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await api.call('GET', `/api/documents?search=${name}`)).body.total).toBe(0);
  });
});

test('a document is edited, gets a newer file, and keeps the earlier one', async ({ app, page, api }) => {
  const { id, title } = await makeDocument(page, api, pdf('first.pdf', ['First']), { title: unique('Plan') });
  await page.goto(`/documents?view=${id}`);
  const details = app.dialog(title);
  await details.getByRole('button', { name: 'Edit' }).click();
  const form = app.dialog('Edit Document');
  await form.getByLabel('Description').fill('Yearly');
  await form.getByRole('button', { name: 'Update Document' }).click();
  await app.message('Success', 'Document updated successfully');

  await page.goto(`/documents?view=${id}`);
  await expect(details).toContainText('Yearly');
  await details.getByRole('button', { name: 'Upload New Version' }).click();
  await app
    .dialog('Upload New Version')
    .getByLabel('Select Document')
    .setInputFiles(pdf('second.pdf', ['Second']));
  await app.message('Success', 'New version uploaded successfully');
  const versions = details.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveText([/Version 2.*Current.*second\.pdf/, /Version 1.*first\.pdf/]);
  await expect(versions.nth(1)).not.toContainText('Current');
  const downloading = page.waitForEvent('download');
  await versions.nth(1).getByRole('link', { name: 'Download version 1' }).click();
  expect((await downloading).suggestedFilename()).toBe('first.pdf');
  await versions.nth(1).getByRole('button', { name: 'Preview version 1' }).click();
  await expect(page.getByRole('region', { name: title })).toContainText('First');
});

test.describe('a preview', () => {
  test('shows a PDF page by page, also by keyboard, within the security policy', async ({ app, page, api }) => {
    const { id, title } = await makeDocument(
      page,
      api,
      pdf('plan.pdf', ['Page of hazards', 'Page of limits', 'Page of records']),
      { title: unique('Plan') },
    );
    const refused: string[] = [];
    page.on(
      'console',
      (message) => void (message.text().includes('Content Security Policy') && refused.push(message.text())),
    );
    await page.goto(`/documents?search=${title}`);
    await page.getByRole('button', { name: `Preview ${title}` }).click();
    const dialog = app.dialog(title);
    const pane = dialog.getByRole('region', { name: title });
    await expect(pane).toContainText('Page of hazards');
    await expect(dialog.getByText('of 3', { exact: true })).toBeVisible();
    await expect(pane).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(pane).toContainText('Page of limits');
    await page.keyboard.press('End');
    await expect(pane).toContainText('Page of records');
    await expect(dialog.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await dialog.getByLabel('Page', { exact: true }).fill('2');
    await dialog.getByLabel('Page', { exact: true }).press('Enter');
    const canvas = dialog.getByRole('img', { name: `Page 2 of ${title}` });
    await expect(pane).toContainText('Page of limits');
    const { width } = (await canvas.boundingBox())!;
    await dialog.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(async () => (await canvas.boundingBox())!.width / width).toBeCloseTo(1.25, 1);
    await pane.press('0');
    await expect(dialog.getByRole('button', { name: 'Zoom 100%; fit width' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `/api/documents/${id}/download`,
    );
    await page.goBack();
    await expect(dialog).toBeHidden();
    expect(refused).toEqual([]);
  });

  test('shows scans in an encoding that browsers do not support', async ({ page, api }) => {
    const { id, title } = await makeDocument(page, api, pdf('scan.pdf', ['Scanned'], true), {
      title: unique('Scan'),
    });
    await page.goto(`/documents?preview=${id}`);
    await expect(page.getByRole('region', { name: title })).toContainText('Scanned');
    const canvas = page.getByRole('img', { name: `Page 1 of ${title}` });
    const middle = () =>
      canvas.evaluate((element: HTMLCanvasElement) => [
        ...element.getContext('2d')!.getImageData(element.width / 2, element.height / 2, 1, 1).data,
      ]);
    await expect.poll(middle).toEqual([0, 0, 0, 255]);
  });

  test('shows pictures; other files are downloaded', async ({ app, page, api }) => {
    const mark = unique('Seen');
    await makeDocument(page, api, png('label.png'), { title: `${mark} label` });
    const note = await makeDocument(page, api, textFile('note.txt'), { title: `${mark} note` });
    await page.goto(`/documents?search=${mark}`);
    await page.getByRole('button', { name: `Preview ${mark} label` }).click();
    const picture = app.dialog(`${mark} label`).getByRole('img', { name: `${mark} label` });
    await expect.poll(() => picture.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(320);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: `Download ${mark} note` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Preview ${mark} note` })).toHaveCount(0);
    await page.goto(`/documents?preview=${note.id}`);
    await expect(app.dialog(`${mark} note`).getByRole('alert')).toContainText('No preview available');
  });

  test('reports a damaged file, and offers Retry for one that cannot be loaded', async ({ app, page, api }) => {
    const broken = pdf('broken.pdf', ['x']);
    broken.buffer = Buffer.concat([broken.buffer.subarray(0, 60), Buffer.from('\nnothing of what belongs here')]);
    const { id, title } = await makeDocument(page, api, broken, { title: unique('Broken') });
    const dialog = app.dialog(title);
    await page.goto(`/documents?preview=${id}`);
    await expect(dialog.getByRole('alert')).toContainText(
      'The file is damaged and can’t be shown. Download it to try another program.',
    );
    const recover = await fail(
      page,
      { method: 'GET', path: '/api/documents/*/download' },
      500,
      'The stored file is damaged.',
    );
    await page.reload();
    await expect(dialog.getByRole('alert')).toContainText('The stored file is damaged.');
    await recover();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('alert')).toContainText('The document could not be shown');
  });
});

test('an earlier version has its own URL', async ({ page, api }) => {
  const { id, title } = await makeDocument(page, api, pdf('first.pdf', ['As it was']), { title: unique('Plan') });
  await addVersion(page, api, id, pdf('second.pdf', ['As it is']));
  await page.goto(`/documents?preview=${id}&version=1`);
  await expect(page.getByRole('region', { name: title })).toContainText('As it was');
  await page.goto(`/documents?preview=${id}`);
  await expect(page.getByRole('region', { name: title })).toContainText('As it is');
});
