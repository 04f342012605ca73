import { Button, Field, Inline, TextInput } from '@fsvp/ui';
import { useRef, useState, type ReactNode } from 'react';
import { icons } from '../icons.js';

interface OneTimeTextProps {
  label: string;
  text: string;
  copyLabel: string;
  /** Buttons after Copy. */
  actions?: ReactNode;
}

/** A text to copy that is shown once. It is a form, so that a click outside of the dialog does not close it. */
export function OneTimeText({ label, text, copyLabel, actions }: OneTimeTextProps) {
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      // Browsers offer no clipboard to pages that are not encrypted.
      setStatus('Your browser does not allow copying. Press Ctrl+C or ⌘C to copy the selected text.');
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
      className="admin:flex admin:flex-col admin:gap-3"
    >
      <Field label={label}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            readOnly
            value={text}
            autoComplete="off"
            spellCheck={false}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
        )}
      </Field>
      <Inline>
        <Button icon={icons.copy} onClick={copy}>
          {copyLabel}
        </Button>
        {actions}
      </Inline>
      <p role="status" className="admin:text-meta admin:text-muted admin:empty:hidden">
        {status}
      </p>
    </form>
  );
}
