import { loadError, useVersionedSave } from '@fsvp/web-kit';
import {
  inspectionUpdate,
  type InspectionUpdate,
  type ReceivingInspection,
} from '@fsvp/contracts/receiving-inspection';
import { ErrorState, FormDialog, type FormDialogControls, Spinner, useLastDefined } from '@fsvp/ui';
import { useFreshInspection } from './api/get-inspection.js';
import { useUpdateInspection } from './api/update-inspection.js';
import { InspectionForm } from './inspection-form.js';
import { changeOf, INSPECTION_FIELD_LABELS, valuesOf } from './inspection-form.values.js';

interface EditedProps {
  controls: FormDialogControls;
  /** Hears of a change that made the inspection fail. */
  onFailed: (inspection: ReceivingInspection) => void;
  onSaved: () => void;
}

/** @param props.id undefined closes the dialog */
export function EditInspectionDialog({
  id,
  onClose,
  onFailed,
}: { id: string | undefined; onClose: () => void } & Pick<EditedProps, 'onFailed'>) {
  const shown = useLastDefined(id);
  return (
    <FormDialog open={id !== undefined} onClose={onClose} title="Edit Receiving Inspection">
      {(controls) =>
        shown ? (
          <LoadedInspection key={shown} id={shown} controls={controls} onFailed={onFailed} onSaved={onClose} />
        ) : null
      }
    </FormDialog>
  );
}

function LoadedInspection({ id, ...props }: EditedProps & { id: string }) {
  const inspection = useFreshInspection(id);
  const failure = loadError(inspection, 'The inspection could not be loaded');
  if (inspection.data) return <EditInspectionForm inspection={inspection.data} {...props} />;
  if (failure) return <ErrorState {...failure} />;
  return <Spinner label="Loading…" />;
}

function EditInspectionForm({
  inspection,
  controls,
  onFailed,
  onSaved,
}: EditedProps & { inspection: ReceivingInspection }) {
  const update = useUpdateInspection();
  const { opened, save } = useVersionedSave<ReceivingInspection, InspectionUpdate>({
    record: inspection,
    labels: INSPECTION_FIELD_LABELS,
    save: async (body, ifVersion) => {
      const saved = await update.mutateAsync({ params: { id: inspection.id }, body, ifVersion });
      if (saved.status === 'failed' && inspection.status !== 'failed') onFailed(saved);
    },
  });
  return (
    <InspectionForm<InspectionUpdate>
      schema={inspectionUpdate}
      defaultValues={valuesOf(opened)}
      prepare={(values) => changeOf(values, opened)}
      opened={opened}
      submitLabel="Update Inspection"
      controls={controls}
      save={save}
      onSaved={onSaved}
    />
  );
}
