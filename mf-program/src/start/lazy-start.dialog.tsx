import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own: it is needed once for most suppliers. */
export const StartDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "start" */ './start.dialog.js')).StartDialog,
}));
