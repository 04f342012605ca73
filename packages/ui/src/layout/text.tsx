import type { PointerEvent, ReactNode } from 'react';
import { cx } from '../foundation/cx.js';

const tones = {
  default: 'text-ink',
  muted: 'text-muted',
  subtle: 'text-subtle',
  good: 'text-good',
  warning: 'text-yellow-ink',
  bad: 'text-bad',
};
const sizes = {
  inherit: '',
  body: 'text-body',
  cell: 'text-cell',
  meta: 'text-meta',
  card: 'text-card',
  section: 'text-section',
  stat: 'text-stat tabular-nums',
};

export interface TextProps {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  weight?: 'normal' | 'medium' | 'semibold';
  /** Keeps line breaks of the text. */
  preserveLines?: boolean;
  truncate?: boolean;
  /** Shows at most so many lines, but all of them on paper. The tooltip has all of a text that is not very long. */
  lines?: keyof typeof clamps;
  as?: 'span' | 'p' | 'div';
  children: ReactNode;
}

/** In compact rows of a list all texts have one line, and at most two in stacked rows, where nothing shows the rest. */
const IN_ROWS = 'row-compact:block row-compact:truncate row-stacked:line-clamp-2';
const clamps = {
  2: `line-clamp-2 ${IN_ROWS}`,
  3: `line-clamp-3 ${IN_ROWS}`,
  4: `line-clamp-4 ${IN_ROWS}`,
};
/** Longer texts do not fit in a tooltip. */
const MAX_TOOLTIP = 500;

const isCutOff = (element: Element) =>
  element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;

/** Gives a text that is cut off a tooltip with all of it. */
export function showAllInTooltip({ currentTarget: element }: PointerEvent<HTMLElement>): void {
  setTooltip(element, isCutOff(element), element.textContent);
}

/** Of two texts of which one is cut off. */
function showBothInTooltip({ currentTarget: element }: PointerEvent<HTMLElement>): void {
  const parts = [...element.children];
  setTooltip(element, parts.some(isCutOff), parts.map((part) => part.textContent).join(' · '));
}

function setTooltip(element: HTMLElement, isNeeded: boolean, text: string): void {
  if (isNeeded && text.length <= MAX_TOOLTIP) element.title = text;
  else element.removeAttribute('title');
}

const weights = { normal: 'font-normal', medium: 'font-medium', semibold: 'font-semibold' };

export function Text({
  tone = 'default',
  size = 'body',
  weight,
  preserveLines,
  truncate,
  lines,
  as: Element = 'span',
  children,
}: TextProps) {
  return (
    <Element
      onPointerEnter={lines && showAllInTooltip}
      className={cx(
        tones[tone],
        sizes[size],
        weight && weights[weight],
        preserveLines && 'whitespace-pre-line',
        truncate && 'block min-w-0 truncate',
        lines && cx(clamps[lines], 'min-w-0 break-words print:line-clamp-none'),
        Element !== 'span' && 'max-w-[72ch]',
      )}
    >
      {children}
    </Element>
  );
}

/** Identifiers, lot and DUNS numbers in a monospace font that distinguishes 0 from O. */
export function Code({ children }: { children: ReactNode }) {
  return <code className="font-mono text-[0.9375em] break-all slashed-zero">{children}</code>;
}

const CLAMPED = 'line-clamp-2 min-w-0 break-words print:line-clamp-none row-compact:block row-compact:truncate';

/**
 * A table cell with a name and a detail, at most two lines of each. In compact rows one line has both, of which the name is cut off
 * first; in stacked rows it has both if there is room.
 */
export function TwoLines({ primary, secondary }: { primary: ReactNode; secondary?: ReactNode }) {
  return (
    <span
      onPointerEnter={showBothInTooltip}
      className="flex min-w-0 flex-col row-compact:flex-row row-compact:items-baseline row-compact:gap-2 row-stacked:flex-row row-stacked:flex-wrap row-stacked:items-baseline row-stacked:gap-x-2"
    >
      <span onPointerEnter={showAllInTooltip} className={`font-medium ${CLAMPED}`}>
        {primary}
      </span>
      {secondary ? (
        <span
          onPointerEnter={showAllInTooltip}
          className={`text-meta font-normal text-muted row-compact:max-w-2/5 row-compact:shrink-0 row-stacked:max-w-full ${CLAMPED}`}
        >
          {secondary}
        </span>
      ) : null}
    </span>
  );
}
