import { addDays, type Day } from '@fsvp/contracts/core/calendar-day';
import {
  ADDRESSEE_LABELS,
  frequencyText,
  PLAN_ACTIVITY_LABELS,
  type PlanActivity,
  type PlanLine,
} from '@fsvp/contracts/program/verification-plans/plan-line';
import type { VerificationType } from '@fsvp/contracts/quality/verification';

/** What is generated of a line of a plan. */

const TYPE_OF_ACTIVITY: Record<PlanActivity, VerificationType> = {
  audit: 'audit',
  sampling_testing: 'testing',
  records_review: 'certificate_review',
  other: 'certificate_review',
};
const MAX_TITLE = 255;
/** Days from a receipt until the result of its lot is due (our policy); a lot that is held is due at once. */
export const LOT_DAYS = 14;

export interface PlannedActivity {
  type: VerificationType;
  title: string;
  description: string;
  scheduledDate: string;
  dueDate: string;
}

/** @param lot of a line by lots */
export function planActivity(line: PlanLine, foodName: string, dueOn: Day, lot?: string): PlannedActivity {
  const midnight = `${dueOn}T00:00:00.000Z`;
  return {
    type: TYPE_OF_ACTIVITY[line.activity],
    title: titleOf(line, foodName),
    description: describe(line, lot),
    scheduledDate: midnight,
    dueDate: midnight,
  };
}

/** “Onsite audit: Black pepper (Salmonella, Lead)”; hazards that do not fit are counted, and a long name of the food is cut. */
export function titleOf(
  { activity, hazardNames }: Pick<PlanLine, 'activity' | 'hazardNames'>,
  foodName: string,
): string {
  const label = PLAN_ACTIVITY_LABELS[activity];
  for (let shown = hazardNames.length; shown > 0; shown -= 1) {
    const more = hazardNames.length - shown;
    const hazards = [...hazardNames.slice(0, shown), ...(more ? [`${more} more`] : [])].join(', ');
    const title = `${label}: ${foodName} (${hazards})`;
    if (title.length <= MAX_TITLE) return title;
  }
  const title = `${label}: ${foodName}`;
  return title.length <= MAX_TITLE ? title : `${title.slice(0, MAX_TITLE - 1).trimEnd()}…`;
}

function describe({ frequency, addressee, description, sampling, beforeRelease }: PlanLine, lot?: string): string {
  return [
    `Planned ${frequencyText(frequency)}.`,
    ...(lot ? [`Lot: ${lot}`] : []),
    ...(description ? [description] : []),
    ...(addressee.kind === 'foreign_supplier'
      ? []
      : [`At: ${[ADDRESSEE_LABELS[addressee.kind], addressee.name].filter(Boolean).join(', ')}`]),
    ...(sampling ? [[`Samples: ${sampling.samples}`, sampling.method].filter(Boolean).join(', ')] : []),
    ...(beforeRelease ? ['Hold the lot until the result is known.'] : []),
  ].join('\n');
}

/** Whether a line by lots is due for a lot, by the number of the lot from 1: the first of every so many, or each of the first ones. */
export function isLotDue({ everyLots = 1, lots }: PlanLine['frequency'], number: number): boolean {
  return (number - 1) % everyLots === 0 && (lots === undefined || number <= lots);
}

export const lotDueDay = ({ beforeRelease }: PlanLine, received: Day): Day =>
  beforeRelease ? received : addDays(received, LOT_DAYS);
