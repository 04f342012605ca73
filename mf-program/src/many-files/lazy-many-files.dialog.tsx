import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own: most visits change one file. */
export const ManyFilesDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "many-files" */ './many-files.dialog.js')).ManyFilesDialog,
}));
