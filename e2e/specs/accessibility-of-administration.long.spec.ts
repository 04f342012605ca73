import { ALL_WIDTHS } from '../fixtures/axe.js';
import { DRAFT_ID, LABORATORY_ID, mockAdministration, PERSON_ID, TOKEN_ID } from '../fixtures/administration.js';
import { fail } from '../fixtures/faults.js';
import { mockFailedEvents, sampleEvent, sampleList } from '../fixtures/failed-events.js';
import { DRAFT_ID as ELIGIBILITY_DRAFT, IMPORTER_ID, mockImporters, SIGNED_ID } from '../fixtures/importers.js';
import { mockBadFile, mockReferenceData, SET_ID } from '../fixtures/reference-data.js';
import { DELIVERY_ID, DISABLED_ID, mockWebhooks, WEBHOOK_ID } from '../fixtures/webhooks.js';
import { test } from '../fixtures/administrator.js';
import { dialog, down, expectNoViolations, loading, slow, text, type State as StateOf } from '../fixtures/states.js';

type State = StateOf<object>;

const CALL = '/api/admin/dead-letters?*';
const path = () => '/admin?section=failed-events';
const mocked =
  (...list: Parameters<typeof sampleList>): State['prepare'] =>
  (page) =>
    mockFailedEvents(page, sampleList(...list));
const DISCARDED = { at: new Date().toISOString(), by: null, reason: 'Data of a test' };
const VIEW = `/admin?section=failed-events&view=quality/${sampleEvent().id}`;

const states: State[] = [
  { what: 'failed events', path, prepare: mocked(), shown: text('Supplier updated') },
  { what: 'no failed events', path, prepare: mocked([]), shown: text('No failed events') },
  {
    what: 'discarded events',
    path: () => '/admin?section=failed-events&state=discarded',
    prepare: mocked([sampleEvent({ discarded: DISCARDED })]),
    shown: text('Data of a test'),
  },
  {
    what: 'a service that did not answer',
    path,
    prepare: mocked(undefined, { unavailable: ['documents'] }),
    shown: text(/^Documents did not answer/),
  },
  {
    what: 'a list that could not be loaded',
    path,
    prepare: down(CALL),
    shown: text('The failed events could not be loaded'),
  },
  { what: 'a list that loads', path, prepare: slow(CALL), shown: loading('Loading Failed events…') },
  { what: 'the details', path: () => VIEW, prepare: mocked(), shown: dialog('Supplier updated: Bay Seafood Ltd') },
  {
    what: 'the question why an event is discarded',
    path: () => VIEW,
    prepare: mocked(),
    reach: async ({ app, page }) => {
      await app.dialog('Supplier updated: Bay Seafood Ltd').getByRole('button', { name: 'Discard…' }).click();
      await page.getByRole('dialog', { name: 'Discard this event?' }).getByRole('button', { name: 'Discard' }).click();
    },
    shown: text('Enter a reason'),
  },
  {
    what: 'the result of replaying all',
    path,
    prepare: mocked(),
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Replay all' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true }).click();
    },
    shown: text('0 events replayed, 3 failed again.'),
  },
];

const PEOPLE = '/admin';
const TOKENS = '/admin?section=tokens';
const POLICIES = '/admin?section=policies';
const at = (address: string) => () => address;
const people: State['prepare'] = (page) => mockAdministration(page);
const press =
  (area: string, name: string): NonNullable<State['reach']> =>
  async ({ app }) =>
    app.dialog(area).getByRole('button', { name, exact: true }).click();
const ask =
  (name: string, item: string): NonNullable<State['reach']> =>
  async ({ page }) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

