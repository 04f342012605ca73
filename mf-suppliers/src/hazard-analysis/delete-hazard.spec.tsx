import { expect, test } from '@jest/globals';
import { deleteHazard, getHazard, listHazards } from '@fsvp/contracts/quality/hazard-analysis';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HAZARD_ID, sampleHazard } from '../testing/sample-records.js';
import { HazardAnalysisPage } from './hazard-analysis.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './hazard-dialogs.js';

const VIEWED = `/hazard-analysis?view=${HAZARD_ID}`;
const hostOf = () => new MockHost().answer(listHazards, [sampleHazard()]).answer(getHazard, sampleHazard());

async function deleteFromDetails(host: MockHost) {
  const { address } = renderInHost(<HazardAnalysisPage />, { host, at: VIEWED });
  const details = within(await screen.findByRole('dialog', { name: 'Biological Hazard' }));
  await userEvent.click(details.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Biological Hazard' });
  expect(question).toHaveTextContent(
    'Are you sure you want to delete this hazard analysis? This action cannot be undone.',
  );
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  return address;
}

test('delete closes the dialogs and does not fetch the deleted record again', async () => {
  const host = hostOf().answer(deleteHazard, undefined as never);
  const address = await deleteFromDetails(host);
  expect(await screen.findByText('Hazard analysis deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(host.requests(listHazards)).toHaveLength(2));
  expect(host.requests(getHazard)).toHaveLength(1);
  expect(address()).toBe('/hazard-analysis');
});

test('a failed delete is shown in its dialog and can be retried', async () => {
  const host = hostOf().fail(deleteHazard, 503, { detail: 'The quality service is not available.' });
  await deleteFromDetails(host);
  expect(await screen.findByText('Failed to delete hazard analysis')).toBeVisible();
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('The quality service is not available.')).toBeVisible();
  host.answer(deleteHazard, undefined as never);
  await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Hazard analysis deleted successfully')).toBeVisible();
});

test('a record that someone else has deleted disappears from the screen', async () => {
  const host = hostOf().fail(deleteHazard, 404);
  host.answer(listHazards, () => (host.requests(deleteHazard).length > 0 ? [] : [sampleHazard()]));
  await deleteFromDetails(host);
  expect(await screen.findByText('Failed to delete hazard analysis')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText('No hazard analyses found')).toBeVisible();
});

test.each([VIEWED, '/hazard-analysis?view=..'])('%s shows that the record does not exist', async (at) => {
  const host = hostOf().fail(getHazard, 404, { detail: 'There is no such hazard analysis.' });
  renderInHost(<HazardAnalysisPage />, { host, at });
  const dialog = within(await screen.findByRole('dialog', { name: 'Hazard Analysis' }));
  expect(await dialog.findByText('There is no such hazard analysis.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
