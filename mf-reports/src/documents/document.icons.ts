import {
  CircleCheck,
  ClockAlert,
  Download,
  Eye,
  Files,
  Info,
  Languages,
  Pencil,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import { renderIcon } from '../shared/render-icon.js';

export const icons = {
  upload: renderIcon(Upload),
  several: renderIcon(Files),
  download: renderIcon(Download),
  details: renderIcon(Info),
  preview: renderIcon(Eye),
  edit: renderIcon(Pencil),
  remove: renderIcon(Trash2),
  attach: renderIcon(Languages),
  documents: renderIcon(Files, 20),
  valid: renderIcon(CircleCheck, 20),
  expiresSoon: renderIcon(ClockAlert, 20),
  expired: renderIcon(TriangleAlert, 20),
};
