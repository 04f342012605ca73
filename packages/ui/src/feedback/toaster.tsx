import { useIsDialogOpen } from '../overlays/open-dialogs.store.js';
import { ToastRegion } from './toast-region.js';

/** The toasts of the page; the shell renders it once. A modal dialog, which makes the page inert, has them in itself. */
export function Toaster() {
  return useIsDialogOpen() ? null : <ToastRegion />;
}
