import * as z from 'zod/mini';
import { NEW_OR_CHANGED } from '../core/event.js';
import { defineStoredRecord } from '../core/stored-record.js';
import { evidenceLinks } from './evidence-links.js';
import { REQUIREMENT_CODES } from './readiness/requirement-codes.js';

/** The choice for one requirement of a file; `links` is empty once nothing is chosen any more. */
export const evidenceLinksRecord = defineStoredRecord({
  type: 'evidence-links',
  label: 'Chosen evidence of FSVP files',
  service: 'program',
  response: evidenceLinks,
  data: z.looseObject({ id: z.string(), fileId: z.string(), code: z.enum(REQUIREMENT_CODES) }),
  events: { changed: NEW_OR_CHANGED },
});
export const { changed: evidenceLinksChanged } = evidenceLinksRecord.events;
