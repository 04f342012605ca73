/** With the shared password, or with an account. */
export type SignInWay = 'shared' | 'own';

const STORED = 'sign-in-way';

/** The way that was last used in this browser. */
export function lastSignInWay(): SignInWay {
  try {
    return window.localStorage.getItem(STORED) === 'own' ? 'own' : 'shared';
  } catch {
    return 'shared';
  }
}

export function rememberSignInWay(way: SignInWay): void {
  try {
    window.localStorage.setItem(STORED, way);
  } catch {
    // Storage may be disabled: the page then opens with the shared password.
  }
}
