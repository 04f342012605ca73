import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { LIFECYCLES, type Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import { LETTER_LANGUAGES } from '@fsvp/contracts/program/letter-languages';
import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';
import { REGIMES } from '@fsvp/contracts/program/readiness/regime';
import { REQUIREMENT_CODES } from '@fsvp/contracts/program/readiness/requirement-codes';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlField, type UrlState } from '@fsvp/web-kit';

/** Leads through the questions of one file. */
export const sessionHref = (fileId: string): string => `${hrefs.fsvpFile(fileId)}&session=1`;

const SORTS = ['readiness', 'nextDueOn', 'number', 'supplierName', 'foodName', 'lifecycle'] as const;
export type FileSort = (typeof SORTS)[number];

/** Beside the list. */
export const TABS = ['portfolio', 'coverage'] as const;

export const SECTIONS = ['timeline', 'documents', 'entry-lines'] as const;

const DAY = /^(19|[2-9]\d)\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function urlDay(): UrlField<Day | undefined> {
  return { parse: ([value = '']) => (DAY.test(value) ? value : undefined), format: (value) => (value ? [value] : []) };
}

/** Most files of one session: their ids fit an address. */
export const MAX_SESSION_FILES = 20;
const ID = urlId();

function urlIds(): UrlField<string[]> {
  return {
    parse: (values) => [...new Set(values.filter((value) => ID.parse([value])))].slice(0, MAX_SESSION_FILES),
    format: (ids) => ids,
  };
}

export const filesUrl = {
  /** Without it, the list. */
  tab: urlChoice(TABS),
  search: urlText(),
  /** Without it, the open files. */
  state: urlChoice([...LIFECYCLES, 'all']),
  importer: urlId(),
  verdict: urlChoice(VERDICTS),
  regime: urlChoice(REGIMES),
  /** Files in which it is missing. */
  missing: urlChoice(REQUIREMENT_CODES),
  country: urlOptional(),
  supplierId: urlId(),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The file that is shown in place of the list. */
  view: urlOptional(),
  /** Of that file; without it, its requirements. */
  section: urlChoice(SECTIONS),
  /** Leads through the questions of that file, in place of its page. */
  session: urlChoice(['1']),
  /** The question of the session; without it, the next one. */
  step: urlChoice(REQUIREMENT_CODES),
  /** Leads through the questions of these files, in place of the list. */
  files: urlIds(),
  /** The question of that session; without it, the next one. */
  shared: urlOptional(),
  /** Shows the letter that the supplier of that file signs, with a translation into this language. */
  letter: urlChoice(LETTER_LANGUAGES),
  /** That letter is for all foods of its supplier. */
  foods: urlChoice(['all']),
  /** The day on which that file is judged; without it, today. */
  asOf: urlDay(),
  /** Opens a form that records evidence of that file. */
  record: urlChoice([...REQUIREMENT_CODES, 'assurance', 'check', 'control']),
  /** The entry line of that file whose form is open. */
  line: urlId(),
  /** Shows the evaluation and the approval in place of that file. */
  evaluation: urlChoice(['1']),
  /** Opens the decision on the supplier there. */
  approve: urlChoice(['1']),
  /** Shows the verification plan of that file in place of its page. */
  plan: urlChoice(['1']),
  /** Opens the form that determines which requirements apply to that file. */
  determine: urlChoice(['1']),
  /** Opens the drafts of that file, to be signed. */
  sign: urlChoice(['1']),
  /** The file whose form is open. */
  edit: urlOptional(),
  /** Opens the form of a new file. */
  new: urlChoice(['1']),
  /** Supplier and food with which that form begins. */
  newSupplier: urlId(),
  newFood: urlId(),
  /** The supplier for whose products files are proposed; '1' lets the user choose one. */
  start: urlOptional(),
  /** Opens the proposals for all suppliers. */
  wizard: urlChoice(['1']),
  /** The very small importer whose way is shown in place of the files; '1' to choose one. */
  small: urlOptional(),
  /** Opens the form that changes several files of the list. */
  several: urlChoice(['1']),
  /** Shows reevaluations in place of the files; and one of them. */
  reevaluations: urlChoice(['1']),
  reevaluation: urlOptional(),
  /** The importer whose procedures are shown; '1' lets the user choose one. */
  procedures: urlOptional(),
};
export type FilesState = UrlState<typeof filesUrl>;

/** Closes the form of a new file. */
export const NOT_NEW = { new: undefined, newSupplier: undefined, newFood: undefined } satisfies Partial<FilesState>;

/** Removes search and filters from the URL. */
export const UNFILTERED = {
  search: '',
  state: undefined,
  importer: undefined,
  verdict: undefined,
  regime: undefined,
  missing: undefined,
  country: undefined,
  supplierId: undefined,
  offset: 0,
} satisfies Partial<FilesState>;

export function isFiltered(state: FilesState): boolean {
  const { search, importer, verdict, regime, missing, country, supplierId } = state;
  return Boolean(search || state.state || importer || verdict || regime || missing || country || supplierId);
}

const OPEN = LIFECYCLES.filter((one) => one !== 'closed');

/** The states to list. */
export function lifecyclesOf(state: FilesState['state']): Lifecycle[] | undefined {
  if (state === 'all') return undefined;
  return state ? [state] : OPEN;
}
