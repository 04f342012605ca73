import { saveFormDrafts } from '@fsvp/ui';
import { openAddress } from '@fsvp/web-kit';

/** Reloads the page without confirmation: what was typed into open forms is saved, and they are restored. */
export function reloadPage(): void {
  const { pathname, search } = window.location;
  const address = openAddress();
  saveFormDrafts();
  if (address === pathname + search) window.location.reload();
  else window.location.replace(address);
}
