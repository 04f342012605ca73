import { Text, VisuallyHidden } from '@fsvp/ui';

/** Placeholder for a missing value. */
export function Absent() {
  return (
    <>
      <span aria-hidden>
        <Text size="cell" tone="subtle">
          —
        </Text>
      </span>
      <VisuallyHidden>Not given</VisuallyHidden>
    </>
  );
}
