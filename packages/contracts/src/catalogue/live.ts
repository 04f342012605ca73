import * as z from 'zod/mini';
import { person } from '../core/access.js';
import { defineCall } from '../core/call.js';

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

/** Files with what they name, and their determinations, which say whether they are outdated. */
const FILE_PATHS = ['/api/fsvp-files', '/api/fsvp-portfolio', '/api/determinations'] as const;

const SIGNATURE_PATHS = [
  '/api/hazard-analysis/{id}/signatures',
  '/api/verification-activities/{id}/signatures',
  '/api/receiving-inspections/{id}/signatures',
  '/api/corrective-actions/{id}/signatures',
  '/api/documents/{id}/signatures',
  // Its list names who confirmed it.
  '/api/account-reviews',
] as const;

/**
 * The one table of what a change makes stale: a type of record, and the beginnings of the paths whose answers show such records, name them
 * or count them. Mutations and the live stream both use it.
 */
export const STALE_PATHS = {
  supplier: [
    '/api/suppliers',
    '/api/dashboard',
    '/api/hazard-analysis',
    '/api/verification-activities',
    '/api/receiving-inspections',
    '/api/corrective-actions',
    '/api/documents',
    ...FILE_PATHS,
  ],
  'supplier-product': ['/api/suppliers/{id}/products', '/api/hazard-analysis', '/api/fsvp-files'],
  'supplier-performance': ['/api/suppliers/{id}/performance'],
  'hazard-analysis': ['/api/hazard-analysis'],
  'verification-activity': ['/api/verification-activities', '/api/dashboard'],
  'receiving-inspection': ['/api/receiving-inspections', '/api/dashboard'],
  'corrective-action': ['/api/corrective-actions', '/api/dashboard'],
  // Attachments are part of what is signed, and their languages of what a signer reads.
  document: [
    '/api/documents',
    '/api/verification-activities/{id}/signatures',
    '/api/verification-activities/{id}/signable',
    '/api/corrective-actions/{id}/signatures',
    '/api/corrective-actions/{id}/signable',
  ],
  /** A signature or its withdrawal. */
  record: SIGNATURE_PATHS,
  signature: [
    ...SIGNATURE_PATHS,
    '/api/qualified-individuals',
    '/api/qualifications',
    '/api/importers/{id}/eligibilities',
    '/api/importer-eligibilities',
    '/api/procedures',
    ...FILE_PATHS,
  ],
  'qualified-individual': ['/api/qualified-individuals', '/api/qualifications', '/api/auth/user'],
  qualification: ['/api/qualified-individuals', '/api/qualifications', '/api/auth/user'],
  importer: [
    '/api/importers',
    '/api/importer-eligibilities',
    '/api/assurances',
    '/api/procedures',
    '/api/entry-lines',
    ...FILE_PATHS,
  ],
  'importer-eligibility': ['/api/importers/{id}/eligibilities', '/api/importer-eligibilities'],
  'fsvp-file': FILE_PATHS,
  'fsvp-file-readiness': ['/api/fsvp-files', '/api/fsvp-portfolio'],
  'applicability-determination': FILE_PATHS,
  assurance: ['/api/assurances', '/api/fsvp-files'],
  'entry-line': ['/api/entry-lines', '/api/fsvp-files'],
  'standing-check': ['/api/standing-checks', '/api/fsvp-files'],
  'evidence-links': ['/api/fsvp-files'],
  procedure: ['/api/procedures', '/api/fsvp-files'],
  'account-review': ['/api/account-reviews'],
  'reference-set': ['/api/reference-sets'],
  food: ['/api/foods', ...FILE_PATHS],
  'report-run': ['/api/reports'],
  user: ['/api/auth/user', '/api/users', '/api/api-tokens'],
  'api-token': ['/api/api-tokens'],
  webhook: ['/api/webhooks'],
  policy: ['/api/policies', '/api/auth/user'],
  notification: ['/api/notifications'],
  'dead-letter': ['/api/admin'],
  'module-registry': ['/modules.json'],
} as const satisfies Record<string, readonly string[]>;

/** A type of record whose changes concern open windows; also the type that its events carry. */
export type RecordType = keyof typeof STALE_PATHS;
