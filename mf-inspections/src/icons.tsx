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

const draw = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: draw(Plus),
  edit: draw(Pencil),
  remove: draw(Trash2),
  act: draw(Wrench),
  completed: draw(CircleCheck, 20),
  scheduled: draw(CalendarClock, 20),
  overdue: draw(TriangleAlert, 20),
  activities: draw(ClipboardList, 20),
  inspections: draw(ClipboardCheck, 20),
  passed: draw(CircleCheck, 20),
  failed: draw(TriangleAlert, 20),
  temperature: draw(Thermometer, 20),
};
