import type { ReactNode } from 'react';
import { icons } from '../icons.js';

/** A warning inside a form, announced when it appears. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="admin:empty:hidden">
      {children ? (
        <div className="admin:flex admin:items-start admin:gap-3 admin:rounded-control admin:border admin:border-divider admin:bg-yellow-fill admin:px-4 admin:py-3 admin:text-yellow-ink">
          <span className="admin:shrink-0 admin:text-yellow-icon">{icons.warning}</span>
          <div className="admin:min-w-0 admin:flex-1">{children}</div>
        </div>
      ) : null}
    </div>
  );
}
