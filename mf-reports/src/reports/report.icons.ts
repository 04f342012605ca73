import {
  BadgeCheck,
  ChartColumn,
  CircleCheck,
  ClipboardList,
  Download,
  Eye,
  EyeOff,
  Info,
  RotateCw,
  Users,
  X,
} from 'lucide-react';
import { drawIcon } from '../shared/draw-icon.js';

export const icons = {
  download: drawIcon(Download),
  view: drawIcon(Eye),
  hide: drawIcon(EyeOff),
  close: drawIcon(X),
  retry: drawIcon(RotateCw),
  generate: drawIcon(ChartColumn),
  notice: drawIcon(Info),
  suppliers: drawIcon(Users, 20),
  compliance: drawIcon(BadgeCheck, 20),
  actions: drawIcon(ClipboardList, 20),
  completed: drawIcon(CircleCheck, 20),
};
