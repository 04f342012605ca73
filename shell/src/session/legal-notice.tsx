import { Text } from '@fsvp/ui';

/** At the end of a page before the app. The sign-in page keeps the words of its specification, without it. */
export function LegalNotice() {
  return (
    <div className="text-center">
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
    </div>
  );
}
