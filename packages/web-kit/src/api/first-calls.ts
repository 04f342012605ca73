/** A screen that needs longer to load gets newer data. */
const USABLE_FOR_MS = 20_000;

declare global {
  interface Window {
    /** The responses of the GET calls that the page started before its scripts were loaded (shell/src/index.html), by address. */
    firstCalls?: Record<string, Promise<Response>>;
  }
}

/** The response of a call that the page has started; each is used once. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const response = window.firstCalls?.[address];
  delete window.firstCalls?.[address];
  return performance.now() < USABLE_FOR_MS ? response : undefined;
}

/** After a change, and after a sign-in, the responses may be out of date. */
export function dropFirstCalls(): void {
  delete window.firstCalls;
}
