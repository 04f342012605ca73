import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own: most visits are to files. */
export const ReevaluationsScreen = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "reevaluations" */ './reevaluations-screen.js')).ReevaluationsScreen,
}));
