import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  createResultReview,
  getActivityResult,
  listResultReviews,
  listVerifiableLines,
  resultReviewSignatures,
  setActivityResult,
  type ActivityResult,
  type ResultReview,
  type VerifiableLine,
} from '@fsvp/contracts/quality/activity-result';
import { createAction, type CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { updateVerification, type VerificationActivity } from '@fsvp/contracts/quality/verification';
import { getFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OTHER_ID, RECORD_ID, sampleActivity } from '../testing/sample-records.js';
import { emptyResult } from './result-form.values.js';
import { FileLink } from './file-link.js';
import { ResultSection } from './result-section.js';

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-03-05T12:00:00Z'), advanceTimers: true }));
afterEach(() => void jest.useRealTimers());
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

const LINE: VerifiableLine = {
  lineKey: OTHER_ID,
  fileId: RECORD_ID,
  fileNumber: 'F-000123',
  foodName: 'Black pepper',
  activity: 'records_review',
  hazardKeys: ['0197a000-0000-7000-8000-0000000000d1'],
  hazardNames: ['Salmonella'],
  dueOn: '2026-04-01',
};

const sampleResult = (activity: VerificationActivity, changes: Partial<ActivityResult> = {}): ActivityResult => ({
  ...emptyResult(activity),
  id: OTHER_ID,
  version: 1,
  performedOn: '2026-03-01',
  performedBy: { name: 'Carla Ruiz', employer: null, relation: 'importer' },
  conclusions: 'Two gaps in the log',
  state: 'complete',
  ...changes,
});

function renderSection(activity: VerificationActivity, host: MockHost) {
  host.answer(listVerifiableLines, { planLines: [LINE], total: 1 });
  renderInHost(<ResultSection activity={activity} />, { host });
}

describe('the result', () => {
  test('is recorded in a form that says what is missing while one writes', async () => {
    const activity = sampleActivity();
    const host = new MockHost().answer(setActivityResult, sampleResult(activity));
    renderSection(activity, host);
    expect(screen.getByText('No result is recorded.')).toBeVisible();
    expect(host.requests(getActivityResult)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Record Result' }));
    const form = within(await screen.findByRole('form', { name: 'Result' }));
    expect(form.getByText('Enter the conclusions of the review.')).toBeVisible();
    await user.type(form.getByLabelText('Conclusions'), 'Complete log');
    expect(form.queryByText('Enter the conclusions of the review.')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    await waitFor(() => expect(host.requests(setActivityResult)).toHaveLength(1));
    const [request] = host.requests(setActivityResult);
    expect(request!.body).toEqual({ conclusions: 'Complete log' });
    expect(request!.headers['If-Match']).toBe('"0"');
  });

  test('completes the activity where a person leaves that checked', async () => {
    const activity = sampleActivity({ resultState: 'draft' });
    const draft = sampleResult(activity, { state: 'draft', missing: [{ path: 'procedures', message: 'Describe.' }] });
    const host = new MockHost()
      .answer(getActivityResult, draft)
      .answer(setActivityResult, { ...draft, state: 'complete' })
      .answer(updateVerification, activity);
    renderSection(activity, host);
    expect(await screen.findByText('Describe.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Result' }));
    const form = within(await screen.findByRole('form', { name: 'Result' }));
    await user.click(form.getByRole('checkbox', { name: /The result is complete/ }));
    expect(form.getByRole('checkbox', { name: /Also set the activity to Completed/ })).toBeChecked();
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    await waitFor(() => expect(host.requests(updateVerification)).toHaveLength(1));
    expect(host.requests(setActivityResult)[0]!.body).toEqual({ complete: true });
    expect(host.requests(updateVerification)[0]!.body).toEqual({ status: 'completed', completedDate: '2026-03-01' });
  });

  test('shows at the fields what the service still misses', async () => {
    const activity = sampleActivity({ resultState: 'draft' });
    const host = new MockHost()
      .answer(getActivityResult, sampleResult(activity, { state: 'draft' }))
      .fail(setActivityResult, 422, {
        code: 'record-incomplete',
        detail: 'Describe the records that were reviewed.',
        errors: [{ path: 'procedures', message: 'Describe the records that were reviewed.' }],
      });
    renderSection(activity, host);
    await user.click(await screen.findByRole('button', { name: 'Edit Result' }));
    const form = within(await screen.findByRole('form', { name: 'Result' }));
    await user.click(form.getByRole('checkbox', { name: /The result is complete/ }));
    await user.click(form.getByRole('checkbox', { name: /Also set the activity/ }));
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    await waitFor(() => expect(form.getByLabelText('Records that were reviewed')).toBeInvalid());
    expect(host.requests(updateVerification)).toHaveLength(0);
  });

  test('says that it could not be loaded', async () => {
    renderSection(sampleActivity({ resultState: 'complete' }), new MockHost().fail(getActivityResult, 503));
    expect(await screen.findByText('The result could not be loaded')).toBeVisible();
  });
});

describe('the review', () => {
  const activity = sampleActivity({ resultState: 'complete', planLineKey: LINE.lineKey, fileId: LINE.fileId });
  const result = sampleResult(activity, { planLineKey: LINE.lineKey });
  const review = (changes: Partial<ResultReview> = {}): ResultReview => ({
    id: RECORD_ID,
    version: 1,
    createdBy: null,
    createdAt: '2026-03-05T10:00:00.000Z',
    updatedAt: '2026-03-05T10:00:00.000Z',
    resultId: result.id,
    activityId: activity.id,
    activityTitle: activity.title,
    fileId: LINE.fileId,
    planLineKey: LINE.lineKey,
    resultVersion: 1,
    versionNumber: 1,
    state: 'draft',
    assessment: 'inadequate',
    reason: null,
    hazardKeys: [],
    actionIds: [],
    outdated: false,
    signedByName: null,
    signedAt: null,
    ...changes,
  });
  const hostWith = (reviews: ResultReview[]) =>
    new MockHost()
      .answer(getActivityResult, result)
      .answer(listResultReviews, { resultReviews: reviews, total: reviews.length })
      .answer(resultReviewSignatures.list, { signatures: [], total: 0, recordVersion: 1 });

  test('of an inadequate result opens a corrective action with the finding', async () => {
    const host = hostWith([])
      .answer(createAction, { id: OTHER_ID } as CorrectiveAction)
      .answer(createResultReview, review({ actionIds: [OTHER_ID] }));
    renderSection(activity, host);
    await user.click(await screen.findByRole('button', { name: 'Review Result' }));
    const form = within(await screen.findByRole('form', { name: 'Review' }));
    await user.click(form.getByRole('radio', { name: 'Inadequate' }));
    await user.type(form.getByLabelText('Reason'), 'The log has gaps');
    await user.click(await form.findByRole('checkbox', { name: 'Salmonella' }));
    expect(form.getByLabelText(/^Finding/)).toHaveValue('Two gaps in the log');
    await user.click(form.getByRole('button', { name: 'Save Draft' }));
    expect(await form.findByText('Complete the corrective action.')).toBeVisible();
    await user.type(form.getByLabelText(/^Action to take/), 'Retrain');
    await user.click(form.getByRole('button', { name: 'Save Draft' }));
    await waitFor(() => expect(host.requests(createResultReview)).toHaveLength(1));
    expect(host.requests(createAction)[0]!.body).toMatchObject({
      verificationId: activity.id,
      supplierId: activity.supplierId,
      title: 'Inadequate result: Organic certificate',
      correctiveAction: 'Retrain',
    });
    expect(host.requests(createResultReview)[0]!.body).toEqual({
      assessment: 'inadequate',
      reason: 'The log has gaps',
      hazardKeys: LINE.hazardKeys,
      actionIds: [OTHER_ID],
    });
  });

  test('says what it still needs, and that the result has changed', async () => {
    renderSection(activity, hostWith([review({ outdated: true }), review({ id: OTHER_ID, state: 'superseded' })]));
    expect(await screen.findByText(/^The result has changed since this draft was saved/)).toBeVisible();
    expect(screen.getByText('An inadequate result needs a corrective action.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Draft' })).toBeVisible();
    expect(screen.getByText('Review 1, Inadequate, Superseded')).toBeVisible();
  });
});

test('the link to the FSVP file opens it, whether its number is known or not', async () => {
  const { unmount } = renderInHost(<FileLink id={RECORD_ID} />, { host: new MockHost().fail(getFsvpFile, 503) });
  expect(screen.getByRole('link', { name: 'Open the FSVP file' })).toHaveAttribute(
    'href',
    `/fsvp-files?view=${RECORD_ID}`,
  );
  unmount();
});
