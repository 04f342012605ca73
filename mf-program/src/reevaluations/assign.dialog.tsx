import {
  getReevaluation,
  updateReevaluation,
  type Reevaluation,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { ComboboxField, useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import type * as z from 'zod/mini';
import { loadOwners, useOwnerName } from '../fsvp-files/api/owner-name.js';
import { useAssignReevaluation } from './api/reevaluations.js';
import { AssigneeName } from './reevaluations-table.js';

type Body = z.output<NonNullable<typeof updateReevaluation.body>>;
interface AssignValues {
  assigneeId: string | null;
}

const toFormValues = ({ assigneeId }: Reevaluation): AssignValues => ({ assigneeId });

/** @param props.id undefined closes the dialog */
export function AssignDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getReevaluation}
      id={id}
      title="Assign the Reevaluation"
      inUrl={false}
      failure="The reevaluation could not be loaded"
      onClose={onClose}
    >
      {(reevaluation, controls) => <AssignForm reevaluation={reevaluation} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface AssignFormProps {
  reevaluation: Reevaluation;
  controls: FormDialogControls;
  onSaved: () => void;
}

function AssignForm({ reevaluation, controls, onSaved }: AssignFormProps) {
  const assign = useAssignReevaluation();
  const { opened, ...edit } = useRecordSave<Reevaluation, AssignValues, Body>({
    record: reevaluation,
    labels: { assigneeId: 'Assigned to' },
    show: { assigneeId: (id: string | null) => <AssigneeName id={id} /> },
    toFormValues,
    send: (body, ifVersion) => assign.mutateAsync({ params: { id: reevaluation.id }, body, ifVersion }),
  });
  const form = useContractForm<AssignValues, Body>({
    schema: updateReevaluation.body!,
    defaultValues: toFormValues(opened),
  });
  return (
    <RecordForm form={form} label="Assignment" submitLabel="Assign" controls={controls} {...edit} onSaved={onSaved}>
      <ComboboxField
        name="assigneeId"
        label="Assigned to"
        loadOptions={loadOwners}
        selectedLabel={useOwnerName(opened.assigneeId)}
        clearable
        placeholder="Search people..."
        noun="a person"
        emptyText="No people found"
      />
    </RecordForm>
  );
}
