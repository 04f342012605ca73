import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { defineCall } from '../core/call.js';

/** A list of which only the total is read: its call without the schemas of the records, which a first page would load for nothing. */
const totalOf = (path: string) =>
  defineCall({
    id: 'listTotal',
    method: 'GET',
    path,
    summary: 'The total of a list',
    tag: 'Lists',
    access: READ,
    query: z.object({ limit: z.int() }),
    response: z.object({ total: z.int() }),
  });

export const LIST_TOTALS = {
  accounts: totalOf('/api/users'),
  documents: totalOf('/api/documents'),
  fsvpFiles: totalOf('/api/fsvp-files'),
  importers: totalOf('/api/importers'),
  individuals: totalOf('/api/qualified-individuals'),
  verifications: totalOf('/api/verification-activities'),
};
