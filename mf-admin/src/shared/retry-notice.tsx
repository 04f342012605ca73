import { Button } from '@fsvp/ui';
import type { ReactNode } from 'react';
import { icons } from '../icons.js';

/** Above a list that lacks something, with what it lacks; announced when it appears. */
export function RetryNotice({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div role="status" className="admin:px-4 admin:pb-4 admin:empty:hidden admin:sm:px-5">
      {children ? (
        <div className="admin:flex admin:flex-wrap admin:items-center admin:gap-3 admin:rounded-control admin:border admin:border-divider admin:bg-yellow-fill admin:px-4 admin:py-2 admin:text-yellow-ink">
          <span className="admin:shrink-0 admin:text-yellow-icon">{icons.warning}</span>
          <span className="admin:min-w-0 admin:flex-1">{children}</span>
          {onRetry ? (
            <Button variant="outline" size="sm" onClick={onRetry}>
              Retry
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
