import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { isLeavingWithDrafts } from '../forms/form-drafts.js';
import { FormRecordContext } from '../forms/form-record.context.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { Dialog, type DialogProps } from './dialog.js';
import { UnsavedWorkContext } from './unsaved-work.context.js';

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

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size' | 'inUrl'> {
  /** The id of the record that the form is about, or that a new record will belong to. */
  recordId?: string;
  onClose: () => void;
  children: (controls: FormDialogControls) => ReactNode;
}

const IDLE: FormProgress = { dirty: false, busy: false };

/**
 * A dialog with a form: asks before typed values are discarded, also by the browser's Back, and stays open while
 * saving. A click outside never closes it, also while it loads or shows why it could not.
 */
export function FormDialog({ recordId, onClose, children, inUrl = false, ...dialog }: FormDialogProps) {
  const [{ dirty: isFormDirty, busy }, setProgress] = useState(IDLE);
  const [unsavedWorks, setUnsavedWorks] = useState(0);
  const markUnsaved = useCallback(() => {
    setUnsavedWorks((count) => count + 1);
    return () => setUnsavedWorks((count) => count - 1);
  }, []);
  const dirty = isFormDirty || unsavedWorks > 0;
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeavingWithDrafts()) event.preventDefault();
    };
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
        inUrl={inUrl && !dirty && !busy}
        dismissable={!busy}
        closesOnOutsideClick={false}
        onOpenChange={(open) => {
          if (!open) cancel();
        }}
      >
        <UnsavedWorkContext value={markUnsaved}>
          <FormRecordContext value={recordId}>{children({ cancel, onProgress: setProgress })}</FormRecordContext>
        </UnsavedWorkContext>
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
