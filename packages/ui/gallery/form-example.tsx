import { Button, Columns, toast } from '../src/index.js';
import {
  applyProblem,
  CheckboxField,
  ComboboxField,
  DateField,
  Form,
  FormActions,
  FormErrorSummary,
  NumberField,
  PassFailField,
  RadioGroupField,
  SelectField,
  SwitchField,
  TextareaField,
  TextField,
  useContractForm,
  type FormSchema,
} from '../src/dialogs.js';
import { searchRows } from './sample-data.js';

interface Values {
  name: string;
  email: string;
  supplierId: string | null;
  risk: string;
  months: number | null;
  due: string | null;
  notes: string;
  intact: boolean | undefined;
  required: boolean;
  agreed: boolean;
  range: string;
}

const schema: FormSchema<Values> = {
  '~standard': {
    validate: (input) => {
      const values = input as Values;
      const issues = [
        values.name.trim() === '' ? { path: ['name'], message: 'Name is required' } : null,
        values.supplierId === null ? { path: ['supplierId'], message: 'Supplier is required' } : null,
        values.months === null || values.months < 1 || values.months > 60
          ? { path: ['months'], message: 'Enter 1 to 60 months' }
          : null,
        values.intact === undefined ? { path: ['intact'], message: 'Answer Pass or Fail' } : null,
      ].filter((issue) => issue !== null);
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};

export function FormExample({ onDone }: { onDone?: () => void }) {
  const form = useContractForm<Values>({
    schema,
    defaultValues: {
      name: '',
      email: 'quality@example.com',
      supplierId: null,
      risk: 'medium',
      months: 12,
      due: '2026-12-05',
      notes: '',
      intact: undefined,
      required: true,
      agreed: false,
      range: '30',
    },
  });
  const submit = async (values: Values) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    if (values.name === 'taken') {
      applyProblem(form, [{ path: 'name', message: 'A supplier of this name exists already' }]);
      return;
    }
    toast({ title: 'Success', description: 'Supplier created successfully', variant: 'success' });
    onDone?.();
  };
  return (
    <Form form={form} onSubmit={submit} label="Example form">
      <FormErrorSummary />
      <Columns count={2}>
        <TextField name="name" label="Supplier Name" required placeholder="Legal name" />
        <TextField name="email" type="email" label="Email" hint="Where corrective actions are sent" />
        <ComboboxField
          name="supplierId"
          label="Supplier"
          required
          loadOptions={searchRows}
          placeholder="Search suppliers"
          clearable
        />
        <SelectField
          name="risk"
          label="Risk Level"
          options={[
            { value: 'low', label: 'Low Risk' },
            { value: 'medium', label: 'Medium Risk' },
            { value: 'high', label: 'High Risk' },
          ]}
        />
        <NumberField name="months" label="Verification frequency (months)" min={1} max={60} step={1} />
        <DateField name="due" label="Due date" required minDate="2026-11-21" />
      </Columns>
      <TextareaField name="notes" label="Notes" placeholder="What an inspector should know" />
      <PassFailField name="intact" label="Is packaging intact and undamaged?" required />
      <RadioGroupField
        name="range"
        label="Date range"
        options={[
          { value: '30', label: '30 Days' },
          { value: '90', label: '90 Days', description: 'The quarter that an inspection usually asks for' },
        ]}
      />
      <SwitchField name="required" label="FSVP required" hint="Exempt foods need no verification" />
      <CheckboxField name="agreed" label="I have read the hazard analysis" />
      <FormActions>
        <Button variant="outline" onClick={() => form.reset()}>
          Reset
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Add Supplier
        </Button>
      </FormActions>
    </Form>
  );
}
