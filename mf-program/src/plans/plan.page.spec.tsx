import { expect, test } from '@jest/globals';
import { getFileReadiness } from '@fsvp/contracts/program/file-readiness';
import { getFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { verificationPlanHref } from '@fsvp/contracts/program/hrefs';
import {
  createVerificationPlan,
  createVerificationPlanVersion,
  deleteVerificationPlan,
  getFileSchedule,
  listVerificationPlans,
  proposeVerificationPlan,
  updateVerificationPlan,
  verificationPlanSignatures,
  type VerificationPlan,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { mockViewer, offeredWrites, renderInHost, type MockHost } from '@fsvp/web-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../fsvp-files/fsvp-files.page.js';
import { hostOf as filesHost } from '../testing/fsvp-files-host.js';
import { LEAD, PLAN_ID, SALMONELLA, samplePlan, sampleProposal } from '../testing/sample-plan.js';
import { sampleReadiness } from '../testing/sample-readiness.js';
import { FILE_ID, sampleFile } from '../testing/sample-records.js';

const hostOf = (...plans: VerificationPlan[]) =>
  filesHost()
    .answer(listVerificationPlans, { verificationPlans: plans, total: plans.length })
    .answer(proposeVerificationPlan, { ...sampleProposal(), band: 'fair' })
    .answer(getFileSchedule, { activities: [], byLots: [] })
    .answer(verificationPlanSignatures.list, { signatures: [], total: 0, recordVersion: 1 });
const AT = verificationPlanHref(FILE_ID);
// The chunk of the page suspends the first render.
const open = (host: MockHost, at = AT) => act(async () => renderInHost(<FsvpFilesPage />, { host, at }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);
const sentTo = (host: MockHost) => host.requests(updateVerificationPlan).at(-1)!.body as Record<string, unknown>;

test('a file without a plan shows what is proposed, with the rule in words, and drafts it', async () => {
  const host = hostOf().answer(createVerificationPlan, samplePlan());
  await open(host);
  expect(await screen.findByRole('heading', { level: 1, name: 'Verification plan of F-000123' })).toBeVisible();
  const [audit, sampling] = await rowsOf('Proposed activities');
  expect(audit!).toHaveTextContent('Before the first import and every 365 days');
  expect(audit!).toHaveTextContent(
    'P1: Salmonella is a SAHCODHA hazard controlled by the supplier: onsite audit before the first import and every 365 days, §1.506(d)(2)',
  );
  expect(sampling!).toHaveTextContent('Every 10 lots');
  expect(sampling!).toHaveTextContent('The interval is our policy.');
  await press('Draft the plan');
  await waitFor(() => expect(host.requests(createVerificationPlan)).toHaveLength(1));
  expect(host.requests(createVerificationPlan)[0]!.body).toEqual({});
});

test('without a signed evaluation it says so and leads there', async () => {
  const host = hostOf().fail(proposeVerificationPlan, 409, { detail: 'There is no signed evaluation.' });
  await open(host);
  expect(await screen.findByText('There is no signed evaluation.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the evaluation' })).toHaveAttribute(
    'href',
    `/fsvp-files?view=${FILE_ID}&evaluation=1`,
  );
});

test('a failed load can be tried again, and the way back leads to the file', async () => {
  const host = hostOf().fail(listVerificationPlans, 503);
  const { address } = await open(host, `/fsvp-files?search=bay&view=${FILE_ID}&plan=1`);
  expect(await screen.findByText('The verification plans could not be loaded')).toBeVisible();
  host.answer(listVerificationPlans, { verificationPlans: [samplePlan()], total: 1 });
  await press('Retry');
  expect(await screen.findByRole('table', { name: 'Activities' })).toBeVisible();
  await press('Back to the file');
  await waitFor(() => expect(address()).toBe(`/fsvp-files?search=bay&view=${FILE_ID}`));
});

test('the next action of a requirement opens the plan above the list with its filters', async () => {
  const { items } = sampleReadiness();
  const action = { label: 'Plan the verification activities', href: AT };
  const host = hostOf().answer(
    getFileReadiness,
    sampleReadiness({ items: items.map((one) => (one.code === 'EV-1' ? { ...one, nextAction: action } : one)) }),
  );
  const { address } = await open(host, `/fsvp-files?search=bay&view=${FILE_ID}`);
  const button = await screen.findByRole('button', { name: 'Plan the verification activities (EV-1)' });
  // The chunk of the page suspends the click.
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(address()).toBe(`/fsvp-files?search=bay&view=${FILE_ID}&plan=1`));
});

test('a change of a proposed line opens the reason, and the lists of what is open and of the months follow', async () => {
  const host = hostOf(samplePlan()).answer(updateVerificationPlan, samplePlan({ version: 2 }));
  await open(host);
  expect(await screen.findByText('Nothing is missing')).toBeVisible();
  // That in which they end, too.
  expect(screen.getByRole('list', { name: 'Next 24 months' }).children).toHaveLength(25);
  await press('Change: Review of records, every 12 months');
  const dialog = await dialogOf('Change: Review of records');
  expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
  const count = dialog.getByLabelText(/^Months/);
  await userEvent.clear(count);
  await userEvent.type(count, '6');
  await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Two findings this season');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(1));
  const { lines } = sentTo(host) as { lines: Record<string, unknown>[] };
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatchObject({ frequency: { everyMonths: 6 }, changeReason: 'Two findings this season' });
  for (const line of lines) expect(Object.keys(line)).not.toEqual(expect.arrayContaining(['rule']));
});

test('what is open before signing is named, with the way to justify', async () => {
  const plan = samplePlan();
  const [audit, ...others] = plan.lines;
  const changed = samplePlan({
    lines: [{ ...audit!, frequency: { everyMonths: 40 } }, ...others],
    isAlternative: true,
  });
  const host = hostOf(changed).answer(updateVerificationPlan, changed);
  await open(host);
  const openList = within(await screen.findByRole('list', { name: 'Open before signing' }));
  expect(openList.getByText('Onsite audit: say why it is every 40 months instead of every 365 days.')).toBeVisible();
  expect(openList.getByText(/^Justify in at least 100 characters/)).toBeVisible();
  expect(screen.getByText(/^FDA expects some auditing in most cases/)).toBeVisible();
  await press('Justify');
  const dialog = await dialogOf('Justify Another Plan');
  expect(dialog.getByText(/^FDA expects some auditing in most cases/)).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Justification/ }), 'Three audits without a finding');
  await userEvent.click(dialog.getByLabelText('Earlier audits'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(1));
  expect(sentTo(host)).toEqual({ justification: { text: 'Three audits without a finding', basis: ['audits'] } });
});

