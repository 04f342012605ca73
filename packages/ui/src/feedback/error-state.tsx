import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../actions/button.js';

export interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry?: () => unknown;
  retryLabel?: string;
}

export function ErrorState({
  title = 'Something went wrong',
  message,
  onRetry,
  retryLabel = 'Retry',
}: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center text-body text-balance">
      <span aria-hidden className="grid size-10 place-items-center rounded-full bg-red-fill text-red-icon">
        <TriangleAlert size={20} strokeWidth={1.75} />
      </span>
      <div className="flex flex-col gap-1">
        <p className="font-semibold text-ink">{title}</p>
        <p className="max-w-[60ch] break-words text-muted">{message}</p>
      </div>
      {onRetry ? (
        <Button variant="outline" onClick={onRetry} icon={<RotateCw aria-hidden size={16} strokeWidth={1.75} />}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
