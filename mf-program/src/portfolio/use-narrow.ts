import { useLayoutEffect, useState, type RefObject } from 'react';

/** A grid of suppliers by foods needs more. */
const NARROW = 600;

/** Whether an element is too narrow for the grid. Its width counts, not that of the screen: the sidebar varies. */
export function useNarrow(element: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setNarrow(measured.clientWidth > 0 && measured.clientWidth < NARROW);
    measure();
    if (!('ResizeObserver' in globalThis)) return;
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return narrow;
}
