import { applyProblem, type FieldValues, type UseFormReturn } from '@fsvp/ui';
import { ApiError, errorText, isUnauthorized } from '../api/api-error.js';

/** Shows a failed save at the form's fields; returns the messages that belong to none of them. */
export function refusalsOf<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  error: unknown,
): string[] {
  // A logout has its own toast.
  if (isUnauthorized(error)) return [];
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  if (fieldErrors.length === 0) return [errorText(error)];
  return applyProblem(form, fieldErrors).map(({ path, message }) => `${path}: ${message}`);
}
