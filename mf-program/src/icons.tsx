import {
  ArrowLeft,
  Ellipsis,
  Eye,
  FileText,
  Files,
  ListChecks,
  ListTodo,
  Pencil,
  Plus,
  RotateCcw,
  Trash2,
  X,
  type LucideIcon,
} from 'lucide-react';

export const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

/** Of the lists; what they open has more in later-icons.tsx. */
export const icons = {
  add: renderIcon(Plus),
  back: renderIcon(ArrowLeft),
  clear: renderIcon(X),
  edit: renderIcon(Pencil),
  more: renderIcon(Ellipsis, 20),
  procedures: renderIcon(FileText),
  propose: renderIcon(Files),
  reevaluate: renderIcon(RotateCcw),
  remove: renderIcon(Trash2),
  session: renderIcon(ListTodo),
  several: renderIcon(ListChecks),
  view: renderIcon(Eye),
};
