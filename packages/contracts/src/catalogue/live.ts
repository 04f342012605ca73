import * as z from 'zod/mini';
import { person } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { ACCESS_DEPENDENCIES } from '../access/live.js';
import { DOCUMENTS_DEPENDENCIES } from '../documents/live.js';
import { MODULES_DEPENDENCIES } from '../modules/live.js';
import { PROGRAM_DEPENDENCIES } from '../program/live.js';
import { QUALITY_DEPENDENCIES } from '../quality/live.js';
import { REPORTS_DEPENDENCIES } from '../reports/live.js';
import { SUPPLIERS_DEPENDENCIES } from '../suppliers/live.js';
import { WEBHOOKS_DEPENDENCIES } from '../webhooks/live.js';

/**
 * What changed, sent to every open window: types of records, such as 'supplier' and 'notification'. One message may cover several changes.
 * Messages are not kept: a window that was disconnected fetches everything again.
 */
export const liveChange = z.object({ changed: z.array(z.string()) }).check(z.meta({ id: 'LiveChange' }));
export type LiveChange = z.output<typeof liveChange>;

/** The event's name on the wire; its data is a LiveChange. */
export const LIVE_EVENT = 'changed';

export const openLive = defineCall({
  id: 'openLive',
  method: 'GET',
  path: '/api/live',
  summary: "Server-sent events: 'changed' with the types of records that changed",
  tag: 'Live',
  access: person('self'),
  responseType: 'text/event-stream',
});

const DEPENDENCIES = {
  '/api/dashboard': ['supplier', 'verification-activity', 'receiving-inspection', 'corrective-action'],
  '/api/work-items': [
    'work-item',
    'fsvp-file',
    'fsvp-file-readiness',
    'food',
    'food-hazard-analysis',
    'importer',
    'importer-eligibility',
    'procedure',
    'qualification',
    'reevaluation',
    'reevaluation-dismissal',
    'applicability-determination',
    'supplier-evaluation',
    'supplier-approval',
    'verification-plan',
    'assurance',
    'verification-activity',
    'activity-result',
    'result-review',
    'corrective-action',
    'document',
    'supplier',
    'user',
    'record',
    'signature',
  ],
  '/api/calendar': [
    'verification-activity',
    'activity-result',
    'result-review',
    'corrective-action',
    'receiving-inspection',
    'document',
    'supplier',
    'fsvp-file',
    'food',
    'food-hazard-analysis',
    'importer',
    'importer-eligibility',
    'qualification',
    'assurance',
    'reevaluation',
    'supplier-evaluation',
    'supplier-approval',
    'verification-plan',
    'entry-line',
    'signature',
  ],
  '/api/calendar-feeds': ['calendar-feed'],
  '/api/notifications': ['notification'],
  '/api/admin': ['dead-letter'],
  ...SUPPLIERS_DEPENDENCIES,
  ...QUALITY_DEPENDENCIES,
  ...DOCUMENTS_DEPENDENCIES,
  ...PROGRAM_DEPENDENCIES,
  ...REPORTS_DEPENDENCIES,
  ...WEBHOOKS_DEPENDENCIES,
  ...MODULES_DEPENDENCIES,
  ...ACCESS_DEPENDENCIES,
} as const;

/**
 * A type of record whose changes concern open windows; also the type that its events carry. `record` is a signature or its
 * withdrawal.
 */
export type RecordType = (typeof DEPENDENCIES)[keyof typeof DEPENDENCIES][number];

function invert(dependencies: Readonly<Record<string, readonly RecordType[]>>): Record<RecordType, string[]> {
  const paths: Partial<Record<RecordType, string[]>> = {};
  for (const [path, types] of Object.entries(dependencies)) for (const type of types) (paths[type] ??= []).push(path);
  return paths as Record<RecordType, string[]>;
}

/**
 * What a change makes stale: a type of record, and the beginnings of the paths whose answers show such records, name them
 * or count them. Mutations and the live stream both use it.
 */
export const STALE_PATHS: Readonly<Record<RecordType, readonly string[]>> = invert(DEPENDENCIES);
