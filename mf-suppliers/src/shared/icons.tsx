import {
  ClockAlert,
  CircleCheck,
  Download,
  Ellipsis,
  Eye,
  Pencil,
  Plus,
  ShieldCheck,
  Trash2,
  TriangleAlert,
  Upload,
  X,
  type LucideIcon,
} from 'lucide-react';

const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: renderIcon(Plus),
  export: renderIcon(Download),
  import: renderIcon(Upload),
  more: renderIcon(Ellipsis, 20),
  view: renderIcon(Eye),
  edit: renderIcon(Pencil),
  remove: renderIcon(Trash2),
  clear: renderIcon(X),
  problem: renderIcon(TriangleAlert),
  verify: renderIcon(ShieldCheck),
  compliant: renderIcon(CircleCheck, 20),
  dueSoon: renderIcon(ClockAlert, 20),
  overdue: renderIcon(TriangleAlert, 20),
  total: renderIcon(ShieldCheck, 20),
};
