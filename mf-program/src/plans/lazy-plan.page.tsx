import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own: most visits are to files. */
export const PlanPage = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "plan" */ './plan.page.js')).PlanPage,
}));
