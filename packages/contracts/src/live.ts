import * as z from 'zod/mini';
import { defineCall } from './call.js';

/**
 * What changed, told to every open window: types of records, such as 'supplier', and 'notification'. Several changes come as one message; a window
 * that was cut off fetches everything again, since messages are not kept.
 */
export const liveChange = z.object({ changed: z.array(z.string()) }).check(z.meta({ id: 'LiveChange' }));
export type LiveChange = z.output<typeof liveChange>;

/** The event's name on the wire; its data is a LiveChange. */
export const LIVE_EVENT = 'changed';

export const openLive = defineCall({
  method: 'GET',
  path: '/api/live',
  summary: "Server-sent events: 'changed' with the types of records that changed",
  tag: 'Live',
  responseType: 'text/event-stream',
});

/** The calls whose answers a change of a type of record makes outdated, by how their paths begin. */
export const OUTDATED_BY: Record<string, readonly string[]> = {
  supplier: [
    '/api/suppliers',
    '/api/dashboard',
    '/api/hazard-analysis',
    '/api/verification-activities',
    '/api/receiving-inspections',
    '/api/corrective-actions',
    '/api/documents',
  ],
  'supplier-product': ['/api/suppliers', '/api/hazard-analysis'],
  'supplier-performance': ['/api/suppliers'],
  'hazard-analysis': ['/api/hazard-analysis'],
  'verification-activity': ['/api/verification-activities', '/api/dashboard'],
  'receiving-inspection': ['/api/receiving-inspections', '/api/dashboard'],
  'corrective-action': ['/api/corrective-actions', '/api/dashboard'],
  document: ['/api/documents'],
  'report-run': ['/api/reports'],
  user: ['/api/auth/user'],
  notification: ['/api/notifications'],
};
