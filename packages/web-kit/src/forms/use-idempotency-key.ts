import { useState } from 'react';
import { randomHex } from '../api/random-hex.js';

/** One key per opened form, the same for every submit, so that a lost response never creates a second record. */
export function useIdempotencyKey(): string {
  return useState(randomHex)[0];
}
