import { findChanges } from '@fsvp/contracts/program/verification-plans/judge-plan';
import {
  ADDRESSEE_LABELS,
  frequencyText,
  PLAN_ACTIVITY_LABELS,
  type PlanLine,
} from '@fsvp/contracts/program/verification-plans/plan-line';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Onsite audit, every 365 days' */
export const lineTitle = ({ activity, frequency }: Pick<PlanLine, 'activity' | 'frequency'>): string =>
  `${PLAN_ACTIVITY_LABELS[activity]}, ${frequencyText(frequency)}`;

/** 'Before the first import and every 365 days' */
export function timingText({ frequency, beforeFirstImport, beforeRelease }: PlanLine): string {
  const first = beforeFirstImport ? 'before the first import and ' : '';
  return capital(`${first}${frequencyText(frequency)}${beforeRelease ? ', before the release of the lot' : ''}`);
}

export const addresseeText = ({ kind, name }: PlanLine['addressee']): string =>
  name ? `${ADDRESSEE_LABELS[kind]}: ${name}` : ADDRESSEE_LABELS[kind];

/** 'Changed: every 24 months instead of every 365 days'; undefined for a line as it was proposed. */
export function changeText(line: PlanLine): string | undefined {
  if (!line.proposed) return 'Added, not proposed';
  const changes = findChanges(line);
  return changes.length ? `Changed: ${changes.join(', ')}` : undefined;
}
