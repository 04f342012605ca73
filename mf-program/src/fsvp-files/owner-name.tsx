import { Text } from '@fsvp/ui';
import { useOwnerName } from './api/owner-name.js';

/** @param props.id of an account */
export function OwnerName({ id }: { id: string | null }) {
  const name = useOwnerName(id);
  return (
    name ?? (
      <Text size="inherit" tone="muted">
        No owner
      </Text>
    )
  );
}
