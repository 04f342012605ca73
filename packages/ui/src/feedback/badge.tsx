import type { ReactNode } from 'react';
import {
  Calendar,
  CircleCheck,
  CircleMinus,
  CirclePause,
  ClockAlert,
  Loader,
  OctagonAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { cx } from '../foundation/cx.js';

export type Tone = 'green' | 'yellow' | 'red' | 'red-solid' | 'orange-outline' | 'blue' | 'violet' | 'neutral';

interface ToneStyle {
  box: string;
  icon: string;
  Icon: LucideIcon;
}

// Icon and color both differ by tone, so that color is never the only difference.
export const toneStyles: Record<Tone, ToneStyle> = {
  green: { box: 'border-transparent bg-green-fill text-green-ink', icon: 'text-green-icon', Icon: CircleCheck },
  yellow: { box: 'border-transparent bg-yellow-fill text-yellow-ink', icon: 'text-yellow-icon', Icon: ClockAlert },
  red: { box: 'border-transparent bg-red-fill text-red-ink', icon: 'text-red-icon', Icon: TriangleAlert },
  'red-solid': { box: 'border-transparent bg-red-solid text-on-fill', icon: 'text-on-fill', Icon: OctagonAlert },
  'orange-outline': { box: 'border-orange-line text-orange-ink', icon: 'text-orange-line', Icon: CirclePause },
  blue: { box: 'border-transparent bg-blue-fill text-blue-ink', icon: 'text-blue-icon', Icon: Calendar },
  violet: { box: 'border-transparent bg-violet-fill text-violet-ink', icon: 'text-violet-icon', Icon: Loader },
  neutral: { box: 'border-transparent bg-neutral-fill text-neutral-ink', icon: 'text-neutral-icon', Icon: CircleMinus },
};

export interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  icon?: boolean;
}

export function Badge({ tone, children, icon = true }: BadgeProps) {
  const look = toneStyles[tone];
  return (
    <span
      data-badge
      className={cx(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-full border px-2 py-0.5 text-left text-meta whitespace-nowrap',
        look.box,
      )}
    >
      {icon ? <look.Icon aria-hidden size={14} strokeWidth={2} className={cx('shrink-0', look.icon)} /> : null}
      {children}
    </span>
  );
}

// Yellow has too little contrast with a light ground, so its ring is darker.
const dots = {
  red: 'bg-dot-red ring-dot-red',
  yellow: 'bg-dot-yellow ring-yellow-icon',
  blue: 'bg-dot-blue ring-dot-blue',
};

/** The decorative dot before the name of a priority. */
export function PriorityDot({ tone }: { tone: 'red' | 'yellow' | 'blue' }) {
  return (
    <span
      aria-hidden
      data-filled
      className={cx('mx-px inline-block size-2 shrink-0 rounded-full ring-1', dots[tone])}
    />
  );
}
