import { INDIVIDUAL_RELATION_LABELS, INDIVIDUAL_RELATIONS } from '@fsvp/contracts/program/qualification';
import { RadioGroupField, TextField } from '@fsvp/ui/dialogs';
import { INDIVIDUAL_FIELD_LABELS as labels } from './individual-form.values.js';

const DESCRIPTIONS = {
  own: 'An employee of the importer.',
  contractor: 'Works for the importer under contract.',
  third_party: 'An auditor, a laboratory or another firm.',
  government: 'A government inspector or laboratory.',
};
const relations = INDIVIDUAL_RELATIONS.map((value) => ({
  value,
  label: INDIVIDUAL_RELATION_LABELS[value],
  description: DESCRIPTIONS[value],
}));

export function IndividualFields() {
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        required
        maxLength={255}
        hint="Name of the person, or of the laboratory that reports results."
      />
      <TextField name="employer" label={labels.employer} maxLength={255} />
      <RadioGroupField name="relation" label={labels.relation} required options={relations} />
    </>
  );
}
