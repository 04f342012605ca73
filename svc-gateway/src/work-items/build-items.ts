import type { Principal } from '@fsvp/contracts/access/access';
import { isGranted } from '@fsvp/contracts/access/access';
import {
  groupOfDay,
  needsAdministrator,
  WORK_GROUPS,
  type WorkGroup,
  type WorkItem,
} from '@fsvp/contracts/catalogue/work-item';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { compareTexts, foldText } from '@fsvp/contracts/core/text';
import type { WorkKind, WorkLine } from '@fsvp/contracts/core/work-item';

/** A decision with the names of the people in it. */
export interface Decision {
  key: string;
  snoozedUntil: Day | null;
  snoozeReason: string | null;
  snoozedAt: string | null;
  snoozedByName: string | null;
  handedTo: string | null;
  handOverReason: string | null;
  handedAt: string | null;
  handedBy: string | null;
  handedByName: string | null;
}

export interface Person {
  id: string;
  name: string;
  email: string | null;
}

interface Context {
  decisions: readonly Decision[];
  people: readonly Person[];
  principal: Principal;
  /** Only what the principal is to do, or has handed over. */
  mine: boolean;
  day: Day;
}

/** What only some may finish. */
const SIGNED: readonly WorkKind[] = ['signature', 'result_review'];
const maySign = ({ grantee }: Principal, { recordType }: WorkLine) =>
  isGranted(grantee, recordType === 'qualification' ? 'sign_administration' : 'hand_in_signature');

/** Finds whose name or email address it is; of several the first one. */
export function findByName(people: readonly Person[]): (named: string) => Person | undefined {
  const byName = new Map<string, Person>();
  for (const person of [...people].reverse())
    for (const one of [person.name, person.email ?? '']) byName.set(foldText(one), person);
  return (named) => byName.get(foldText(named));
}

/** The lines as one person sees them, by group and day. */
export function buildItems(lines: readonly WorkLine[], context: Context): WorkItem[] {
  const decisions = new Map(context.decisions.map((one) => [one.key, one]));
  const people = { byId: new Map(context.people.map((one) => [one.id, one])), byName: findByName(context.people) };
  return lines.flatMap((line) => buildItem(line, decisions.get(line.key), context, people) ?? []).sort(inOrder);
}

function buildItem(
  { ownerName: named, ...line }: WorkLine,
  decision: Decision | undefined,
  { principal, mine, day }: Context,
  people: { byId: ReadonlyMap<string, Person>; byName: (named: string) => Person | undefined },
): WorkItem | undefined {
  const nameOf = (id: string | null) => (id === null ? null : (people.byId.get(id)?.name ?? null));
  const byName = named !== null && people.byName(named);
  const owner = byName ? byName.id : line.ownerId;
  const handedTo = decision?.handedTo ?? null;
  const handedAway = handedTo !== null && handedTo !== principal.id;
  const needsOther =
    SIGNED.includes(line.kind) && handedTo === null && !maySign(principal, { ...line, ownerName: named });
  if (mine && (needsOther || (handedAway && decision?.handedBy !== principal.id && owner !== principal.id)))
    return undefined;
  const snooze =
    decision?.snoozedUntil && decision.snoozedUntil > day
      ? {
          until: decision.snoozedUntil,
          reason: decision.snoozeReason ?? '',
          at: decision.snoozedAt ?? '',
          byName: decision.snoozedByName,
        }
      : null;
  const waitingFor =
    line.waitingFor ??
    (mine && handedAway
      ? (nameOf(handedTo) ?? 'another person')
      : needsAdministrator(line) && !isGranted(principal.grantee, 'administer')
        ? 'an administrator'
        : needsOther
          ? 'a qualified individual'
          : null);
  return {
    ...line,
    ownerId: handedTo ?? owner,
    ownerName: nameOf(handedTo ?? owner) ?? (handedTo === null ? named : null),
    waitingFor,
    group: groupOf(line, { isSnoozed: snooze !== null, isWaiting: waitingFor !== null, day }),
    snooze,
    handOver:
      decision && handedTo !== null
        ? {
            userId: handedTo,
            userName: nameOf(handedTo),
            reason: decision.handOverReason ?? '',
            at: decision.handedAt ?? '',
            byName: decision.handedByName,
          }
        : null,
  };
}

function groupOf(
  { kind, dueOn }: Pick<WorkLine, 'kind' | 'dueOn'>,
  { isSnoozed, isWaiting, day }: { isSnoozed: boolean; isWaiting: boolean; day: Day },
): WorkGroup {
  if (isSnoozed) return 'later';
  if (isWaiting) return 'waiting';
  // Somebody has prepared it, and waits.
  if (kind === 'signature') return 'today';
  return groupOfDay(dueOn, day);
}

const LAST = '9999-12-31';
/** Of texts that nobody reads in this order. */
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
/** What has no day comes last in its group. */
function inOrder(one: WorkItem, other: WorkItem): number {
  return (
    WORK_GROUPS.indexOf(one.group) - WORK_GROUPS.indexOf(other.group) ||
    compare(one.dueOn ?? LAST, other.dueOn ?? LAST) ||
    compareTexts(one.title, other.title) ||
    compare(one.key, other.key)
  );
}
