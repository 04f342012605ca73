import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  createSigningGrants,
  type Signable,
  type Signature,
  type SignatureVerification,
} from '@fsvp/contracts/signatures/signature';
import { verificationSignatures as calls } from '@fsvp/contracts/quality/verification';
import type { User } from '@fsvp/contracts/access/user';
import { setDisplayTimeZone } from '@fsvp/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockEventSource } from '../live/mock-event-source.js';
import { useLive } from '../live/use-live.js';
import { MockHost } from '../mock-host.js';
import { mockUser, mockViewer, renderInHost } from '../testing.js';
import { Signatures } from './signatures.js';

const ID = '0197a000-0000-7000-8000-000000000077';
const HASH = 'a1b2c3d4e5f60718'.repeat(4);

const read: Signable = {
  service: 'quality',
  type: 'verification-activity',
  id: ID,
  version: 4,
  content: '{}',
  contentSha256: HASH,
  rows: [{ field: 'title', label: 'Title', text: 'Onsite audit' }],
  languages: [],
  meanings: [
    { meaning: 'conducted', activity: 'Audit suppliers onsite', reasonRequired: false, refusal: null },
    {
      meaning: 'reviewed_and_assessed',
      activity: 'Review results of verification activities',
      reasonRequired: false,
      refusal: 'Complete the activity first.',
    },
  ],
};

const signature: Signature = {
  id: '0197a000-0000-7000-8000-000000000088',
  version: 1,
  recordType: 'verification-activity',
  recordId: ID,
  recordVersion: 4,
  contentSha256: HASH,
  signerId: mockUser.id,
  signerName: 'Dana Reyes',
  signerTitle: 'Quality Manager',
  meaning: 'conducted',
  reason: 'Annual audit',
  signedAt: '2026-03-05T20:05:11.000Z',
  methods: ['email', 'password'],
  qualificationId: null,
  qualificationVersion: null,
  samePerson: null,
  withdrawnAt: null,
  withdrawnReason: null,
  withdrawnByName: null,
  withdrawnByTitle: null,
  state: 'valid',
};

/** The record after somebody has saved another title. */
const changed: Signable = {
  ...read,
  version: 5,
  contentSha256: 'b'.repeat(64),
  rows: [{ field: 'title', label: 'Title', text: 'Another title' }],
};

const stale = { ...signature, state: 'stale' as const };
const contentOf = (text: string, version: number) => ({
  version,
  content: '{}',
  contentSha256: String(version).repeat(64),
  rows: [{ field: 'title', label: 'Title', text }],
});
const verified: SignatureVerification = {
  state: 'stale',
  signature: stale,
  signed: contentOf('Onsite audit', 4),
  current: contentOf('New', 6),
};
const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')));

let host: MockHost;
let uninstall: () => void;
afterEach(() => uninstall());
beforeEach(() => {
  setDisplayTimeZone('UTC');
  uninstall = MockEventSource.install();
  host = new MockHost()
    .answer(calls.preview, read)
    .answer(createSigningGrants, { grants: ['a-grant-of-the-gateway'], expiresAt: '2026-03-05T20:06:11.000Z' })
    .answer(calls.sign, signature);
});

function Screen() {
  useLive();
  return <Signatures calls={calls} id={ID} />;
}

/** Somebody else saves: the stream of changes makes the screen load the record again. */
async function saveElsewhere(now: Signable) {
  const before = host.requests(calls.preview).length;
  host.answer(calls.preview, now);
  act(() => MockEventSource.latest().sendChange('verification-activity'));
  await waitFor(() => expect(host.requests(calls.preview)).toHaveLength(before + 1));
}

const clickOutside = () => userEvent.click(screen.getByRole('dialog').parentElement!);

const show = (signatures: Signature[] = [], { user = mockUser as User, recordVersion = 4 } = {}) => {
  host.answer(calls.list, { signatures, total: signatures.length, recordVersion });
  // The section is loaded when it is first shown.
  return act(async () => void renderInHost(<Screen />, { host, user }));
};

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign this verification activity' });
  await within(dialog).findByText('Onsite audit');
  return within(dialog);
}
type Dialog = Awaited<ReturnType<typeof openDialog>>;

