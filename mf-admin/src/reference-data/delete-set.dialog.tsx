import type { ReferenceSet } from '@fsvp/contracts/program/reference-set';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteReferenceSet } from './api/delete-reference-set.js';
import { definitionOf, periodText, rowsText } from './reference-texts.js';

interface DeleteSetDialogProps {
  /** Undefined closes the dialog. */
  set: ReferenceSet | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteSetDialog({ set, onClose, onDeleted }: DeleteSetDialogProps) {
  return (
    <DeleteDialog
      record={set}
      title={({ kind }) => `Delete this set of ${definitionOf(kind).title}?`}
      question={(shown) =>
        `${periodText(shown)}, ${rowsText(shown.rowCount)}. For days in this period, results that depend ` +
        'on these rows are unknown until another set has them. To end a set, change its last day instead. ' +
        'The audit trail keeps the rows.'
      }
      remove={useDeleteReferenceSet()}
      inputOf={({ id }) => ({ params: { id } })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
