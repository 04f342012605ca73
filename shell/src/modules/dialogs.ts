import { createResource, withRetries } from '@fsvp/web-kit';

/** What dialogs and forms need, and the shell's own ones: a file that is loaded on first use. */
export const dialogs = createResource(() =>
  withRetries(async () => {
    const { loadDialogs } = await import(/* webpackChunkName: "shared-packages" */ './load-dialogs.js');
    return loadDialogs();
  }),
);
