import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

interface EntryFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page before the app: the logo, a title, what it is for, and a card. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-canvas p-4 text-ink">
      <div className="flex w-full max-w-md flex-col gap-6">
        <div className="flex flex-col items-center gap-3 text-center">
          <span aria-hidden className="grid size-12 place-items-center rounded-card bg-accent text-on-fill">
            <ShieldCheck size={28} strokeWidth={1.75} />
          </span>
          <h1 className="text-title">{title}</h1>
          {lead ? <p className="text-body text-balance text-muted">{lead}</p> : null}
        </div>
        {children}
      </div>
    </main>
  );
}
