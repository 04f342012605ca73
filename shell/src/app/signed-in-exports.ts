/** What is evaluated together, after the page has asked who is signed in. */
export { prefetchFirstScreen } from '../modules/prefetch.js';
export { SignedInApp } from './signed-in.app.js';
