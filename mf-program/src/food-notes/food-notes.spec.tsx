import { expect, test } from '@jest/globals';
import { foodNote, listFoodNotes, updateFoodNote, type FoodNote } from '@fsvp/contracts/program/food-note';
import { MockHost, mockViewer, renderInHost, sampleRecord } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFood } from '../testing/sample-records.js';
import { NotesOfFood } from './notes-of-food.js';
import { OpenNotes } from './open-notes.js';

const FOOD = sampleFood();
const note = (fields: Partial<FoodNote> = {}): FoodNote =>
  sampleRecord(foodNote, {
    id: '0b0c1d7e-0000-4000-8000-000000000021',
    foodId: FOOD.id,
    foodName: FOOD.name,
    kind: 'template_hazard',
    state: 'open',
    happenedOn: '2026-11-27',
    hazardCode: 'NORO',
    hazardName: 'Norovirus',
    templateId: '0b0c1d7e-0000-4000-8000-000000000031',
    category: 'Spices, Flavors, and Salts',
    dismissal: null,
    version: 3,
    ...fields,
  });
const serve = (...foodNotes: FoodNote[]) =>
  new MockHost().answer(listFoodNotes, { foodNotes, total: foodNotes.length, next: null });

test('an open note says what happened, when and where to look, and is dismissed with a reason', async () => {
  const host = serve(note()).answer(updateFoodNote, () => note({ state: 'dismissed' }));
  renderInHost(<OpenNotes food={FOOD} />, { host });
  const entry = within(await screen.findByRole('list', { name: 'Since this analysis was written' }));
  expect(
    entry.getByText(
      'The template for Spices, Flavors, and Salts was generated again and now lists Norovirus (NORO). The hazard analysis did not list it.',
    ),
  ).toBeVisible();
  expect(entry.getByText('Nov 27, 2026')).toBeVisible();
  expect(entry.getByRole('link', { name: 'Show the template' })).toHaveAttribute(
    'href',
    `/foods?view=${FOOD.id}&tab=template`,
  );
  await userEvent.click(entry.getByRole('button', { name: 'Dismiss the note on Norovirus (NORO)…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss the Note on Norovirus' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
  expect(
    (await dialog.findAllByText('Say in at least 10 characters why the analysis needs no change')).length,
  ).toBeGreaterThan(0);
  expect(host.requests(updateFoodNote)).toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox'), 'Dried at 70 °C');
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(host.requests(updateFoodNote)).toHaveLength(1));
  expect(host.requests(updateFoodNote)[0]!.body).toEqual({ dismissal: 'Dried at 70 °C' });
});

test('without an open note there is nothing; the details list all', async () => {
  const [answered, dismissed] = [
    note({ state: 'answered' }),
    note({ id: '0b0c1d7e-0000-4000-8000-000000000022', state: 'dismissed', dismissal: 'Dried at 70 °C' }),
  ];
  const host = serve(answered, dismissed).answer(updateFoodNote, note());
  renderInHost(
    <>
      <OpenNotes food={FOOD} />
      <NotesOfFood food={FOOD} />
    </>,
    { host },
  );
  const list = within(await screen.findByRole('list', { name: 'Notes' }));
  expect(screen.queryByRole('list', { name: 'Since this analysis was written' })).toBeNull();
  expect(list.getByText(/The signed version lists it, too\.$/)).toBeVisible();
  expect(list.getByText('Dismissed: Dried at 70 °C')).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Open the note on Norovirus (NORO) again' }));
  await waitFor(() => expect(host.requests(updateFoodNote)[0]!.body).toEqual({ dismissal: null }));
});

test('a reader sees notes and decides nothing', async () => {
  renderInHost(<OpenNotes food={FOOD} />, { host: serve(note()), user: mockViewer });
  expect(await screen.findByText(/^The template for Spices/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /note on/ })).toBeNull();
});
