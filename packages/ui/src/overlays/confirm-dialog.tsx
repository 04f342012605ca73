import { Text } from '../layout/text.js';
import type { ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { Button } from '../actions/button.js';
import { DialogToasts } from './dialog-toasts.js';
import { useEscapeTarget } from './use-escape-target.js';
import { useHistoryBlocker } from './use-history-blocker.js';
import { useReturnFocus } from './use-return-focus.js';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  question: ReactNode;
  /** Why the last attempt failed. */
  failure?: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  pending?: boolean;
  /** Return the promise of a write: until it settles, further presses do nothing. */
  onConfirm: () => unknown;
}

/** Asks for confirmation of an action that cannot be undone. The caller closes it when the action is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    question,
    failure,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'danger',
    pending = false,
    onConfirm,
  } = props;
  const returnFocus = useReturnFocus();
  const change = (next: boolean) => {
    if (!pending) onOpenChange(next);
  };
  const giveToNewest = useEscapeTarget(open, () => change(false));
  useHistoryBlocker(open, () => change(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 grid grid-cols-1 place-items-center overflow-y-auto bg-scrim p-4 data-[state=closed]:animate-vanish data-[state=open]:animate-appear print:hidden">
          <AlertDialog.Content
            onEscapeKeyDown={giveToNewest}
            onOpenAutoFocus={(event) => void returnFocus.remember(event)}
            onCloseAutoFocus={returnFocus.restore}
            className="flex w-full max-w-md data-[state=closed]:animate-leave data-[state=open]:animate-enter flex-col gap-2 rounded-card border border-divider bg-surface p-6 text-ink shadow-overlay outline-none"
          >
            <AlertDialog.Title className="text-section break-words">{title}</AlertDialog.Title>
            <AlertDialog.Description className="text-body break-words text-muted">{question}</AlertDialog.Description>
            {failure ? (
              <div role="alert">
                <Text tone="bad">{failure}</Text>
              </div>
            ) : null}
            <div className="mt-4 flex flex-wrap justify-end gap-2">
              <AlertDialog.Cancel asChild>
                <Button variant="outline" disabled={pending}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button variant={tone} loading={pending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
            <DialogToasts isOpen={open} />
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
