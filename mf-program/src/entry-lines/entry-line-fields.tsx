import { ENTRY_ROLE_LABELS } from '@fsvp/contracts/program/entry-line';
import { ENTRY_CODES } from '@fsvp/contracts/program/readiness/regime';
import { Columns } from '@fsvp/ui';
import { DateField, SelectField, TextField } from '@fsvp/ui/dialogs';
import { ENTRY_LINE_FIELD_LABELS as labels } from './entry-line-form.values.js';

const roles = ENTRY_CODES.map((value) => ({ value, label: ENTRY_ROLE_LABELS[value] }));

export function EntryLineFields() {
  return (
    <>
      <Columns>
        <TextField
          name="entryNumber"
          label={labels.entryNumber}
          required
          maxLength={20}
          hint="Example: 123-4567890-1"
        />
        <TextField name="lineNumber" label={labels.lineNumber} required maxLength={5} />
      </Columns>
      <Columns>
        <TextField name="productCode" label={labels.productCode} required maxLength={20} hint="Example: 16JFD05" />
        <DateField name="arrivedOn" label={labels.arrivedOn} required />
      </Columns>
      <SelectField name="role" label={labels.role} required placeholder="Choose an entry code" options={roles} />
      <TextField
        name="declaredName"
        label={labels.declaredName}
        maxLength={255}
        hint="As declared on the entry. Leave empty if it has none."
      />
      <Columns>
        <TextField name="declaredEmail" label={labels.declaredEmail} maxLength={255} />
        <TextField name="declaredDuns" label={labels.declaredDuns} maxLength={20} />
      </Columns>
    </>
  );
}
