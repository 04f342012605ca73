import { addDays, type Day } from '../../core/calendar-day.js';
import { GENERATED_DAYS_BEFORE, type LineResult, nextDueDay } from './clocks.js';
import { addFrequency, PLAN_ACTIVITY_LABELS, type PlanLine } from './plan-line.js';
import type { FileSchedule, ScheduledActivity } from './verification-plan.js';

/** When the activities of a plan were performed, are due and will be (beyond/verification-engine.md, 4). Pure: it has no clock of its own. */

/** What is known of a line. */
export interface LineHistory {
  /** The day on which the first plan with this line was signed. */
  signedOn: Day;
  results: readonly (LineResult & { activityId: string })[];
  /** Activities that are generated and not performed. */
  open: readonly { activityId: string; dueOn: Day }[];
}

/** 'Onsite audit: Pepper (Salmonella)' */
export function activityTitle({ activity, hazardNames }: Pick<PlanLine, 'activity' | 'hazardNames'>, food: string) {
  return `${PLAN_ACTIVITY_LABELS[activity]}: ${food}${hazardNames.length ? ` (${hazardNames.join(', ')})` : ''}`;
}

const stateOf = ({ assessment }: LineResult): ScheduledActivity['state'] =>
  assessment === undefined ? 'unreviewed' : assessment === 'adequate' ? 'done' : 'inadequate';

function scheduleLine(line: PlanLine, history: LineHistory, title: string, today: Day, to: Day): ScheduledActivity[] {
  const base = { lineKey: line.lineKey, activity: line.activity, title };
  const performed = history.results.map((result) => ({
    ...base,
    dueOn: result.performedOn,
    state: stateOf(result),
    performedOn: result.performedOn,
    activityId: result.activityId,
  }));
  const upcoming: ScheduledActivity[] = [];
  let dueOn = nextDueDay(line, history.signedOn, history.results);
  while (dueOn !== null && dueOn <= to) {
    const day: Day = dueOn;
    upcoming.push({
      ...base,
      dueOn: day,
      state: day < today ? 'overdue' : day <= addDays(today, GENERATED_DAYS_BEFORE) ? 'due' : 'planned',
      performedOn: null,
      activityId: history.open.find((one) => one.dueOn === day)?.activityId ?? null,
    });
    // What is overdue can be performed today at the earliest.
    dueOn = addFrequency(day < today ? today : day, line.frequency);
  }
  return [...performed, ...upcoming];
}

/** The activities of a signed plan until a day, in order, and the lines that fall due with lots. */
export function schedulePlan(
  lines: readonly PlanLine[],
  historyOf: (lineKey: string) => LineHistory,
  food: string,
  today: Day,
  to: Day,
): FileSchedule {
  const activities = lines.flatMap((line) =>
    scheduleLine(line, historyOf(line.lineKey), activityTitle(line, food), today, to),
  );
  return {
    activities: activities.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn)),
    byLots: lines
      .filter(({ frequency }) => frequency.everyLots !== undefined)
      .map((line) => ({ lineKey: line.lineKey, title: activityTitle(line, food) })),
  };
}
