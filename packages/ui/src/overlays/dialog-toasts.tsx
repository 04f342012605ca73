import { useSyncExternalStore } from 'react';
import { ToastRegion } from '../feedback/toast-region.js';
import { currentToast, subscribeToToasts } from '../feedback/toast.store.js';
import { useTopmostDialog } from './open-dialogs.store.js';

/** The toasts in a modal dialog, which Tab and screen readers cannot leave; only in the one that was opened last. */
export function DialogToasts({ isOpen }: { isOpen: boolean }) {
  const isTopmost = useTopmostDialog(isOpen);
  const record = useSyncExternalStore(subscribeToToasts, currentToast, currentToast);
  return isTopmost && record ? <ToastRegion /> : null;
}
