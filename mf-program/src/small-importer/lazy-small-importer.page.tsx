import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own: it is needed once for an importer. */
export const SmallImporterPage = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "small-importer" */ './small-importer.page.js')).SmallImporterPage,
}));
