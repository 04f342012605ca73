import { Spinner } from '@fsvp/ui';

export function ScreenLoading() {
  return (
    <div className="grid min-h-64 place-items-center">
      <Spinner label="Loading…" size={32} />
    </div>
  );
}
