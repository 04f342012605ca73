import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearFormDrafts, saveFormDrafts, savedDraftHref } from './form-drafts.js';
import { Form } from './form.js';
import type { FormSchema } from './standard-schema-resolver.js';
import { TextField } from './text-fields.js';
import { useContractForm } from './use-contract-form.js';

interface Values {
  name: string;
  due: string;
}
const schema: FormSchema<Values> = { '~standard': { validate: (value: unknown) => ({ value: value as Values }) } };

function Edit({ name = '', due = '2026-03-05' }) {
  const form = useContractForm<Values>({ schema, defaultValues: { name, due } });
  return (
    <Form form={form} onSubmit={() => undefined} label="Edit">
      <TextField name="name" label="Name" />
      <output>{form.formState.isDirty ? 'dirty' : 'clean'}</output>
    </Form>
  );
}

/** Saves the drafts, as at the end of the session, and renders the form again. */
function reopen(form: React.ReactNode) {
  saveFormDrafts();
  cleanup();
  render(form);
}

afterEach(() => {
  clearFormDrafts();
  window.history.replaceState({}, '', '/');
});

const offer = () => screen.queryByText(/Your unsaved input in this form was kept/);

it('values typed before the session ended are offered by the same form, and restored', async () => {
  window.history.replaceState({}, '', '/suppliers?new=1');
  render(<Edit />);
  await userEvent.type(screen.getByLabelText('Name'), 'Bay Seafood');
  reopen(<Edit due="2026-03-06" />);
  expect(savedDraftHref()).toBe('/suppliers?new=1');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Bay Seafood');
  expect(screen.getByText('dirty')).toBeInTheDocument();
  expect(offer()).toBeNull();
  expect(savedDraftHref()).toBeUndefined();
});

it('can be discarded', async () => {
  render(<Edit />);
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  reopen(<Edit />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  reopen(<Edit />);
  expect(offer()).toBeNull();
});

it("is not offered by another record's form, nor by another screen's", async () => {
  render(<Edit name="Bay" />);
  await userEvent.type(screen.getByLabelText('Name'), ' Seafood');
  reopen(<Edit name="Dhaka Foods" />);
  expect(offer()).toBeNull();
  cleanup();
  window.history.replaceState({}, '', '/documents');
  render(<Edit name="Bay" />);
  expect(offer()).toBeNull();
});

it('a form without typed values and a closed form are not saved', async () => {
  render(<Edit />);
  reopen(<Edit />);
  expect(offer()).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  cleanup();
  reopen(<Edit />);
  expect(offer()).toBeNull();
});
