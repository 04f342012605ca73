import {
  individualCreate,
  type IndividualCreate,
  type QualifiedIndividual,
} from '@fsvp/contracts/program/qualified-individual';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useCreateIndividual } from './api/create-individual.js';
import { IndividualFields } from './individual-fields.js';
import { NEW_INDIVIDUAL, type IndividualValues } from './individual-form.values.js';

interface AddIndividualDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: (individual: QualifiedIndividual) => void;
}

/** Adds a qualified individual who needs no account. */
export function AddIndividualDialog({ open, onClose, onAdded }: AddIndividualDialogProps) {
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      title="Add an auditor or a laboratory"
      description="For people without an account who work for you. They cannot sign in, but results can name them."
    >
      {(controls) => <AddIndividualForm controls={controls} onAdded={onAdded} />}
    </FormDialog>
  );
}

interface AddIndividualFormProps extends Pick<AddIndividualDialogProps, 'onAdded'> {
  controls: FormDialogControls;
}

function AddIndividualForm({ controls, onAdded }: AddIndividualFormProps) {
  const create = useCreateIndividual('Person added');
  const form = useContractForm<IndividualValues, IndividualCreate>({
    schema: individualCreate,
    defaultValues: NEW_INDIVIDUAL,
  });
  return (
    <RecordForm
      form={form}
      label="Auditor or laboratory"
      submitLabel="Add"
      controls={controls}
      save={async (body) => {
        onAdded(await create.mutateAsync({ body }));
        return undefined;
      }}
      onSaved={() => undefined}
    >
      <IndividualFields />
    </RecordForm>
  );
}
