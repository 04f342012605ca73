import { saveFormDrafts } from '@fsvp/ui';

/** Reloads the page without asking: what is typed into open forms is kept, and the forms offer it again. */
export function reloadPage(): void {
  saveFormDrafts();
  window.location.reload();
}
