import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own: most visits are to files. */
export const ProceduresDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "procedures" */ './procedures.dialog.js')).ProceduresDialog,
}));
