import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { COLUMN_WIDTH, HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT } from './grid-sizes.js';

export interface At {
  row: number;
  column: number;
}

const clamp = (value: number, count: number) => Math.max(0, Math.min(value, count - 1));

/** Marks the element of a place that has the focus. */
export const placeProps = (at: At, isActive: boolean) => ({
  'data-place': `${at.row}:${at.column}`,
  tabIndex: isActive ? 0 : -1,
});

/** Keeps a scroll position if what begins at `start` is visible, else moves it as little as possible. */
function scrolled(position: number, visible: number, start: number, size: number): number {
  if (start < position) return start;
  return start + size > position + visible ? start + size - visible : position;
}

function show(scroller: HTMLElement, { row, column }: At): void {
  const height = scroller.clientHeight - HEAD_HEIGHT;
  const width = scroller.clientWidth - NAME_WIDTH;
  scroller.scrollTop = scrolled(scroller.scrollTop, height, row * ROW_HEIGHT, ROW_HEIGHT);
  scroller.scrollLeft = scrolled(scroller.scrollLeft, width, column * COLUMN_WIDTH, COLUMN_WIDTH);
}

/** The grid is one tab stop; the arrow keys move the focus from place to place (WAI-ARIA grid). */
export function useGridFocus(scroller: RefObject<HTMLElement | null>, counts: { rows: number; columns: number }) {
  const [last, setLast] = useState<At>({ row: 0, column: 0 });
  const active = { row: clamp(last.row, counts.rows), column: clamp(last.column, counts.columns) };
  const moved = useRef(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!moved.current || !element) return;
    moved.current = false;
    show(element, last);
    const place = element.querySelector<HTMLElement>(`[data-place="${last.row}:${last.column}"]`);
    place?.focus({ preventScroll: true });
  }, [scroller, last]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { row, column } = active;
    // React also reports the keys of a popover, which is elsewhere in the document.
    if (!event.currentTarget.contains(event.target as Node) || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 0) - HEAD_HEIGHT) / ROW_HEIGHT));
    const corner = event.ctrlKey;
    const steps: Record<string, At> = {
      ArrowUp: { row: row - 1, column },
      ArrowDown: { row: row + 1, column },
      ArrowLeft: { row, column: column - 1 },
      ArrowRight: { row, column: column + 1 },
      Home: { row: corner ? 0 : row, column: 0 },
      End: { row: corner ? counts.rows - 1 : row, column: counts.columns - 1 },
      PageUp: { row: row - page, column },
      PageDown: { row: row + page, column },
    };
    const next = steps[event.key];
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setLast({ row: clamp(next.row, counts.rows), column: clamp(next.column, counts.columns) });
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const [row, column] = (event.target.dataset.place ?? '').split(':').map(Number);
    if (row === undefined || column === undefined || (row === last.row && column === last.column)) return;
    setLast({ row, column });
  };
  return { active, onKeyDown, onFocus };
}
