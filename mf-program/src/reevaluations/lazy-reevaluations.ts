import { lazyComponent } from '@fsvp/web-kit';
import type { AskButtonProps } from './ask-button.js';

// A chunk of its own: most visits are to files.

export const ReevaluationsScreen = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "reevaluations" */ './reevaluations-screen.js')).ReevaluationsScreen,
}));

export const AskButton = lazyComponent<AskButtonProps>(async () => ({
  default: (await import(/* webpackChunkName: "reevaluations" */ './ask-button.js')).AskButton,
}));