states.push(
  { what: 'people', path: at(PEOPLE), prepare: people, shown: text('Invitation ended') },
  {
    what: 'no people found',
    path: at(`${PEOPLE}?search=nobody`),
    prepare: people,
    shown: text('No people found'),
  },
  {
    what: 'people that could not be loaded',
    path: at(PEOPLE),
    prepare: async (page) => {
      await fail(page, { method: 'GET', path: '/api/users?*' });
      await fail(page, { method: 'GET', path: '/api/qualified-individuals?*' });
    },
    shown: text('The people could not be loaded'),
  },
  {
    what: 'people without their qualifications',
    path: at(PEOPLE),
    prepare: async (page) => {
      await mockAdministration(page);
      await fail(page, { method: 'GET', path: '/api/qualified-individuals?*' });
    },
    shown: text('Qualifications could not be loaded.'),
  },
  {
    what: 'a laboratory with its qualification',
    path: at(`${PEOPLE}?individual=${LABORATORY_ID}`),
    prepare: people,
    shown: dialog('Mekong Delta Residue and Microbiology Laboratory'),
  },
  {
    what: 'a laboratory that lacks a name',
    path: at(`${PEOPLE}?new=individual`),
    prepare: people,
    reach: press('Add an auditor or a laboratory', 'Add'),
    shown: text('Name is required'),
  },
  {
    what: 'a qualification that lacks fields',
    path: at(`${PEOPLE}?qualify=${PERSON_ID}`),
    prepare: people,
    reach: async (stage) => {
      await stage.page.getByLabel('FDA industries').fill('16, x');
      await press('Qualification of Mia Chen', 'Save draft')(stage);
    },
    shown: text('Choose at least one activity'),
  },
  {
    what: 'the draft of a qualification',
    path: at(`${PEOPLE}?draft=${DRAFT_ID}`),
    prepare: people,
    shown: text('Vietnamese (vi)'),
  },
  {
    what: 'the question before a draft is deleted',
    path: at(`${PEOPLE}?view=${PERSON_ID}`),
    prepare: people,
    reach: press('Mia Chen', 'Delete draft…'),
    shown: ({ app }) => app.question('Delete the draft of version 3?'),
  },
  {
    what: 'an earlier version of a qualification',
    path: at(`${PEOPLE}?view=${PERSON_ID}`),
    prepare: people,
    reach: press('Mia Chen', 'View version 1'),
    shown: dialog('Qualification of Mia Chen, version 1'),
  },
  { what: 'people that load', path: at(PEOPLE), prepare: slow('/api/users?*'), shown: loading('Loading People…') },
  {
    what: 'a page for administrators only',
    path: at(PEOPLE),
    prepare: async (page) => {
      await fail(
        page,
        { method: 'GET', path: '/api/users?*' },
        403,
        'Your role (Viewer) does not allow this. Ask Mia.',
      );
      await page.route('**/api/auth/user', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), permissions: ['self', 'read'] } });
      });
    },
    shown: text(/^Only administrators can see this page/),
  },
  { what: 'a person', path: at(`${PEOPLE}?view=${PERSON_ID}`), prepare: people, shown: dialog('Mia Chen') },
  { what: 'the form of a person', path: at(`${PEOPLE}?edit=${PERSON_ID}`), prepare: people, shown: text('Last day') },
  {
    what: 'an invitation that lacks fields',
    path: at(`${PEOPLE}?new=1`),
    prepare: people,
    reach: press('Invite a person', 'Invite'),
    shown: text('Enter an email address'),
  },
  {
    what: 'the question before a new link',
    path: at(PEOPLE),
    prepare: people,
    reach: ask('Mia Chen', 'New link…'),
    shown: ({ app }) => app.question('New link for Mia Chen?'),
  },
  {
    what: 'a link, shown once',
    path: at(PEOPLE),
    prepare: people,
    reach: async (stage) => {
      await ask('Nora Haddad', 'New link…')(stage);
      await stage.app.question('New link for Nora Haddad?').getByRole('button', { name: 'Create link' }).click();
    },
    shown: dialog('Link for Nora Haddad'),
  },
  {
    what: 'the question before an account is disabled',
    path: at(PEOPLE),
    prepare: people,
    reach: ask('Mia Chen', 'Disable…'),
    shown: ({ app }) => app.question('Disable the account of Mia Chen?'),
  },
  {
    what: 'a confirmed identity',
    path: at(`${PEOPLE}?view=${PERSON_ID}`),
    prepare: people,
    reach: press('Mia Chen', 'Identity…'),
    shown: dialog('Identity of Mia Chen'),
  },
  { what: 'API tokens', path: at(TOKENS), prepare: people, shown: text('Unused for 90 days') },
  {
    what: 'no API tokens',
    path: at(TOKENS),
    prepare: (page) => mockAdministration(page, [], []),
    shown: text('No API tokens yet'),
  },
  { what: 'an API token', path: at(`${TOKENS}&view=${TOKEN_ID}`), prepare: people, shown: dialog('ERP import') },
  {
    what: 'a new API token that lacks fields',
    path: at(`${TOKENS}&new=1`),
    prepare: people,
    reach: async (stage) => {
      await stage.page.getByRole('checkbox', { name: /^Read records/ }).uncheck();
      await stage.page.getByLabel('Allowed addresses').fill('the office');
      await press('Create an API token', 'Create token')(stage);
    },
    shown: text('Choose at least one permission'),
  },
  {
    what: 'the text of an API token, shown once',
    path: at(`${TOKENS}&new=1`),
    prepare: people,
    reach: async (stage) => {
      await stage.app.dialog('Create an API token').getByLabel('Name').fill('ERP import');
      await press('Create an API token', 'Create token')(stage);
    },
    shown: dialog('ERP import'),
  },
  {
    what: 'the question before an API token is revoked',
    path: at(TOKENS),
    prepare: people,
    reach: ({ page }) => page.getByRole('button', { name: 'Revoke ERP import' }).click(),
    shown: ({ app }) => app.question('Revoke ERP import?'),
  },
  { what: 'policies', path: at(POLICIES), shown: text('Separation of duties') },
  {
    what: 'policies that could not be loaded',
    path: at(POLICIES),
    prepare: down('/api/policies'),
    shown: text('The policies could not be loaded'),
  },
  {
    what: 'a policy with a warning',
    path: at(`${POLICIES}&change=sharedLogin`),
    reach: async (stage) => {
      await stage.page.getByRole('radio', { name: /^Not allowed/ }).click();
      await press('Shared password', 'Save')(stage);
    },
    shown: text('Enter a reason'),
  },
);

