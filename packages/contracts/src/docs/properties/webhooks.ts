import type { PropertyDocs } from '../docs.js';

export const WEBHOOK_PROPERTIES: PropertyDocs = {};
