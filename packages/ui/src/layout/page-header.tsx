import { useId, type ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title break-words">{title}</h1>
        {subtitle ? <p className="max-w-[72ch] text-body text-balance text-muted">{subtitle}</p> : null}
      </div>
      {/* Four actions do not fit in one row on a narrow page; two rows of two look better than three and one. */}
      {actions ? (
        <div className="flex flex-wrap items-center gap-2 max-lg:has-[>:nth-child(4)]:grid max-lg:has-[>:nth-child(4)]:w-full max-lg:has-[>:nth-child(4)]:grid-cols-2">
          {actions}
        </div>
      ) : null}
    </div>
  );
}

export interface SectionProps {
  title: string;
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  children: ReactNode;
}

/** A section of a page or dialog with a title. */
export function Section({ title, actions, headingLevel = 2, children }: SectionProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2 print:break-after-avoid">
        <Heading id={headingId} className={`min-w-0 break-words ${headingLevel === 2 ? 'text-section' : 'text-card'}`}>
          {title}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}

/**
 * The search and the filters above a list, in that order. If they do not fit in one row, the filters are in two columns
 * below.
 */
export function Toolbar({ children, label = 'Search and filters' }: { children: ReactNode; label?: string }) {
  return (
    <div
      role="group"
      aria-label={label}
      data-toolbar
      className={
        'print:flex print:flex-wrap print:gap-x-4 print:*:w-auto ' +
        'grid grid-cols-2 items-center gap-2 *:first:col-span-2 *:last:even:col-span-2 *:max-lg:w-full lg:flex lg:flex-wrap ' +
        // A fifth child is the sort order, right-aligned and not truncated.
        'sm:max-lg:has-[>:nth-child(5)]:grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] ' +
        // Half of a phone's width is too narrow for a fourth child, such as the sort order.
        '*:max-sm:nth-[n+4]:col-span-2 ' +
        // A text input has no intrinsic width.
        'lg:*:not-first:has-[>input]:w-48'
      }
    >
      {children}
    </div>
  );
}