const REFERENCE = '/admin?section=reference-data';
const SETS_CALL = '/api/reference-sets?*';
const checkFile: NonNullable<State['reach']> = async ({ app }) => {
  const form = app.dialog('Load reference data');
  await form.getByLabel(/^CSV file/).setInputFiles({
    name: 'hazards.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('code,name\nSALM,Salmonella\n'),
  });
  await form.getByLabel(/^First day/).fill('2027-01-01');
  await form.getByLabel(/^Source/).fill('FDA');
  await form.getByRole('button', { name: 'Check' }).click();
  await form
    .getByRole('group', { name: 'Result of the check' })
    .or(form.getByRole('table', { name: 'Problems in the file' }))
    .first()
    .waitFor();
};
const referenceData: State['prepare'] = (page) => mockReferenceData(page);

states.push(
  {
    what: 'reference data',
    path: at(REFERENCE),
    prepare: referenceData,
    shown: text(/^Retrieved more than a year ago/),
  },
  {
    what: 'earlier and later sets of reference data',
    path: at(REFERENCE),
    prepare: referenceData,
    reach: ({ page }) => page.getByRole('button', { name: 'Show 2 earlier or later sets of Hazard library' }).click(),
    shown: text('Own list of next year'),
  },
  {
    what: 'no reference data',
    path: at(REFERENCE),
    prepare: (page) => mockReferenceData(page, []),
    shown: text('No sets yet'),
  },
  {
    what: 'reference data that could not be loaded',
    path: at(REFERENCE),
    prepare: down(SETS_CALL),
    shown: text('The reference data could not be loaded'),
  },
  {
    what: 'reference data that loads',
    path: at(REFERENCE),
    prepare: slow(SETS_CALL),
    shown: loading('Loading Hazard library…'),
  },
  {
    what: 'a set of reference data',
    path: at(`${REFERENCE}&view=${SET_ID}`),
    prepare: referenceData,
    shown: text('HAZARD-50'),
  },
  {
    what: 'the form of a set of reference data',
    path: at(`${REFERENCE}&edit=${SET_ID}`),
    prepare: referenceData,
    shown: text('Leave empty if the set has no end date.'),
  },
  {
    what: 'the question before a set of reference data is deleted',
    path: at(`${REFERENCE}&view=${SET_ID}`),
    prepare: referenceData,
    reach: press('Hazard library', 'Delete…'),
    shown: ({ app }) => app.question('Delete this set of Hazard library?'),
  },
  {
    what: 'a load of reference data that lacks fields',
    path: at(`${REFERENCE}&new=1`),
    prepare: referenceData,
    reach: press('Load reference data', 'Check'),
    shown: text('Enter the first day'),
  },
  {
    what: 'a file of reference data with errors',
    path: at(`${REFERENCE}&new=hazard_library`),
    prepare: mockBadFile,
    reach: checkFile,
    shown: text('There are 14 more errors'),
  },
  {
    what: 'a file of reference data that was checked',
    path: at(`${REFERENCE}&new=hazard_library`),
    prepare: referenceData,
    reach: checkFile,
    shown: text(/^4 rows in force are not in the file/),
  },
);

