import { Ellipsis, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { showAllInTooltip } from './text.js';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** Where there is little room, the last of several actions is the one that is shown; the others are behind a button. */
const FOLDED =
  'max-sm:data-[open=false]:has-[>:nth-child(4)]:*:not-data-toggle:not-nth-last-2:hidden max-sm:data-[open=false]:flex! ' +
  'lg:in-data-[density=compact]:data-[open=false]:shrink-0 ' +
  'lg:max-2xl:in-data-[density=compact]:data-[open=false]:has-[>:nth-child(6)]:*:not-data-toggle:not-nth-last-2:hidden';

export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 lg:in-data-[density=compact]:flex-nowrap">
      <div className="min-w-0 lg:in-data-[density=compact]:flex lg:in-data-[density=compact]:grow lg:in-data-[density=compact]:items-baseline lg:in-data-[density=compact]:gap-3">
        <h1 className="text-title break-words lg:in-data-[density=compact]:shrink-0 lg:in-data-[density=compact]:has-[+p]:max-w-7/10">
          {title}
        </h1>
        {subtitle ? (
          <p
            onPointerEnter={showAllInTooltip}
            className="max-w-[72ch] text-body text-muted max-sm:line-clamp-2 sm:text-balance lg:in-data-[density=compact]:truncate"
          >
            {subtitle}
          </p>
        ) : null}
      </div>
      {/* Four actions do not fit in one row on a narrow page; two rows of two look better than three and one. */}
      {actions ? (
        <div
          data-open={open}
          className={`group/actions flex flex-wrap items-center gap-2 max-lg:has-[>:nth-child(5)]:grid max-lg:has-[>:nth-child(5)]:w-full max-lg:has-[>:nth-child(5)]:grid-cols-2 ${FOLDED}`}
        >
          {actions}
          <button
            type="button"
            data-toggle
            aria-label="More actions"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="hidden h-9 min-w-9 items-center justify-center rounded-control border border-control pointer-coarse:h-11 pointer-coarse:min-w-11 max-sm:group-has-[>:nth-child(4)]/actions:flex lg:max-2xl:in-data-[density=compact]:group-has-[>:nth-child(6)]/actions:flex print:hidden"
          >
            <Ellipsis aria-hidden size={16} strokeWidth={1.75} />
          </button>
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

/** Where there is little room, filters that do not fit beside the search are behind a button, which has a dot while one of them is set. */
const FOLDED_FILTERS =
  'max-sm:not-has-[>:nth-child(4)]:*:first:col-span-1 ' +
  'max-sm:data-[open=false]:has-[>:nth-child(4)]:grid-cols-[minmax(0,1fr)_auto] max-sm:data-[open=false]:has-[>:nth-child(4)]:*:first:col-span-1 ' +
  'max-sm:data-[open=false]:has-[>:nth-child(4)]:*:not-first:not-data-toggle:hidden ' +
  'lg:max-2xl:in-data-[density=compact]:data-[open=false]:has-[>:nth-child(7)]:*:not-first:not-data-toggle:hidden ' +
  'has-[[data-set]]:*:data-toggle:after:bg-accent';

/**
 * The search and the filters above a list, in that order. If they do not fit in one row, the filters are in two columns
 * below; on a phone they are behind a button.
 */
export function Toolbar({ children, label = 'Search and filters' }: { children: ReactNode; label?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div
      role="group"
      aria-label={label}
      data-toolbar
      data-open={open}
      className={
        'group/filters print:flex print:flex-wrap print:gap-x-4 print:*:w-auto ' +
        'grid grid-cols-2 items-center gap-2 *:first:col-span-2 *:not-data-toggle:last:even:col-span-2 *:max-lg:w-full lg:flex lg:flex-wrap ' +
        // A fifth child is the sort order, right-aligned and not truncated.
        'sm:max-lg:has-[>:nth-child(6)]:grid-cols-[minmax(0,1fr)_minmax(max-content,1fr)] ' +
        // Half of a phone's width is too narrow for a fourth child, such as the sort order.
        '*:max-sm:not-data-toggle:nth-[n+4]:col-span-2 ' +
        // A text input has no intrinsic width.
        `lg:*:not-first:has-[>input]:w-48 ${FOLDED_FILTERS}`
      }
    >
      {children}
      <button
        type="button"
        data-toggle
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="relative hidden h-9 items-center justify-center gap-2 rounded-control border border-control px-3 text-body font-medium after:absolute after:-top-1 after:-right-1 after:size-2.5 after:rounded-full pointer-coarse:h-11 max-sm:group-has-[>:nth-child(4)]/filters:flex lg:max-2xl:in-data-[density=compact]:group-has-[>:nth-child(7)]/filters:flex print:hidden"
      >
        <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
        {open ? 'Fewer filters' : 'Filters'}
      </button>
    </div>
  );
}
