import { urlChoice } from '@fsvp/web-kit';

/** The sections that the URL names; without one, the page shows the people. */
export const SECTIONS = [
  'importers',
  'account-reviews',
  'tokens',
  'webhooks',
  'policies',
  'reference-data',
  'failed-events',
] as const;
export type Section = (typeof SECTIONS)[number];

export const adminUrl = { section: urlChoice(SECTIONS) };

export const sectionHref = (section: Section | undefined) => (section ? `/admin?section=${section}` : '/admin');
