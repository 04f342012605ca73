const LONGEST_IDLE_WAIT_MS = 5_000;

/**
 * Runs something when the browser has time for it, after 5 s at the latest.
 * @returns a function that cancels it
 */
export function requestIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(run, { timeout: LONGEST_IDLE_WAIT_MS });
  return () => window.cancelIdleCallback(request);
}
