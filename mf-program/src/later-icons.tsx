import {
  ChevronDown,
  ChevronRight,
  CircleDashed,
  CirclePause,
  CirclePlay,
  ClipboardCheck,
  Download,
  FolderX,
  Printer,
  RefreshCw,
  Scale,
  Table,
} from 'lucide-react';
import { renderIcon } from './icons.js';

/** Of what is loaded after a list. */
export const laterIcons = {
  close: renderIcon(FolderX),
  determine: renderIcon(Scale),
  download: renderIcon(Download),
  evaluation: renderIcon(ClipboardCheck),
  /** Of a row whose details are folded or open. */
  folded: renderIcon(ChevronRight),
  unfolded: renderIcon(ChevronDown),
  /** Of the verdict, in a badge. */
  gaps: <CircleDashed aria-hidden size={14} strokeWidth={2} className="program:shrink-0 program:text-orange-line" />,
  /** Of the button in a file of each state. */
  importing: renderIcon(CirclePause),
  preparing: renderIcon(CirclePlay),
  suspended: renderIcon(CirclePlay),
  print: renderIcon(Printer),
  stale: <RefreshCw aria-hidden size={12} strokeWidth={2} />,
  table: renderIcon(Table),
};
