import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

export interface ProblemEntry {
  path: string;
  message: string;
}

/**
 * Shows the server's validation errors at their fields and focuses the first. Paths are dotted ('items.0.notes').
 * Returns the errors that belong to no visible field, for the FormErrorSummary or a toast.
 */
export function applyProblem<TInput extends FieldValues, TContext, TOutput>(
  form: UseFormReturn<TInput, TContext, TOutput>,
  errors: readonly ProblemEntry[],
): ProblemEntry[] {
  const mounted = form.control._names.mount;
  const unmapped: ProblemEntry[] = [];
  let first = true;
  for (const error of errors) {
    const path = error.path.replace(/\[(\d+)\]/g, '.$1').replace(/^body\./, '');
    if (!mounted.has(path)) {
      unmapped.push(error);
      continue;
    }
    form.setError(path as Path<TInput>, { type: 'server', message: error.message }, { shouldFocus: first });
    first = false;
  }
  return unmapped;
}
