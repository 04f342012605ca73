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

const draw = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: draw(Plus),
  export: draw(Download),
  import: draw(Upload),
  more: draw(Ellipsis, 20),
  view: draw(Eye),
  edit: draw(Pencil),
  remove: draw(Trash2),
  clear: draw(X),
  problem: draw(TriangleAlert),
  verify: draw(ShieldCheck),
  compliant: draw(CircleCheck, 20),
  dueSoon: draw(ClockAlert, 20),
  overdue: draw(TriangleAlert, 20),
  total: draw(ShieldCheck, 20),
};
