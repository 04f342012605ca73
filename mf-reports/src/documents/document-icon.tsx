import type { DocumentType } from '@fsvp/contracts/documents/document';
import {
  Award,
  BellRing,
  BookOpenCheck,
  ClipboardCheck,
  FileText,
  FlaskConical,
  IdCard,
  Mail,
  MapPin,
  PackageCheck,
  ShieldCheck,
  UserCheck,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

const icons: Record<DocumentType, LucideIcon> = {
  certificate: Award,
  audit_report: ClipboardCheck,
  test_result: FlaskConical,
  haccp_plan: ShieldCheck,
  sop: BookOpenCheck,
  corrective_action: Wrench,
  receiving_inspection: PackageCheck,
  other: FileText,
  letter: Mail,
  supplier_evaluation: UserCheck,
  visit_report: MapPin,
  registration: IdCard,
  prior_notice: BellRing,
};

/** Decorative icon of a document type. */
export function DocumentIcon({ type }: { type: DocumentType }) {
  const Icon = icons[type] ?? FileText;
  return (
    <span
      aria-hidden
      className="rep:grid rep:size-10 rep:shrink-0 rep:place-items-center rep:rounded-card rep:bg-sunken rep:text-muted"
    >
      <Icon size={20} strokeWidth={1.75} />
    </span>
  );
}
