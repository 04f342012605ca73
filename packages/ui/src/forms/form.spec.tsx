import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button.js';
import { applyProblem, type ProblemEntry } from './apply-problem.js';
import { SelectField } from './choice-fields.js';
import { DateField, type DateFieldProps } from './date-field.js';
import { FormErrorSummary } from './form-error-summary.js';
import { Form } from './form.js';
import { PassFailField } from './radio-fields.js';
import type { FormSchema } from './standard-schema-resolver.js';
import { NumberField, TextField } from './text-fields.js';
import { SwitchField } from './toggle-fields.js';
import { blankToNull, useContractForm } from './use-contract-form.js';

interface Values {
  title: string;
  months: number | string | null;
  due: string | null;
  intact?: boolean;
  risk: string;
  active: boolean;
}

const schema: FormSchema<Values> = {
  '~standard': {
    validate: async (input) => {
      const values = input as Values;
      const issues = [];
      if (!values.title) issues.push({ path: ['title'], message: 'Title is required' });
      if (typeof values.months !== 'number' || values.months > 60)
        issues.push({ path: [{ key: 'months' }], message: 'Enter 1 to 60 months' });
      if (values.due !== null && !/^\d{4}-/.test(values.due))
        issues.push({ path: ['due'], message: 'Due is required' });
      if (values.intact === undefined) issues.push({ path: ['intact'], message: 'Answer this' });
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};

interface ExampleProps {
  onSubmit: (values: Values) => void;
  problem?: ProblemEntry[];
  date?: Partial<DateFieldProps>;
  due?: string | null;
  onUnmapped?: (entries: ProblemEntry[]) => void;
}

function Example({ onSubmit, problem, date, due = null, onUnmapped }: ExampleProps) {
  const form = useContractForm<Values>({
    schema,
    prepare: blankToNull,
    defaultValues: { title: '', months: 12, due, risk: 'medium', active: true },
  });
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        onSubmit(values);
        if (problem) onUnmapped?.(applyProblem(form, problem));
      }}
    >
      <FormErrorSummary />
      <PassFailField name="intact" label="Is packaging intact?" />
      <TextField name="title" label="Title" required hint="As on the certificate" />
      <NumberField name="months" label="Months" min={1} max={60} />
      <DateField name="due" label="Due date" {...date} />
      <SelectField name="risk" label="Risk Level" options={[{ value: 'medium', label: 'Medium' }]} />
      <SwitchField name="active" label="Active" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('Form', () => {
  it('validates on submit first, focuses the first invalid field on screen and connects the error to it', async () => {
    const onSubmit = jest.fn();
    render(<Example onSubmit={onSubmit} />);
    const title = screen.getByRole('textbox', { name: /Title/ });
    await userEvent.type(title, 'x');
    await userEvent.clear(title);
    expect(title).not.toHaveAttribute('aria-invalid');
    expect(title).toHaveAttribute('aria-required', 'true');

    await save();
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Pass' })).toHaveFocus());
    expect(screen.getByRole('radiogroup', { name: 'Is packaging intact?' })).toHaveAccessibleDescription('Answer this');
    expect(title).toBeInvalid();
    expect(title).toHaveAccessibleDescription('As on the certificate Title is required');
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need your attention.');
    expect(onSubmit).not.toHaveBeenCalled();

    await userEvent.type(title, 'HACCP audit');
    await waitFor(() => expect(title).toBeValid());
  });

  it('submits the output of the schema', async () => {
    const onSubmit = jest.fn();
    render(<Example onSubmit={onSubmit} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Fail' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'HACCP audit');
    await userEvent.clear(screen.getByRole('spinbutton', { name: 'Months' }));
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Months' }), '24');
    await userEvent.type(screen.getByRole('textbox', { name: 'Due date' }), '3/5/2027');
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({
      title: 'HACCP audit',
      months: 24,
      due: '2027-03-05',
      intact: false,
      risk: 'medium',
      active: false,
    });
  });

  it('shows the server’s validation errors at their fields and returns the others', async () => {
    const onUnmapped = jest.fn();
    const problem = [
      { path: 'title', message: 'This title is taken' },
      { path: 'supplierId', message: 'No such supplier' },
    ];
    render(<Example onSubmit={jest.fn()} problem={problem} onUnmapped={onUnmapped} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Pass' }));
    const title = screen.getByRole('textbox', { name: /Title/ });
    await userEvent.type(title, 'HACCP audit');
    await save();
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAccessibleDescription('As on the certificate This title is taken');
    expect(onUnmapped).toHaveBeenCalledWith([problem[1]]);
    await userEvent.type(title, ' 2');
    await waitFor(() => expect(title).toBeValid());
  });
});

describe('NumberField', () => {
  const months = () => screen.getByRole('spinbutton', { name: 'Months' });

  it('keeps what is typed or pasted: the schema decides whether it is a number', async () => {
    render(<Example onSubmit={jest.fn()} />);
    for (const text of ['\u221218', '30,5', '30\u201335', '1e3', '0x10', '\uFF11\uFF12', ' 12 ', '12.50', 'Infinity']) {
      await userEvent.clear(months());
      await userEvent.click(months());
      await userEvent.paste(text);
      expect(months()).toHaveValue(text);
      expect(months()).not.toHaveAttribute('aria-valuenow');
      await userEvent.tab();
      expect(months()).toHaveValue(text);
      await save();
      await waitFor(() => expect(months()).toHaveAccessibleDescription('Enter 1 to 60 months'));
      expect(months()).toHaveValue(text);
    }
    await userEvent.clear(months());
    await userEvent.type(months(), '24');
    await waitFor(() => expect(months()).toBeValid());
    expect(months()).toHaveAttribute('aria-valuenow', '24');
  });

  it('changes with the arrow keys within its limits, and not with the wheel', async () => {
    render(<Example onSubmit={jest.fn()} />);
    await userEvent.click(months());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(months()).toHaveValue('13');
    fireEvent.wheel(months(), { deltaY: 100 });
    expect(months()).toHaveValue('13');
    await userEvent.clear(months());
    await userEvent.type(months(), '60{ArrowUp}');
    expect(months()).toHaveValue('60');
    await userEvent.clear(months());
    await userEvent.type(months(), '30,5{ArrowUp}');
    expect(months()).toHaveValue('30,5');
  });
});

describe('DateField', () => {
  const due = () => screen.getByRole('textbox', { name: 'Due date' });

  it('rejects a typed day before the first allowed one, and text that is not a date', async () => {
    render(<Example onSubmit={jest.fn()} date={{ minDate: '2027-03-01' }} />);
    await userEvent.type(due(), 'Feb 28, 2027');
    await save();
    await waitFor(() => expect(due()).toHaveAccessibleDescription('Choose Mar 1, 2027 or a later date'));
    await userEvent.clear(due());
    await userEvent.type(due(), 'next week');
    await userEvent.tab();
    await waitFor(() => expect(due()).toHaveAccessibleDescription('Enter a date such as Mar 5, 2027'));
    await userEvent.clear(due());
    await userEvent.type(due(), '2027-03-01');
    await waitFor(() => expect(due()).toBeValid());
  });

  it('accepts a day that the record already has', async () => {
    render(
      <Example
        onSubmit={jest.fn()}
        due="2026-01-05T00:00:00.000Z"
        date={{ minDate: '2027-03-01', allowDate: '2026-01-05' }}
      />,
    );
    expect(due()).toHaveValue('Jan 5, 2026');
    await save();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Title/ })).toBeInvalid());
    expect(due()).toBeValid();
  });

  it('selects from the calendar, in which days that are not allowed are disabled', async () => {
    render(<Example onSubmit={jest.fn()} due="2027-03-05" date={{ minDate: '2027-03-03' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Choose date, Mar 5, 2027' }));
    expect(await screen.findByRole('button', { name: /^2 March 2027/ })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: /^9 March 2027/ }));
    expect(due()).toHaveValue('Mar 9, 2027');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
