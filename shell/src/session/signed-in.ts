import { lazyComponent } from '@fsvp/web-kit';
import { runInSteps } from '../run-in-steps.js';

/**
 * The app behind the sign-in. It is downloaded with the page and evaluated while the current-user request is pending,
 * in steps to keep tasks short (ADR 19).
 */
export const SignedIn = lazyComponent(() =>
  runInSteps(
    async () => {
      const { SignedInApp, prefetchFirstScreen } = await import(
        /* webpackMode: "eager" */ '../app/signed-in-exports.js'
      );
      // In parallel with the current-user request.
      setTimeout(prefetchFirstScreen, 0, window.location.pathname);
      return { default: SignedInApp };
    },
    () => import(/* webpackMode: "eager", webpackExports: ["UserMenu"] */ '../layout/user-menu.js'),
    () => import(/* webpackMode: "eager", webpackExports: ["AppLayout"] */ '../layout/app-layout.js'),
  ),
);
