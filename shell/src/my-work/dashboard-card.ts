import { createResource, withRetries, type Extension } from '@fsvp/web-kit';

const card = createResource(() =>
  withRetries(() => import(/* webpackChunkName: "my-work-card" */ './my-work.card.js')),
);

/** The shell's own card below those of the dashboard: loaded once it is seen, and it fails on its own. */
export const myWorkCard: Extension = {
  point: 'dashboard',
  module: 'shell',
  title: 'My Work',
  load: () => card.read(),
  reload: async () => undefined,
};
