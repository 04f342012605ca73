import { expect, test } from '@jest/globals';
import { getFileReadiness } from '@fsvp/contracts/program/file-readiness';
import { getFsvpFile, listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { listSupplierEvaluations } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FsvpFilesPage } from '../../fsvp-files/fsvp-files.page.js';
import { hostOf, page } from '../../testing/fsvp-files-host.js';
import { sampleReadiness } from '../../testing/sample-readiness.js';
import { FILE_ID, sampleFile } from '../../testing/sample-records.js';

const idOf = (number: number) => `0197a000-0000-7000-8000-00000000a00${number}`;
const fileOf = (number: number, over: Partial<FsvpFile> = {}) =>
  sampleFile({ id: number === 1 ? FILE_ID : idOf(number), number: `F-00000${number}`, ...over });
const FILES = [
  fileOf(1, { foodName: 'Dried mango', foodId: idOf(8), supplierName: 'Bay Fruits', supplierId: idOf(7) }),
  fileOf(2, { supplierName: 'Northern Shrimp', supplierId: idOf(9) }),
  fileOf(3),
  fileOf(4, { lifecycle: 'importing', readiness: { ...sampleFile().readiness, verdict: 'ready' } }),
];

const hostWith = () =>
  hostOf()
    .answer(listFsvpFiles, { fsvpFiles: FILES, total: FILES.length, ...page })
    .answer(getFsvpFile, ({ params }) => FILES.find(({ id }) => id === params.id)!)
    .answer(getFileReadiness, ({ params }) => sampleReadiness({ fileId: params.id! }))
    .answer(listSupplierEvaluations, { supplierEvaluations: [], total: 0 });

async function choose() {
  const rendered = renderInHost(<FsvpFilesPage />, { host: hostWith(), at: '/fsvp-files?verdict=not_ready' });
  const button = await screen.findByRole('button', { name: 'Get Several Ready' });
  await act(() => userEvent.click(button));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Get Several Files Ready' })) };
}

test('the list leads to one session for files that are not ready, such as all of one food', async () => {
  const { dialog, address, host } = await choose();
  expect(await dialog.findAllByRole('checkbox')).toHaveLength(3);
  expect(host.requests(listFsvpFiles).at(-1)!.query.getAll('verdict')).toEqual(['not_ready']);
  expect(dialog.getByRole('button', { name: 'Get ready' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'All of Frozen shrimp (2)' }));
  await act(() => userEvent.click(dialog.getByRole('button', { name: 'Get 2 files ready' })));
  expect(address()).toBe(`/fsvp-files?verdict=not_ready&files=${idOf(2)}&files=${idOf(3)}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Get Several Files Ready' })).toBeVisible();
});

test('one file has the session of its own', async () => {
  const { dialog, address } = await choose();
  await userEvent.click((await dialog.findAllByRole('checkbox'))[0]!);
  await act(() => userEvent.click(dialog.getByRole('button', { name: 'Get 1 file ready' })));
  expect(address()).toBe(`/fsvp-files?verdict=not_ready&view=${FILE_ID}&session=1`);
});

test('what counts for several files is asked once, and a question of each file lists them', async () => {
  renderInHost(<FsvpFilesPage />, {
    host: hostWith(),
    at: `/fsvp-files?files=${idOf(2)}&files=${idOf(3)}&files=${FILE_ID}`,
  });
  const questions = within(await screen.findByRole('list', { name: 'Questions' }));
  const ofCode = (code: string) => questions.getAllByRole('button', { name: new RegExp(` ${code}`) });
  // One importer, two foods, three suppliers.
  expect(ofCode('PR-1')).toHaveLength(1);
  expect(ofCode('HA-1')).toHaveLength(2);
  expect(ofCode('EV-1')).toHaveLength(3);
  await userEvent.click(ofCode('PR-1')[0]!);
  expect(screen.getByText('One answer counts for all of F-000002, F-000003, F-000001.')).toBeVisible();
  await userEvent.click(ofCode('AV-1')[0]!);
  expect(within(screen.getByRole('list', { name: 'Files' })).getAllByRole('listitem')).toHaveLength(3);
});
