import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select.js';

const options = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
];

test('a letter opens the list and changes nothing; the options render only while it is open', async () => {
  const onChange = jest.fn();
  render(<Select label="Status" value="scheduled" onChange={onChange} options={options} />);
  expect(screen.getByRole('combobox')).toHaveTextContent('Scheduled');
  expect(screen.queryByText('Completed')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('c');
  expect(await screen.findByRole('option', { name: 'Completed' })).toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('a closed list gives the focus back, but never takes it from the control that the user went on to', async () => {
  render(
    <>
      <Select label="Status" value="scheduled" onChange={jest.fn()} options={options} />
      <input aria-label="Supplier" />
    </>,
  );
  const closed = async (next?: HTMLElement) => {
    await userEvent.click(screen.getByRole('combobox'));
    const option = await screen.findByRole('option', { name: 'Completed' });
    fireEvent.keyDown(option, { key: 'Enter' });
    next?.focus();
    // The list gives the focus back in a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(screen.queryByRole('option')).toBeNull();
  };
  await closed();
  expect(screen.getByRole('combobox')).toHaveFocus();
  await closed(screen.getByLabelText('Supplier'));
  expect(screen.getByLabelText('Supplier')).toHaveFocus();
});

test('a value that is not among the options is shown unchanged', () => {
  render(<Select label="Status" value="archived" onChange={jest.fn()} options={options} />);
  expect(screen.getByRole('combobox')).toHaveTextContent('archived');
});
