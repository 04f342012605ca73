import { describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox, type ComboboxProps } from './combobox.js';

const suppliers = ['Agro Norte', 'Blue Ocean', 'Conservas do Norte'].map((label, index) => ({
  value: `id-${index}`,
  label,
}));
const load = async (text: string) =>
  suppliers.filter((option) => option.label.toLowerCase().includes(text.toLowerCase()));

function Example({ initial = null, onChange, ...rest }: Partial<ComboboxProps> & { initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return (
    <form onSubmit={() => onChange?.('submitted', null)}>
      <Combobox
        ariaLabel="Supplier"
        loadOptions={load}
        {...rest}
        value={value}
        onChange={(next, option) => {
          setValue(next);
          onChange?.(next, option);
        }}
      />
      <button type="button">After</button>
    </form>
  );
}

const input = () => screen.getByRole('combobox', { name: 'Supplier' });

describe('Combobox', () => {
  it('opens by arrow key, moves the active option and selects it with Enter', async () => {
    const onChange = jest.fn<ComboboxProps['onChange']>();
    render(<Example onChange={onChange} />);
    const user = userEvent.setup();
    await user.tab();
    expect(input()).toHaveFocus();
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { name: 'Blue Ocean' });
    expect(input()).toHaveAttribute('aria-activedescendant', active.id);
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(onChange).toHaveBeenCalledWith('id-1', suppliers[1]!);
    expect(input()).toHaveValue('Blue Ocean');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('searches while typing and selects the first match with Enter', async () => {
    const onChange = jest.fn<ComboboxProps['onChange']>();
    render(<Example onChange={onChange} />);
    const user = userEvent.setup();
    await user.type(input(), 'norte');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await waitFor(() => expect(input()).toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledWith('id-0', suppliers[0]!);
  });

  it('discards incomplete text on blur, and Escape closes without selecting', async () => {
    render(<Example initial="id-9" selectedLabel="Saved Supplier" />);
    const user = userEvent.setup();
    await user.clear(input());
    await user.type(input(), 'zzz');
    expect(await screen.findByText('No matches', { selector: 'div *:not([role=status])' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue('Saved Supplier');
    await user.type(input(), 'q');
    await user.tab();
    expect(input()).toHaveValue('Saved Supplier');
  });

  it('can be cleared only if clearable', async () => {
    const onChange = jest.fn<ComboboxProps['onChange']>();
    render(<Example initial="id-1" selectedLabel="Blue Ocean" clearable onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(onChange).toHaveBeenCalledWith(null, null);
    expect(input()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Clear selection' })).not.toBeInTheDocument();
  });

  it('shows that the list could not be loaded, and retries', async () => {
    const loadOptions = jest.fn<ComboboxProps['loadOptions']>();
    loadOptions.mockRejectedValueOnce(new Error('503'));
    loadOptions.mockImplementation(load);
    render(<Example loadOptions={loadOptions} />);
    const user = userEvent.setup();
    await user.click(input());
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  it('shows that only the first options are listed', async () => {
    render(<Example loadOptions={async () => ({ options: suppliers, total: 12_616 })} />);
    await userEvent.click(input());
    expect((await screen.findAllByText('The first 3 of 12,616. Type to narrow the list.')).length).toBe(2);
    expect(screen.getByRole('status')).toHaveTextContent('The first 3 of 12,616.');
  });

  it('ignores the response for an outdated text', async () => {
    const signals: AbortSignal[] = [];
    const loadOptions: ComboboxProps['loadOptions'] = (text, signal) => {
      signals.push(signal);
      return load(text);
    };
    render(<Example loadOptions={loadOptions} />);
    const user = userEvent.setup();
    await user.click(input());
    await screen.findAllByRole('option');
    await user.type(input(), 'blue');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    expect(signals[0]?.aborted).toBe(true);
    expect(signals).toHaveLength(2);
  });
});
