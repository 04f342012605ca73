/** Evaluated in one step, while the current-user request is pending. */
export { prefetchFirstScreen } from '../modules/prefetch.js';
export { SignedInApp } from './signed-in.app.js';
