import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { signedFieldsOf } from '../core/record.js';
import { defineStoredRecord } from '../core/stored-record.js';
import {
  ACTION_PRIORITIES,
  ACTION_STATUSES,
  actionComputed,
  actionFields,
  type CorrectiveAction,
  getAction,
} from './corrective-action.js';
import type { SignableDefinition } from '../signatures/index.js';

export const actionRecord = defineStoredRecord({
  type: 'corrective-action',
  label: 'Corrective actions',
  service: 'quality',
  read: getAction,
  derived: actionComputed,
  data: z.looseObject({
    id: z.string(),
    supplierId: z.string(),
    title: z.string(),
    status: z.enum(ACTION_STATUSES),
    priority: z.enum(ACTION_PRIORITIES),
    dueDate: z.string(),
    completedDate: z.nullable(z.string()),
    createdAt: z.string(),
    verificationOfEffectiveness: z.optional(z.nullable(z.string())),
  }),
  events: { opened: NEW, updated: CHANGED, deleted: DELETED },
});
export const { opened: actionOpened, updated: actionUpdated, deleted: actionDeleted } = actionRecord.events;

export const actionSigning: SignableDefinition<CorrectiveAction> = {
  type: 'corrective-action',
  noun: 'corrective action',
  fields: signedFieldsOf(actionFields),
  meanings: {
    conducted: {
      permission: 'sign',
      activity: () => 'corrective_action',
      refusal: ({ status }) =>
        status === 'completed' || status === 'closed' ? undefined : 'Complete the corrective action first.',
    },
    closed_effective: {
      permission: 'decide',
      activity: () => 'corrective_action',
      refusal: ({ status, verificationOfEffectiveness }) => {
        if (!verificationOfEffectiveness) return 'Describe the verification of effectiveness first.';
        return status === 'closed' ? undefined : 'Close the corrective action first.';
      },
      duty: 'sod.capa',
    },
  },
};
