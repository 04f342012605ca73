import type { ReactNode } from 'react';

export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-control border border-control bg-sunken px-1.5 font-sans text-meta text-ink">
      {children}
    </kbd>
  );
}
