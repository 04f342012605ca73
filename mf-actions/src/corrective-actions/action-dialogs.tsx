import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { useState } from 'react';
import { ActionDetailsDialog } from './action-details.dialog.js';
import { NO_FORM, type ActionsState, type actionsUrl } from './corrective-actions.url.js';
import { DeleteActionDialog } from './delete-action.dialog.js';
import { EditActionDialog } from './edit-action.dialog.js';
import { NewActionDialog } from './new-action.dialog.js';

export interface ActionDialogsProps {
  state: ActionsState;
  setState: SetUrlState<typeof actionsUrl>;
  /** The actions of the loaded page, shown while a record loads. */
  actions: readonly CorrectiveAction[] | undefined;
}

/** All dialogs of the corrective actions. */
export function ActionDialogs({ state, setState, actions }: ActionDialogsProps) {
  const { view, edit, complete } = state;
  const mayWrite = useMay('write');
  const [deleting, setDeleting] = useState<CorrectiveAction>();

  const closeDetails = () => setState({ view: undefined }, 'close');
  return (
    <>
      <NewActionDialog
        open={mayWrite && state.new === '1'}
        prefill={state}
        onClose={() => setState(NO_FORM, 'replace')}
      />
      <ActionDetailsDialog
        id={view}
        known={actions?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={setDeleting}
      />
      <EditActionDialog
        id={edit}
        completing={complete === '1'}
        onClose={() => setState({ edit: undefined, complete: undefined }, 'close')}
      />
      <DeleteActionDialog action={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
    </>
  );
}
