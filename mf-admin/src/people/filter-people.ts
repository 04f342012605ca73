import type { Day } from '@fsvp/contracts/core/calendar-day';
import { compareTexts, foldText, searchedWords } from '@fsvp/contracts/core/text';
import { ROLE_LABELS } from '@fsvp/contracts/access/roles';
import { standingOf, type Standing } from '../qualifications/standing.js';
import type { PeopleSort, PeopleState, QualificationFilter } from './people.url.js';
import type { Person } from './person.js';

type Filters = Partial<Pick<PeopleState, 'search' | 'role' | 'status' | 'qualification'>>;

const STANDINGS: Record<QualificationFilter, readonly Standing[]> = {
  qualified: ['valid', 'ends_soon', 'begins_later'],
  ends_soon: ['ends_soon'],
  ended: ['ended'],
  none: ['none'],
};

/** The people that match. */
export function filterPeople(people: readonly Person[], filters: Filters): Person[] {
  const { search = '', role, status, qualification } = filters;
  const words = searchedWords(search);
  return people.filter((person) => {
    const { account, individual } = person;
    const text = searched(person);
    return (
      words.every((word) => text.includes(word)) &&
      (!role || account?.role === role) &&
      (!status || (account?.status ?? 'no_account') === status) &&
      (!qualification || STANDINGS[qualification].includes(standingOf(individual?.current)))
    );
  });
}

const searched = ({ name, account, individual }: Person) =>
  foldText([name, account?.email, account?.title, individual?.name, individual?.employer].filter(Boolean).join(' '));

/** The day on which a person's qualification or account ends; undefined without one, and for a disabled account. */
export function firstEndOf({ account, individual }: Person): Day | undefined {
  if (account?.status === 'disabled') return undefined;
  return [account?.expiresOn, individual?.current?.validUntil].filter((day) => day != null).sort()[0];
}

const AFTER_ALL_DAYS = '9999-99-99';
/** Texts by which people are compared. */
const KEYS: Record<PeopleSort, (person: Person) => string> = {
  ending: (person) => firstEndOf(person) ?? AFTER_ALL_DAYS,
  name: ({ name }) => name,
  email: ({ account }) => account?.email ?? '',
  role: ({ account }) => (account ? ROLE_LABELS[account.role] : ''),
  status: ({ account }) => account?.status ?? '',
  lastSignInAt: ({ account }) => account?.lastSignInAt ?? '',
  expiresOn: ({ account }) => account?.expiresOn ?? AFTER_ALL_DAYS,
};

/** People in an order; those who are equal in it are by name. */
export function sortPeople(people: readonly Person[], sort: PeopleSort, order: 'asc' | 'desc'): Person[] {
  const keyOf = KEYS[sort];
  const direction = order === 'asc' ? 1 : -1;
  return [...people].sort(
    (a, b) => direction * compareTexts(keyOf(a), keyOf(b)) || compareTexts(a.name, b.name) || compareTexts(a.id, b.id),
  );
}
