import { lazyComponent } from '@fsvp/web-kit';

// One chunk, which pages of files do not need.

export const AskForLettersDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "ask-for-letters" */ './ask-for-letters.dialog.js')).AskForLettersDialog,
}));

export const AskForLetters = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "ask-for-letters" */ './ask-for-letters.js')).AskForLetters,
}));
