import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own. */
export const ChooseFilesDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "choose-files" */ './choose-files.dialog.js')).ChooseFilesDialog,
}));
