import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { Stack, Text } from '@fsvp/ui';
import { useActionTitle } from '../api/get-action-title.js';
import { useVerificationTitle } from '../api/get-verification-title.js';

/** Shows the record to which the document will be attached. */
export function AttachedTo({ links: { verificationId, correctiveActionId } }: { links: NewDocumentLinks }) {
  const records = [
    { id: verificationId, label: 'verification', title: useVerificationTitle(verificationId) },
    { id: correctiveActionId, label: 'corrective action', title: useActionTitle(correctiveActionId) },
  ].filter(({ id }) => id !== undefined);
  if (records.length === 0) return null;
  return (
    <Stack gap={1}>
      {records.map(({ label, title }) => (
        <Text as="p" tone="muted" key={label}>
          Attached to the {label}
          {title ? (
            <>
              {' '}
              <Text weight="medium">{title}</Text>
            </>
          ) : null}
        </Text>
      ))}
    </Stack>
  );
}
