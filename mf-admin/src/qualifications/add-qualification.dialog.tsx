import { qualificationCreate, type QualificationCreate } from '@fsvp/contracts/program/qualified-individual';
import { useLastDefined } from '@fsvp/ui';
import { FormDialog, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import type { Person } from '../people/person.js';
import { useCreateIndividual } from './api/create-individual.js';
import { useCreateQualification } from './api/create-qualification.js';
import { QualificationFields } from './qualification-fields.js';
import { newQualification, toBody, type QualificationValues } from './qualification-form.values.js';

interface AddQualificationDialogProps {
  /** Undefined closes the dialog. */
  person: Person | undefined;
  onClose: () => void;
}

export function AddQualificationDialog({ person, onClose }: AddQualificationDialogProps) {
  const shown = useLastDefined(person);
  if (!shown) return null;
  return (
    <FormDialog
      open={person !== undefined}
      inUrl
      recordId={shown.id}
      onClose={onClose}
      title={`Qualification of ${shown.name}`}
      description="What this person can sign, and the basis for it. It stays a draft until an administrator signs it."
    >
      {(controls) => <AddQualificationForm key={shown.id} person={shown} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface AddQualificationFormProps {
  person: Person;
  controls: FormDialogControls;
  onSaved: () => void;
}

function AddQualificationForm({ person: { name, account, individual }, controls, onSaved }: AddQualificationFormProps) {
  const addIndividual = useCreateIndividual();
  const create = useCreateQualification();
  // A second attempt must not add the person again.
  const [added, setAdded] = useState(individual?.id);
  const individualId = async () => {
    if (added !== undefined) return added;
    const { id } = await addIndividual.mutateAsync({ body: { userId: account?.id ?? null, name } });
    setAdded(id);
    return id;
  };
  const form = useContractForm<QualificationValues, QualificationCreate>({
    schema: qualificationCreate,
    defaultValues: newQualification(),
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Qualification"
      submitLabel="Save draft"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ params: { id: await individualId() }, body });
        return undefined;
      }}
      onSaved={onSaved}
    >
      <QualificationFields />
    </RecordForm>
  );
}