it.each<[string, string[][] | undefined, string]>([
  ['of which a translation is attached', [['vi', 'es'], ['en']], ' You must be able to read Vietnamese or Spanish.'],
  ['in two languages', [['vi'], ['th', 'en'], ['vi']], ' You must be able to read Vietnamese, and Thai or English.'],
  ['in English', [['en']], ''],
  ['of a service of an earlier release', undefined, ''],
])('the dialog says what the signer must read of documents %s', async (_, languages, text) => {
  host.answer(calls.preview, { ...read, languages: languages as string[][] });
  await show();
  const dialog = await openDialog();
  const conducted = 'I conducted what this record describes. You need a qualification: Audit suppliers onsite.';
  expect(dialog.getByRole('radio', { name: new RegExp(`${conducted}${text}$`) })).toBeEnabled();
});

async function fillIn(dialog: Dialog, { email = false } = {}) {
  if (email) {
    await userEvent.clear(dialog.getByLabelText(/^Email/));
    await userEvent.type(dialog.getByLabelText(/^Email/), 'mia@importer.test');
  }
  await userEvent.type(dialog.getByLabelText('Reason'), 'Annual audit');
  await userEvent.type(dialog.getByLabelText(/^Password/), 'a walk along the canal');
}
const press = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Sign' }));

