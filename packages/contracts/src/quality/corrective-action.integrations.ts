import { defineBatch } from '../core/batch.js';
import { defineExternalIdCalls } from '../core/external-id-calls.js';
import { createAction, getAction, updateAction } from './corrective-action.js';

/** Calls for API clients, which no screen loads. */

export const batchActions = defineBatch('batchActions', 'corrective actions', createAction, updateAction);

export const actionByExternalId = defineExternalIdCalls(
  { recordType: 'corrective-action', name: 'Action', noun: 'corrective action' },
  { create: createAction, read: getAction, update: updateAction },
);
