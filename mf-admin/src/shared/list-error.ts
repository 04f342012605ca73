type ListErrors = { message?: string; root?: { message?: string } } & Record<number, { message?: string } | undefined>;

/** The error of a whole list, or of its first bad entry, which it names. @param error of the form's field */
export function listError(error: unknown, entries: readonly string[]): string | undefined {
  if (!error) return undefined;
  const errors = error as ListErrors;
  const bad = entries.findIndex((_, index) => errors[index]?.message);
  return bad === -1 ? (errors.message ?? errors.root?.message) : `${entries[bad]}: ${errors[bad]?.message}`;
}
