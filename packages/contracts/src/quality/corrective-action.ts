import * as z from 'zod/mini';
import { attachment, attachmentLinks } from '../documents/attachment.js';
import { addDays, dayOf, today as currentDay, type Day } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import { externalIdQuery, externalIds, externalIdsInput } from '../core/external-ids.js';
import {
  id,
  idParams,
  instant,
  instantText,
  listQuery,
  nullableInstant,
  optionalId,
  optionalInstant,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  nullableText,
  uuid,
} from '../core/fields.js';

export const ACTION_STATUSES = ['open', 'in_progress', 'completed', 'closed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];
export const ACTION_STATUS_LABELS: Record<ActionStatus, string> = {
  open: 'Open',
  in_progress: 'In Progress',
  completed: 'Completed',
  closed: 'Closed',
};

export const ACTION_PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type ActionPriority = (typeof ACTION_PRIORITIES)[number];
export const ACTION_PRIORITY_LABELS: Record<ActionPriority, string> = {
  critical: 'Critical Priority',
  high: 'High Priority',
  medium: 'Medium Priority',
  low: 'Low Priority',
};

export const DUE_IN_DAYS = 30;

/** The default due day of a new corrective action: 30 days from now (spec-map: constants-9). */
export function defaultDueDay(today: Day = currentDay()): Day {
  return addDays(today, DUE_IN_DAYS);
}

/** Whether an action is past its due day and still active. */
export function actionOverdue(action: { status: ActionStatus; dueDate: string }, today: Day = currentDay()): boolean {
  return (action.status === 'open' || action.status === 'in_progress') && dayOf(action.dueDate) < today;
}

const fields = {
  supplierId: id,
  verificationId: optionalId,
  inspectionId: optionalId,
  title: requiredText(255, 'Title is required'),
  description: requiredText(undefined, 'Description is required'),
  rootCause: optionalText(),
  correctiveAction: requiredText(undefined, 'Corrective action is required'),
  preventiveAction: optionalText(),
  status: z.enum(ACTION_STATUSES, 'Choose a status'),
  priority: z.enum(ACTION_PRIORITIES, 'Choose a priority'),
  assignedTo: optionalText(255),
  dueDate: instant('Due date is required'),
  completedDate: optionalInstant(),
  verificationOfEffectiveness: optionalText(),
  attachments: attachmentLinks,
  externalIds: externalIdsInput,
};

export const actionCreate = z
  .object({
    ...fields,
    supplierId: uuid('Supplier is required'),
    status: z._default(fields.status, 'open'),
    priority: z._default(fields.priority, 'medium'),
  })
  .check(z.meta({ id: 'CorrectiveActionCreate' }));
export type ActionCreate = z.output<typeof actionCreate>;
export const actionUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'CorrectiveActionUpdate' }));
export type ActionUpdate = z.output<typeof actionUpdate>;

export const correctiveAction = z
  .object({
    ...recordFields,
    supplierId: z.string(),
    supplierName: nullableText,
    verificationId: nullableText,
    inspectionId: nullableText,
    title: z.string(),
    description: z.string(),
    rootCause: nullableText,
    correctiveAction: z.string(),
    preventiveAction: nullableText,
    status: z.enum(ACTION_STATUSES),
    priority: z.enum(ACTION_PRIORITIES),
    assignedTo: nullableText,
    dueDate: instantText,
    completedDate: nullableInstant,
    verificationOfEffectiveness: nullableText,
    attachments: z.array(attachment),
    externalIds,
  })
  .check(z.meta({ id: 'CorrectiveAction' }));
export type CorrectiveAction = z.output<typeof correctiveAction>;

const tag = 'Corrective Actions';
const path = '/api/corrective-actions';
const one = `${path}/{id}`;

export const listActions = defineCall({
  id: 'listActions',
  method: 'GET',
  path,
  summary: 'Corrective actions, newest first; search by title, description or supplier name',
  tag,
  query: z.object({
    ...listQuery(['title', 'status', 'priority', 'dueDate', 'supplierName', 'createdAt']),
    status: repeated(ACTION_STATUSES),
    priority: repeated(ACTION_PRIORITIES),
    supplierId: z.optional(id),
    ...externalIdQuery,
  }),
  response: z
    .object({
      actions: z.array(correctiveAction),
      total: z.int(),
      next: nullableText,
      /** For the cards: counts over all matches of the search and the other filters, ignoring the status filter. */
      counts: z.object({ open: z.int(), in_progress: z.int(), completed: z.int(), closed: z.int() }),
    })
    .check(z.meta({ id: 'CorrectiveActionList' })),
});
export const getAction = defineCall({
  id: 'getAction',
  method: 'GET',
  path: one,
  summary: 'One corrective action',
  tag,
  params: idParams,
  query: recordQuery,
  response: correctiveAction,
});
export const createAction = defineCall({
  id: 'createAction',
  method: 'POST',
  path,
  summary: 'Create a corrective action',
  tag,
  body: actionCreate,
  response: correctiveAction,
});
export const updateAction = defineCall({
  id: 'updateAction',
  method: 'PUT',
  path: one,
  summary: 'Update a corrective action',
  tag,
  params: idParams,
  body: actionUpdate,
  response: correctiveAction,
});
export const deleteAction = defineCall({
  id: 'deleteAction',
  method: 'DELETE',
  path: one,
  summary: 'Delete a corrective action',
  tag,
  params: idParams,
});
