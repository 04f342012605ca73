import { Field, Textarea } from '@fsvp/ui';
import { memo } from 'react';

interface TextAnswerProps {
  label: string;
  hint?: string;
  /** Of the value in the draft; the list of open questions leads to it. */
  path: string;
  value: string | null;
  error: string | undefined;
  rows?: number;
  onChange: (path: string, value: string | null) => void;
}

/** One text of a draft. */
export const TextAnswer = memo(function TextAnswer(props: TextAnswerProps) {
  const { label, hint, path, value, error, rows = 2, onChange } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Textarea
          {...control}
          data-path={path}
          rows={rows}
          value={value ?? ''}
          onChange={(event) => onChange(path, event.target.value === '' ? null : event.target.value)}
        />
      )}
    </Field>
  );
});
