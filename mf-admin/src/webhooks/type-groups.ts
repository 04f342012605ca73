import { CHANGING_RECORDS } from '@fsvp/contracts/catalogue/change';

export interface TypeGroup {
  recordType: string;
  /** Types of its events. */
  events: string[];
}

/** What a webhook can get, by type of records. */
export const TYPE_GROUPS: TypeGroup[] = Object.entries(CHANGING_RECORDS).map(([recordType, { events }]) => ({
  recordType,
  events: [...new Set(events.map(({ type }) => type))],
}));

/** How many events of a group are chosen. A type of record includes all of its events, also those of later releases. */
export function chosenEvents({ recordType, events }: TypeGroup, chosen: readonly string[]): string[] {
  return chosen.includes(recordType) ? events : events.filter((type) => chosen.includes(type));
}

/** The choice with other events of one group: its type of records for all, so that events of later releases count too. */
export function chooseEvents(
  { recordType, events }: TypeGroup,
  chosen: readonly string[],
  next: readonly string[],
): string[] {
  const others = chosen.filter((type) => type !== recordType && !events.includes(type));
  const own = next.length === events.length ? [recordType] : events.filter((type) => next.includes(type));
  return [...others, ...own].sort((one, other) => POSITIONS.indexOf(one) - POSITIONS.indexOf(other));
}

const POSITIONS = TYPE_GROUPS.flatMap(({ recordType, events }) => [recordType, ...events]);
