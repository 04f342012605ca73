import * as z from 'zod/mini';
import { CHANGED, NEW } from '../core/event.js';
import type { ServiceName } from '../core/service-name.js';
import { defineStoredRecord, inService } from '../core/stored-record.js';
import { MEANINGS, signature } from './signature.js';

const declaration = {
  service: 'gateway',
  everyService: true,
  response: signature,
  derived: ['state'],
  more: { content: z.string(), grantId: z.string() },
  data: z.looseObject({
    id: z.string(),
    recordType: z.string(),
    recordId: z.string(),
    recordVersion: z.int(),
    meaning: z.enum(MEANINGS),
    signerId: z.string(),
  }),
} as const;

export const signatureRecord = defineStoredRecord({
  ...declaration,
  type: 'signature',
  label: 'Signatures',
  events: { signed: { ...NEW, type: 'record.signed.v1' }, withdrawn: CHANGED },
});

/** The kept content of a signature is not what was signed. */
export const signatureAlarmRecord = {
  ...defineStoredRecord({
    ...declaration,
    type: 'signature-alarm',
    notShown: 'a finding, not a change of the signature',
    events: { broken: { ...NEW, type: 'signature.broken.v1' } },
  }),
  schema: signatureRecord.schema,
};

/** A record was signed, or a signature withdrawn, in this service. */
export const signatureEvents = (service: ServiceName) =>
  inService(service, { ...signatureRecord.events, ...signatureAlarmRecord.events });
