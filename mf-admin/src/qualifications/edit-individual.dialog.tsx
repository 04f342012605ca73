import {
  getIndividual,
  individualUpdate,
  type IndividualUpdate,
  type QualifiedIndividual,
} from '@fsvp/contracts/program/qualified-individual';
import { ComboboxField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { ApiError, errorText } from '@fsvp/web-kit';
import { EditRecordDialog, RecordForm, useRecordSave, type SavedForm } from '@fsvp/web-kit/dialogs';
import { loadAccounts } from '../shared/load-accounts.js';
import { AccountName } from './account-name.js';
import { useAccountName } from './api/get-account-name.js';
import { useUpdateIndividual } from './api/update-individual.js';
import { IndividualFields } from './individual-fields.js';
import {
  INDIVIDUAL_FIELD_LABELS,
  INDIVIDUAL_VALUE_TEXTS,
  toFormValues,
  type EditedIndividualValues,
} from './individual-form.values.js';

/** @param props.id undefined closes the dialog */
export function EditIndividualDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getIndividual}
      id={id}
      title="Edit qualified individual"
      description="Name, employer and relation are part of the signed content. After you change them, the signature of the qualification is stale until a new version is signed. Earlier signatures keep the old values."
      failure="The person could not be loaded"
      onClose={onClose}
    >
      {(individual, controls) => <EditIndividualForm individual={individual} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditIndividualFormProps {
  individual: QualifiedIndividual;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditIndividualForm({ individual, controls, onSaved }: EditIndividualFormProps) {
  const { id } = individual;
  const update = useUpdateIndividual();
  const accountLabel = useAccountName(individual.userId);
  const { opened, ...edit } = useRecordSave<QualifiedIndividual, EditedIndividualValues, IndividualUpdate>({
    record: individual,
    labels: INDIVIDUAL_FIELD_LABELS,
    show: { ...INDIVIDUAL_VALUE_TEXTS, userId: (userId: string | null) => <AccountName id={userId} /> },
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<EditedIndividualValues, IndividualUpdate>({
    schema: individualUpdate,
    defaultValues: toFormValues(opened),
  });
  /** A person whose qualification was signed keeps the account: the refusal belongs to its field. */
  const save = async (body: IndividualUpdate, saved: SavedForm<EditedIndividualValues>) => {
    try {
      return await edit.save(body, saved);
    } catch (error) {
      const isOfAccount = error instanceof ApiError && error.status === 409 && body.userId !== opened.userId;
      if (!isOfAccount) throw error;
      form.setError('userId', { type: 'server', message: errorText(error) }, { shouldFocus: true });
      return 'The account was not changed.';
    }
  };
  return (
    <RecordForm
      form={form}
      label="Qualified individual"
      submitLabel="Save"
      controls={controls}
      {...edit}
      save={save}
      onSaved={onSaved}
    >
      <IndividualFields />
      <ComboboxField
        name="userId"
        label={INDIVIDUAL_FIELD_LABELS.userId}
        loadOptions={loadAccounts}
        selectedLabel={accountLabel}
        clearable
        noun="an account"
        emptyText="No active account found"
        hint="The account that the person signs with. Auditors and laboratories do not need one. You cannot change it once a qualification has been signed with it."
      />
    </RecordForm>
  );
}
