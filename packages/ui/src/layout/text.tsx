import type { ReactNode } from 'react';
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
  as?: 'span' | 'p' | 'div';
  children: ReactNode;
}

const weights = { normal: 'font-normal', medium: 'font-medium', semibold: 'font-semibold' };

export function Text({
  tone = 'default',
  size = 'body',
  weight,
  preserveLines,
  truncate,
  as: Element = 'span',
  children,
}: TextProps) {
  return (
    <Element
      className={cx(
        tones[tone],
        sizes[size],
        weight && weights[weight],
        preserveLines && 'whitespace-pre-line',
        truncate && 'block min-w-0 truncate',
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

/** A table cell with two lines: a name and a detail. */
export function TwoLines({ primary, secondary }: { primary: ReactNode; secondary?: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="font-medium break-words text-ink">{primary}</span>
      {secondary ? <span className="text-meta font-normal break-words text-muted">{secondary}</span> : null}
    </span>
  );
}
