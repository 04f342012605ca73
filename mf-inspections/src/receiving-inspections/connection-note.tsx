import { Text } from '@fsvp/ui';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Reports a lost connection before the user tries to save: cold stores often have no network. */
export function ConnectionNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <div role="alert">
      <Text weight="medium" tone="bad">
        No connection. Your entries are kept. Save them when you are back online.
      </Text>
    </div>
  );
}
