import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetFormDrafts, keepFormDrafts, keptDraftHref } from './form-drafts.js';
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

/** The session ends, one signs in again, and the form is opened anew. */
function again(form: React.ReactNode) {
  keepFormDrafts();
  cleanup();
  render(form);
}

afterEach(() => {
  forgetFormDrafts();
  window.history.replaceState({}, '', '/');
});

const offer = () => screen.queryByText(/You were logged out while filling in this form/);

it('what was typed when the session ended is offered by the same form, and restored', async () => {
  window.history.replaceState({}, '', '/suppliers?new=1');
  render(<Edit />);
  await userEvent.type(screen.getByLabelText('Name'), 'Bay Seafood');
  again(<Edit due="2026-03-06" />);
  expect(keptDraftHref()).toBe('/suppliers?new=1');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Restore it' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Bay Seafood');
  expect(screen.getByText('dirty')).toBeInTheDocument();
  expect(offer()).toBeNull();
  expect(keptDraftHref()).toBeUndefined();
});

it('can be thrown away', async () => {
  render(<Edit />);
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  again(<Edit />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  again(<Edit />);
  expect(offer()).toBeNull();
});

it("is not offered by another record's form, nor by another screen's", async () => {
  render(<Edit name="Bay" />);
  await userEvent.type(screen.getByLabelText('Name'), ' Seafood');
  again(<Edit name="Dhaka Foods" />);
  expect(offer()).toBeNull();
  cleanup();
  window.history.replaceState({}, '', '/documents');
  render(<Edit name="Bay" />);
  expect(offer()).toBeNull();
});

it('nothing is kept of a form in which nothing was typed, nor of one that was closed', async () => {
  render(<Edit />);
  again(<Edit />);
  expect(offer()).toBeNull();
  await userEvent.type(screen.getByLabelText('Name'), 'x');
  cleanup();
  again(<Edit />);
  expect(offer()).toBeNull();
});
