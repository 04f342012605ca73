import { Ellipsis, Eye, Pencil, Plus, Trash2, Wheat, type LucideIcon } from 'lucide-react';

const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: renderIcon(Plus),
  edit: renderIcon(Pencil),
  food: renderIcon(Wheat, 20),
  more: renderIcon(Ellipsis, 20),
  remove: renderIcon(Trash2),
  view: renderIcon(Eye),
};
