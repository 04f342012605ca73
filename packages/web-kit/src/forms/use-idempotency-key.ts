import { useState } from 'react';

/** `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One key for each opened form, kept through its re-submits, so that a lost answer never makes a second record. */
export function useIdempotencyKey(): string {
  return useState(newKey)[0];
}
