import { lazyComponent } from '@fsvp/web-kit';

/** A chunk of its own. */
export const LetterPage = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "letter" */ './letter.page.js')).LetterPage,
}));
