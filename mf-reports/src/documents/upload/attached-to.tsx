import type { NewDocumentLinks } from '@fsvp/contracts/hrefs';
import { Stack, Text } from '@fsvp/ui';
import { useActionTitle } from '../api/get-action-title.js';
import { useVerificationTitle } from '../api/get-verification-title.js';

/** Says which record the uploaded document will be attached to. */
export function AttachedTo({ links: { verificationId, correctiveActionId } }: { links: NewDocumentLinks }) {
  const records = [
    { id: verificationId, word: 'verification', title: useVerificationTitle(verificationId) },
    { id: correctiveActionId, word: 'corrective action', title: useActionTitle(correctiveActionId) },
  ].filter(({ id }) => id !== undefined);
  if (records.length === 0) return null;
  return (
    <Stack gap={1}>
      {records.map(({ word, title }) => (
        <Text as="p" tone="muted" key={word}>
          Attached to the {word}
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
