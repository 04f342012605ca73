import { withQuery, type RecordHrefs } from '../core/href.js';

interface SearchFilter {
  search?: string | undefined;
}

export const programHrefs = {
  newFood: () => withQuery('/foods', { new: '1' }),
  food: (id: string) => withQuery('/foods', { view: id }),
  importers: () => withQuery('/admin', { section: 'importers' }),
  fsvpFile: (id: string) => withQuery('/fsvp-files', { view: id }),
};

/** All open reevaluations. */
export const reevaluationsHref = (): string => withQuery('/fsvp-files', { reevaluations: '1' });
export const reevaluationHref = (id: string): string => withQuery('/fsvp-files', { reevaluation: id });

/** The lists with what matches a search; not in `hrefs`, which every module loads. */
export const programListHrefs = {
  foods: (filters: SearchFilter) => withQuery('/foods', { ...filters }),
  /** Open and closed files. */
  fsvpFiles: (filters: SearchFilter) => withQuery('/fsvp-files', { ...filters, state: 'all' }),
};

/** Those that no screen links to are only here: the shell loads every member of `hrefs`. */
export const programRecordHrefs: RecordHrefs = {
  'fsvp-file': programHrefs.fsvpFile,
  importer: (id) => withQuery('/admin', { section: 'importers', view: id }),
  'reference-set': (id) => withQuery('/admin', { section: 'reference-data', view: id }),
  food: programHrefs.food,
  'food-hazard-analysis': (id) => withQuery('/foods', { analysis: id }),
  reevaluation: reevaluationHref,
};
