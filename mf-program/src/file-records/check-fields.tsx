import { today } from '@fsvp/contracts/core/calendar-day';
import { compareTexts } from '@fsvp/contracts/core/text';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  checkValidUntil,
  STANDING_CHECK_KINDS,
  STANDING_CHECK_RULES,
  type StandingCheckKind,
} from '@fsvp/contracts/program/standing-check';
import { formatDate } from '@fsvp/ui';
import { DateField, RadioGroupField, SelectField, TextareaField, TextField, useWatch } from '@fsvp/ui/dialogs';
import type { RecognisedSystem } from './api/list-recognised-systems.js';
import { CHECK_FIELD_LABELS as labels, countryName, FOUND_LABELS, type CheckValues } from './check-form.values.js';
import { DocumentField } from '../documents/document-field.js';

const DESCRIPTIONS: Record<StandingCheckKind, string> = {
  scope:
    'Whether the supplier is in the country and under its regulatory oversight, and the food is within the scope of the recognition.',
  standing: 'Whether the supplier is in good compliance standing with the authority of the country.',
};
const kinds = STANDING_CHECK_KINDS.map((value) => ({
  value,
  label: `${STANDING_CHECK_RULES[value].label} (${STANDING_CHECK_RULES[value].code})`,
  description: `${DESCRIPTIONS[value]} (21 CFR ${STANDING_CHECK_RULES[value].citation})`,
}));
const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface CheckFieldsProps {
  file: FsvpFile;
  systems: readonly RecognisedSystem[];
  /** The kind can still be chosen. */
  isNew?: boolean;
}

export function CheckFields({ file, systems, isNew = false }: CheckFieldsProps) {
  const [kind, country, checkedOn] = useWatch<CheckValues, ['kind', 'countryCode', 'checkedOn']>({
    name: ['kind', 'countryCode', 'checkedOn'],
  });
  const codes = new Set([...systems.map((one) => one.country), ...(country ? [country] : [])]);
  const countries = [...codes]
    .map((value) => ({ value, label: countryName(value) }))
    .sort((one, other) => compareTexts(one.label, other.label));
  const isRecognised = !country || systems.length === 0 || systems.some((one) => one.country === country);
  return (
    <>
      {isNew ? <RadioGroupField name="kind" label={labels.kind} required options={kinds} /> : null}
      <SelectField
        name="countryCode"
        label={labels.countryCode}
        required
        placeholder="Choose a country"
        options={countries}
        hint={isRecognised ? undefined : 'FDA has not recognized the food safety system of this country.'}
      />
      <TextField name="authority" label={labels.authority} required maxLength={255} />
      <RadioGroupField
        name="found"
        label={labels.found}
        required
        options={(['yes', 'no'] as const).map((value) => ({ value, label: FOUND_LABELS[kind][value] }))}
      />
      <TextareaField
        name="how"
        label={labels.how}
        required
        rows={3}
        hint="For example, the register, list or letter of the authority, with its web address."
      />
      <DateField
        name="checkedOn"
        label={labels.checkedOn}
        required
        maxDate={today()}
        hint={
          checkedOn && DAY.test(checkedOn)
            ? `Valid until ${formatDate(checkValidUntil(kind, checkedOn))}.`
            : `Valid for ${STANDING_CHECK_RULES[kind].months} months.`
        }
      />
      <DocumentField
        label={labels.documentId}
        supplierId={file.supplierId}
        hint="The document that shows the result, from the documents of the supplier."
      />
    </>
  );
}
