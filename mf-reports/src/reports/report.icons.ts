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
import { renderIcon } from '../shared/render-icon.js';

export const icons = {
  download: renderIcon(Download),
  view: renderIcon(Eye),
  hide: renderIcon(EyeOff),
  close: renderIcon(X),
  retry: renderIcon(RotateCw),
  generate: renderIcon(ChartColumn),
  notice: renderIcon(Info),
  suppliers: renderIcon(Users, 20),
  compliance: renderIcon(BadgeCheck, 20),
  actions: renderIcon(ClipboardList, 20),
  completed: renderIcon(CircleCheck, 20),
};
