import { withQuery, type RecordHrefs } from '../core/href.js';

interface SearchFilter {
  search?: string | undefined;
}

export const programHrefs = {
  newFood: () => withQuery('/foods', { new: '1' }),
  food: (id: string) => withQuery('/foods', { view: id }),
  importers: () => withQuery('/admin', { section: 'importers' }),
  fsvpFiles: () => '/fsvp-files',
  fsvpFile: (id: string) => withQuery('/fsvp-files', { view: id }),
};

/** All open reevaluations. */
export const reevaluationsHref = (): string => withQuery('/fsvp-files', { reevaluations: '1' });
export const reevaluationHref = (id: string): string => withQuery('/fsvp-files', { reevaluation: id });

/** Opens the form that determines which requirements apply to a file. */
export const determinationHref = (fileId: string): string => withQuery('/fsvp-files', { view: fileId, determine: '1' });
/** Opens what is prepared of a file, to be signed. */
export const signingHref = (fileId: string): string => withQuery('/fsvp-files', { view: fileId, sign: '1' });

/** The page of the verification plan of a file. */
export const verificationPlanHref = (fileId: string): string => withQuery('/fsvp-files', { view: fileId, plan: '1' });

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