test('leaves a proposed line out with a reason, plans it again, removes an own one', async () => {
  const plan = samplePlan();
  const [audit, sampling, review] = plan.lines;
  const own = { ...review!, lineKey: PLAN_ID, rule: 'own' as const, proposed: null, changeReason: 'Season' };
  const draft = samplePlan({
    lines: [audit!, sampling!, own],
    droppedLines: [{ ...review!, changeReason: 'Own one' }],
  });
  const host = hostOf(draft).answer(updateVerificationPlan, draft);
  await open(host);
  await press('Leave out: Sampling and testing, every 10 lots');
  const dialog = await dialogOf(/^Leave out/);
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Tested at origin');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave Out' }));
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(1));
  const keysOf = () => (sentTo(host) as { lines: { lineKey: string }[] }).lines.map(({ lineKey }) => lineKey);
  expect(keysOf()).toEqual([audit!.lineKey, PLAN_ID]);
  expect(sentTo(host).droppedLines).toEqual([
    { lineKey: review!.lineKey, changeReason: 'Own one' },
    { lineKey: sampling!.lineKey, changeReason: 'Tested at origin' },
  ]);
  await press('Plan again: Review of records, every 12 months');
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(2));
  expect(keysOf()).toEqual([audit!.lineKey, sampling!.lineKey, PLAN_ID, review!.lineKey]);
  await press('Remove: Review of records, every 12 months');
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(3));
  expect(keysOf()).toEqual([audit!.lineKey, sampling!.lineKey]);
});

