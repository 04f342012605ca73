import { ErrorState } from '@fsvp/ui';

/** Shown for a part of the dashboard whose service does not respond. */
export function PartUnavailable({ subject, onRetry }: { subject: string; onRetry: () => void }) {
  return (
    <ErrorState
      title={`${subject} could not be loaded`}
      message="The service is not responding right now."
      onRetry={onRetry}
    />
  );
}
