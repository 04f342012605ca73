import { ErrorState } from '@fsvp/ui';

/** Shown for a part of the dashboard whose service does not respond. */
export function PartUnavailable({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      message="The service is not responding right now."
      onRetry={onRetry}
    />
  );
}
