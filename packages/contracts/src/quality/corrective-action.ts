import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { addDays, type Day, today as currentDay } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import { externalIdQuery } from '../core/external-ids.js';
import { id, idParams, listQuery, nullableText, recordQuery, repeated } from '../core/fields.js';
import {
  choiceField,
  computedField,
  dateField,
  defineSignableRecord,
  externalIdsField,
  optionalPastDateField,
  optionalReferenceField,
  optionalTextField,
  referenceField,
  textField,
} from '../core/record.js';
import { attachmentIds, choice, day, named, pastDay } from '../core/signed-field.js';
import { attachmentsField } from '../documents/index.js';
import { signatureCalls } from '../signatures/index.js';
import { ACTION_PRIORITIES, ACTION_PRIORITY_LABELS, ACTION_STATUS_LABELS, ACTION_STATUSES } from './action-status.js';

export * from './action-status.js';

export const DUE_IN_DAYS = 30;

/** The default due day of a new corrective action: 30 days from now (spec-map: constants-9). */
export function defaultDueDay(today: Day = currentDay()): Day {
  return addDays(today, DUE_IN_DAYS);
}

const definition = defineSignableRecord({
  name: 'CorrectiveAction',
  fields: {
    supplierId: { ...referenceField('Supplier is required'), signed: named('Supplier') },
    supplierName: { ...computedField(nullableText), signed: false },
    verificationId: { ...optionalReferenceField, signed: named('Verification Activity') },
    inspectionId: { ...optionalReferenceField, signed: named('Receiving Inspection') },
    title: { ...textField(255, 'Title is required'), signed: 'Title' },
    description: { ...textField(undefined, 'Description is required'), signed: 'Description' },
    rootCause: { ...optionalTextField(), signed: 'Root Cause' },
    correctiveAction: { ...textField(undefined, 'Corrective action is required'), signed: 'Corrective Action' },
    preventiveAction: { ...optionalTextField(), signed: 'Preventive Action' },
    status: {
      ...choiceField(ACTION_STATUSES, 'Choose a status', 'open'),
      signed: choice('Status', ACTION_STATUS_LABELS),
    },
    priority: {
      ...choiceField(ACTION_PRIORITIES, 'Choose a priority', 'medium'),
      signed: choice('Priority', ACTION_PRIORITY_LABELS),
    },
    assignedTo: { ...optionalTextField(255), signed: 'Assigned To' },
    dueDate: { ...dateField('Due date is required'), signed: day('Due Date') },
    completedDate: { ...optionalPastDateField('The completed date'), signed: pastDay('Completed Date') },
    verificationOfEffectiveness: { ...optionalTextField(), signed: 'Verification of Effectiveness' },
    attachments: { ...attachmentsField, signed: attachmentIds },
    externalIds: { ...externalIdsField, signed: false },
  },
});
export const { create: actionCreate, update: actionUpdate, response: correctiveAction } = definition;
export const { fields: actionFields, computed: actionComputed } = definition;
export type ActionCreate = z.output<typeof actionCreate>;
export type ActionUpdate = z.output<typeof actionUpdate>;
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
  access: READ,
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
  access: READ,
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
  access: write('quality:write'),
  body: actionCreate,
  response: correctiveAction,
});
export const updateAction = defineCall({
  id: 'updateAction',
  method: 'PUT',
  path: one,
  summary: 'Update a corrective action',
  tag,
  access: write('quality:write'),
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
  access: write('quality:write'),
  params: idParams,
});

export const actionSignatures = signatureCalls(path, 'corrective action');
