import { SIDEBAR } from '../fixtures/sidebar.mjs';

/** @typedef {{ label: string, path: string, heading: string }} Screen */

/** Headings that differ from the label in the sidebar. @type {Record<string, string>} */
const HEADINGS = { Documents: 'Document Management', Reports: 'Reports & Analytics' };

/** The screens that the shared password may see, in the order of the sidebar. @type {Screen[]} */
export const SCREENS = SIDEBAR.filter(({ path }) => path !== '/admin').map(({ label, path }) => ({
  label,
  path,
  heading: HEADINGS[label] ?? label,
}));

/**
 * Runs in the page: whether a screen is shown with its heading and completely loaded.
 * @param {string} heading
 */
export function isScreenShown(heading) {
  const main = document.querySelector('main');
  const found = main?.querySelector('h1')?.textContent === heading;
  const waiting =
    main?.querySelector('[aria-busy="true"], .animate-breathe') ||
    [...(main?.querySelectorAll('[role="status"]') ?? [])].some((one) => one.textContent?.startsWith('Loading'));
  return found && !waiting;
}
