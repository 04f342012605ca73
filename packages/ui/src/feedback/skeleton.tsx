import { cx } from '../foundation/cx.js';

export interface SkeletonProps {
  /** `text` is one line of body text, `title` a heading, `stat` a big number, `block` fills its container. */
  shape?: 'text' | 'title' | 'stat' | 'block' | 'circle';
  width?: string | number;
  height?: string | number;
}

const shapes = {
  text: 'h-3.5 rounded-control',
  title: 'h-5 rounded-control',
  stat: 'h-7 w-16 rounded-control',
  block: 'h-24 rounded-card',
  circle: 'size-9 rounded-full',
};

/**
 * A placeholder for loading content. It is hidden from assistive technology: its container announces that it is busy.
 */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden
      style={{ width, height }}
      className={cx('block max-w-full animate-breathe border border-transparent bg-neutral-fill', shapes[shape])}
    />
  );
}
