import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../../core/event.js';
import { plain } from '../../core/signed-field.js';
import { defineStoredRecord } from '../../core/stored-record.js';
import { SIGNED_STATES, type SignableDefinition, signedFields } from '../../signatures/index.js';
import {
  getReevaluation,
  getReevaluationDismissal,
  REEVALUATION_STATUSES,
  type ReevaluationDismissal,
} from './reevaluation.js';

export const reevaluationRecord = defineStoredRecord({
  type: 'reevaluation',
  label: 'Reevaluations',
  service: 'program',
  read: getReevaluation,
  derived: ['fileNumber', 'supplierName', 'foodName', 'importerName'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    supplierId: z.string(),
    dueOn: z.string(),
    status: z.enum(REEVALUATION_STATUSES),
  }),
  events: {
    opened: NEW,
    reasonAdded: { ...CHANGED, type: 'reevaluation.reason-added.v1' },
    updated: CHANGED,
    closed: CHANGED,
    dismissed: CHANGED,
    reopened: CHANGED,
  },
});
export const {
  opened: reevaluationOpened,
  reasonAdded: reevaluationReasonAdded,
  updated: reevaluationUpdated,
  closed: reevaluationClosed,
  dismissed: reevaluationDismissed,
  reopened: reevaluationReopened,
} = reevaluationRecord.events;

export const reevaluationDismissalRecord = defineStoredRecord({
  type: 'reevaluation-dismissal',
  label: 'Dismissals of reasons for a reevaluation',
  service: 'program',
  read: getReevaluationDismissal,
  derived: ['fileNumber', 'supplierName', 'foodName', 'reasonClosed'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    reevaluationId: z.string(),
    reasonId: z.string(),
    state: z.enum(SIGNED_STATES),
  }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: reevaluationDismissalDrafted,
  updated: reevaluationDismissalUpdated,
  deleted: reevaluationDismissalDeleted,
  signed: reevaluationDismissalSigned,
  superseded: reevaluationDismissalSuperseded,
  withdrawn: reevaluationDismissalWithdrawn,
} = reevaluationDismissalRecord.events;

export const reevaluationDismissalSigning: SignableDefinition<ReevaluationDismissal> = {
  type: 'reevaluation-dismissal',
  noun: 'dismissal of a reason',
  fields: signedFields<ReevaluationDismissal>()({
    fileId: { ...plain('File'), hidden: true },
    fileNumber: plain('FSVP File'),
    supplierName: plain('Supplier'),
    foodName: plain('Food'),
    reevaluationId: { ...plain('Reevaluation'), hidden: true },
    reasonId: { ...plain('Reason'), hidden: true },
    versionNumber: false,
    reasonText: plain('Reason for a Reevaluation'),
    text: plain('Why None Is Needed'),
    state: false,
    reasonClosed: false,
  }),
  meanings: {
    dismissed: {
      permission: 'sign',
      activity: () => 'evaluation',
      refusal: ({ state, reasonClosed }) => {
        if (state !== 'draft') return 'Only a draft can be signed.';
        return reasonClosed ? 'This reason is dismissed or answered already.' : undefined;
      },
    },
  },
};
