import { isConflict, type ApiError } from '../api/api-error.js';

export interface Conflict {
  /** The current version of the record. */
  version: number;
  /** Labels of the form's fields that someone else changed; empty if only other fields changed. */
  changed: string[];
}

/**
 * The conflict of a save that was rejected because the record has changed since the form was opened; undefined for
 * other failures. A field that already has the value being saved counts as unchanged: an earlier save with a lost
 * response may have set it.
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
  const saved = saving as Partial<T>;
  const changed = fields.filter(([field]) => current[field] !== opened[field] && current[field] !== saved[field]);
  return { version: current.version, changed: changed.map(([, label]) => label) };
}

export function conflictText({ changed }: Conflict): string {
  return `Someone else changed this record after you opened it: ${changed.join(', ')}. Your entries are kept; saving again replaces theirs.`;
}
