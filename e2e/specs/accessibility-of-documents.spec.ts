import type { Document } from '@fsvp/contracts/documents/document';
import type { Page } from '@playwright/test';
import { addVersion, makeDocument } from '../fixtures/documents.js';
import { hold, intercept } from '../fixtures/faults.js';
import { pdf, png, textFile } from '../fixtures/files.js';
import { dayFromToday, type ApiClient } from '../fixtures/api-client.js';
import { sampleRun, mockReportRuns } from '../fixtures/report-runs.js';
import { test } from '../fixtures/signed-in.js';
import {
  again,
  down,
  expectNoViolations,
  loadingUnder,
  press,
  slow,
  statesOfLane,
  text,
  type Stage,
  type State,
} from '../fixtures/states.js';

interface Records {
  /** Has every field that the details show. */
  document: Document;
  picture: Document;
}

const library = () => '/documents';
const reports = () => '/reports';

/** Selects a file in the upload dialog. */
async function send({ app, page }: Stage<Records>, content = 'Swab results: negative.'): Promise<void> {
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await app.dialog('Upload New Document').getByLabel('Select Document').setInputFiles(textFile('note.txt', content));
}

const summary = { totalSuppliers: 1234, complianceRate: 50, riskDistribution: { high: 3, medium: 5, low: 9 } };
const runs = [
  sampleRun(),
  sampleRun({
    id: '0190c0de-0000-7000-8000-00000000000b',
    status: 'failed',
    error: 'The quality service did not answer.',
  }),
  sampleRun({ id: '0190c0de-0000-7000-8000-00000000000c', status: 'cancelled', type: 'audit-trail', actor: 'system' }),
  sampleRun({
    id: '0190c0de-0000-7000-8000-00000000000d',
    status: 'done',
    progress: 100,
    rows: 17,
    summary,
    formats: ['json', 'csv', 'xlsx', 'pdf'],
  }),
];
const run = (status: string) => () => `/reports?run=${runs.find((one) => one.status === status)!.id}`;
const mockRuns = (page: Page) => mockReportRuns(page, ...runs);

const states: State<Records>[] = [
  {
    what: 'the library',
    onPhone: true,
    path: ({ document }) => `/documents?search=${document.title}`,
    shown: ({ page, document }) => page.getByRole('listitem').filter({ hasText: document.title }),
  },
  {
    what: 'the library while it loads',
    repeats: true,
    path: library,
    prepare: slow('/api/documents?*'),
    reach: again,
    shown: loadingUnder('Document Management'),
  },
  {
    what: 'the library that could not be loaded',
    repeats: true,
    path: library,
    prepare: down('/api/documents?*'),
    shown: text('The documents could not be loaded'),
  },
  {
    what: 'the details with their versions',
    path: ({ document }) => `/documents?search=${document.title}&view=${document.id}`,
    shown: ({ page }) => page.getByText('Version 1', { exact: true }),
  },
  {
    what: 'the upload dialog after refusing a file',
    repeats: true,
    path: library,
    reach: (stage) => send(stage, ''),
    shown: text('This file is empty. Choose another file.'),
  },
  {
    what: 'a running upload',
    path: library,
    prepare: (page) => hold(page, { method: 'PUT', path: '/api/objects/upload/*' }),
    reach: (stage) => send(stage),
    shown: ({ page }) => page.getByRole('button', { name: 'Cancel Upload' }),
  },
  {
    what: 'the form of an uploaded file with its errors',
    path: library,
    // Nothing is stored, so that closing the page leaves no document behind.
    prepare: (page) =>
      intercept(page, { method: 'PUT', path: '/api/objects/upload/*' }, (route) => route.fulfill({ json: {} })),
    async reach(stage) {
      await send(stage);
      await stage.app.dialog('Upload New Document').getByRole('button', { name: 'Save Document' }).click();
    },
    shown: text('Choose a document type'),
  },
  {
    what: 'a PDF',
    path: ({ document }) => `/documents?search=${document.title}&preview=${document.id}`,
    shown: ({ page, document }) => page.getByRole('img', { name: `Page 1 of ${document.title}` }),
  },
  {
    what: 'a picture',
    repeats: true,
    path: ({ picture }) => `/documents?search=${picture.title}&preview=${picture.id}`,
    shown: ({ page, picture }) => page.getByRole('img', { name: picture.title }),
  },
  {
    what: 'a preview that failed',
    repeats: true,
    path: ({ document }) => `/documents?search=${document.title}&preview=${document.id}`,
    prepare: down('/api/documents/*/download'),
    shown: text('The file could not be loaded'),
  },
  {
    what: 'the edit form',
    repeats: true,
    path: ({ document }) => `/documents?search=${document.title}`,
    reach: press(/^Edit /),
    shown: ({ app }) => app.dialog('Edit Document').getByLabel('Title'),
  },
  { what: 'reports with their samples', path: reports, prepare: (page) => mockReportRuns(page), shown: text('Sample') },
  {
    what: 'reports with runs of each kind',
    path: reports,
    prepare: mockRuns,
    shown: ({ page }) => page.getByRole('button', { name: /^Cancel/ }),
  },
  {
    what: 'the settings of the audit trail with their errors',
    repeats: true,
    path: () => '/reports?type=audit-trail&range=custom&recordId=none',
    reach: press('Generate Report'),
    shown: text('Choose a start date'),
  },
  {
    what: 'a running report',
    repeats: true,
    path: run('running'),
    prepare: mockRuns,
    reach: press('Generate Report'),
    shown: ({ page }) => page.getByRole('button', { name: 'Generating...' }),
  },
  {
    what: 'a failed report',
    repeats: true,
    path: run('failed'),
    prepare: mockRuns,
    shown: text('The report could not be generated'),
  },
  {
    what: 'a report and its preview',
    onPhone: true,
    path: () => '/reports?type=risk-assessment',
    reach: async ({ page }) => {
      if (await page.getByRole('link', { name: 'Download Report' }).isHidden())
        await page.getByRole('button', { name: 'Generate Report' }).click();
    },
    shown: ({ page }) => page.getByRole('region', { name: 'JSON of the report' }),
  },
  {
    what: 'a cancelled report',
    repeats: true,
    path: run('cancelled'),
    prepare: mockRuns,
    shown: text('This report was cancelled before it was ready.'),
  },
];

let records: Promise<Records> | undefined;

/** The documents that all these tests share, created by the first. */
function shared(page: Page, api: ApiClient): Promise<Records> {
  return (records ??= (async () => {
    const { id: supplierId } = await api.supplier();
    const fields = {
      title: `Plan ${supplierId.slice(-8)}`,
      supplierId,
      type: 'haccp_plan',
      expirationDate: dayFromToday(10),
      description: 'Signed.',
    };
    const document = await makeDocument(page, api, pdf('first.pdf', ['First']), fields);
    await addVersion(page, api, document.id, pdf('second.pdf', ['Second', 'Last']));
    return {
      document,
      picture: await makeDocument(page, api, png('label.png'), { expirationDate: dayFromToday(-1) }),
    };
  })());
}

for (const state of statesOfLane(states)) {
  test(`${state.what}: axe finds no violations in any theme and width`, async ({ app, page, api }) => {
    await expectNoViolations(state, { app, page, ...(await shared(page, api)) });
  });
}
