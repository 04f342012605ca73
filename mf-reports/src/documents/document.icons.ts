import {
  CircleCheck,
  ClockAlert,
  Download,
  Eye,
  Files,
  Info,
  Pencil,
  Trash2,
  TriangleAlert,
  Upload,
} from 'lucide-react';
import { drawIcon } from '../shared/draw-icon.js';

export const icons = {
  upload: drawIcon(Upload),
  download: drawIcon(Download),
  details: drawIcon(Info),
  preview: drawIcon(Eye),
  edit: drawIcon(Pencil),
  remove: drawIcon(Trash2),
  documents: drawIcon(Files, 20),
  valid: drawIcon(CircleCheck, 20),
  expiresSoon: drawIcon(ClockAlert, 20),
  expired: drawIcon(TriangleAlert, 20),
};
