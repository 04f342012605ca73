import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { type SetUrlState, useMay, useSupplierName } from '@fsvp/web-kit';
import { AddHazardDialog } from './add-hazard.dialog.js';
import { DeleteHazardDialog } from './delete-hazard.dialog.js';
import { EditHazardDialog } from './edit-hazard.dialog.js';
import type { HazardsState, hazardsUrl } from './hazard-analysis.url.js';
import { HazardDetailsDialog } from './hazard-details.dialog.js';

export interface HazardDialogsProps {
  state: HazardsState;
  setState: SetUrlState<typeof hazardsUrl>;
  /** The analysis that the user is asked about. */
  deleting: HazardAnalysis | undefined;
  onDelete: (hazard: HazardAnalysis | undefined) => void;
  /** The analyses of the loaded page, shown while a record loads. */
  hazards: readonly HazardAnalysis[] | undefined;
}

/** All dialogs of the hazard analyses. */
export function HazardDialogs({ state, setState, deleting, onDelete, hazards }: HazardDialogsProps) {
  const { supplierId, view, edit } = state;
  const mayWrite = useMay('write');
  const supplierName = useSupplierName(supplierId);

  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <>
      <AddHazardDialog
        open={mayWrite && state.new === '1'}
        supplier={supplierId === undefined ? undefined : { id: supplierId, name: supplierName }}
        onClose={() => setState({ new: undefined }, 'replace')}
      />
      <HazardDetailsDialog
        id={view}
        known={hazards?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={onDelete}
      />
      <EditHazardDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <DeleteHazardDialog hazard={deleting} onClose={() => onDelete(undefined)} onDeleted={closeDetails} />
    </>
  );
}
