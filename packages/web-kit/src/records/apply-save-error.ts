import { applyProblem, type FieldValues, type UseFormReturn } from '@fsvp/ui/dialogs';
import { ApiError, errorText, isUnauthorized } from '../api/api-error.js';

/** Shows the errors of a failed save at their fields; returns the messages that belong to no field. */
export function applySaveError<TInput extends FieldValues, TOutput>(
  form: UseFormReturn<TInput, unknown, TOutput>,
  error: unknown,
): string[] {
  // A logout has its own toast.
  if (isUnauthorized(error)) return [];
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  if (fieldErrors.length === 0) return [errorText(error)];
  return applyProblem(form, fieldErrors).map(({ path, message }) => `${path}: ${message}`);
}
