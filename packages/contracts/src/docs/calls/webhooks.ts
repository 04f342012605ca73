import type { CallsDocs } from '../docs.js';

export const WEBHOOK_CALLS: CallsDocs = {};
