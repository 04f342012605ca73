import {
  ChartColumn,
  ClipboardCheck,
  Factory,
  FileText,
  LayoutDashboard,
  ListChecks,
  PackageCheck,
  ShieldCheck,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import type { NAVIGATION } from '@fsvp/contracts/module-registry';

export const navigationIcons: Record<(typeof NAVIGATION)[number]['path'], LucideIcon> = {
  '/': LayoutDashboard,
  '/suppliers': Factory,
  '/fsvp-compliance': ShieldCheck,
  '/hazard-analysis': TriangleAlert,
  '/verifications': ClipboardCheck,
  '/receiving-inspections': PackageCheck,
  '/corrective-actions': ListChecks,
  '/documents': FileText,
  '/reports': ChartColumn,
};
