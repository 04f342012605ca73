import { get, set, type FieldValues } from '@fsvp/ui/dialogs';
import { isConflict, type ApiError } from '../api/api-error.js';

/** A field of a form that someone else changed while the form was open. */
export interface FieldConflict {
  /** The field's path in the form's values, such as 'city' or 'inspectionQuestions.0.answer'. */
  path: string;
  mine: unknown;
  theirs: unknown;
  /** Whether it was changed in the form too, so that one of the two values is lost. */
  isContested: boolean;
}

/** The record of a save that was rejected because it has changed since the form was opened; undefined otherwise. */
export function currentRecord<T>(error: unknown): T | undefined {
  return isConflict(error) ? ((error as ApiError).problem?.current as T | undefined) : undefined;
}

/** Compares form values as they are stored: an absent one equals null. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

/**
 * The fields that someone else changed. A field that both changed to the same value has no conflict: an earlier save
 * with a lost response may have set it.
 */
export function findConflicts(
  paths: readonly string[],
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', FieldValues>,
): FieldConflict[] {
  return paths
    .map((path) => ({ path, before: get(base, path), mine: get(mine, path), theirs: get(theirs, path) }))
    .filter((field) => !isSameValue(field.theirs, field.before) && !isSameValue(field.theirs, field.mine))
    .map(({ before, ...field }) => ({ ...field, isContested: !isSameValue(field.mine, before) }));
}

/** The form's values with what someone else changed and the form did not. */
export function mergeValues<V extends FieldValues>(mine: V, conflicts: readonly FieldConflict[]): V {
  const merged = JSON.parse(JSON.stringify(mine)) as V;
  for (const { path, theirs, isContested } of conflicts) if (!isContested) set(merged, path, theirs);
  return merged;
}

/** The fields of a request body that the form changed: the others may have been changed by someone else. */
export function pickChanged<B extends object>(body: B, before: object, after: object): Partial<B> {
  const changed = Object.entries(body).filter(
    ([name]) => !isSameValue((before as FieldValues)[name], (after as FieldValues)[name]),
  );
  return Object.fromEntries(changed) as Partial<B>;
}
