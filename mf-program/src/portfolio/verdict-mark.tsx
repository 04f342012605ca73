import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import { cx, type Tone } from '@fsvp/ui';
import { CircleCheck, CircleDashed, CircleHelp, ClockAlert, TriangleAlert, type LucideIcon } from 'lucide-react';

interface Look {
  tone: Tone;
  Icon: LucideIcon;
  /** Of a place in the grid. */
  box: string;
  icon: string;
}

/** Color, shape and word differ, so that none of them is the only difference. */
export const VERDICT_LOOKS: Record<Verdict, Look> = {
  not_ready: {
    tone: 'red',
    Icon: TriangleAlert,
    box: 'program:border-transparent program:bg-red-fill program:text-red-ink',
    icon: 'program:text-red-icon',
  },
  gaps: {
    tone: 'orange-outline',
    Icon: CircleDashed,
    box: 'program:border-orange-line program:text-orange-ink',
    icon: 'program:text-orange-line',
  },
  expiring: {
    tone: 'yellow',
    Icon: ClockAlert,
    box: 'program:border-transparent program:bg-yellow-fill program:text-yellow-ink',
    icon: 'program:text-yellow-icon',
  },
  ready: {
    tone: 'green',
    Icon: CircleCheck,
    box: 'program:border-transparent program:bg-green-fill program:text-green-ink',
    icon: 'program:text-green-icon',
  },
};

/** Until it is determined which requirements apply, nothing is known to be wrong. */
const UNDETERMINED: Look = {
  tone: 'neutral',
  Icon: CircleHelp,
  box: 'program:border-transparent program:bg-neutral-fill program:text-neutral-ink',
  icon: 'program:text-neutral-icon',
};

export interface Judged {
  verdict: Verdict;
  /** Whether the regime is. Absent in answers of the previous release. */
  determined?: boolean;
}

export const lookOf = ({ verdict, determined = true }: Judged): Look =>
  determined || verdict !== 'not_ready' ? VERDICT_LOOKS[verdict] : UNDETERMINED;

/** The icon alone, where a text beside it has the word. */
export function VerdictIcon({ size = 16, ...judged }: Judged & { size?: number }) {
  const { Icon, icon } = lookOf(judged);
  return <Icon aria-hidden size={size} strokeWidth={2} className={cx('program:shrink-0', icon)} />;
}
