import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getAccount, listAccounts, type Account } from '@fsvp/contracts/access/account';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { getDocument, listDocuments, type Document } from '@fsvp/contracts/documents/document';
import {
  createIndividual,
  createQualification,
  createQualificationVersion,
  deleteIndividual,
  deleteQualification,
  getIndividual,
  getQualification,
  listIndividuals,
  listQualifications,
  updateIndividual,
  updateQualification,
  type Qualification,
  type QualifiedIndividual,
  qualificationSignatures,
} from '@fsvp/contracts/program/qualified-individual';
import { formatDate, setDisplayTimeZone } from '@fsvp/ui';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { People } from '../people/people.js';
import { ACCOUNT_ID, sampleAccount } from '../testing/sample-accounts.js';
import {
  DRAFT_ID,
  endingIn,
  INDIVIDUAL_ID,
  QUALIFICATION_ID,
  sampleDraft,
  sampleIndividual,
  sampleQualification,
  sampleSignature,
} from '../testing/sample-qualifications.js';

const DOCUMENT_ID = '0197a000-0000-7000-8000-0000000000e1';
const certificate = { id: DOCUMENT_ID, title: 'FSPCA certificate', type: 'other', fileName: 'fspca.pdf' } as Document;
const mia = sampleAccount();
const ofMia = (changes: Partial<QualifiedIndividual> = {}) =>
  sampleIndividual({ userId: ACCOUNT_ID, name: 'Mia Chen', employer: null, relation: 'own', ...changes });

