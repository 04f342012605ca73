import { today } from '@fsvp/contracts/core/calendar-day';
import {
  CONTROL_RULES,
  controlValidUntil,
  type DisclosedHazard,
} from '@fsvp/contracts/program/control-records/control-record';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { formatDate } from '@fsvp/ui';
import { DateField, TextareaField, TextField, useWatch } from '@fsvp/ui/dialogs';
import { DocumentField } from '../documents/document-field.js';
import { ChoicesField } from '../fsvp-files/choices-field.js';
import { CONTROL_FIELD_LABELS as labels, CONTROL_TEXTS, type ControlValues } from './control-form.values.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

interface ControlFieldsProps {
  file: FsvpFile;
  /** Those that the evaluation of the file allocates to customers now. */
  hazards: readonly DisclosedHazard[];
}

export function ControlFields({ file, hazards }: ControlFieldsProps) {
  const [kind, effectiveOn] = useWatch<ControlValues, ['kind', 'effectiveOn']>({ name: ['kind', 'effectiveOn'] });
  const texts = CONTROL_TEXTS[kind];
  const { months } = CONTROL_RULES[kind];
  const validUntil = effectiveOn && DAY.test(effectiveOn) ? controlValidUntil(kind, effectiveOn) : null;
  const term = months ? `Valid for ${months} months, which is our policy.` : 'It counts from this day, without an end.';
  return (
    <>
      {kind === 'AS-2' ? (
        <ChoicesField
          name="hazardKeys"
          label={labels.hazardKeys}
          options={hazards.map(({ hazardKey, hazardName }) => ({ value: hazardKey, label: hazardName }))}
          hint="Those that the evaluation allocates to a customer or somebody after it."
        />
      ) : null}
      <TextareaField name="statement" label={texts.statement} required rows={4} hint={texts.statementHint} />
      {kind === 'AS-2' ? (
        <TextField
          name="customerName"
          label={labels.customerName}
          maxLength={255}
          hint="Leave empty if it accompanies the food to every customer."
        />
      ) : null}
      {kind === 'LACF-1' ? (
        <TextField name="reviewerName" label={labels.reviewerName} required maxLength={255} />
      ) : null}
      <DateField
        name="effectiveOn"
        label={texts.effectiveOn}
        required
        maxDate={today()}
        hint={validUntil ? `Valid until ${formatDate(validUntil)} (${months} months are our policy).` : term}
      />
      <DocumentField
        label={texts.documentId}
        required
        supplierId={kind === 'LACF-1' ? file.supplierId : undefined}
        hint={texts.documentHint}
      />
      {kind === 'AS-4' ? (
        <DocumentField
          name="useDocumentId"
          label={labels.useDocumentId}
          required
          hint="A record that shows that the system was used, for example, of one lot."
        />
      ) : null}
    </>
  );
}
