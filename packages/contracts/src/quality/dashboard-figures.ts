import * as z from 'zod/mini';
import { instantText, nullableText } from '../core/fields.js';
import { ACTION_PRIORITIES } from './action-status.js';
import { VERIFICATION_TYPES } from './verification.js';

export const upcomingVerification = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(VERIFICATION_TYPES),
  dueDate: instantText,
  supplierName: nullableText,
});

export const activeAction = z.object({
  id: z.string(),
  title: z.string(),
  priority: z.enum(ACTION_PRIORITIES),
  supplierName: nullableText,
  dueDate: instantText,
});