let host: MockHost;
/** Answers with these people; the lists follow what `individuals` has. */
function serve(individuals: QualifiedIndividual[], versions: Qualification[] = []) {
  host
    .answer(listAccounts, { users: [mia], total: 1 })
    .answer(getAccount, mia)
    .answer(listIndividuals, ({ query }) => {
      const userId = query.get('userId');
      const found = userId ? individuals.filter((individual) => individual.userId === userId) : individuals;
      return { individuals: found, total: found.length, next: null };
    })
    .answer(getIndividual, ({ params }) => individuals.find(({ id }) => id === params.id)!)
    .answer(listQualifications, { qualifications: versions, total: versions.length })
    .answer(qualificationSignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(listDocuments, {
      documents: [certificate],
      total: 1,
      next: null,
      counts: { total: 1, valid: 1, expiresSoon: 0, expired: 0 },
    })
    .answer(getDocument, certificate);
}
beforeEach(() => {
  setDisplayTimeZone('UTC');
  host = new MockHost();
});

const render = (at = '/admin') => renderInHost(<People />, { host, at });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
const press = async (area: ReturnType<typeof within>, name: string) =>
  userEvent.click(await area.findByRole('button', { name }));
const VIEW = `/admin?view=${ACCOUNT_ID}`;

beforeAll(async () => {
  await import('../people/people-dialogs.js');
});

test('lists what each person may sign, those that end first on top', async () => {
  const lab = sampleIndividual({ current: endingIn(5), draft: sampleDraft() });
  const old = sampleIndividual({ id: INDIVIDUAL_ID.replace(/1$/, '2'), name: 'Old Auditor', current: endingIn(-2) });
  serve([ofMia({ id: INDIVIDUAL_ID.replace(/1$/, '3'), current: sampleQualification() }), lab, old]);
  render();
  const first = await rowOf('Mia Chen');
  expect(first.getByText('Conduct hazard analyses, Evaluate suppliers and 2 more')).toBeVisible();
  const laboratory = await rowOf('Bay Laboratory');
  for (const text of [
    'Bay Laboratories Ltd',
    'Third party',
    'No account',
    `Ends on ${formatDate(addDays(today(), 5))}`,
    'Draft awaiting signature',
  ])
    expect(laboratory.getByText(text)).toBeVisible();
  const ended = await rowOf('Old Auditor');
  expect(ended.getByText('Nothing')).toBeVisible();
  expect(ended.getByText(`Ended on ${formatDate(addDays(today(), -2))}`)).toBeVisible();
  const names = screen.getAllByRole('row').map((row) => row.textContent);
  expect(names[1]).toMatch(/^Old Auditor/);
  expect(names[2]).toMatch(/^Bay Laboratory/);
  expect(names[3]).toMatch(/^Mia Chen/);
});

test('a role that does not sign is pointed out beside the qualification', async () => {
  serve([ofMia({ current: sampleQualification() })]);
  host.answer(listAccounts, { users: [sampleAccount({ role: 'viewer' })], total: 1 });
  render();
  expect((await rowOf('Mia Chen')).getByText('The role Viewer cannot sign these activities')).toBeVisible();
});

test('an administrator signs qualifications and account reviews, with or without a qualification', async () => {
  const accountOf = (last: number, firstName: string, changes: Partial<Account>) =>
    sampleAccount({ id: ACCOUNT_ID.replace(/1$/, String(last)), firstName, ...changes });
  const users = [
    accountOf(1, 'Mia', { role: 'qi' }),
    accountOf(2, 'Ada', { role: 'administrator' }),
    accountOf(3, 'Ben', { role: 'qi_administrator' }),
    accountOf(4, 'Eve', { role: 'administrator', status: 'disabled' }),
    accountOf(5, 'Fay', { role: 'administrator' }),
  ];
  const qualified = [3, 5].map((last) =>
    sampleIndividual({
      id: INDIVIDUAL_ID.replace(/1$/, String(last)),
      userId: ACCOUNT_ID.replace(/1$/, String(last)),
      current: sampleQualification(),
    }),
  );
  serve(qualified);
  host.answer(listAccounts, { users, total: users.length });
  const view = render();
  const [byRole, activities] = ['Qualifications and account reviews', /^Conduct hazard analyses/];
  const shownFor = async (name: string) => {
    const row = await rowOf(`${name} Chen`);
    const texts = [byRole, activities, 'Nothing', 'The account is disabled', /cannot sign these activities$/];
    return texts.map((text) => row.queryByText(text) !== null);
  };
  expect(await shownFor('Mia')).toEqual([false, false, true, false, false]);
  expect(await shownFor('Ada')).toEqual([true, false, false, false, false]);
  expect(await shownFor('Ben')).toEqual([true, true, false, false, false]);
  expect(await shownFor('Eve')).toEqual([true, false, false, true, false]);
  expect(await shownFor('Fay')).toEqual([true, true, false, false, true]);
  view.unmount();

  host.fail(listIndividuals, 503);
  render();
  const row = await rowOf('Ada Chen');
  expect(row.getByText(byRole)).toBeVisible();
  expect(row.getByText('Unknown')).toBeVisible();
});

test('accounts are listed without the qualifications, and the reverse', async () => {
  serve([sampleIndividual()]);
  host.fail(listIndividuals, 503);
  const first = render();
  expect((await rowOf('Mia Chen')).getByText('Unknown')).toBeVisible();
  expect(screen.getByText('Qualifications could not be loaded.')).toBeVisible();
  serve([sampleIndividual()]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await rowOf('Bay Laboratory');
  expect(screen.queryByText('Qualifications could not be loaded.')).toBeNull();
  first.unmount();
  host.fail(listAccounts, 503);
  render();
  await rowOf('Bay Laboratory');
  expect(screen.getByText(/^Accounts could not be loaded/)).toBeVisible();
});

test('a person is qualified: the qualified individual is added with the name of the account, then the draft', async () => {
  serve([]);
  host.answer(createIndividual, ofMia()).fail(createQualification, 503);
  const { address } = render(VIEW);
  await press(await dialog('Mia Chen'), 'Add qualification');
  expect(address()).toBe(`${VIEW}&qualify=${ACCOUNT_ID}`);
  const form = await dialog('Qualification of Mia Chen');
  await press(form, 'Save draft');
  expect(await form.findByText('Choose at least one activity')).toBeVisible();
  expect(form.getByText('Describe it')).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: 'Evaluate suppliers' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Conduct hazard analyses' }));
  await userEvent.click(form.getByRole('checkbox', { name: 'Human food' }));
  const industries = form.getByRole('textbox', { name: 'FDA industries' });
  await userEvent.type(industries, '16, 3');
  expect(await form.findByText('3: Use the two digits of an FDA industry, such as 16')).toBeVisible();
  await userEvent.type(industries, '8');
  await userEvent.type(form.getByRole('combobox', { name: 'Languages that the person reads' }), 'vi');
  await userEvent.click(await screen.findByRole('option', { name: /^Vietnamese/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^Description/ }), 'Degree in food science');
  await press(form, 'Add another basis');
  await userEvent.type(form.getAllByRole('textbox', { name: /^Description/ })[1]!, 'Five years of audits');
  await userEvent.click(form.getByRole('combobox', { name: 'Documents' }));
  await userEvent.click(await screen.findByRole('option', { name: /^FSPCA certificate/ }));
  expect(form.getByRole('button', { name: 'Remove FSPCA certificate' })).toBeVisible();
  await press(form, 'Remove English (en)');
  await press(form, 'Save draft');
  expect(await form.findByText('The call failed with 503.')).toBeVisible();
  const draft = sampleDraft({ versionNumber: 1 });
  host.answer(createQualification, draft);
  serve([ofMia({ draft })], [draft]);
  await press(form, 'Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(host.requests(createIndividual).map(({ body }) => body)).toEqual([{ userId: ACCOUNT_ID, name: 'Mia Chen' }]);
  expect(host.requests(createQualification)[1]).toMatchObject({
    params: { id: INDIVIDUAL_ID },
    body: {
      activities: ['hazard_analysis', 'evaluation'],
      foodClasses: ['human'],
      industryCodes: ['16', '38'],
      languages: ['vi'],
      basis: [
        { kind: 'education', text: 'Degree in food science' },
        { kind: 'experience', text: 'Five years of audits' },
      ],
      documents: [DOCUMENT_ID],
      validFrom: today(),
      validUntil: null,
    },
  });
  const details = await dialog('Mia Chen');
  expect(await details.findByText('It takes effect as soon as it is signed.')).toBeVisible();
  expect(await details.findByRole('button', { name: 'Sign' })).toBeVisible();
  expect(address()).toBe(VIEW);
});

test('a draft is edited: what changed is sent with its version', async () => {
  const draft = sampleDraft({ version: 4, documents: [DOCUMENT_ID] });
  serve([ofMia({ current: sampleQualification(), draft })], [draft, sampleQualification()]);
  host.answer(getQualification, draft).answer(updateQualification, draft);
  host.answer(qualificationSignatures.list, ({ params }) => {
    const signatures = params.id === QUALIFICATION_ID ? [sampleSignature({ recordVersion: 7 })] : [];
    return { signatures, total: signatures.length, recordVersion: 7 };
  });
  render(VIEW);
  const details = await dialog('Mia Chen');
  expect(await details.findByText('It takes effect as soon as it is signed and supersedes version 1.')).toBeVisible();
  expect(await details.findByRole('link', { name: 'FSPCA certificate' })).toBeVisible();
  expect(details.queryByRole('button', { name: 'New version' })).toBeNull();
  const signatures = within(await details.findByRole('region', { name: 'Signatures of version 1' }));
  for (const text of ['Alma Reyes, Administrator', 'Approved', 'Valid', /^Version 7, SHA-256/, 'abcdef0123456789'])
    expect(await signatures.findByText(text)).toBeVisible();
  expect(signatures.getByText(/^Mar 6, 2026, 9:30 AM \(UTC\)/)).toBeVisible();
  expect(signatures.queryByRole('button', { name: 'Sign' })).toBeNull();
  expect(details.getAllByRole('region', { name: 'Signatures' })).toHaveLength(1);
  await press(details, 'Edit draft');
  const form = await dialog('Draft qualification of Mia Chen');
  await userEvent.click(await form.findByRole('checkbox', { name: 'Plan verification activities' }));
  await press(form, 'Save draft');
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(host.requests(updateQualification)[0]).toMatchObject({
    params: { id: DRAFT_ID },
    headers: { 'If-Match': '"4"' },
  });
  expect(host.requests(updateQualification)[0]!.body).toEqual({
    activities: ['hazard_analysis', 'evaluation', 'approval'],
  });
});

test('somebody else changed the draft: both values are compared', async () => {
  const draft = sampleDraft();
  serve([ofMia({ draft })], [draft]);
  const current = sampleDraft({ version: 2, languages: ['en', 'es'] });
  host.answer(getQualification, draft).fail(updateQualification, 412, { detail: 'Changed', current });
  render(`/admin?draft=${DRAFT_ID}`);
  const form = await dialog('Draft qualification of Mia Chen');
  await press(form, 'Remove Vietnamese (vi)');
  await press(form, 'Save draft');
  expect(await form.findByText('English, Spanish')).toBeVisible();
});

test('a draft is deleted after a question', async () => {
  const draft = sampleDraft({ versionNumber: 1 });
  serve([ofMia({ draft })], [draft]);
  host.answer(deleteQualification, undefined);
  render(VIEW);
  await press(await dialog('Mia Chen'), 'Delete draft…');
  serve([ofMia()]);
  await press(within(await screen.findByRole('alertdialog')), 'Delete');
  expect(await screen.findByText('Draft deleted')).toBeVisible();
  expect(host.requests(deleteQualification)[0]!.params).toEqual({ id: DRAFT_ID });
  expect(await (await dialog('Mia Chen')).findByRole('button', { name: 'Add qualification' })).toBeVisible();
});

test('a new version of the signed one opens as a draft; earlier versions can be read', async () => {
  const signed = sampleQualification({ versionNumber: 2 });
  const first = sampleQualification({ id: DRAFT_ID, state: 'superseded', basis: [{ kind: 'education', text: 'Old' }] });
  serve([ofMia({ current: signed })], [signed, first]);
  const draft = sampleDraft({ id: DRAFT_ID.replace(/2$/, '3'), versionNumber: 3 });
  host.answer(createQualificationVersion, draft).answer(getQualification, draft);
  const { address } = render(VIEW);
  const details = await dialog('Mia Chen');
  await press(details, 'View version 1');
  expect(await (await dialog('Qualification of Mia Chen, version 1')).findByText('Education: Old')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press(await dialog('Mia Chen'), 'New version');
  await waitFor(() => expect(address()).toBe(`${VIEW}&draft=${draft.id}`));
  expect(host.requests(createQualificationVersion)[0]!.params).toEqual({ id: QUALIFICATION_ID });
});

test('a qualification that could not be loaded offers a retry; the account is shown', async () => {
  serve([]);
  host.fail(listIndividuals, 503);
  render(VIEW);
  const details = await dialog('Mia Chen');
  expect(await details.findByText('The qualification could not be loaded')).toBeVisible();
  expect(details.getByText('mia@importer.test')).toBeVisible();
});

test('a laboratory is added, edited, and its deletion refused in words', async () => {
  serve([sampleIndividual()]);
  host.answer(createIndividual, sampleIndividual()).answer(updateIndividual, sampleIndividual());
  const { address } = render();
  await userEvent.click(await screen.findByRole('button', { name: 'Add auditor or laboratory…' }));
  const form = await dialog('Add an auditor or a laboratory');
  await press(form, 'Add');
  expect(await form.findByText('Name is required')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'Bay Laboratory');
  await press(form, 'Add');
  const details = await dialog('Bay Laboratory');
  expect(host.requests(createIndividual)[0]!.body).toEqual({
    name: 'Bay Laboratory',
    employer: null,
    relation: 'third_party',
  });
  expect(address()).toBe(`/admin?individual=${INDIVIDUAL_ID}`);
  await press(details, 'Edit');
  const edit = await dialog('Edit qualified individual');
  await userEvent.click(await edit.findByRole('radio', { name: /^Government/ }));
  await press(edit, 'Save');
  await waitFor(() => expect(host.requests(updateIndividual)[0]!.body).toEqual({ relation: 'government' }));
  const REFUSAL = 'Bay Laboratory had a signed qualification and stays on record.';
  host.fail(deleteIndividual, 409, { detail: REFUSAL });
  await press(await dialog('Bay Laboratory'), 'Delete…');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Bay Laboratory?' }));
  await press(question, 'Delete');
  expect(await question.findByText(REFUSAL)).toBeVisible();
  host.answer(deleteIndividual, undefined);
  await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-busy'));
  await press(question, 'Delete');
  expect(await screen.findByText('Person deleted')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/admin'));
});

test('the account of a person is set; the refusal to move it is shown at its field, and the input is kept', async () => {
  serve([sampleIndividual()]);
  host.fail(updateIndividual, 409, { detail: 'This person has a signed qualification and stays with the account.' });
  render(`/admin?editIndividual=${INDIVIDUAL_ID}`);
  const form = await dialog('Edit qualified individual');
  expect(form.getByText(/^Name, employer and relation are part of the signed content/)).toBeVisible();
  const account = await form.findByRole('combobox', { name: /^Account/ });
  await userEvent.click(account);
  await userEvent.click(await screen.findByRole('option', { name: /^Mia Chen/ }));
  await press(form, 'Save');
  const refusal = await form.findByText('This person has a signed qualification and stays with the account.');
  expect(account).toHaveAccessibleDescription(expect.stringContaining(refusal.textContent!));
  expect(account).toHaveValue('Mia Chen');
  expect(host.requests(updateIndividual)[0]!.body).toEqual({ userId: ACCOUNT_ID });
  host.fail(updateIndividual, 409, { detail: 'Another refusal.' });
  await press(form, 'Clear selection');
  await userEvent.type(form.getByLabelText(/^Name/), ' Ltd');
  await press(form, 'Save');
  expect(await form.findByText('Another refusal.')).toBeVisible();
  expect(account).not.toHaveAccessibleDescription(expect.stringContaining('Another refusal.'));
});
