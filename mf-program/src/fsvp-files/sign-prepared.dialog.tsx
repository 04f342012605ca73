import { determinationSignatures } from '@fsvp/contracts/program/determination';
import { getFileReadiness } from '@fsvp/contracts/program/file-readiness';
import { useLastDefined } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';
import { SignManyDialog } from '@fsvp/web-kit/dialogs';
import { preparedRecords } from '../session/signed-types.js';
import { stepsOf } from '../session/steps.js';

interface SignPreparedDialogProps {
  /** Undefined closes the dialog. */
  fileId: string | undefined;
  onClose: () => void;
}

/** The drafts that a file waits for. What a draft still needs is said there. */
export function SignPreparedDialog({ fileId, onClose }: SignPreparedDialogProps) {
  const shown = useLastDefined(fileId);
  if (!shown) return null;
  return (
    <SignManyDialog
      key={shown}
      open={fileId !== undefined}
      onClose={onClose}
      calls={determinationSignatures}
      title="Sign what is prepared"
      description="Read each record. One password signs those that you choose."
      load={async (signal) =>
        preparedRecords(stepsOf(await api.call(getFileReadiness, { params: { id: shown }, query: {}, signal })))
      }
    />
  );
}
