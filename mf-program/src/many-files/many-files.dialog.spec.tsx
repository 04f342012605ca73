import { expect, test } from '@jest/globals';
import { listPeople } from '@fsvp/contracts/access/account';
import { createDetermination, listDeterminations, type Determination } from '@fsvp/contracts/program/determination';
import { updateFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { renderInHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hostOf } from '../testing/fsvp-files-host.js';
import { sampleFile, sampleFood } from '../testing/sample-records.js';
import { getFood } from '@fsvp/contracts/program/food';
import { ManyFilesDialog } from './many-files.dialog.js';

const OWNER = '0197a000-0000-7000-8000-0000000000aa';
const idOf = (n: number) => `0197a000-0000-7000-8000-0000000001f${n}`;
const fileOf = (n: number, over: Partial<FsvpFile> = {}) =>
  sampleFile({ id: idOf(n), number: `F-00000${n}`, lifecycle: 'preparing', determination: null, ...over });
const open = async (files: FsvpFile[], answers: (host: ReturnType<typeof hostOf>) => ReturnType<typeof hostOf>) => {
  const { host } = renderInHost(<ManyFilesDialog onClose={() => undefined} />, { host: answers(hostOf(files)) });
  await screen.findByRole('checkbox', { name: /^All of them/ });
  return host;
};

test('sets the owner of the ticked files only, and takes it back', async () => {
  const files = [fileOf(1), fileOf(2), fileOf(3)];
  const host = await open(files, (one) =>
    one
      .answer(listPeople, { people: [{ id: OWNER, name: 'Ana Ruiz', title: null }], total: 1 })
      .answer(updateFsvpFile, ({ params, body }) => ({ ...fileOf(1), id: params.id!, ...body, version: 9 })),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Set the owner/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Choose a person')).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: /^Owner/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Ruiz' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Tick the files to change.')).toBeVisible();

  const boxes = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('checkbox');
  await userEvent.click(boxes[0]!);
  await userEvent.click(boxes[1]!);
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 files' }));
  expect(await screen.findByText('2 of 2 done.')).toBeVisible();
  expect(host.requests(updateFsvpFile).map(({ params }) => params.id)).toEqual([idOf(1), idOf(2)]);

  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/2 undone/)).toBeVisible();
  expect(host.requests(updateFsvpFile).at(-1)!.body).toEqual({ ownerId: files[0]!.ownerId });
});

test('says why a file was not changed, and tries it again', async () => {
  const host = await open([fileOf(1)], (one) => one.fail(updateFsvpFile, 412, { detail: 'The record has changed.' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Start importing/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'All of them (1)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change 1 file' }));
  expect(await screen.findByText(/Someone else changed this file/)).toBeVisible();
  host.answer(updateFsvpFile, fileOf(1));
  await userEvent.click(screen.getByRole('button', { name: 'Try the Others Again' }));
  expect(await screen.findByText('1 of 1 done.')).toBeVisible();
});

test('says what a file lacks before importing starts, and keeps the reason with those that lack something', async () => {
  const lacking = fileOf(1);
  const complete = fileOf(2, { readiness: { ...fileOf(2).readiness, blocking: [] } });
  const host = await open([lacking, complete, fileOf(3, { lifecycle: 'importing' })], (one) =>
    one.answer(updateFsvpFile, lacking),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Start importing/ }));
  expect(screen.getByText(/^Missing before the first import: /)).toBeVisible();
  expect(screen.getByText('Importing already')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'All of them (2)' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Known since 2019');
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 files' }));
  await screen.findByText('2 of 2 done.');
  expect(host.requests(updateFsvpFile).map(({ body }) => body)).toEqual([
    { lifecycle: 'importing', startReason: 'Known since 2019' },
    { lifecycle: 'importing' },
  ]);
});

test('drafts the determination that is proposed for each file; another regime needs a reason', async () => {
  const host = await open([fileOf(1), fileOf(2)], (one) =>
    one
      .answer(getFood, sampleFood({ facts: { ...sampleFood().facts, commodity: 'general' } }))
      .answer(listDeterminations, { determinations: [], total: 0 })
      .answer(createDetermination, { id: idOf(9), version: 1 } as Determination),
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Determine the regime/ }));
  expect(await screen.findAllByText('Proposed: Standard requirements')).toHaveLength(2);
  await userEvent.click(screen.getByRole('checkbox', { name: 'All of them (2)' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change 2 files' }));
  expect(await screen.findByText(/A draft counts once it is signed/)).toBeVisible();
  expect(host.requests(createDetermination).map(({ body }) => body)).toEqual([
    { chosenRegime: 'standard', reason: null },
    { chosenRegime: 'standard', reason: null },
  ]);
  expect(screen.getByRole('button', { name: 'Sign several' })).toBeVisible();
});
