import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { isLeavingWithDrafts } from '../forms/form-drafts.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog, type DialogProps } from './dialog.js';
import { useHistoryBlocker } from './use-history-blocker.js';

/** The state of the form that the dialog needs. */
export interface FormProgress {
  dirty: boolean;
  busy: boolean;
}

export interface FormDialogControls {
  /** Closes the dialog; asks first if something was typed. */
  cancel: () => void;
  onProgress: (progress: FormProgress) => void;
}

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size'> {
  onClose: () => void;
  children: (controls: FormDialogControls) => ReactNode;
}

const IDLE: FormProgress = { dirty: false, busy: false };

/**
 * A dialog with a form: asks before typed values are discarded, also by the browser's Back, and stays open while
 * saving.
 */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const [{ dirty, busy }, setProgress] = useState(IDLE);
  /** History steps to take after Discard; undefined while no confirmation is shown. */
  const [asking, setAsking] = useState<number>();
  const leave = useHistoryBlocker(dialog.open && (dirty || busy), (steps) => {
    if (!busy) setAsking(steps);
  });

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeavingWithDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const cancel = () => {
    if (dirty) setAsking(0);
    else onClose();
  };
  return (
    <>
      <Dialog
        {...dialog}
        dismissable={!busy}
        onOpenChange={(open) => {
          if (!open) cancel();
        }}
      >
        {children({ cancel, onProgress: setProgress })}
      </Dialog>
      <ConfirmDialog
        open={asking !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsking(undefined);
        }}
        title="Discard changes?"
        question="What you entered has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(undefined);
          onClose();
          if (asking) leave(asking);
        }}
      />
    </>
  );
}

/** Reports the state of a form to the dialog around it. */
export function useFormProgress(
  { isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean },
  onProgress: FormDialogControls['onProgress'],
): void {
  // A layout effect: an Escape right after a key press must already see the form as dirty.
  useLayoutEffect(() => {
    onProgress({ dirty: isDirty, busy: isSubmitting });
    return () => onProgress(IDLE);
  }, [isDirty, isSubmitting, onProgress]);
}
