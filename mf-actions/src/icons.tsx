import { CircleCheck, CircleDot, ClockAlert, Plus, Wrench, type LucideIcon } from 'lucide-react';

const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: renderIcon(Plus),
  actions: renderIcon(Wrench, 20),
  open: renderIcon(CircleDot, 20),
  inProgress: renderIcon(ClockAlert, 20),
  completed: renderIcon(CircleCheck, 20),
};
