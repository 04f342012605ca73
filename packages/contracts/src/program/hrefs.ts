import { withQuery, type RecordHrefs } from '../core/href.js';

interface SearchFilter {
  search?: string | undefined;
}

export const programHrefs = {
  foods: (filters: SearchFilter = {}) => withQuery('/foods', { ...filters }),
  newFood: () => withQuery('/foods', { new: '1' }),
  food: (id: string) => withQuery('/foods', { view: id }),
  importers: () => withQuery('/admin', { section: 'importers' }),
  /** Open and closed files. */
  fsvpFiles: (filters: SearchFilter = {}) => withQuery('/fsvp-files', { ...filters, state: 'all' }),
  fsvpFile: (id: string) => withQuery('/fsvp-files', { view: id }),
};

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
export const programRecordHrefs: RecordHrefs = {
  'fsvp-file': programHrefs.fsvpFile,
  importer: (id) => withQuery('/admin', { section: 'importers', view: id }),
  'reference-set': (id) => withQuery('/admin', { section: 'reference-data', view: id }),
  food: programHrefs.food,
};
