import { expect, jest, test } from '@jest/globals';
import { food, getFood, PLAIN_FACTS } from '@fsvp/contracts/program/food';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockHost, mockViewer, renderInHost, sampleRecord } from '../testing.js';
import { RecordDialog } from './record-dialog.js';

const ID = '0197a000-0000-7000-8000-0000000000a1';
const shrimp = sampleRecord(food, {
  id: ID,
  version: 1,
  name: 'Shrimp',
  foodClass: 'human',
  industryCode: '16',
  facts: PLAIN_FACTS,
});

type Props = Partial<Parameters<typeof RecordDialog<typeof getFood>>[0]>;
const details = (props: Props) => (
  <RecordDialog
    call={getFood}
    id={ID}
    known={shrimp}
    title="Food"
    failure="Failed"
    onClose={() => undefined}
    {...props}
  >
    {({ name }) => name}
  </RecordDialog>
);
const host = () => new MockHost().answer(getFood, shrimp);

/** The buttons below the details, in their order; the last one of the dialog closes it. */
async function buttonNames(): Promise<(string | null)[]> {
  await screen.findByText('Shrimp');
  return screen
    .getAllByRole('button')
    .slice(0, -1)
    .map((button) => button.textContent);
}

test('has Delete, Close, the buttons of the screen and Edit, which get the record', async () => {
  const onEdit = jest.fn();
  const onDelete = jest.fn();
  const props = { onEdit, onDelete, closeButton: true, actions: () => <button>Copy</button> };
  renderInHost(details(props), { host: host() });
  expect(await buttonNames()).toEqual(['Delete', 'Close', 'Copy', 'Edit']);
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onEdit).toHaveBeenCalledWith(shrimp);
  expect(onDelete).toHaveBeenCalledWith(shrimp);
});

test('has no buttons that change a record for a reader, nor for a record that can no longer be changed', async () => {
  const props = { onEdit: jest.fn(), onDelete: jest.fn(), editLabel: 'Edit draft' };
  const { unmount } = renderInHost(details(props), { host: host(), user: mockViewer });
  expect(await buttonNames()).toEqual([]);
  unmount();
  const second = renderInHost(details({ ...props, changeable: () => false }), { host: host() });
  expect(await buttonNames()).toEqual([]);
  second.unmount();
  renderInHost(details(props), { host: host() });
  expect(await buttonNames()).toEqual(['Delete', 'Edit draft']);
});
