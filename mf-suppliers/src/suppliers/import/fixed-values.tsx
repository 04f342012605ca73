import { FREQUENCY_MONTHS, RISK_LEVEL_LABELS, RISK_LEVELS } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUS_LABELS, SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import { Columns, Field, Section, Select, Text, TextInput, type Option } from '@fsvp/ui';
import { Suggestions } from '@fsvp/ui/dialogs';
import { useId } from 'react';
import { countrySuggestions } from '../country-suggestions.js';
import { NEW_SUPPLIER } from '../supplier-form.values.js';
import { fixedProblem, isFilled, type ColumnMatch } from './column-match.js';
import { IMPORT_FIELD_LABELS, type FixedField, type FixedValues } from './import-fields.js';

const NONE = 'none';

const choices: Partial<Record<FixedField, Option[]>> = {
  riskLevel: withDefault(
    RISK_LEVEL_LABELS[NEW_SUPPLIER.riskLevel],
    RISK_LEVELS.map((value) => ({ value, label: RISK_LEVEL_LABELS[value] })),
  ),
  status: withDefault(
    SUPPLIER_STATUS_LABELS[NEW_SUPPLIER.status],
    SUPPLIER_STATUSES.map((value) => ({ value, label: SUPPLIER_STATUS_LABELS[value] })),
  ),
  fsvpRequired: withDefault(NEW_SUPPLIER.fsvpRequired ? 'Yes' : 'No', [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ]),
};

function withDefault(label: string, options: Option[]): Option[] {
  return [{ value: NONE, label: `Default (${label})` }, ...options];
}

interface FixedValuesFormProps {
  match: ColumnMatch;
  fixed: FixedValues;
  onChange: (field: FixedField, value: string) => void;
}

/** Values for rows that have none. */
export function FixedValuesForm(props: FixedValuesFormProps) {
  const number = {
    type: 'number',
    inputMode: 'numeric',
    min: FREQUENCY_MONTHS.min,
    max: FREQUENCY_MONTHS.max,
    step: 1,
    placeholder: `Default (${FREQUENCY_MONTHS.default})`,
  } as const;
  return (
    <Section title="For every row" headingLevel={3}>
      <Text as="p" tone="muted">
        Used for every row of the file. A row’s own value takes precedence.
      </Text>
      <Columns>
        <FixedValue {...props} field="country" input={{}} />
        <FixedValue {...props} field="riskLevel" />
        <FixedValue {...props} field="status" />
        <FixedValue {...props} field="fsvpRequired" />
        <FixedValue {...props} field="verificationFrequencyMonths" input={number} />
      </Columns>
    </Section>
  );
}

interface FixedValueProps extends FixedValuesFormProps {
  field: FixedField;
  input?: Parameters<typeof TextInput>[0];
}

function FixedValue({ field, match, fixed, onChange, input }: FixedValueProps) {
  const value = fixed[field] ?? '';
  const filled = isFilled(match, field);
  const listId = useId();
  return (
    <Field
      label={IMPORT_FIELD_LABELS[field]}
      required={field === 'country' && !filled}
      hint={filled ? 'For rows without a value' : undefined}
      error={fixedProblem(field, fixed)}
    >
      {(control) => {
        const options = choices[field];
        if (options)
          return (
            <Select
              {...control}
              value={value || NONE}
              options={options}
              onChange={(next) => onChange(field, next === NONE ? '' : next)}
            />
          );
        return (
          <>
            <TextInput
              {...control}
              {...input}
              value={value}
              list={field === 'country' ? listId : undefined}
              onChange={(event) => onChange(field, event.target.value)}
            />
            {field === 'country' ? <Suggestions id={listId} suggestions={countrySuggestions()} /> : null}
          </>
        );
      }}
    </Field>
  );
}
