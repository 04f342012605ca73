import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboboxField } from './choice-fields.js';
import { clearFormDrafts, saveFormDrafts } from './form-drafts.js';
import { FormRecordContext } from './form-record.context.js';
import { Form } from './form.js';
import type { FormSchema } from './standard-schema-resolver.js';
import { TextField } from './text-fields.js';
import { useContractForm } from './use-contract-form.js';

interface Values {
  name: string;
  due: string;
  supplier: string | null;
}
const schema: FormSchema<Values> = { '~standard': { validate: (value: unknown) => ({ value: value as Values }) } };

const suppliers = async () => [{ value: 's1', label: 'Agro Norte' }];

function Edit({ name = '', due = '2026-03-05', record }: { name?: string; due?: string; record?: string }) {
  return (
    <FormRecordContext value={record}>
      <Fields name={name} due={due} />
    </FormRecordContext>
  );
}

function Fields({ name, due }: { name: string; due: string }) {
  const form = useContractForm<Values>({ schema, defaultValues: { name, due, supplier: null } });
  return (
    <Form form={form} onSubmit={() => undefined} label="Edit">
      <TextField name="name" label="Name" />
      <TextField name="due" label="Due" />
      <ComboboxField name="supplier" label="Supplier" loadOptions={suppliers} />
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

const notice = () => screen.queryByText(/Your unsaved input was restored/);
const name = () => screen.getByLabelText('Name');

it('values typed before the session ended are restored in the same form, once', async () => {
  render(<Edit />);
  await userEvent.type(name(), 'Bay Seafood');
  await userEvent.click(screen.getByRole('combobox', { name: 'Supplier' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Agro Norte' }));
  reopen(<Edit due="2026-03-06" />);
  expect(notice()).toHaveTextContent(/restored\.$/);
  expect(name()).toHaveValue('Bay Seafood');
  expect(screen.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Agro Norte');
  expect(screen.getByLabelText('Due')).toHaveValue('2026-03-06');
  expect(screen.getByText('dirty')).toBeInTheDocument();
  cleanup();
  render(<Edit />);
  expect(notice()).toBeNull();
});

it('can be discarded', async () => {
  render(<Edit name="Bay" record="r1" />);
  await userEvent.type(name(), ' Seafood');
  reopen(<Edit name="Bay" record="r1" />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(name()).toHaveValue('Bay');
  expect(screen.getByText('clean')).toBeInTheDocument();
  expect(notice()).toBeNull();
  reopen(<Edit name="Bay" record="r1" />);
  expect(notice()).toBeNull();
});

it("of a record that someone else changed meanwhile, the other fields keep the other user's values", async () => {
  render(<Edit name="Bay" record="r1" />);
  await userEvent.type(name(), ' Seafood');
  reopen(<Edit name="Bay" due="2026-04-01" record="r1" />);
  expect(notice()).toHaveTextContent(/restored\.$/);
  expect(screen.getByLabelText('Due')).toHaveValue('2026-04-01');
  reopen(<Edit name="Bay Ltd" record="r1" />);
  expect(notice()).toHaveTextContent(/Someone else has changed this record since then/);
  expect(name()).toHaveValue('Bay Seafood');
});

it("is not restored in another record's form, nor in another screen's", async () => {
  render(<Edit name="Bay" />);
  await userEvent.type(name(), ' Seafood');
  reopen(<Edit name="Dhaka Foods" />);
  expect(notice()).toBeNull();
  cleanup();
  render(<Edit name="Bay" record="r1" />);
  await userEvent.type(name(), ' Seafood');
  reopen(<Edit name="Bay" record="r2" />);
  expect(notice()).toBeNull();
  cleanup();
  window.history.replaceState({}, '', '/documents');
  render(<Edit name="Bay" />);
  expect(notice()).toBeNull();
});

it('a form without typed values and a closed form are not saved', async () => {
  render(<Edit />);
  reopen(<Edit />);
  expect(notice()).toBeNull();
  await userEvent.type(name(), 'x');
  cleanup();
  reopen(<Edit />);
  expect(notice()).toBeNull();
});
