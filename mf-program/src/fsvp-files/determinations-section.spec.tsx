import { expect, test } from '@jest/globals';
import { createDetermination } from '@fsvp/contracts/program/determination';
import { updateFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { getSupplier, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf } from '../testing/fsvp-files-host.js';
import { FILE_ID, FOOD_ID, sampleDetermination, sampleFile } from '../testing/sample-records.js';
import { FsvpFilesPage } from './fsvp-files.page.js';

const view = `/fsvp-files?view=${FILE_ID}`;
const open = (host = hostOf()) => renderInHost(<FsvpFilesPage />, { host, at: view });
const dialogOf = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
async function openForm(host: ReturnType<typeof hostOf>) {
  open(host);
  const button = await screen.findByRole('button', { name: 'Determine the regime' });
  await act(() => userEvent.click(button));
  return dialogOf('Determine the Regime');
}

test('a determination shows what fits as answers change, and saves the circumstances before the draft', async () => {
  const host = hostOf()
    .answer(updateFsvpFile, ({ body }) => sampleFile({ ...body, version: 4 }))
    .answer(createDetermination, sampleDetermination());
  const dialog = await openForm(host);
  const exempt = await dialog.findByRole('radio', { name: /^FSVP does not apply/ });
  expect(exempt).toBeDisabled();
  expect(dialog.queryByRole('combobox', { name: 'Who makes the dietary supplement from it?' })).toBeNull();
  expect(dialog.queryByRole('checkbox', { name: /good standing/ })).toBeNull();
  const conditions = await dialog.findByRole('group', { name: 'Which of these do you confirm?' });
  for (const box of within(conditions).getAllByRole('checkbox')) await userEvent.click(box);
  await waitFor(() => expect(exempt).toBeChecked());
  expect(dialog.getByText('21 CFR 1.501(b)(1), entry code FSX')).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: /^Standard requirements/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await dialog.findByText('Explain why it is not "FSVP does not apply", which is proposed')).toBeVisible();
  expect(host.requests(updateFsvpFile)).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'We verify it all the same');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await screen.findByText('Version 1 of the determination is a draft')).toBeVisible();
  const confirmed = ['subject_to_120_or_123', 'supplier_in_compliance'];
  const [update] = host.requests(updateFsvpFile);
  expect(update!.body).toEqual({ circumstances: { ...sampleFile().circumstances, confirmed } });
  expect(update!.headers['If-Match']).toBe('"3"');
  expect(host.requests(createDetermination)[0]!.body).toEqual({
    chosenRegime: 'standard',
    reason: 'We verify it all the same',
  });
});

test('a determination that is opened and closed at once asks nothing, also after a regime was proposed', async () => {
  const dialog = await openForm(hostOf());
  await waitFor(() => expect(dialog.getByRole('radio', { name: /\(proposed\)/ })).toBeChecked());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Determine the Regime' })).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: 'Determine the regime' }));
  const again = await dialogOf('Determine the Regime');
  await userEvent.click(await again.findByRole('checkbox', { name: /manufactured or processed further/ }));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
});

test('of a supplier that needs no FSVP, the first determination starts at exempt, which is saved once a ground fits', async () => {
  const host = hostOf()
    .answer(getSupplier, { fsvpRequired: false } as Supplier)
    .answer(updateFsvpFile, ({ body }) => sampleFile({ ...body, version: 4 }))
    .answer(createDetermination, sampleDetermination());
  const dialog = await openForm(host);
  const exempt = await dialog.findByRole('radio', { name: /^FSVP does not apply/ });
  expect(exempt).toBeChecked();
  expect(dialog.getByText(/^Chosen because the supplier is marked “FSVP not required”/)).toBeVisible();
  expect(dialog.queryByLabelText(/^Reason/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  expect(await dialog.findByText(/^No exemption fits the answers/)).toBeVisible();
  expect(host.requests(createDetermination)).toEqual([]);
  const conditions = await dialog.findByRole('group', { name: 'Which of these do you confirm?' });
  for (const box of within(conditions).getAllByRole('checkbox')) await userEvent.click(box);
  await waitFor(() => expect(exempt.closest('label')).toHaveTextContent('(proposed)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(host.requests(createDetermination)[0]?.body).toMatchObject({ chosenRegime: 'exempt' }));
});

test('a regime that the server cannot derive is marked at the choice, and the circumstances are sent once', async () => {
  const host = hostOf()
    .answer(updateFsvpFile, ({ body }) => sampleFile({ ...body, version: 4 }))
    .fail(createDetermination, 422, {
      detail: '"Standard requirements" does not fit the facts of this file.',
      errors: [{ path: 'circumstances.confirmed', message: 'The supplier is in compliance with that part' }],
    });
  const dialog = await openForm(host);
  await userEvent.click(await dialog.findByRole('checkbox', { name: /manufactured or processed further/ }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^Standard requirements/ })).toBeChecked());
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  const group = dialog.getByRole('radiogroup', { name: /^Which regime applies/ });
  await waitFor(() => expect(group).toHaveAccessibleDescription(/does not fit the facts/));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(host.requests(createDetermination)).toHaveLength(2));
  expect(host.requests(updateFsvpFile)).toHaveLength(1);
});

test('all versions are shown: an outdated signed one, and an earlier one to open', async () => {
  const signed = sampleDetermination({ id: FOOD_ID, versionNumber: 2, state: 'signed', outdated: true });
  const first = sampleDetermination({
    state: 'superseded',
    chosenRegime: 'exempt',
    citations: ['G23 A.46'],
    entryCode: 'FSX',
  });
  open(hostOf([sampleFile()], [signed, first]));
  const section = within(await screen.findByRole('region', { name: 'Determination' }));
  expect(await section.findByText('Outdated')).toBeVisible();
  expect(section.getByText('21 CFR 1.502')).toBeVisible();
  expect(section.getByRole('button', { name: 'Determine again' })).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'View version 1' }));
  const earlier = await dialogOf('Determination of F-000123, version 1');
  expect(earlier.getByText('FDA policy, not law (guidance of January 2023, A.46)')).toBeVisible();
});
