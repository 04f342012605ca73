import type { ReactNode } from 'react';
import { Inbox } from 'lucide-react';

export interface EmptyStateProps {
  text: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ text, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center text-body text-balance text-muted print:items-start print:p-0">
      <span aria-hidden className="grid size-10 place-items-center rounded-full bg-sunken text-subtle print:hidden">
        {icon ?? <Inbox size={20} strokeWidth={1.75} />}
      </span>
      <p className="max-w-[48ch]">{text}</p>
      {action}
    </div>
  );
}
