import { useState } from 'react';

/** `crypto.randomUUID` is missing on http: origins other than localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One key per opened form, the same for every submit, so that a lost response never creates a second record. */
export function useIdempotencyKey(): string {
  return useState(newKey)[0];
}
