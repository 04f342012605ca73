import { Skeleton } from '@fsvp/ui';

/** Of the chart with its head, so that nothing moves when it comes. */
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
