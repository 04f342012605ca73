import type { ReactNode } from 'react';
import { icons } from '../../shared/icons.js';

/** Alert with the reason why the last operation failed. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="sup:flex sup:items-start sup:gap-2 sup:rounded-card sup:bg-red-fill sup:p-3 sup:text-body sup:text-red-ink"
    >
      <span className="sup:mt-0.5 sup:shrink-0">{icons.problem}</span>
      <span className="sup:min-w-0 sup:break-words">{children}</span>
    </div>
  );
}
