/** Loads the start page in place of this one, so that neither the history nor the memory has anything of it. */
export function openStartPage(): void {
  window.location.replace('/');
}
