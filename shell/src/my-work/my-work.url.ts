import { WORK_GROUPS } from '@fsvp/contracts/catalogue/work-item';
import { WORK_KINDS } from '@fsvp/contracts/core/work-item';
import { urlChoice, urlId, urlNumber, type UrlState } from '@fsvp/web-kit';

/** How many lines are shown at first, and how many more each time. */
export const PAGE = 100;

export const workUrl = {
  /** Without it, what the user is to do. */
  who: urlChoice(['everybody']),
  importer: urlId(),
  kind: urlChoice(WORK_KINDS),
  group: urlChoice(WORK_GROUPS),
  shown: urlNumber(PAGE),
};
export type WorkState = UrlState<typeof workUrl>;

export const UNFILTERED = {
  importer: undefined,
  kind: undefined,
  group: undefined,
  shown: PAGE,
} satisfies Partial<WorkState>;

export const isFiltered = ({ importer, kind, group }: WorkState): boolean => Boolean(importer ?? kind ?? group);
