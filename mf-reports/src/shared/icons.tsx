import { BadgeCheck, ChartColumn, CircleCheck, ClipboardList, ClockAlert, Download, Eye, EyeOff, Files, Info, Pencil, Trash2, TriangleAlert, Upload, Users, X, type LucideIcon } from 'lucide-react';

const draw = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  upload: draw(Upload),
  download: draw(Download),
  view: draw(Eye),
  hide: draw(EyeOff),
  edit: draw(Pencil),
  remove: draw(Trash2),
  close: draw(X),
  generate: draw(ChartColumn),
  notice: draw(Info),
  documents: draw(Files, 20),
  valid: draw(CircleCheck, 20),
  expiresSoon: draw(ClockAlert, 20),
  expired: draw(TriangleAlert, 20),
  suppliers: draw(Users, 20),
  compliance: draw(BadgeCheck, 20),
  actions: draw(ClipboardList, 20),
  completed: draw(CircleCheck, 20),
};
