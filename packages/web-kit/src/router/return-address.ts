import { useEffect } from 'react';

const STORED = 'return-address';

let formAddress: string | undefined;

/** The address that shows what is open now. */
export function openAddress(): string {
  return formAddress ?? window.location.pathname + window.location.search;
}

/** While mounted with an address: it opens the form that is open, because the page's own address does not. */
export function useFormAddress(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return;
    formAddress = address;
    return () => {
      formAddress = undefined;
    };
  }, [address]);
}

/** Keeps the open address in this tab, for the next sign-in. */
export function keepReturnAddress(): void {
  try {
    window.sessionStorage.setItem(STORED, openAddress());
  } catch {
    // Storage may be disabled: the next sign-in then leads to the dashboard.
  }
}

/** The address that was open when the session ended, once. */
export function takeReturnAddress(): string | undefined {
  try {
    const address = window.sessionStorage.getItem(STORED) ?? undefined;
    window.sessionStorage.removeItem(STORED);
    const isOwn =
      address?.startsWith('/') && new URL(address, window.location.origin).origin === window.location.origin;
    return isOwn ? address : undefined;
  } catch {
    return undefined;
  }
}
