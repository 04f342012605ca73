import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Problem } from '@fsvp/contracts/core/problem';
import {
  createSigningGrants,
  type Signable,
  type Signature,
  type SigningSubject,
} from '@fsvp/contracts/signatures/signature';
import { documentSignatures } from '@fsvp/contracts/documents/document';
import { verificationSignatures as calls } from '@fsvp/contracts/quality/verification';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockHost } from '../mock-host.js';
import { mockUser, mockViewer, renderInHost } from '../testing.js';
import { SignMany, type SigningRecord, type SignManyProps } from './sign-many.js';

const idOf = (number: number) => `0197a000-0000-7000-8000-0000000000${10 + number}`;
const recordOf = (number: number): SigningRecord => ({
  id: idOf(number),
  title: `Audit ${number}`,
  details: `Supplier ${number}`,
});

const signableOf = (id: string, over: Partial<Signable> = {}): Signable => ({
  service: 'quality',
  type: 'verification-activity',
  id,
  version: 4,
  content: '{}',
  contentSha256: id.replaceAll('-', '').padEnd(64, '0'),
  rows: [{ field: 'findings', label: 'Findings', text: `No open door in ${id}` }],
  languages: [],
  meanings: [
    { meaning: 'conducted', activity: 'Audit suppliers onsite', reasonRequired: false, refusal: null },
    { meaning: 'reviewed_and_assessed', activity: 'Review results', reasonRequired: false, refusal: null },
  ],
  ...over,
});

const signatureOf = (id: string, over: Partial<Signature> = {}): Signature => ({
  id: `${id.slice(0, -4)}ffff`,
  version: 1,
  recordType: 'verification-activity',
  recordId: id,
  recordVersion: 4,
  contentSha256: signableOf(id).contentSha256,
  signerId: mockUser.id,
  signerName: 'Dana Reyes',
  signerTitle: null,
  meaning: 'conducted',
  reason: null,
  signedAt: '2026-03-05T20:05:11.000Z',
  methods: ['password'],
  qualificationId: null,
  qualificationVersion: null,
  samePerson: null,
  withdrawnAt: null,
  withdrawnReason: null,
  withdrawnByName: null,
  withdrawnByTitle: null,
  state: 'valid',
  ...over,
});

let host: MockHost;
beforeEach(() => {
  host = new MockHost()
    .answer(calls.preview, ({ params }) => signableOf(params.id!))
    .answer(createSigningGrants, ({ body }) => ({
      grants: body.subjects.map(({ id }: SigningSubject) => `grant for ${id}`),
      expiresAt: '2026-03-05T20:06:11.000Z',
    }))
    .answer(calls.sign, ({ params }) => signatureOf(params.id!));
});

const manyOf = (count: number) => Array.from({ length: count }, (_, index) => recordOf(index + 1));

async function open(records: SigningRecord[] = manyOf(3), props: Pick<SignManyProps, 'chosen'> = {}) {
  await act(
    async () =>
      void renderInHost(
        <SignMany
          calls={calls}
          title="Sign verification activities"
          description="Completed activities"
          load={async () => records}
          {...props}
        />,
        { host },
      ),
  );
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Sign several' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign verification activities' }));
  if (records.length > 0) await waitFor(() => expect(screen.queryByText('Loading…')).not.toBeInTheDocument());
  return dialog;
}
type Dialog = Awaited<ReturnType<typeof open>>;

const box = (dialog: Dialog, number: number) =>
  dialog.getByRole('checkbox', { name: `Audit ${number} Supplier ${number}` });
const all = (dialog: Dialog) => dialog.findByRole('checkbox', { name: /^All records that can be signed/ });
const entry = (dialog: Dialog, number: number) => within(box(dialog, number).closest('li')!);
async function choose(dialog: Dialog, meaning: RegExp = /^Conducted/) {
  await userEvent.click(await dialog.findByRole('radio', { name: meaning }));
}
async function enter(dialog: Dialog) {
  await userEvent.type(dialog.getByLabelText(/^Password/), 'a walk along the canal');
  await userEvent.click(dialog.getByRole('button', { name: /^Sign/ }));
}
const subjects = (attempt = 0): SigningSubject[] => host.requests(createSigningGrants)[attempt]!.body.subjects;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Makes the signing of one record fail. */
function failOne(number: number, status: number, problem: Partial<Problem>) {
  const failing = new MockHost().fail(calls.sign, status, problem);
  globalThis.fetch = (input, init) =>
    init?.method === 'POST' && String(input).includes(idOf(number))
      ? failing.fetch(input as string, init)
      : host.fetch(input as string, init);
}
const stopFailing = () => void (globalThis.fetch = host.fetch);

