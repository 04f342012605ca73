/** Properties of PostgreSQL's and the system's errors that hold no data of users. */
const LOGGED = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'address',
  'port',
  'status',
] as const;

/**
 * What is logged of an error. Its other properties can hold values of rows and parameters: those of a failed query
 * have names and notes.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const properties = error as Error & Record<string, unknown>;
  const kept = LOGGED.filter((name) => ['string', 'number'].includes(typeof properties[name]));
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: withoutValues(error, error.message),
    stack: withoutValues(error, error.stack ?? ''),
    ...Object.fromEntries(kept.map((name) => [name, properties[name]])),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

/** "Data exception" of PostgreSQL and errors of JSON.parse quote the input. */
function withoutValues(error: Error & { code?: unknown }, text: string): string {
  if (!(error instanceof SyntaxError) && !/^22/.test(String(error.code ?? ''))) return text;
  return text.replace(error.message, error.message.replace(/['"].*/s, '…'));
}
