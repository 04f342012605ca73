import { loadError, UNKNOWN_SUPPLIER, useVersionedSave } from '@fsvp/web-kit';
import type { HazardAnalysis, HazardCreate } from '@fsvp/contracts/hazard-analysis';
import { ErrorState, FormDialog, type FormDialogControls, Spinner, useLastDefined } from '@fsvp/ui';
import { useFreshHazard } from './api/get-hazard.js';
import { useUpdateHazard } from './api/update-hazard.js';
import { HAZARD_FIELD_LABELS, valuesOf } from './hazard-form.values.js';
import { HazardForm } from './hazard-form.js';
import { productOf } from './hazard-labels.js';

interface EditHazardDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
}

interface EditedHazardProps {
  controls: FormDialogControls;
  onSaved: () => void;
}

export function EditHazardDialog({ id, onClose }: EditHazardDialogProps) {
  const shown = useLastDefined(id);
  return (
    <FormDialog open={id !== undefined} onClose={onClose} title="Edit Hazard Analysis">
      {(controls) => (shown ? <LoadedHazard key={shown} id={shown} controls={controls} onSaved={onClose} /> : null)}
    </FormDialog>
  );
}

function LoadedHazard({ id, ...props }: EditedHazardProps & { id: string }) {
  const hazard = useFreshHazard(id);
  const failure = loadError(hazard, 'The hazard analysis could not be loaded');
  if (hazard.data) return <EditHazardForm hazard={hazard.data} {...props} />;
  if (failure) return <ErrorState {...failure} />;
  return <Spinner label="Loading…" />;
}

function EditHazardForm({ hazard, controls, onSaved }: EditedHazardProps & { hazard: HazardAnalysis }) {
  const update = useUpdateHazard();
  const { opened, save } = useVersionedSave<HazardAnalysis, HazardCreate>({
    record: hazard,
    labels: HAZARD_FIELD_LABELS,
    save: (body, ifVersion) => update.mutateAsync({ params: { id: hazard.id }, body, ifVersion }),
  });
  return (
    <HazardForm
      label="Hazard analysis"
      submitLabel="Update Hazard Analysis"
      defaultValues={valuesOf(opened)}
      supplierName={opened.supplierName ?? UNKNOWN_SUPPLIER}
      productName={productOf(opened)}
      controls={controls}
      save={save}
      onSaved={onSaved}
    />
  );
}