test('two windows: lines of somebody else stay, and both values of a contested field are shown', async () => {
  const mine = samplePlan();
  const [audit, sampling, review] = mine.lines;
  const theirs = samplePlan({
    version: 2,
    lines: [{ ...audit!, frequency: { everyDays: 180 } }, sampling!, { ...review!, frequency: { everyMonths: 3 } }],
  });
  const conflict = { code: 'changed', detail: 'Changed meanwhile', current: theirs };
  const host = hostOf(mine).fail(updateVerificationPlan, 412, conflict);
  await open(host);
  await press('Change: Review of records, every 12 months');
  const dialog = await dialogOf('Change: Review of records');
  const count = dialog.getByLabelText(/^Months/);
  await userEvent.clear(count);
  await userEvent.type(count, '6');
  await userEvent.type(await dialog.findByLabelText(/^Reason/), 'Season');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await dialog.findByText('Changed by someone else')).toBeVisible();
  expect(dialog.getByText('every 6 months')).toBeVisible();
  expect(dialog.getByText('every 3 months')).toBeVisible();
  host.answer(updateVerificationPlan, theirs);
  await userEvent.click(dialog.getByRole('radio', { name: /^Your value/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(2));
  const { lines } = sentTo(host) as { lines: { frequency: object }[] };
  expect(lines.map(({ frequency }) => frequency)).toEqual([{ everyDays: 180 }, { everyLots: 10 }, { everyMonths: 6 }]);
});

test('adds an activity of its own, whose fields the contract checks', async () => {
  const host = hostOf(samplePlan()).answer(updateVerificationPlan, samplePlan({ version: 2 }));
  await open(host);
  await press('Add an activity');
  const dialog = await dialogOf('Add an Activity');
  await userEvent.click(dialog.getByLabelText('Lead'));
  await userEvent.clear(dialog.getByLabelText(/^Months/));
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Draft' }));
  expect(host.requests(updateVerificationPlan)).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText(/^Months/), '3');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'New supplier of pots');
  await userEvent.click(dialog.getByRole('button', { name: 'Add to Draft' }));
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(1));
  const { lines } = sentTo(host) as { lines: object[] };
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatchObject({
    activity: 'records_review',
    hazardKeys: [LEAD.hazardKey],
    frequency: { everyMonths: 3 },
    changeReason: 'New supplier of pots',
  });
  expect(lines[3]).not.toHaveProperty('lineKey');
});

test('a draft on an older evaluation takes over what is proposed with a button', async () => {
  const host = hostOf(samplePlan({ outdated: true })).answer(updateVerificationPlan, samplePlan());
  await open(host);
  await press('Take over what is proposed now');
  await waitFor(() => expect(host.requests(updateVerificationPlan)).toHaveLength(1));
  expect(sentTo(host)).toEqual({});
});

test('the signed plan has its schedule, its versions and a new version', async () => {
  const signed = { state: 'signed', signedByName: 'Mia Chen', signedAt: '2026-11-02T10:00:00.000Z' } as const;
  const plan = samplePlan({ ...signed, versionNumber: 2, outdated: true });
  const earlier = samplePlan({ ...signed, id: FILE_ID, state: 'superseded', allocations: [SALMONELLA] });
  const host = hostOf(plan, earlier)
    .answer(getFileSchedule, {
      activities: [
        {
          lineKey: plan.lines[0]!.lineKey,
          activity: 'audit',
          title: 'Onsite audit: Frozen shrimp (Salmonella)',
          dueOn: '2026-11-02',
          state: 'overdue',
          performedOn: null,
          activityId: null,
        },
      ],
      byLots: [{ lineKey: plan.lines[1]!.lineKey, title: 'Sampling and testing: Frozen shrimp (Lead)' }],
    })
    .answer(createVerificationPlanVersion, samplePlan({ versionNumber: 3 }));
  await open(host);
  expect(await screen.findByText(/^The evaluation has changed since this plan was signed/)).toBeVisible();
  const [row] = await rowsOf('Scheduled activities');
  expect(row!).toHaveTextContent('Overdue');
  expect(screen.getByText('Sampling and testing: Frozen shrimp (Lead)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  await press('View version 1');
  const dialog = await dialogOf('Verification plan of F-000123, version 1');
  expect(dialog.getByRole('table', { name: 'Activities' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await press('New version');
  await waitFor(() => expect(host.requests(createVerificationPlanVersion)).toHaveLength(1));
});

test('the draft can be deleted; readers and a closed file are offered nothing', async () => {
  const host = hostOf(samplePlan()).answer(deleteVerificationPlan, undefined as never);
  const { unmount } = await open(host);
  await press('Delete draft…');
  await userEvent.click((await dialogAlert()).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(host.requests(deleteVerificationPlan)).toHaveLength(1));
  unmount();
  const closed = hostOf(samplePlan()).answer(getFsvpFile, sampleFile({ lifecycle: 'closed', closedOn: '2026-11-01' }));
  const second = await open(closed);
  await screen.findByRole('table', { name: 'Activities' });
  for (const name of [/^Change/, /^Leave out/, 'Add an activity', 'Delete draft…', 'Another entity determined them'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  second.unmount();
  const offered = (user?: typeof mockViewer) =>
    offeredWrites(<FsvpFilesPage />, {
      host: hostOf(samplePlan()),
      at: AT,
      shown: 'Verification plan of F-000123',
      ...(user && { user }),
    });
  expect(await offered()).toContain('Add an activity');
  expect(await offered(mockViewer)).toEqual([]);
});

const dialogAlert = async () => within(await screen.findByRole('alertdialog'));
