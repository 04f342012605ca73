import * as z from 'zod/mini';
import { CHANGED, NEW } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { getFsvpFile } from './fsvp-file.js';
import { readinessRecord } from './readiness/readiness-summary.js';
import { VERDICTS } from './readiness/readiness.js';
import { REGIMES } from './readiness/regime.js';

export const fsvpFileRecord = defineStoredRecord({
  type: 'fsvp-file',
  label: 'FSVP files',
  service: 'program',
  read: getFsvpFile,
  derived: [
    'importerName',
    'supplierName',
    'supplierCountry',
    'supplierDeleted',
    'foodName',
    'productNames',
    'determination',
    'readiness',
  ],
  data: z.looseObject({ id: z.string(), number: z.string(), supplierId: z.string(), foodId: z.string() }),
  events: { opened: NEW, updated: CHANGED, closed: CHANGED },
});
export const { opened: fsvpFileOpened, updated: fsvpFileUpdated, closed: fsvpFileClosed } = fsvpFileRecord.events;

/** The stored readiness of a file, whose id is that of the file. */
export const fileReadinessRecord = defineStoredRecord({
  type: 'fsvp-file-readiness',
  label: 'Readiness of FSVP files',
  service: 'program',
  response: readinessRecord,
  derived: ['fresh', 'knownUntil'],
  more: {},
  data: z.looseObject({ id: z.string(), verdict: z.enum(VERDICTS), regime: z.enum(REGIMES) }),
  events: { readinessChanged: { ...CHANGED, type: 'fsvp-file.readiness-changed.v1' } },
});
export const { readinessChanged: fileReadinessChanged } = fileReadinessRecord.events;
