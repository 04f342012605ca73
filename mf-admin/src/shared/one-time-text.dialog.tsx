import { Button, Section, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import type { ReactNode } from 'react';
import { OneTimeText } from './one-time-text.js';

/** What a dialog says of a text that is shown once. */
export interface OneTimeContent {
  title: string;
  introduction: ReactNode;
  label: string;
  text: string;
  copyLabel: string;
  example: { title: string; content: ReactNode };
}

interface OneTimeTextDialogProps<T> {
  /** Undefined closes the dialog. */
  created: T | undefined;
  describe: (created: T) => OneTimeContent;
  onClose: () => void;
}

/** Shows what was just created and cannot be read again, such as a secret. */
export function OneTimeTextDialog<T>({ created, describe, onClose }: OneTimeTextDialogProps<T>) {
  const shown = useLastDefined(created);
  if (shown === undefined) return null;
  const { title, introduction, label, text, copyLabel, example } = describe(shown);
  return (
    <Dialog
      open={created !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      initialFocus="heading"
      footer={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={5}>
        <Text as="p">{introduction}</Text>
        <OneTimeText label={label} text={text} copyLabel={copyLabel} />
        <Section title={example.title} headingLevel={3}>
          {example.content}
        </Section>
      </Stack>
    </Dialog>
  );
}
