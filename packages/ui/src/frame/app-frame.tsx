import type { ReactNode } from 'react';
import { PrintDate } from './print-date.js';

export interface AppFrameProps {
  sidebar: ReactNode;
  topBar: ReactNode;
  children: ReactNode;
}

/** The signed-in page: a skip link, the sidebar, the top bar and the main content. */
export function AppFrame({ sidebar, topBar, children }: AppFrameProps) {
  return (
    <div
      className={
        'min-h-dvh bg-canvas pl-12 text-ink sm:pl-14 md:pl-60 md:tall:[--ui-sticky-top:4rem] print:bg-transparent print:p-0'
      }
    >
      <a
        href="#main"
        className="print:hidden sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:top-2 focus-visible:left-2 focus-visible:z-60 focus-visible:rounded-control focus-visible:bg-surface focus-visible:px-4 focus-visible:py-2 focus-visible:text-link"
      >
        Skip to main content
      </a>
      {sidebar}
      {topBar}
      <main
        id="main"
        tabIndex={-1}
        className="flex min-w-0 flex-col gap-4 p-3 outline-none sm:gap-6 sm:p-6 lg:in-data-[density=compact]:p-4 print:gap-4 print:p-0"
      >
        <PrintDate />
        {children}
      </main>
    </div>
  );
}

export interface TopBarProps {
  title: ReactNode;
  subtitle?: ReactNode;
  children?: ReactNode;
}

/** The top bar of every page. Its title is not a heading, because the page below has its own. */
export function TopBar({ title, subtitle, children }: TopBarProps) {
  return (
    // Where it is sticky it is 64 px high, also with a subtitle of two lines.
    <header className="print:hidden z-20 flex min-h-16 items-center gap-x-4 gap-y-1 border-b sm:flex-wrap max-sm:min-h-14 max-sm:gap-x-2 border-divider bg-surface px-4 py-2 sm:px-6 md:py-1 md:tall:sticky md:tall:top-0">
      <div className="min-w-0 grow basis-0">
        <p className="text-card break-words max-sm:line-clamp-2 max-sm:text-label">{title}</p>
        {subtitle ? <p className="text-meta font-normal text-muted max-sm:sr-only">{subtitle}</p> : null}
      </div>
      {children ? (
        <div className="ml-auto flex shrink-0 items-center justify-end sm:flex-wrap sm:gap-2">{children}</div>
      ) : null}
    </header>
  );
}
