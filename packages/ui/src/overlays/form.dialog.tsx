import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { leavingWithDrafts } from '../forms/form-drafts.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog, type DialogProps } from './dialog.js';
import { useHeldHistory } from './use-held-history.js';

/** What the dialog has to know of the form inside it. */
export interface FormProgress {
  dirty: boolean;
  busy: boolean;
}

export interface FormDialogControls {
  /** Closes the dialog, after asking where something was typed. */
  cancel: () => void;
  onProgress: (progress: FormProgress) => void;
}

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size'> {
  onClose: () => void;
  children: (controls: FormDialogControls) => ReactNode;
}

const IDLE: FormProgress = { dirty: false, busy: false };

/** A dialog around a form: it asks before typed text is thrown away, be it by the browser's Back, and stays open while the form is being saved. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const [{ dirty, busy }, setProgress] = useState(IDLE);
  /** Steps in the browser's history that follow a Discard; undefined while nothing is asked. */
  const [asking, setAsking] = useState<number>();
  const leave = useHeldHistory(dialog.open && (dirty || busy), (steps) => {
    if (!busy) setAsking(steps);
  });

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!leavingWithDrafts()) event.preventDefault();
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

/** Tells the dialog around a form how the form stands. */
export function useFormProgress(
  { isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean },
  onProgress: FormDialogControls['onProgress'],
): void {
  // Before anything else is handled: an Escape right behind a keystroke must find the form dirty.
  useLayoutEffect(() => {
    onProgress({ dirty: isDirty, busy: isSubmitting });
    return () => onProgress(IDLE);
  }, [isDirty, isSubmitting, onProgress]);
}
