import { Skeleton } from '@fsvp/ui';

export function LoadingFile({ label }: { label: string }) {
  return (
    <div role="status" className="program:flex program:flex-col program:gap-3">
      <span className="program:sr-only">{label}</span>
      <Skeleton shape="title" width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
      <Skeleton width="65%" />
    </div>
  );
}
