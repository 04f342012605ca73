import { Button, Field, Inline, Stack, Text, Textarea } from '@fsvp/ui';
import { useState, type ReactNode } from 'react';
import { failureText } from '../failure-text.js';
import { runEach } from '../run-each.js';
import { useKeptState } from './use-kept-state.js';

/** Text of one record a line, and the creation of those records. @param name names the text among what is kept in this tab */
export function usePaste(name: string) {
  const [text, setText, forgetText] = useKeptState(name, '');
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failures, setFailures] = useState<readonly string[]>([]);
  /** Creates each record, and keeps the text if one was refused. @returns false for a text with a problem */
  const add = async <T extends { name: string }>(
    problem: string | undefined,
    records: readonly T[],
    create: (record: T) => Promise<void>,
  ): Promise<boolean> => {
    setAsked(true);
    if (problem) return false;
    setSaving(true);
    const failed: string[] = [];
    await runEach(records, async (record) => {
      try {
        await create(record);
      } catch (error) {
        failed.push(`${record.name}: ${failureText(error)}`);
      }
    });
    setFailures(failed);
    setSaving(false);
    if (failed.length === 0) {
      forgetText();
      setAsked(false);
    }
    return true;
  };
  return { text, setText, isAsked, isSaving, failures, add };
}

interface PasteFieldProps {
  paste: ReturnType<typeof usePaste>;
  label: string;
  hint: string;
  placeholder: string;
  problem: string | undefined;
  button: string;
  primary?: boolean;
  onAdd: () => void;
  /** Beside the button. */
  children?: ReactNode;
}

export function PasteField(props: PasteFieldProps) {
  const { paste, label, hint, placeholder, problem, button, primary = false, onAdd, children } = props;
  const { text, setText, isAsked, isSaving, failures } = paste;
  return (
    <Stack gap={3}>
      <Field label={label} hint={hint} error={isAsked ? problem : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={4}
            value={text}
            placeholder={placeholder}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {failures.map((failure) => (
        <Text key={failure} as="p" tone="bad">
          {failure}
        </Text>
      ))}
      <Inline>
        <Button variant={primary ? undefined : 'outline'} loading={isSaving} onClick={onAdd}>
          {button}
        </Button>
        {children}
      </Inline>
    </Stack>
  );
}
