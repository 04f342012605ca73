import { saveFormDrafts } from '@fsvp/ui';

/** Reloads the page without confirmation: the values of open forms are saved, and the forms offer to restore them. */
export function reloadPage(): void {
  saveFormDrafts();
  window.location.reload();
}
