import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface ViewerProps {
  label: string;
  toolbar: ReactNode;
  /** Returns true if it handled the key. */
  onKey: (key: string) => boolean;
  /** Rendered once the width is known. */
  children: (width: number) => ReactNode;
}

/** A scrolling pane with a toolbar. Keyboard shortcuts work while the pane has the focus. */
export function Viewer({ label, toolbar, onKey, children }: ViewerProps) {
  const pane = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = pane.current!;
    // Dialogs focus the close button first; keyboard shortcuts need the focus in the pane.
    element.focus({ preventScroll: true });
    // `clientWidth` excludes the reserved scroll bar, so the content does not change the width it is rendered for.
    const measure = () => setWidth(Math.floor(element.clientWidth - 2 * PADDING));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !onKey(event.key)) return;
    event.preventDefault();
  };
  return (
    <div className="rep:flex rep:flex-col rep:gap-2">
      <div
        role="toolbar"
        aria-label={`Tools for ${label}`}
        className="rep:flex rep:flex-wrap rep:items-center rep:justify-between rep:gap-x-1 rep:gap-y-1 rep:sm:gap-x-4"
      >
        {toolbar}
      </div>
      <div
        ref={pane}
        tabIndex={0}
        role="region"
        aria-label={label}
        onKeyDown={press}
        className="rep:relative rep:h-[calc(100dvh-18rem)] rep:sm:h-[calc(100dvh-19rem)] rep:min-h-64 rep:overflow-auto rep:rounded-control rep:border rep:border-divider rep:bg-sunken rep:p-3 rep:[scrollbar-gutter:stable_both-edges] rep:focus-visible:outline-2 rep:focus-visible:outline-offset-2 rep:focus-visible:outline-focus"
      >
        {width > 0 ? children(width) : null}
      </div>
    </div>
  );
}

/** Padding of the pane in pixels (p-3). */
const PADDING = 12;