describe('Signatures', () => {
  it('shows who signed what when, what it is worth now, and nothing to press to those who may not sign', async () => {
    await show([{ ...signature, state: 'stale', samePerson: 'sod.reviewer' }], { user: mockViewer, recordVersion: 6 });
    const entry = within(await screen.findByRole('listitem'));
    for (const text of [
      'Conducted',
      'Stale',
      'Dana Reyes, Quality Manager',
      'Mar 5, 2026, 8:05 PM (UTC), 2026-03-05 20:05:11 UTC',
      'Reason: Annual audit',
      'Signed version 4; the record is now version 6.',
      'a1b2c3d4e5f60718',
    ])
      expect(entry.getByText(text)).toBeInTheDocument();
    expect(entry.getByText(/^Same person/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });

  it('signs what was read, in the name of the account that is given in a shared session', async () => {
    await show([], { user: { ...mockUser, kind: 'shared_login' } });
    expect(await screen.findByText('Not signed.')).toBeInTheDocument();
    const dialog = await openDialog();
    expect(dialog.getByRole('radio', { name: /^Conducted/ })).toBeChecked();
    expect(dialog.getByRole('radio', { name: /^Reviewed/ })).toBeDisabled();
    expect(dialog.getByText('Complete the activity first.')).toBeInTheDocument();
    await fillIn(dialog, { email: true });
    await press(dialog);
    await waitFor(() => expect(host.requests(calls.sign)).toHaveLength(1));
    expect(host.requests(createSigningGrants)[0]!.body).toEqual({
      subjects: [
        {
          service: 'quality',
          type: 'verification-activity',
          id: ID,
          version: 4,
          contentSha256: HASH,
          meaning: 'conducted',
          reason: 'Annual audit',
        },
      ],
      password: 'a walk along the canal',
      email: 'mia@importer.test',
    });
    expect(host.requests(calls.sign)[0]!.body).toEqual({ grant: 'a-grant-of-the-gateway' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks an own account for its e-mail address once, and for a code when there is one', async () => {
    await show();
    let dialog = await openDialog();
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('dana@example.com');
    host.fail(createSigningGrants, 422, { errors: [{ path: 'code', message: 'Enter the code' }] });
    await fillIn(dialog);
    await press(dialog);
    await userEvent.type(await dialog.findByLabelText(/^Code/), '123456');
    host.answer(createSigningGrants, { grants: ['a-grant-of-the-gateway'], expiresAt: '2026-03-05T20:06:11.000Z' });
    await press(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.requests(createSigningGrants)[1]!.body.code).toBe('123456');
    dialog = await openDialog();
    expect(dialog.queryByLabelText(/^Email/)).not.toBeInTheDocument();
  });

  it('keeps the reason after a wrong password, and shows the refusal at the password', async () => {
    await show();
    const dialog = await openDialog();
    const refusal = 'Invalid password. Please try again.';
    host.fail(createSigningGrants, 422, { errors: [{ path: 'password', message: refusal }] });
    await fillIn(dialog);
    await press(dialog);
    expect(await dialog.findByText(refusal)).toBeInTheDocument();
    expect(dialog.getByLabelText('Reason')).toHaveValue('Annual audit');
    await clickOutside();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('shows what changed when the record changed since it was read', async () => {
    await show();
    const dialog = await openDialog();
    await fillIn(dialog);
    host.fail(calls.sign, 409, { detail: 'The record changed since you read it.', current: changed });
    host.answer(calls.preview, changed);
    await press(dialog);
    expect(await dialog.findByRole('heading', { name: 'Changed since you read it' })).toBeInTheDocument();
    expect(dialog.getByText('Onsite audit')).toBeInTheDocument();
    expect(dialog.getAllByText('Another title')).toHaveLength(2);
    expect(dialog.getByLabelText('Reason')).toHaveValue('Annual audit');
    host.answer(calls.sign, signature);
    await press(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.requests(createSigningGrants)[1]!.body.subjects[0].version).toBe(5);
  });

  it('never signs what somebody saved after it was read, until the person has seen what changed', async () => {
    await show();
    const dialog = await openDialog();
    await fillIn(dialog);
    await saveElsewhere(changed);
    expect(await dialog.findByRole('heading', { name: 'Changed since you read it' })).toBeInTheDocument();
    expect(dialog.getByText('Onsite audit')).toBeInTheDocument();
    await press(dialog);
    expect(await dialog.findByText(/^The record changed since you read it/)).toBeInTheDocument();
    expect(host.requests(createSigningGrants)).toHaveLength(0);

    // It changes again while they read: what they sign is what they saw.
    const rows = [{ field: 'title', label: 'Title', text: 'A third title' }];
    await saveElsewhere({ ...changed, version: 6, contentSha256: 'c'.repeat(64), rows });
    await dialog.findAllByText('A third title');
    await press(dialog);
    expect(host.requests(createSigningGrants)).toHaveLength(0);
    await press(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.requests(createSigningGrants)[0]!.body.subjects[0]).toMatchObject({
      version: 6,
      contentSha256: 'c'.repeat(64),
    });
  });

  it('signs the newer version when it was saved again with the same content, and says so when that was refused', async () => {
    await show();
    const dialog = await openDialog();
    await fillIn(dialog);
    await saveElsewhere({ ...read, version: 5 });
    host.fail(calls.sign, 409, { detail: 'The record changed since you read it.', current: { ...read, version: 6 } });
    host.answer(calls.preview, { ...read, version: 6 });
    await press(dialog);
    expect(await dialog.findByText(/the content to sign is the same\. Sign again\.$/)).toBeInTheDocument();
    expect(dialog.queryByRole('heading', { name: 'Changed since you read it' })).not.toBeInTheDocument();
    host.answer(calls.sign, signature);
    await press(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.requests(createSigningGrants).map(({ body }) => body.subjects[0].version)).toEqual([5, 6]);
  });

  it('asks for a reason where the meaning demands one, before it proves who signs', async () => {
    host.answer(calls.preview, { ...read, meanings: [{ ...read.meanings[0]!, reasonRequired: true }] });
    await show();
    const dialog = await openDialog();
    expect(dialog.getByLabelText(/^Reason/)).toBeRequired();
    await press(dialog);
    expect(await dialog.findByText('Give a reason for this signature')).toBeInTheDocument();
    expect(dialog.getByText('Password is required')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Password/), 'a walk along the canal');
    await press(dialog);
    expect(host.requests(createSigningGrants)).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Annual audit');
    await press(dialog);
    await waitFor(() => expect(host.requests(calls.sign)).toHaveLength(1));
  });

  it.each([
    ['loads', () => host.answer(calls.preview, () => new Promise<never>(() => {})), 'Loading…'],
    ['shows why it could not load', () => host.fail(calls.preview, 503), 'The record could not be loaded'],
  ])('stays open on a click outside while it %s', async (_, prepare, shown) => {
    prepare();
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign' }));
    const dialog = within(screen.getByRole('dialog'));
    await dialog.findByText(shown);
    await clickOutside();
    expect(dialog.getByText(shown)).toBeInTheDocument();
  });

  it('withdraws the signature of a deleted record', async () => {
    host.fail(calls.preview, 404).answer(calls.withdraw, { ...signature, state: 'withdrawn' });
    await show([signature]);
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw: Conducted/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw a signature' }));
    await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Wrong plant');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'a walk along the canal');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(host.requests(calls.withdraw)).toHaveLength(1));
    expect(host.requests(createSigningGrants)[0]!.body.subjects[0].service).toBe('quality');
  });

  it('shows who withdrew a signature with title, times and reason', async () => {
    await show([
      {
        ...signature,
        state: 'withdrawn',
        withdrawnAt: '2026-03-06T08:00:02.000Z',
        withdrawnReason: 'Wrong plant',
        withdrawnByName: 'Mia Chen',
        withdrawnByTitle: 'Lead Auditor',
      },
    ]);
    const text =
      'Withdrawn by Mia Chen, Lead Auditor, Mar 6, 2026, 8:00 AM (UTC), 2026-03-06 08:00:02 UTC: Wrong plant';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('withdraws a signature with a reason', async () => {
    host.answer(calls.withdraw, { ...signature, state: 'withdrawn' });
    await show([signature]);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Withdraw: Conducted, Dana Reyes, Mar 5, 2026, 8:05 PM' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw a signature' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText('Enter why you are withdrawing the signature')).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Wrong plant');
    await userEvent.type(dialog.getByLabelText(/^Password/), 'a walk along the canal');
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(host.requests(calls.withdraw)).toHaveLength(1));
    const [subject] = host.requests(createSigningGrants)[0]!.body.subjects;
    expect(subject).toMatchObject({
      type: 'signature',
      id: signature.id,
      version: 1,
      meaning: 'withdrawn',
      reason: 'Wrong plant',
    });
  });

  it('checks a signature, and compares what was signed with the record', async () => {
    host.answer(calls.verify, verified);
    await show([stale], { recordVersion: 6 });
    await userEvent.click(await screen.findByRole('button', { name: /^Check: Conducted, Dana Reyes/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Signature' }));
    expect(await dialog.findByText(/The record has changed since/)).toBeInTheDocument();
    expect(dialog.getByText('New')).toBeInTheDocument();
    expect(dialog.getAllByText('Onsite audit')).toHaveLength(2);
  });

  it('prints what changed since a stale signature; on screen that is behind "Check"', async () => {
    host.answer(calls.verify, verified);
    await show([stale], { recordVersion: 6 });
    await waitFor(() => expect(host.requests(calls.verify)).toHaveLength(1));
    await screen.findByText('Stale');
    expect(screen.queryByText('Onsite audit')).not.toBeInTheDocument();
    print();
    const entry = within(screen.getByRole('list', { name: 'Signatures' }));
    for (const text of ['Title', 'Signed', 'Onsite audit', 'Now', 'New']) expect(entry.getByText(text)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Onsite audit')).not.toBeInTheDocument();
  });

  it('prints a sentence instead of a spinner while it loads', async () => {
    host.answer(calls.verify, () => new Promise<SignatureVerification>(() => {}));
    await show([stale]);
    await screen.findByText('Stale');
    print();
    expect(screen.getByText('The changes had not loaded when this page was printed.')).toBeVisible();
  });

  it('prints a sentence instead of a spinner while the list loads', async () => {
    host.answer(calls.list, () => new Promise<never>(() => {}));
    await act(async () => void renderInHost(<Screen />, { host }));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    print();
    expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
    expect(screen.getByText(/^The signatures had not loaded when this page was printed/)).toBeVisible();
  });
});
