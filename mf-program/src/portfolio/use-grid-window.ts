import { useLayoutEffect, useState, type RefObject } from 'react';
import { COLUMN_WIDTH, HEAD_HEIGHT, NAME_WIDTH, ROW_HEIGHT } from './grid-sizes.js';

/** First and last index, the last one included. */
export interface Span {
  first: number;
  last: number;
}
export interface GridWindow {
  rows: Span;
  columns: Span;
}

/** Rendered beyond what is visible, so that scrolling does not show empty space. */
const AHEAD = { rows: 4, columns: 2 };
/** Spans begin and end at multiples of it, so that not every step of scrolling renders. */
const GRAIN = { rows: 4, columns: 2 };
/** Of a scroller without a size, as in tests. */
const UNMEASURED = { width: 1280, height: 900 };

function spanOf(offset: number, size: number, step: number, direction: keyof typeof AHEAD, count: number): Span {
  const grain = GRAIN[direction];
  const first = grain * Math.floor((offset / step - AHEAD[direction]) / grain);
  const last = grain * Math.ceil(((offset + size) / step + AHEAD[direction]) / grain) - 1;
  return { first: Math.max(0, Math.min(first, count - 1)), last: Math.min(count - 1, Math.max(last, 0)) };
}

const isSame = (one: GridWindow, other: GridWindow) =>
  one.rows.first === other.rows.first &&
  one.rows.last === other.rows.last &&
  one.columns.first === other.columns.first &&
  one.columns.last === other.columns.last;

/** The indexes of a span, and of one more outside of it: the focus must not be lost by scrolling. */
export function indexesOf({ first, last }: Span, extra?: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (extra === undefined || (extra >= first && extra <= last)) return indexes;
  return extra < first ? [extra, ...indexes] : [...indexes, extra];
}

/** Which rows and columns of a grid are visible: a large portfolio has 40,000 places, too many to render all. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  counts: { rows: number; columns: number },
): GridWindow {
  const { rows, columns } = counts;
  const measure = (element: HTMLElement | null): GridWindow => {
    const { scrollTop = 0, scrollLeft = 0, clientWidth = 0, clientHeight = 0 } = element ?? {};
    const width = (clientWidth || UNMEASURED.width) - NAME_WIDTH;
    const height = (clientHeight || UNMEASURED.height) - HEAD_HEIGHT;
    return {
      rows: spanOf(scrollTop, height, ROW_HEIGHT, 'rows', rows),
      columns: spanOf(scrollLeft, width, COLUMN_WIDTH, 'columns', columns),
    };
  };
  const [shown, setShown] = useState(() => measure(null));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => {
      const next = measure(element);
      setShown((current) => (isSame(current, next) ? current : next));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : undefined;
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer?.disconnect();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `measure` depends on the counts alone
  }, [scroller, rows, columns]);
  return shown;
}
