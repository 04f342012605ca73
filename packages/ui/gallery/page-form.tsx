import type { ReactNode } from 'react';
import { Form, useContractForm, type FormSchema } from '../src/dialogs.js';

const acceptAll: FormSchema<Record<string, unknown>> = {
  '~standard': { validate: (input) => ({ value: input as Record<string, unknown> }) },
};

/** A form around the fields of a page; `values` are their initial values. */
export function PageForm({ values, children }: { values: Record<string, unknown>; children: ReactNode }) {
  const form = useContractForm<Record<string, unknown>>({ schema: acceptAll, defaultValues: values });
  return (
    <Form form={form} onSubmit={() => undefined} label="Example">
      {children}
    </Form>
  );
}
