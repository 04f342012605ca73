import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { ASSURANCE_KINDS } from './assurance.js';
import { getLetterRequest } from './letter-request.js';

export const letterRequestRecord = defineStoredRecord({
  type: 'letter-request',
  label: 'Requests for assurances',
  service: 'program',
  read: getLetterRequest,
  derived: ['fileNumber', 'importerName', 'supplierId', 'supplierName', 'foodName', 'state'],
  data: z.looseObject({
    id: z.string(),
    fileId: z.string(),
    code: z.enum(ASSURANCE_KINDS),
    askedOn: z.string(),
    dueOn: z.string(),
    closedOn: z.nullable(z.string()),
  }),
  events: { recorded: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  recorded: letterRequestRecorded,
  updated: letterRequestUpdated,
  deleted: letterRequestDeleted,
} = letterRequestRecord.events;
