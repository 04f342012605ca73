import { lazyComponent } from '@fsvp/web-kit';
import type { EvaluationPageProps } from './evaluation.page.js';

/** A chunk of its own: most visits are to the requirements of a file. */
export const EvaluationPage = lazyComponent<EvaluationPageProps>(async () => ({
  default: (await import(/* webpackChunkName: "evaluation" */ './evaluation.page.js')).EvaluationPage,
}));
