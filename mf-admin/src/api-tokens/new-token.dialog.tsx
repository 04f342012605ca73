import { Button, Dialog, formatDate, Section, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Listing } from '../shared/listing.js';
import { OneTimeText } from '../shared/one-time-text.js';
import type { NewApiToken } from './api/create-api-token.js';

interface NewTokenDialogProps {
  /** Undefined closes the dialog. */
  created: NewApiToken | undefined;
  onClose: () => void;
}

/** Shows the text of a new token, which cannot be read again. */
export function NewTokenDialog({ created, onClose }: NewTokenDialogProps) {
  const shown = useLastDefined(created);
  if (!shown) return null;
  const { token, text } = shown;
  return (
    <Dialog
      open={created !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={token.name}
      initialFocus="heading"
      footer={
        <Button variant="outline" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap={5}>
        <Text as="p">
          Copy the token now: it is shown only this time. It works until {formatDate(token.expiresOn)}. Keep it like a
          password.
        </Text>
        <OneTimeText label="API token" text={text} copyLabel="Copy token" />
        <Section title="Example" headingLevel={3}>
          <Listing
            label="Example"
            text={`curl -H "Authorization: Bearer ${text}" \\\n  "${window.location.origin}/api/suppliers?limit=5"`}
          />
        </Section>
      </Stack>
    </Dialog>
  );
}
