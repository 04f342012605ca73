import type { ReactNode } from 'react';
import { useMay } from './use-may.js';

/** Controls of those who may change records; readers do not see them. */
export function WriteOnly({ children }: { children: ReactNode }) {
  return useMay('write') ? children : null;
}
