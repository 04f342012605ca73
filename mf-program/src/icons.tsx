import {
  CirclePause,
  CirclePlay,
  Ellipsis,
  Eye,
  FolderX,
  Pencil,
  Plus,
  Scale,
  Trash2,
  Wheat,
  type LucideIcon,
} from 'lucide-react';

const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: renderIcon(Plus),
  close: renderIcon(FolderX),
  determine: renderIcon(Scale),
  edit: renderIcon(Pencil),
  food: renderIcon(Wheat, 20),
  /** Of the button in a file of each state. */
  importing: renderIcon(CirclePause),
  preparing: renderIcon(CirclePlay),
  suspended: renderIcon(CirclePlay),
  more: renderIcon(Ellipsis, 20),
  remove: renderIcon(Trash2),
  view: renderIcon(Eye),
};
