import {
  ArrowLeft,
  ChevronDown,
  ChevronRight,
  CircleDashed,
  CirclePause,
  CirclePlay,
  Download,
  Ellipsis,
  Eye,
  FileText,
  Files,
  FolderX,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  Scale,
  Table,
  Trash2,
  Wheat,
  X,
  type LucideIcon,
} from 'lucide-react';

const renderIcon = (Icon: LucideIcon, size: 16 | 20 = 16) => <Icon aria-hidden size={size} strokeWidth={1.75} />;

export const icons = {
  add: renderIcon(Plus),
  back: renderIcon(ArrowLeft),
  clear: renderIcon(X),
  close: renderIcon(FolderX),
  determine: renderIcon(Scale),
  download: renderIcon(Download),
  edit: renderIcon(Pencil),
  /** Of a row whose details are folded or open. */
  folded: renderIcon(ChevronRight),
  unfolded: renderIcon(ChevronDown),
  food: renderIcon(Wheat, 20),
  /** Of the verdict, in a badge. */
  gaps: <CircleDashed aria-hidden size={14} strokeWidth={2} className="program:shrink-0 program:text-orange-line" />,
  /** Of the button in a file of each state. */
  importing: renderIcon(CirclePause),
  preparing: renderIcon(CirclePlay),
  suspended: renderIcon(CirclePlay),
  more: renderIcon(Ellipsis, 20),
  print: renderIcon(Printer),
  procedures: renderIcon(FileText),
  propose: renderIcon(Files),
  remove: renderIcon(Trash2),
  stale: <RefreshCw aria-hidden size={12} strokeWidth={2} />,
  table: renderIcon(Table),
  view: renderIcon(Eye),
};
