import { CircleCheck, Ellipsis, Eye, RotateCw, Trash2, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';

const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  replay: renderIcon(RotateCw),
  discard: renderIcon(Trash2),
  restore: renderIcon(Undo2),
  view: renderIcon(Eye),
  more: renderIcon(Ellipsis),
  warning: renderIcon(TriangleAlert, 20),
  none: renderIcon(CircleCheck, 20),
};
