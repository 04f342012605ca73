import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { calendarDay, id, requiredText } from '../core/fields.js';
import { receivingGate } from '../quality/index.js';

/** What is received, and on which day. */
export const gateQuery = z.object({
  supplierId: id,
  productName: requiredText(255),
  receivedOn: calendarDay('Enter a day as 2027-03-01'),
});

export const getReceivingGate = defineCall({
  id: 'getReceivingGate',
  method: 'GET',
  path: '/api/receiving-gate',
  summary: 'What the FSVP files of a supplier say about a product that is received',
  tag: 'FSVP files',
  access: READ,
  query: gateQuery,
  response: receivingGate,
});
