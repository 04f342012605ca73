import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';

export interface FormErrorSummaryProps {
  title?: string;
  /** Errors that belong to no field. */
  messages?: readonly string[];
}

function countFields(errors: FieldErrors): number {
  let count = 0;
  for (const [name, error] of Object.entries(errors)) {
    if (!error || name === 'root' || name === 'ref') continue;
    count += typeof error.message === 'string' ? 1 : countFields(error as FieldErrors);
  }
  return count;
}

/** The errors of a form, above its fields; renders nothing if there are none. */
export function FormErrorSummary({ title = 'The form could not be saved', messages = [] }: FormErrorSummaryProps) {
  const { errors, submitCount } = useFormState();
  const rootMessages = Object.values(errors.root ?? {}).flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'message' in entry && entry.message ? [String(entry.message)] : [],
  );
  const fields = submitCount > 0 ? countFields(errors) : 0;
  const all = [...messages, ...rootMessages];
  const text = all.join('\n');
  const summary = useRef<HTMLDivElement>(null);
  // Focusing an invalid field scrolls it into view. Errors without a field could be off-screen above a long form.
  useEffect(() => {
    if (text) summary.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text, submitCount]);
  if (all.length === 0 && fields === 0) return null;
  return (
    <div
      ref={summary}
      role="alert"
      className="flex items-start gap-2.5 rounded-card border border-red-icon bg-red-fill p-3 text-body text-red-ink"
    >
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-red-icon" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-semibold">{title}</p>
        {all.map((message) => (
          <p key={message} className="break-words">
            {message}
          </p>
        ))}
        {fields > 0 ? (
          <p>{fields === 1 ? 'One field needs your attention.' : `${fields} fields need your attention.`}</p>
        ) : null}
      </div>
    </div>
  );
}
