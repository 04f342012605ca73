import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { useState } from 'react';
import { DeleteVerificationDialog } from './delete-verification.dialog.js';
import { EditVerificationDialog } from './edit-verification.dialog.js';
import { RecordPastActivityDialog } from './record-past-activity.dialog.js';
import { ScheduleVerificationDialog } from './schedule-verification.dialog.js';
import { VerificationDetailsDialog } from './verification-details.dialog.js';
import type { VerificationsState, verificationsUrl } from './verifications.url.js';

export interface VerificationDialogsProps {
  state: VerificationsState;
  setState: SetUrlState<typeof verificationsUrl>;
  /** The activities of the loaded page, shown while a record loads. */
  activities: readonly VerificationActivity[] | undefined;
}

/** All dialogs of the verification activities. */
export function VerificationDialogs({ state, setState, activities }: VerificationDialogsProps) {
  const { view, edit, complete } = state;
  const mayWrite = useMay('write');
  const [deleting, setDeleting] = useState<VerificationActivity>();

  const closeDetails = () => setState({ view: undefined, form: undefined }, 'close');
  return (
    <>
      <ScheduleVerificationDialog
        open={mayWrite && state.new === '1'}
        onClose={() => setState({ new: undefined }, 'replace')}
      />
      <RecordPastActivityDialog
        open={mayWrite && state.new === 'past'}
        onClose={() => setState({ new: undefined }, 'replace')}
        onRecorded={(id) => setState({ new: undefined, view: id }, 'replace')}
      />
      <VerificationDetailsDialog
        id={view}
        known={activities?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={setDeleting}
      />
      <EditVerificationDialog
        id={edit}
        completing={complete === '1'}
        onClose={() => setState({ edit: undefined, complete: undefined }, 'close')}
      />
      <DeleteVerificationDialog activity={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeDetails} />
    </>
  );
}
