import { isConflict, type ApiError } from '../api/api-error.js';

export interface Conflict {
  /** The version that the record has by now. */
  version: number;
  /** Names of the form's fields that someone else changed; empty when the change touched none of them. */
  changed: string[];
}

/**
 * Reads a save that was refused because the record changed after the form was opened; undefined for every other failure. A field that has
 * by now what is being saved counts as unchanged: it is one's own change, of a save whose answer was lost, or the same one by someone else.
 */
export function conflictOf<T extends { version: number }>(
  error: unknown,
  opened: T,
  labels: Partial<Record<keyof T, string>>,
  saving: object,
): Conflict | undefined {
  if (!isConflict(error)) return undefined;
  const current = (error as ApiError).problem?.current as T | undefined;
  if (!current) return undefined;
  const fields = Object.entries(labels) as [keyof T, string][];
  const wanted = saving as Partial<T>;
  const changed = fields.filter(([field]) => current[field] !== opened[field] && current[field] !== wanted[field]);
  return { version: current.version, changed: changed.map(([, label]) => label) };
}

export function conflictText({ changed }: Conflict): string {
  return `Someone else changed this record after you opened it: ${changed.join(', ')}. Your entries are kept; saving again replaces theirs.`;
}
