import { useId, type ReactNode } from 'react';
import { laterIcons } from '../later-icons.js';

interface DisclosureProps {
  open: boolean;
  onToggle: () => void;
  /** Id of the button. */
  id?: string;
  /** The content of the button. */
  summary: ReactNode;
  /** Beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A row that opens to its details. */
export function Disclosure({ open, onToggle, id, summary, aside, children }: DisclosureProps) {
  const panelId = useId();
  return (
    <>
      <div className="program:flex program:flex-wrap program:items-start program:gap-x-4 program:gap-y-2 program:px-4 program:py-3 program:sm:px-5 program:print:break-after-avoid">
        <h3 className="program:min-w-0 program:grow program:basis-80">
          <button
            type="button"
            id={id}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={onToggle}
            className="program:-mx-1 program:flex program:min-h-6 program:w-full program:scroll-mt-24 program:items-start program:gap-2 program:rounded-control program:px-1 program:text-left program:hover:bg-sunken program:pointer-coarse:min-h-11"
          >
            <span className="program:mt-0.5 program:shrink-0 program:text-muted program:print:hidden">
              {open ? laterIcons.unfolded : laterIcons.folded}
            </span>
            <span className="program:flex program:min-w-0 program:flex-col">{summary}</span>
          </button>
        </h3>
        {aside}
      </div>
      {open ? (
        <div id={panelId} className="program:px-4 program:pb-4 program:sm:pr-5 program:sm:pl-11">
          {children}
        </div>
      ) : null}
    </>
  );
}
