import { CircleCheck, CircleDot, ClockAlert, Pencil, Plus, Trash2, Wrench, type LucideIcon } from 'lucide-react';

const draw = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: draw(Plus),
  edit: draw(Pencil),
  remove: draw(Trash2),
  actions: draw(Wrench, 20),
  open: draw(CircleDot, 20),
  inProgress: draw(ClockAlert, 20),
  completed: draw(CircleCheck, 20),
};
