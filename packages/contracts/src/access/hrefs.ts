import { withQuery, type RecordHrefs } from '../core/href.js';

export const accessHrefs = {
  /** The profile, at the list of one's own sessions. */
  ownSessions: () => withQuery('/', { profile: 'sessions' }),
  people: () => '/admin',
  /** Opens the form of an invitation. */
  invitePerson: () => withQuery('/admin', { new: '1' }),
  account: (id: string) => withQuery('/admin', { view: id }),
  apiTokens: () => withQuery('/admin', { section: 'tokens' }),
  accountReviews: () => withQuery('/admin', { section: 'account-reviews' }),
};

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
export const accessRecordHrefs: RecordHrefs = {
  'account-review': (id) => withQuery('/admin', { section: 'account-reviews', view: id }),
};
