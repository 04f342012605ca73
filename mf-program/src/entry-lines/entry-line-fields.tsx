import { ENTRY_ROLE_LABELS, isCustomsEntry, OTHER_ENTRY_FORM } from '@fsvp/contracts/program/entry-line';
import { ENTRY_CODES } from '@fsvp/contracts/program/readiness/regime';
import { Columns, Text } from '@fsvp/ui';
import { DateField, SelectField, TextField, useWatch } from '@fsvp/ui/dialogs';
import { ENTRY_LINE_FIELD_LABELS as labels, type EntryLineValues } from './entry-line-form.values.js';

const roles = ENTRY_CODES.map((value) => ({ value, label: ENTRY_ROLE_LABELS[value] }));

export function EntryLineFields() {
  return (
    <>
      <Columns>
        <EntryNumberField />
        <TextField name="lineNumber" label={labels.lineNumber} required maxLength={5} />
      </Columns>
      <Columns>
        <TextField name="productCode" label={labels.productCode} required maxLength={20} hint="Example: 16JFD05" />
        <DateField name="arrivedOn" label={labels.arrivedOn} required />
      </Columns>
      <Columns>
        <TextField name="priorNoticeNumber" label={labels.priorNoticeNumber} maxLength={50} />
        <TextField name="quantity" label={labels.quantity} maxLength={100} hint="As printed, such as 1,200 CTN" />
      </Columns>
      <TextField name="lots" label={labels.lots} maxLength={1000} hint="As printed, separated by commas" />
      <Columns>
        <TextField name="manufacturerName" label={labels.manufacturerName} maxLength={255} hint="As declared" />
        <TextField
          name="manufacturerId"
          label={labels.manufacturerId}
          maxLength={50}
          hint="As declared, such as a MID or FEI number"
        />
      </Columns>
      <TextField name="productDescription" label={labels.productDescription} maxLength={500} />
      <SelectField name="role" label={labels.role} required placeholder="Choose an entry code" options={roles} />
      <TextField
        name="declaredName"
        label={labels.declaredName}
        maxLength={255}
        hint="As declared on the entry. Leave empty if it has none."
      />
      <Columns>
        <TextField name="declaredEmail" label={labels.declaredEmail} maxLength={255} />
        <TextField name="declaredDuns" label={labels.declaredDuns} maxLength={50} />
      </Columns>
    </>
  );
}

/** A number of another form, such as one of a mail entry, can be saved. */
function EntryNumberField() {
  const entryNumber = useWatch<EntryLineValues, 'entryNumber'>({ name: 'entryNumber' });
  return (
    <TextField
      name="entryNumber"
      label={labels.entryNumber}
      required
      maxLength={50}
      hint={
        entryNumber && !isCustomsEntry(entryNumber) ? (
          <Text
            size="meta"
            tone="warning"
          >{`${OTHER_ENTRY_FORM}, such as 123-4567890-1. It is recorded as printed.`}</Text>
        ) : (
          'As printed, such as 123-4567890-1'
        )
      }
    />
  );
}
