import { SIDEBAR } from '../fixtures/sidebar.mjs';

/** @typedef {{ label: string, path: string, heading: string }} Screen */

/** Where a screen's heading is not its entry in the sidebar. @type {Record<string, string>} */
const HEADINGS = { Documents: 'Document Management', Reports: 'Reports & Analytics' };

/** The screens in the order of the sidebar. @type {Screen[]} */
export const SCREENS = SIDEBAR.map(({ label, path }) => ({ label, path, heading: HEADINGS[label] ?? label }));

/**
 * In the page: whether a screen stands, with its heading and what it shows, and nothing of it is being loaded any more.
 * @param {string} heading
 */
export function stands(heading) {
  const main = document.querySelector('main');
  const found = main?.querySelector('h1')?.textContent === heading;
  const waiting =
    main?.querySelector('[aria-busy="true"], .animate-breathe') ||
    [...(main?.querySelectorAll('[role="status"]') ?? [])].some((one) => one.textContent?.startsWith('Loading'));
  return found && !waiting;
}
