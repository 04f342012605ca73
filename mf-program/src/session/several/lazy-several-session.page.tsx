import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own. */
export const SeveralSessionPage = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "several-session" */ './several-session.page.js')).SeveralSessionPage,
}));
