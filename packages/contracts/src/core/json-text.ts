import * as z from 'zod/mini';
import type { Schema } from './call.js';

/** What texts of JSON have inside, so that its fields are known like those of a body. */
export const JSON_TEXTS = new WeakMap<Schema, Schema>();

/** A text of JSON, which its reader parses. */
export function jsonText(content: Schema): z.ZodMiniString {
  const text = z.string();
  JSON_TEXTS.set(text, content);
  return text;
}
