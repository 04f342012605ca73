import { statementOf } from '@fsvp/contracts/program/food-hazard-analyses/statement-paths';
import { Field, Textarea } from '@fsvp/ui';
import { memo } from 'react';
import { UncheckedNote } from './unchecked-note.js';

interface TextAnswerProps {
  label: string;
  hint?: string;
  /** Of the value in the draft; the list of open questions leads to it. */
  path: string;
  value: string | null;
  error: string | undefined;
  rows?: number;
  /** It is a statement of an example that nobody has checked. */
  isUnchecked?: boolean;
  onCheck?: (path: string) => void;
  onChange: (path: string, value: string | null) => void;
}

/** One text of a draft. */
export const TextAnswer = memo(function TextAnswer(props: TextAnswerProps) {
  const { label, hint, path, value, error, rows = 2, isUnchecked = false, onCheck, onChange } = props;
  const check = () => onCheck?.(statementOf(path));
  return (
    // As high as its text, so that what is to be checked can be read.
    <div className="program:[&_textarea]:field-sizing-content">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Textarea
            {...control}
            data-path={path}
            rows={rows}
            value={value ?? ''}
            onChange={(event) => onChange(path, event.target.value === '' ? null : event.target.value)}
            onKeyDown={(event) => {
              if (!event.altKey || event.key !== 'Enter') return;
              event.preventDefault();
              check();
            }}
          />
        )}
      </Field>
      {isUnchecked ? <UncheckedNote label={label} onCheck={check} /> : null}
    </div>
  );
});
