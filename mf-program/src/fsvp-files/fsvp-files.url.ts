import { LIFECYCLES, type Lifecycle } from '@fsvp/contracts/fsvp-file';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

const SORTS = ['number', 'supplierName', 'foodName', 'lifecycle'] as const;
export type FileSort = (typeof SORTS)[number];

export const filesUrl = {
  /** Without it, the list. */
  tab: urlChoice(['portfolio']),
  search: urlText(),
  /** Without it, the open files. */
  state: urlChoice([...LIFECYCLES, 'all']),
  importer: urlId(),
  sort: urlChoice(SORTS),
  order: urlChoice(['asc', 'desc']),
  offset: urlNumber(),
  /** The file whose details are open. */
  view: urlOptional(),
  /** The file whose form is open. */
  edit: urlOptional(),
  /** Opens the form of a new file. */
  new: urlChoice(['1']),
};
export type FilesState = UrlState<typeof filesUrl>;

/** Removes search and filters from the URL. */
export const UNFILTERED = {
  search: '',
  state: undefined,
  importer: undefined,
  offset: 0,
} satisfies Partial<FilesState>;

const OPEN = LIFECYCLES.filter((one) => one !== 'closed');

/** The states to list. */
export function lifecyclesOf(state: FilesState['state']): Lifecycle[] | undefined {
  if (state === 'all') return undefined;
  return state ? [state] : OPEN;
}
