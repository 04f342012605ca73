import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { CreateInspectionDialog } from './create-inspection.dialog.js';
import { DeleteInspectionDialog } from './delete-inspection.dialog.js';
import { EditInspectionDialog } from './edit-inspection.dialog.js';
import { InspectionDetailsDialog } from './inspection-details.dialog.js';
import type { InspectionsState, inspectionsUrl } from './receiving-inspections.url.js';

export interface InspectionDialogsProps {
  state: InspectionsState;
  setState: SetUrlState<typeof inspectionsUrl>;
  /** The inspection that the user is asked about. */
  deleting: ReceivingInspection | undefined;
  onDelete: (inspection: ReceivingInspection | undefined) => void;
  /** The inspection whose failure the screen shows. */
  justFailed: ReceivingInspection | undefined;
  onFailed: (inspection: ReceivingInspection | undefined) => void;
  /** The inspections of the loaded page, shown while a record loads. */
  inspections: readonly ReceivingInspection[] | undefined;
}

/** All dialogs of the receiving inspections. */
export function InspectionDialogs({
  state,
  setState,
  deleting,
  onDelete,
  justFailed,
  onFailed,
  inspections,
}: InspectionDialogsProps) {
  const { view, edit } = state;
  const mayWrite = useMay('write');

  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <>
      <CreateInspectionDialog
        open={mayWrite && state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onCreated={(inspection) => onFailed(inspection.status === 'failed' ? inspection : undefined)}
      />
      <InspectionDetailsDialog
        id={view}
        known={inspections?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={onDelete}
      />
      <EditInspectionDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} onFailed={onFailed} />
      <DeleteInspectionDialog
        inspection={deleting}
        onClose={() => onDelete(undefined)}
        onDeleted={({ id }) => {
          closeDetails();
          if (justFailed?.id === id) onFailed(undefined);
        }}
      />
    </>
  );
}
