import { describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboboxField } from './choice-fields.js';
import { Combobox, type ComboboxProps } from './combobox.js';
import { FormErrorSummary } from './form-error-summary.js';
import { Form } from './form.js';
import type { FormSchema } from './standard-schema-resolver.js';
import { useContractForm } from './use-contract-form.js';

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

interface Values {
  supplierId: string | null;
}

const anything: FormSchema<Values> = { '~standard': { validate: (value) => ({ value: value as Values }) } };

const required: FormSchema<Values> = {
  '~standard': {
    validate: (value) =>
      (value as Values).supplierId
        ? { value: value as Values }
        : { issues: [{ path: ['supplierId'], message: 'Supplier is required' }] },
  },
};

function FormExample({
  onSubmit,
  schema = anything,
}: {
  onSubmit: (values: Values) => void;
  schema?: FormSchema<Values>;
}) {
  const form = useContractForm<Values>({ schema, defaultValues: { supplierId: 'id-0' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormErrorSummary />
      <ComboboxField
        name="supplierId"
        label="Supplier"
        noun="a supplier"
        loadOptions={load}
        selectedLabel="Agro Norte"
      />
      <button type="submit">Save</button>
    </Form>
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

  it('selects the text when clicked, so that typing replaces it, and Escape restores the value', async () => {
    const onChange = jest.fn<ComboboxProps['onChange']>();
    render(<Example initial="id-9" selectedLabel="Saved Supplier" onChange={onChange} />);
    const user = userEvent.setup();
    await user.click(input());
    await user.keyboard('zzz');
    expect(input()).toHaveValue('zzz');
    expect(await screen.findByText('No matches', { selector: 'div *:not([role=status])' })).toBeVisible();
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue('Saved Supplier');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(input()).toBeValid();
  });

  it('sets the caret by a click in the input of an open list', async () => {
    render(<Example initial="id-1" selectedLabel="Blue Ocean" />);
    const user = userEvent.setup();
    await user.click(input());
    await user.pointer({ target: input(), offset: 4, keys: '[MouseLeft]' });
    await user.keyboard('x');
    expect(input()).toHaveValue('Bluex Ocean');
  });

  it('is an error without a value after a text was typed and not chosen', async () => {
    const onChange = jest.fn<ComboboxProps['onChange']>();
    const onUnchosen = jest.fn();
    render(
      <Example initial="id-9" selectedLabel="Saved" noun="a supplier" onChange={onChange} onUnchosen={onUnchosen} />,
    );
    const user = userEvent.setup();
    await user.click(input());
    await user.keyboard('Blue');
    expect(input()).toBeValid();
    await user.tab();
    expect(onChange).toHaveBeenCalledWith(null, null);
    expect(input()).toHaveValue('Blue');
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription('Choose a supplier from the list');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a supplier from the list');
    expect(onUnchosen).toHaveBeenLastCalledWith(true);

    await user.click(input());
    await user.click(await screen.findByRole('option', { name: 'Blue Ocean' }));
    expect(input()).toHaveValue('Blue Ocean');
    expect(input()).toBeValid();
    expect(onChange).toHaveBeenLastCalledWith('id-1', suppliers[1]!);
    expect(onUnchosen).toHaveBeenLastCalledWith(false);
  });

  it.each([false, true])('has no value after the text was deleted (clearable: %s)', async (clearable) => {
    const onChange = jest.fn<ComboboxProps['onChange']>();
    render(<Example initial="id-9" selectedLabel="Saved" clearable={clearable} onChange={onChange} />);
    const user = userEvent.setup();
    await user.clear(input());
    await user.tab();
    expect(onChange).toHaveBeenCalledWith(null, null);
    expect(input()).toHaveValue('');
    expect(input()).toBeValid();
  });

  it('refuses the form around it until a value is chosen or the text is deleted', async () => {
    const onSubmit = jest.fn();
    render(<FormExample onSubmit={onSubmit} />);
    const user = userEvent.setup();
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(input());
    await user.keyboard('Blue');
    await user.click(save);
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toHaveAccessibleDescription('Choose a supplier from the list');
    expect(screen.getByText('One field needs your attention.')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();

    await user.clear(input());
    await waitFor(() => expect(screen.queryByText('One field needs your attention.')).not.toBeInTheDocument());
    await user.click(save);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ supplierId: null }));
  });

  it('counts a required value once whose text was not chosen, and says that it is required when the text is gone', async () => {
    render(<FormExample onSubmit={jest.fn()} schema={required} />);
    const user = userEvent.setup();
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(input());
    await user.keyboard('Blue');
    await user.click(save);
    await waitFor(() => expect(input()).toHaveAccessibleDescription('Choose a supplier from the list'));
    expect(screen.getByText('One field needs your attention.')).toBeVisible();
    await user.clear(input());
    await user.click(save);
    await waitFor(() => expect(input()).toHaveAccessibleDescription('Supplier is required'));
  });

  it('shows a value that is set from outside in place of a text that was not chosen', async () => {
    const { rerender } = render(<Combobox ariaLabel="Supplier" loadOptions={load} value={null} onChange={jest.fn()} />);
    const user = userEvent.setup();
    await user.click(input());
    await user.keyboard('Blue');
    await user.tab();
    expect(input()).toBeInvalid();
    rerender(
      <Combobox ariaLabel="Supplier" loadOptions={load} value="id-0" selectedLabel="Agro Norte" onChange={jest.fn()} />,
    );
    expect(input()).toHaveValue('Agro Norte');
    expect(input()).toBeValid();
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
