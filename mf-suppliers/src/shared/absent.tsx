import { Text, VisuallyHidden } from '@fsvp/ui';

/** Stands for a value that a record does not have. */
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
