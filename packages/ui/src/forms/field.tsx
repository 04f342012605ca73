import { useId, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import type { ControlProps } from './control.types.js';

export interface FieldProps {
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  /** Receives the id and ARIA attributes that connect the control to its label, hint and error. */
  children: (control: ControlProps & { id: string }) => ReactNode;
}

export function FieldLabel({ children, required }: { children: ReactNode; required?: boolean }) {
  return (
    <>
      {children}
      {required ? (
        <span aria-hidden className="text-bad">
          {' '}
          *
        </span>
      ) : null}
    </>
  );
}

interface FieldNotesProps {
  id: string;
  hint?: ReactNode;
  error?: string;
}

export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint ? (
        <p id={`${id}-hint`} className="text-meta font-normal text-subtle">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`} error={error} /> : null}
    </>
  );
}

export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p id={id} className="flex items-start gap-1 text-meta text-bad">
      <CircleAlert aria-hidden size={14} strokeWidth={2} className="mt-px shrink-0" />
      <span className="min-w-0 break-words">{error}</span>
    </p>
  );
}

/** The attributes that connect a control to its hint and its error. */
export function describeControl({
  id,
  hint,
  error,
  required,
  disabled,
}: Omit<FieldProps, 'label' | 'children'> & { id: string }) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    disabled,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  } satisfies ControlProps;
}

/** Label, control, hint and error of one input. */
export function Field({ label, required, hint, error, disabled, children }: FieldProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="w-fit max-w-full text-label break-words text-ink">
        <FieldLabel required={required}>{label}</FieldLabel>
      </label>
      {children(describeControl({ id, hint, error, required, disabled }))}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
