import { useState } from 'react';
import { Button, Field, TextInput, Textarea } from '../src/index.js';
import {
  CheckboxField,
  ComboboxField,
  DateField,
  FormActions,
  FormErrorSummary,
  MoreFields,
  NumberField,
  NumberInput,
  PassFailField,
  RadioChoice,
  RadioGroupField,
  SelectField,
  Suggestions,
  SwitchField,
  TextareaField,
  TextField,
} from '../src/dialogs.js';
import { FormExample } from './form-example.js';
import type { Pages } from './pages.js';
import { PageForm } from './page-form.js';
import { searchRows } from './sample-data.js';

const risks = [
  { value: 'low', label: 'Low Risk' },
  { value: 'high', label: 'High Risk' },
];

function NumberInputExample() {
  const [value, setValue] = useState<number | string | null>(-18);
  return <NumberInput aria-label="Temperature in °C" value={value} onChange={setValue} />;
}

export const fieldPages: Pages = {
  CheckboxField: () => (
    <PageForm values={{ agreed: true, other: false }}>
      <CheckboxField name="agreed" label="I have read the hazard analysis" hint="Required by 21 CFR 1.505" />
      <CheckboxField name="other" label="Disabled" disabled />
    </PageForm>
  ),
  ComboboxField: () => (
    <PageForm values={{ supplierId: null }}>
      <ComboboxField
        name="supplierId"
        label="Supplier"
        required
        loadOptions={searchRows}
        placeholder="Search suppliers"
      />
    </PageForm>
  ),
  DateField: () => (
    <PageForm values={{ due: '2026-12-05', none: null }}>
      <DateField name="due" label="Due date" required minDate="2026-11-21" hint="From today" />
      <DateField name="none" label="Completed date" disabled />
    </PageForm>
  ),
  Field: () => (
    <>
      <Field label="Lot number" hint="As printed on the label">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="Quantity" required error="Enter a quantity">
        {(control) => <TextInput {...control} />}
      </Field>
    </>
  ),
  Form: () => <FormExample />,
  FormActions: () => (
    <PageForm values={{}}>
      <FormActions>
        <Button variant="outline">Cancel</Button>
        <Button type="submit">Save</Button>
      </FormActions>
    </PageForm>
  ),
  FormErrorSummary: () => (
    <PageForm values={{}}>
      <FormErrorSummary messages={['The supplier was deleted.', 'The certificate has expired.']} />
    </PageForm>
  ),
  MoreFields: () => (
    <PageForm values={{ notes: '' }}>
      <MoreFields label="More details" names={['notes']} initiallyOpen>
        <TextareaField name="notes" label="Notes" />
      </MoreFields>
    </PageForm>
  ),
  NumberField: () => (
    <PageForm values={{ months: 12 }}>
      <NumberField name="months" label="Verification frequency (months)" min={1} max={60} step={1} />
    </PageForm>
  ),
  NumberInput: () => <NumberInputExample />,
  PassFailField: () => (
    <PageForm values={{ intact: true, clean: false, open: undefined }}>
      <PassFailField name="intact" label="Is packaging intact and undamaged?" required />
      <PassFailField name="clean" label="Is the vehicle clean?" />
      <PassFailField name="open" label="Does the lot number match?" size="dock" />
    </PageForm>
  ),
  RadioChoice: () => (
    <RadioChoice
      label="City"
      value="theirs"
      onChange={() => undefined}
      options={[
        { value: 'mine', label: 'Your value', description: 'Lima' },
        { value: 'theirs', label: 'Value someone else saved', description: 'Callao' },
      ]}
    />
  ),
  RadioGroupField: () => (
    <PageForm values={{ range: '30' }}>
      <RadioGroupField
        name="range"
        label="Date range"
        options={[
          { value: '30', label: '30 Days' },
          { value: '90', label: '90 Days', description: 'One quarter' },
        ]}
      />
    </PageForm>
  ),
  SelectField: () => (
    <PageForm values={{ risk: 'low', other: null }}>
      <SelectField name="risk" label="Risk Level" options={risks} required />
      <SelectField name="other" label="Second risk" options={risks} noneLabel="None" hint="Optional" />
    </PageForm>
  ),
  SwitchField: () => (
    <PageForm values={{ required: true }}>
      <SwitchField name="required" label="FSVP required" hint="Exempt foods need no verification" />
    </PageForm>
  ),
  Suggestions: () => (
    <>
      <TextInput aria-label="Country" list="countries" />
      <Suggestions id="countries" suggestions={[{ value: 'Peru', label: 'Perú' }, { value: 'Vietnam' }]} />
    </>
  ),
  Textarea: () => <Textarea aria-label="Notes" defaultValue="Stored below 5 °C." />,
  TextareaField: () => (
    <PageForm values={{ notes: '' }}>
      <TextareaField name="notes" label="Notes" placeholder="What an inspector should know" />
    </PageForm>
  ),
  TextField: () => (
    <PageForm values={{ name: '', email: 'quality@example.com' }}>
      <TextField name="name" label="Supplier Name" required placeholder="Legal name" />
      <TextField name="email" type="email" label="Email" hint="Where corrective actions are sent" />
    </PageForm>
  ),
  TextInput: () => <TextInput aria-label="Lot number" defaultValue="L-4711" />,
};
