import { TextField } from '@fsvp/ui/dialogs';
import { TypesField } from './types-field.js';
import { WEBHOOK_FIELD_LABELS as labels } from './webhook-form.values.js';

export function WebhookFields() {
  return (
    <>
      <TextField
        name="name"
        label={labels.name}
        required
        maxLength={100}
        placeholder="ERP system"
        hint="The program that receives the changes."
      />
      <TextField
        name="url"
        label={labels.url}
        required
        type="url"
        maxLength={2000}
        spellCheck={false}
        placeholder="https://erp.example.com/fsvp"
        hint="The suite sends POST requests to this address. A response with a status from 200 to 299 confirms that the change arrived."
      />
      <TypesField name="types" label={labels.types} />
    </>
  );
}
