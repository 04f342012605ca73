import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog, type DialogProps } from './dialog.js';

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

/** A dialog around a form: it asks before typed text is thrown away and stays open while the form is being saved. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const [{ dirty, busy }, setProgress] = useState(IDLE);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const cancel = () => {
    if (dirty) setAsking(true);
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
        open={asking}
        onOpenChange={setAsking}
        title="Discard changes?"
        question="What you entered has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </>
  );
}

/** Tells the dialog around a form how the form stands. */
export function useFormProgress({ isDirty, isSubmitting }: { isDirty: boolean; isSubmitting: boolean }, onProgress: FormDialogControls['onProgress']): void {
  useEffect(() => {
    onProgress({ dirty: isDirty, busy: isSubmitting });
    return () => onProgress(IDLE);
  }, [isDirty, isSubmitting, onProgress]);
}
