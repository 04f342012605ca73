import type { ReferenceKind, ReferenceSet } from '@fsvp/contracts/program/reference-set';
import { useLastDefined } from '@fsvp/ui';
import { FormDialog } from '@fsvp/ui/dialogs';
import { LoadSetForm } from './load-set-form.js';

interface LoadSetDialogProps {
  /** The kind that is chosen already, '1' for none; undefined closes the dialog. */
  kind: ReferenceKind | '1' | undefined;
  onClose: () => void;
  onLoaded: (set: ReferenceSet) => void;
}

export function LoadSetDialog({ kind, onClose, onLoaded }: LoadSetDialogProps) {
  const shown = useLastDefined(kind);
  return (
    <FormDialog
      open={kind !== undefined}
      inUrl
      size="lg"
      recordId={shown}
      onClose={onClose}
      title="Load reference data"
      description="The file is checked first, so you see what it changes before anything is stored."
    >
      {(controls) => (
        <LoadSetForm key={shown} kind={shown === '1' ? undefined : shown} controls={controls} onLoaded={onLoaded} />
      )}
    </FormDialog>
  );
}
