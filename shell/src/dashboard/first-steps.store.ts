const KEY = 'first-steps';

export function firstStepsDismissed(): boolean {
  try {
    return window.localStorage.getItem(KEY) === 'dismissed';
  } catch {
    return false;
  }
}

/** Remembers in this browser that the card was dismissed. */
export function dismissFirstSteps(): void {
  try {
    window.localStorage.setItem(KEY, 'dismissed');
  } catch {
    // Storage may be disabled; the card is then hidden until the page is closed.
  }
}
