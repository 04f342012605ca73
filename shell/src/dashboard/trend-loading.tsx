import { Skeleton } from '@fsvp/ui';

/** Height of the chart with its header, to avoid a layout shift. */
export const TREND_HEIGHT = 290;

export function TrendLoading() {
  return (
    <div role="status" style={{ height: TREND_HEIGHT }} className="flex flex-col gap-3">
      <span className="sr-only">Loading…</span>
      <Skeleton shape="title" width="40%" />
      <div className="grow">
        <Skeleton shape="block" height="100%" />
      </div>
    </div>
  );
}
