import { Button, Inline, Text } from '@fsvp/ui';

/** In place of a few words that could not be loaded; ErrorState is for a whole part of a screen. */
export function InlineFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <Inline>
        <Text tone="muted">{text}</Text>
        <Button variant="ghost" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </Inline>
    </div>
  );
}
