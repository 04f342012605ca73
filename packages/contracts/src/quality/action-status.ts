import { type Day, dayOf, today as currentDay } from '../core/calendar-day.js';

/** Beside the contract of corrective actions, of which the first screen needs nothing else. */

export const ACTION_STATUSES = ['open', 'in_progress', 'completed', 'closed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];
export const ACTION_STATUS_LABELS: Record<ActionStatus, string> = {
  open: 'Open',
  in_progress: 'In Progress',
  completed: 'Completed',
  closed: 'Closed',
};

/** Its completed date is set. */
export const isActionDone = (status: ActionStatus) => status === 'completed' || status === 'closed';

export const ACTION_PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type ActionPriority = (typeof ACTION_PRIORITIES)[number];
export const ACTION_PRIORITY_LABELS: Record<ActionPriority, string> = {
  critical: 'Critical Priority',
  high: 'High Priority',
  medium: 'Medium Priority',
  low: 'Low Priority',
};

/** Whether an action is past its due day and still active. */
export function actionOverdue(action: { status: ActionStatus; dueDate: string }, today: Day = currentDay()): boolean {
  return (action.status === 'open' || action.status === 'in_progress') && dayOf(action.dueDate) < today;
}
