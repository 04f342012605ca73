import { ErrorState } from '@fsvp/ui';

/** One part of the dashboard whose service does not answer; the others stay. */
export function PartUnavailable({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <ErrorState
      title={`${what} could not be loaded`}
      message="The service behind them does not answer at the moment."
      onRetry={onRetry}
    />
  );
}
