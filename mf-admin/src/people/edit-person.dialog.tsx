import { accountUpdate, getAccount, type Account, type updateAccount } from '@fsvp/contracts/access/account';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateAccount } from './api/update-account.js';
import { PersonFields } from './person-fields.js';
import { PERSON_FIELD_LABELS, PERSON_VALUE_TEXTS, toFormValues, type PersonValues } from './person-form.values.js';

type AccountUpdate = HandlerInput<typeof updateAccount>['body'];

/** @param props.id undefined closes the dialog */
export function EditPersonDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getAccount}
      id={id}
      title="Edit person"
      description="A new role takes effect at once, even in open sessions. The email address cannot be changed and is never reused for another person."
      failure="The person could not be loaded"
      onClose={onClose}
    >
      {(account, controls) => <EditPersonForm account={account} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditPersonFormProps {
  account: Account;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditPersonForm({ account, controls, onSaved }: EditPersonFormProps) {
  const update = useUpdateAccount('Person updated');
  const { opened, ...edit } = useRecordSave<Account, PersonValues, AccountUpdate>({
    record: account,
    labels: PERSON_FIELD_LABELS,
    show: PERSON_VALUE_TEXTS,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: account.id }, body, ifVersion }),
  });
  const form = useContractForm<PersonValues, AccountUpdate>({
    schema: accountUpdate,
    defaultValues: toFormValues(opened),
  });
  return (
    <RecordForm form={form} label="Person" submitLabel="Save" controls={controls} {...edit} onSaved={onSaved}>
      <PersonFields isNew={false} savedDay={opened.expiresOn} />
    </RecordForm>
  );
}
