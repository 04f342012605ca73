import {
  CalendarClock,
  CircleCheck,
  ClipboardCheck,
  ClipboardList,
  Pencil,
  Plus,
  Thermometer,
  Trash2,
  TriangleAlert,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: renderIcon(Plus),
  edit: renderIcon(Pencil),
  remove: renderIcon(Trash2),
  act: renderIcon(Wrench),
  completed: renderIcon(CircleCheck, 20),
  scheduled: renderIcon(CalendarClock, 20),
  overdue: renderIcon(TriangleAlert, 20),
  activities: renderIcon(ClipboardList, 20),
  inspections: renderIcon(ClipboardCheck, 20),
  passed: renderIcon(CircleCheck, 20),
  failed: renderIcon(TriangleAlert, 20),
  temperature: renderIcon(Thermometer, 20),
};
