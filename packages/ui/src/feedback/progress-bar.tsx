export interface ProgressBarProps {
  /** 0 to 100; indeterminate if omitted. */
  value?: number;
  label: string;
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex justify-between gap-4 text-meta text-muted">
        <span aria-hidden className="min-w-0 wrap-anywhere">
          {label}
        </span>
        {percent === undefined ? null : (
          <span aria-hidden className="shrink-0 tabular-nums">
            {percent}%
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-full border border-transparent bg-neutral-fill"
      >
        <div
          data-filled
          style={percent === undefined ? undefined : { width: `${percent}%` }}
          className={
            percent === undefined
              ? 'h-full w-1/3 animate-slide rounded-full bg-accent'
              : 'h-full rounded-full bg-accent'
          }
        />
      </div>
    </div>
  );
}
