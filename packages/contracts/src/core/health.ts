import * as z from 'zod/mini';
import { nullableInstant } from './fields.js';

/** Response of the liveness and readiness endpoints of every process. */
export const health = z.object({
  status: z.enum(['ok', 'draining', 'unavailable']),
  checks: z.record(z.string(), z.boolean()),
  since: nullableInstant,
});
