import type { Span } from '@opentelemetry/api';
import type { RequestContext } from '../../context/request-context.js';
import { isSampled, isTracing, startSpan } from './tracing.js';

const MAX_TEXT = 1000;

interface Query {
  text?: string;
  name?: string;
  /** A pool may send a query in the context of the request that has released its connection. */
  context?: RequestContext;
  submit?: unknown;
}

/** Starts the span of a statement. Only its text is recorded, which has placeholders in place of values. */
export function startQuerySpan(first: unknown, database: string | undefined): Span | undefined {
  if (!isTracing()) return undefined;
  const { text, name, context, submit } = (typeof first === 'string' ? { text: first } : first) as Query;
  // A cursor reads its rows later.
  if (!text || submit || !isSampled(context)) return undefined;
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  return startSpan(
    'client',
    name ?? operation,
    () => ({
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': text.slice(0, MAX_TEXT),
      ...(database && { 'db.namespace': database }),
    }),
    context,
  );
}
