import type { CallsDocs, PropertyDocs, TagDocs } from './docs.js';

/** What the OpenAPI document says of each call, by its id. */
export const CALL_DOCS: CallsDocs = {};

/** What it says of each property and parameter. */
export const PROPERTY_DOCS: PropertyDocs = {};

/** What it says of each group of calls. */
export const TAG_DOCS: TagDocs = {};
