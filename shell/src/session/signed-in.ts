import { lazyComponent } from '@fsvp/web-kit';
import { inTurns } from '../in-turns.js';

/**
 * What a signed-in user sees. It is in the page from the start and evaluated after the question who is signed in was asked: a slow machine is deaf
 * for as long as one task lasts.
 */
export const SignedIn = lazyComponent(() =>
  inTurns(
    async () => {
      const { SignedInApp, prefetchFirstScreen } = await import(/* webpackMode: "eager" */ '../app/signed-in.parts.js');
      // Beside that question, not after its answer.
      setTimeout(prefetchFirstScreen, 0, window.location.pathname);
      return { default: SignedInApp };
    },
    () => import(/* webpackMode: "eager", webpackExports: ["getDashboardStats"] */ '@fsvp/contracts/dashboard'),
    () => import(/* webpackMode: "eager", webpackExports: ["host", "prefetchUnits"] */ '../modules/host.js'),
    () => import(/* webpackMode: "eager", webpackExports: ["UserMenu"] */ '../layout/user-menu.js'),
    () => import(/* webpackMode: "eager", webpackExports: ["AppLayout"] */ '../layout/app-layout.js'),
  ),
);
