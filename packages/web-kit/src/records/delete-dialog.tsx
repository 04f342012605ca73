import { useLastDefined } from '@fsvp/ui';
import { ConfirmDialog } from '@fsvp/ui/dialogs';
import type { UseMutationResult } from '@tanstack/react-query';
import { errorText, isMissing, isUnauthorized } from '../api/api-error.js';

interface DeleteDialogProps<T, V> {
  /** The record to delete; undefined closes the dialog. */
  record: T | undefined;
  title: (record: T) => string;
  question: string | ((record: T) => string);
  confirmLabel?: string;
  /** The mutation that deletes, and its input for a record. */
  remove: Pick<UseMutationResult<unknown, Error, V>, 'mutateAsync' | 'reset' | 'error' | 'isPending'>;
  inputOf: (record: T) => V;
  onClose: () => void;
  onDeleted?: (record: T) => void;
}

/**
 * Asks for confirmation before a record is deleted. A failure is shown in the dialog, which stays open for another
 * attempt.
 */
export function DeleteDialog<T, V>({
  record,
  title,
  question,
  confirmLabel = 'Delete',
  remove,
  inputOf,
  onClose,
  onDeleted,
}: DeleteDialogProps<T, V>) {
  const shown = useLastDefined(record);
  const { error } = remove;
  const close = () => {
    remove.reset();
    onClose();
  };
  const confirm = async (confirmed: T) => {
    try {
      await remove.mutateAsync(inputOf(confirmed));
    } catch (failure) {
      // Someone else has already deleted it. The dialog shows other failures.
      if (isMissing(failure)) close();
      return;
    }
    close();
    onDeleted?.(confirmed);
  };
  if (shown === undefined) return null;
  return (
    <ConfirmDialog
      open={record !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title(shown)}
      question={typeof question === 'string' ? question : question(shown)}
      failure={error && !isUnauthorized(error) && !isMissing(error) ? errorText(error) : undefined}
      confirmLabel={confirmLabel}
      pending={remove.isPending}
      onConfirm={() => (record === undefined ? undefined : confirm(record))}
    />
  );
}
