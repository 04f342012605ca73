import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own. */
export const SessionPage = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "session" */ './session.page.js')).SessionPage,
}));