const WEBHOOKS = '/admin?section=webhooks';
const webhooks: State['prepare'] = (page) => mockWebhooks(page);
const more =
  (item: string): NonNullable<State['reach']> =>
  async ({ app, page }) => {
    await app.dialog('ERP system').getByRole('button', { name: 'More actions for ERP system' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

states.push(
  { what: 'webhooks', path: at(WEBHOOKS), prepare: webhooks, shown: text('Supplier portal') },
  {
    what: 'no webhooks',
    path: at(WEBHOOKS),
    prepare: (page) => mockWebhooks(page, []),
    shown: text(/^No webhooks yet/),
  },
  {
    what: 'webhooks that could not be loaded',
    path: at(WEBHOOKS),
    prepare: down('/api/webhooks'),
    shown: text('The webhooks could not be loaded'),
  },
  {
    what: 'webhooks that load',
    path: at(WEBHOOKS),
    prepare: slow('/api/webhooks'),
    shown: loading('Loading Webhooks…'),
  },
  {
    what: 'a new webhook that lacks fields',
    path: at(`${WEBHOOKS}&new=1`),
    prepare: webhooks,
    reach: async (stage) => {
      const form = stage.app.dialog('Create a webhook');
      await form.getByRole('radio', { name: /^Chosen changes/ }).click();
      const events = form.getByRole('button', { name: 'Events of Suppliers', expanded: false });
      if (await events.isVisible()) await events.click();
      await press('Create a webhook', 'Create webhook')(stage);
    },
    shown: text('Choose at least one type'),
  },
  {
    what: 'the secret of a webhook, shown once',
    path: at(`${WEBHOOKS}&view=${WEBHOOK_ID}`),
    prepare: webhooks,
    reach: async (stage) => {
      await more('Replace secret…')(stage);
      await stage.app
        .question('Replace the secret of ERP system?')
        .getByRole('button', { name: 'Replace secret' })
        .click();
    },
    shown: dialog('Secret of ERP system'),
  },
  {
    what: 'a webhook with its deliveries',
    path: at(`${WEBHOOKS}&view=${WEBHOOK_ID}`),
    prepare: webhooks,
    shown: text('Qualification superseded'),
  },
  {
    what: 'a disabled webhook without deliveries',
    path: at(`${WEBHOOKS}&view=${DISABLED_ID}`),
    prepare: (page) => mockWebhooks(page, undefined, []),
    shown: text(/^No deliveries in the last/),
  },
  {
    what: 'the form of a webhook',
    path: at(`${WEBHOOKS}&edit=${WEBHOOK_ID}`),
    prepare: webhooks,
    shown: ({ page }) => page.getByRole('radio', { name: /^All changes/ }),
  },
  {
    what: 'the question before a webhook is deleted',
    path: at(`${WEBHOOKS}&view=${WEBHOOK_ID}`),
    prepare: webhooks,
    reach: more('Delete…'),
    shown: ({ app }) => app.question('Delete ERP system?'),
  },
  {
    what: 'the question before all failed deliveries are sent again',
    path: at(`${WEBHOOKS}&view=${WEBHOOK_ID}`),
    prepare: webhooks,
    reach: press('ERP system', 'Send 3 failed deliveries again…'),
    shown: ({ app }) => app.question('Send 3 failed deliveries again?'),
  },
  {
    what: 'a delivery',
    path: at(`${WEBHOOKS}&view=${WEBHOOK_ID}&delivery=${DELIVERY_ID}`),
    prepare: webhooks,
    shown: text('No response within 15 seconds'),
  },
);

const IMPORTERS = '/admin?section=importers';
const IMPORTERS_CALL = '/api/importers?*';
const importers: State['prepare'] = (page) => mockImporters(page);

states.push(
  { what: 'importers', path: at(IMPORTERS), prepare: importers, shown: text('117483265') },
  {
    what: 'no importers',
    path: at(IMPORTERS),
    prepare: (page) => mockImporters(page, []),
    shown: text(/^No importers yet/),
  },
  {
    what: 'importers that could not be loaded',
    path: at(IMPORTERS),
    prepare: down(IMPORTERS_CALL),
    shown: text('The importers could not be loaded'),
  },
  {
    what: 'importers that load',
    path: at(IMPORTERS),
    prepare: slow(IMPORTERS_CALL),
    shown: loading('Loading Importers…'),
  },
  {
    what: 'an importer with a draft and a signed eligibility',
    path: at(`${IMPORTERS}&view=${IMPORTER_ID}`),
    prepare: importers,
    shown: text(/^Signed by Quinn Park/),
  },
  {
    what: 'the form of an importer that lacks fields',
    path: at(`${IMPORTERS}&new=1`),
    prepare: importers,
    reach: press('Add an importer', 'Add importer'),
    shown: text('Enter the 9 digits of the DUNS number'),
  },
  {
    what: 'a draft of an eligibility',
    path: at(`${IMPORTERS}&view=${IMPORTER_ID}&eligibility=${ELIGIBILITY_DRAFT}`),
    prepare: importers,
    shown: text('Not a very small importer'),
  },
  {
    what: 'a signed eligibility',
    path: at(`${IMPORTERS}&eligibility=${SIGNED_ID}`),
    prepare: importers,
    shown: dialog('Eligibility for 2023, human food'),
  },
  {
    what: 'the form of an eligibility that lacks amounts',
    path: at(`${IMPORTERS}&view=${IMPORTER_ID}&determine=${IMPORTER_ID}`),
    prepare: importers,
    reach: press('Determine eligibility', 'Save draft'),
    shown: ({ page }) => page.getByText(/^Enter an amount in US dollars/).first(),
  },
);

test.describe.configure({ mode: 'parallel' });

for (const state of states)
  test(`${state.what}: axe finds no violations in any theme and width`, async ({ app, page }) => {
    await expectNoViolations({ widths: ALL_WIDTHS, ...state }, { app, page });
  });