describe('SignMany', () => {
  it('is not offered to those who may not sign', async () => {
    const props = { calls, title: 'Sign', description: 'All', load: async () => [] };
    renderInHost(<SignMany {...props} />, { host, user: mockViewer });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('signs the chosen records with one meaning, one reason and one password', async () => {
    const dialog = await open();
    await choose(dialog);
    await userEvent.click(box(dialog, 1));
    await userEvent.click(box(dialog, 3));
    await userEvent.type(dialog.getByLabelText('Reason'), 'Annual audits');
    expect(dialog.getByRole('button', { name: 'Sign 2 records' })).toBeEnabled();
    await enter(dialog);
    await isClosed();
    expect(await screen.findByText('2 records signed', { selector: 'li *' })).toBeInTheDocument();
    expect(host.requests(createSigningGrants)).toHaveLength(1);
    expect(subjects()).toEqual(
      [1, 3].map((number) => ({
        service: 'quality',
        type: 'verification-activity',
        id: idOf(number),
        version: 4,
        contentSha256: signableOf(idOf(number)).contentSha256,
        meaning: 'conducted',
        reason: 'Annual audits',
      })),
    );
    expect(host.requests(calls.sign).map(({ params, body }) => [params.id, body.grant])).toEqual(
      [1, 3].map((number) => [idOf(number), `grant for ${idOf(number)}`]),
    );
  });

  it('signs records of several types with one password, each as what it can be signed as', async () => {
    const others = documentSignatures;
    host
      .answer(others.preview, ({ params }) =>
        signableOf(params.id!, {
          service: 'documents',
          type: 'document',
          meanings: [
            { meaning: 'authored', activity: null, reasonRequired: false, refusal: 'You did not write it.' },
            { meaning: 'approved', activity: null, reasonRequired: false, refusal: null },
          ],
        }),
      )
      .answer(others.sign, ({ params }) => signatureOf(params.id!, { meaning: 'approved' }));
    const dialog = await open([
      { ...recordOf(1), calls },
      { ...recordOf(2), calls: others },
    ]);
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    expect(entry(dialog, 2).getByText('Ready to sign as: Approved')).toBeInTheDocument();
    await userEvent.click(await all(dialog));
    await enter(dialog);
    await isClosed();
    expect(subjects().map(({ type, meaning }) => [type, meaning])).toEqual([
      ['verification-activity', 'conducted'],
      ['document', 'approved'],
    ]);
    expect([host.requests(calls.sign), host.requests(others.sign)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('signs what other signatures need before them', async () => {
    const order: string[] = [];
    host.answer(calls.sign, async ({ params }) => {
      // The later a record is listed, the faster it is signed.
      await new Promise((resolve) => setTimeout(resolve, params.id === idOf(1) ? 0 : 20));
      order.push(params.id!);
      return signatureOf(params.id!);
    });
    const dialog = await open([{ ...recordOf(1), order: 1 }, recordOf(2), recordOf(3)]);
    await choose(dialog);
    await userEvent.click(await all(dialog));
    await enter(dialog);
    await isClosed();
    expect(order).toEqual([2, 3, 1].map(idOf));
  });

  it('begins with all records chosen where its button names them all', async () => {
    const dialog = await open(manyOf(3), { chosen: true });
    await choose(dialog);
    expect(await dialog.findByRole('button', { name: 'Sign 3 records' })).toBeEnabled();
    await userEvent.click(box(dialog, 2));
    expect(dialog.getByRole('button', { name: 'Sign 2 records' })).toBeEnabled();
  });

  it('does not offer what cannot be signed as this, nor what is signed already, and says why', async () => {
    host
      .answer(calls.preview, ({ params }) => {
        const whole = signableOf(params.id!);
        if (params.id !== idOf(1)) return whole;
        return {
          ...whole,
          meanings: whole.meanings.map((one) => ({ ...one, refusal: 'Complete the activity first.' })),
        };
      })
      .answer(calls.list, ({ params }) => {
        const signatures = params.id === idOf(2) ? [signatureOf(idOf(2))] : [];
        return { signatures, total: signatures.length, recordVersion: 4 };
      });
    const dialog = await open();
    await choose(dialog);
    expect(entry(dialog, 1).getByText('Complete the activity first.')).toBeInTheDocument();
    expect(entry(dialog, 2).getByText('By Dana Reyes on Mar 5, 2026')).toBeInTheDocument();
    await userEvent.click(await all(dialog));
    expect([1, 2, 3].map((number) => box(dialog, number).getAttribute('aria-checked'))).toEqual([
      'false',
      'false',
      'true',
    ]);
    // It is signed as conducted, not as reviewed.
    await choose(dialog, /^Reviewed/);
    expect(box(dialog, 2)).toBeEnabled();
    expect(box(dialog, 1)).toBeDisabled();
  });

  it('shows what is signed of each record', async () => {
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Read: Audit 2, Supplier 2' }));
    expect(dialog.getByText(`No open door in ${idOf(2)}`)).toBeInTheDocument();
    expect(dialog.queryByText(`No open door in ${idOf(1)}`)).not.toBeInTheDocument();
  });

  it('loads at most six records at once', async () => {
    let running = 0;
    let most = 0;
    host.answer(calls.preview, async ({ params }) => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return signableOf(params.id!);
    });
    const dialog = await open(manyOf(20));
    await waitFor(() => expect(host.requests(calls.preview)).toHaveLength(20));
    await waitFor(() => expect(running).toBe(0));
    expect(most).toBeLessThanOrEqual(6);
    await choose(dialog);
    expect(await dialog.findByRole('checkbox', { name: 'All records that can be signed (20)' })).toBeEnabled();
  });

  it('shows in its row why a record could not be loaded, and loads it again', async () => {
    const failing = new MockHost().fail(calls.preview, 503, { detail: 'The service is down.' });
    const { fetch } = host;
    let isDown = true;
    Object.assign(host, {
      fetch: (input: string, init?: RequestInit) =>
        isDown && input.includes(`${idOf(2)}/signable`) ? failing.fetch(input, init) : fetch(input, init),
    });
    const dialog = await open();
    await choose(dialog);
    expect(await dialog.findByText('The service is down.')).toBeInTheDocument();
    expect(box(dialog, 2)).toBeDisabled();
    expect(await dialog.findByRole('checkbox', { name: 'All records that can be signed (2)' })).toBeEnabled();
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Retry: Audit 2, Supplier 2' }));
    await waitFor(() => expect(box(dialog, 2)).toBeEnabled());
  });

  it('goes on when one record changed, shows what changed, and signs it after it was read and chosen again', async () => {
    const now = {
      version: 5,
      content: '{}',
      contentSha256: 'c'.repeat(64),
      rows: [{ field: 'findings', label: 'Findings', text: 'A door was open' }],
    };
    const dialog = await open();
    await choose(dialog);
    await userEvent.click(await all(dialog));
    failOne(2, 409, { detail: 'The record changed since you read it.', current: now });
    await enter(dialog);
    expect(await dialog.findByText(/^2 of 3 signed\. The list shows why one is left/)).toBeInTheDocument();
    // Rows are rendered after the summary.
    await waitFor(() => expect(entry(dialog, 1).getByText('Signed')).toBeInTheDocument());
    const changed = entry(dialog, 2);
    for (const text of ['Changed since you read it', `No open door in ${idOf(2)}`, 'A door was open'])
      expect(changed.getByText(text)).toBeInTheDocument();
    expect(box(dialog, 2)).not.toBeChecked();
    // It is on top, where it is seen.
    expect(dialog.getAllByRole('listitem')[0]).toContainElement(box(dialog, 2));
    expect(dialog.getByLabelText(/^Password/)).toHaveValue('');

    stopFailing();
    await userEvent.click(box(dialog, 2));
    await enter(dialog);
    await isClosed();
    expect(subjects(1)).toMatchObject([{ id: idOf(2), version: 5, contentSha256: 'c'.repeat(64) }]);
  });

  it('keeps what was not signed in time, to be signed with the password again', async () => {
    const dialog = await open();
    await choose(dialog);
    await userEvent.click(await all(dialog));
    const ended = 'Your proof of identity has expired. Enter your password again.';
    failOne(3, 410, { detail: ended });
    await enter(dialog);
    expect(await dialog.findByText(ended)).toBeInTheDocument();
    expect(box(dialog, 3)).toBeChecked();
    stopFailing();
    await enter(dialog);
    await isClosed();
    expect(subjects(1).map(({ id }) => id)).toEqual([idOf(3)]);
  });

  it('does not sign twice what was signed although its answer was lost', async () => {
    const dialog = await open();
    await choose(dialog);
    await userEvent.click(await all(dialog));
    failOne(1, 502, { detail: 'The service did not answer.' });
    await enter(dialog);
    expect(await dialog.findByText('The service did not answer.')).toBeInTheDocument();
    stopFailing();
    host.answer(calls.list, { signatures: [signatureOf(idOf(1))], total: 1, recordVersion: 4 });
    await enter(dialog);
    await isClosed();
    expect(host.requests(createSigningGrants)).toHaveLength(1);
    expect(host.requests(calls.sign).map(({ params }) => params.id)).toEqual([idOf(2), idOf(3)]);
  });

  it('signs nothing with a wrong password, and keeps what was chosen', async () => {
    const refusal = 'Invalid password. Please try again.';
    host.fail(createSigningGrants, 422, { errors: [{ path: 'password', message: refusal }] });
    const dialog = await open();
    await choose(dialog);
    await userEvent.click(box(dialog, 2));
    await enter(dialog);
    expect(await dialog.findByText(refusal)).toBeInTheDocument();
    expect(box(dialog, 2)).toBeChecked();
    expect(host.requests(calls.sign)).toHaveLength(0);
  });

  it('announces how many are signed, and cannot be closed meanwhile', async () => {
    const answers: (() => void)[] = [];
    host.answer(
      calls.sign,
      ({ params }) => new Promise((resolve) => answers.push(() => resolve(signatureOf(params.id!)))),
    );
    const dialog = await open();
    await choose(dialog);
    await userEvent.click(await all(dialog));
    await enter(dialog);
    await waitFor(() => expect(answers).toHaveLength(3));
    await act(async () => answers[0]!());
    expect(await dialog.findByText('1 of 3 signed')).toBeInTheDocument();
    expect(dialog.getByText('1 of 3 signed').closest('[role=status]')).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(async () => answers.forEach((answer) => answer()));
    await isClosed();
  });

  it('asks before it forgets what was chosen', async () => {
    const dialog = await open();
    await userEvent.click(box(dialog, 2));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeInTheDocument();
  });

  it('needs a chosen record', async () => {
    const dialog = await open();
    await choose(dialog);
    await enter(dialog);
    expect(await dialog.findByText('Choose the records to sign.')).toBeInTheDocument();
    expect(host.requests(createSigningGrants)).toHaveLength(0);
  });

  it('chooses the only record and the only meaning, and shows what is signed', async () => {
    const [conducted, reviewed] = signableOf(idOf(1)).meanings;
    const refused = { ...reviewed!, refusal: 'Somebody else reviews it.' };
    host.answer(calls.preview, ({ params }) => signableOf(params.id!, { meanings: [conducted!, refused] }));
    const dialog = await open(manyOf(1));
    expect(await dialog.findByText(/^No open door/)).toBeInTheDocument();
    expect(box(dialog, 1)).toBeChecked();
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Conducted/ })).toBeChecked());
    await enter(dialog);
    await isClosed();
    expect(subjects().map(({ meaning }) => meaning)).toEqual(['conducted']);
  });

  it('asks nothing when the only record is left unsigned', async () => {
    await open(manyOf(1));
    await userEvent.keyboard('{Escape}');
    await isClosed();
  });

  it('says so when there is nothing to sign', async () => {
    const dialog = await open([]);
    expect(await dialog.findByText('There is nothing to sign.')).toBeInTheDocument();
  });
});
