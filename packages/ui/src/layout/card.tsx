import { useId, type ReactNode } from 'react';
import { cx } from '../foundation/cx.js';

export interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  headingLevel?: 2 | 3;
  /** No padding around the content, for a table or list. */
  flush?: boolean;
  /** Between header and content, such as search and filters; keeps its padding in a flush card. */
  toolbar?: ReactNode;
  /** Below the content, such as paging; keeps its padding in a flush card. */
  footer?: ReactNode;
}

export function Card({
  title,
  description,
  actions,
  children,
  headingLevel = 2,
  flush = false,
  toolbar,
  footer,
}: CardProps) {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={title ? headingId : undefined}
      className="group/card min-w-0 rounded-card border border-divider bg-surface"
    >
      <div className={cx(toolbar && 'lg:in-data-[density=compact]:flex lg:in-data-[density=compact]:items-center')}>
        {title || actions ? (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 pt-3 sm:px-5 sm:pt-4 lg:in-data-[density=compact]:pt-2 print:break-after-avoid">
            <div className="min-w-0">
              {title ? (
                <Heading
                  id={headingId}
                  title={typeof description === 'string' ? description : undefined}
                  className={cx('text-card', toolbar && 'lg:in-data-[density=compact]:whitespace-nowrap')}
                >
                  {title}
                </Heading>
              ) : null}
              {description ? (
                <p
                  className={cx(
                    'max-w-[72ch] text-body text-muted',
                    toolbar && 'max-sm:sr-only lg:in-data-[density=compact]:sr-only',
                  )}
                >
                  {description}
                </p>
              ) : null}
            </div>
            {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
          </div>
        ) : null}
        {toolbar ? (
          <div className="group/toolbar min-w-0 grow px-3 pt-3 sm:px-5 sm:pt-4 lg:in-data-[density=compact]:pt-2">
            {toolbar}
          </div>
        ) : null}
      </div>
      <div className={flush ? 'pt-3 sm:pt-4 lg:in-data-[density=compact]:pt-2' : 'p-3 sm:p-4 sm:px-5'}>{children}</div>
      {footer ? <div className="border-t border-divider px-3 py-2 empty:hidden sm:px-5">{footer}</div> : null}
    </section>
  );
}
