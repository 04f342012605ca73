import { expect, test } from '@jest/globals';
import { updateFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFile } from '../testing/sample-records.js';
import { LifecycleButton } from './lifecycle-actions.js';

const file = { ...sampleFile(), lifecycle: 'preparing' as const };
const start = async (of: FsvpFile & { lifecycle: 'preparing' }) => {
  const { host } = renderInHost(<LifecycleButton file={of} />, { host: new MockHost().answer(updateFsvpFile, of) });
  await userEvent.click(screen.getByRole('button', { name: 'Start importing' }));
  return host;
};

test('names what is missing before the first import, and sends the reason', async () => {
  const host = await start(file);
  const dialog = within(screen.getByRole('dialog', { name: `Start importing: ${file.number}` }));
  expect(dialog.getByText('Applicability determined (APP-1)')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'The customer waits');
  await userEvent.click(dialog.getByRole('button', { name: 'Start importing' }));
  expect(host.requests(updateFsvpFile)[0]!.body).toEqual({ lifecycle: 'importing', startReason: 'The customer waits' });
});

test('asks only whether to start when nothing is missing', async () => {
  const host = await start({ ...file, readiness: { ...file.readiness, blocking: [] } });
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Start importing' }));
  expect(host.requests(updateFsvpFile)[0]!.body).toEqual({ lifecycle: 'importing' });
});
