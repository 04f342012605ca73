import type { NotificationKind } from '@fsvp/contracts/catalogue/notification';
import {
  CalendarClock,
  CalendarX,
  FileCheck,
  FileClock,
  FileWarning,
  FileX,
  KeyRound,
  ListX,
  PackageX,
  RotateCcw,
  ShieldAlert,
  ShieldX,
  UserCheck,
  UserX,
  Webhook,
  type LucideIcon,
} from 'lucide-react';

interface NotificationLook {
  Icon: LucideIcon;
  tone: string;
  /** Text alternative of the icon. */
  label: string;
}

const bad = 'text-red-icon';
const soon = 'text-yellow-icon';

export const notificationStyles: Record<NotificationKind, NotificationLook> = {
  inspection_failed: { Icon: PackageX, tone: bad, label: 'Receiving inspection' },
  report_finished: { Icon: FileCheck, tone: 'text-green-icon', label: 'Report' },
  report_failed: { Icon: FileX, tone: bad, label: 'Report' },
  verification_overdue: { Icon: CalendarX, tone: bad, label: 'Verification' },
  verification_due_soon: { Icon: CalendarClock, tone: soon, label: 'Verification' },
  action_overdue: { Icon: ListX, tone: bad, label: 'Corrective action' },
  document_expiring: { Icon: FileClock, tone: soon, label: 'Document' },
  document_expired: { Icon: FileWarning, tone: bad, label: 'Document' },
  file_not_ready: { Icon: FileX, tone: bad, label: 'FSVP file' },
  requirement_expiring: { Icon: FileClock, tone: soon, label: 'FSVP file' },
  eligibility_due: { Icon: CalendarClock, tone: soon, label: 'Importer' },
  hazard_analysis_due_in_90: { Icon: CalendarClock, tone: soon, label: 'Food' },
  hazard_analysis_due_in_30: { Icon: CalendarClock, tone: soon, label: 'Food' },
  hazard_analysis_due: { Icon: CalendarX, tone: bad, label: 'Food' },
  reevaluation_opened: { Icon: RotateCcw, tone: soon, label: 'Reevaluation' },
  reevaluation_due: { Icon: CalendarClock, tone: soon, label: 'Reevaluation' },
  review_due: { Icon: CalendarClock, tone: soon, label: 'Verification' },
  audit_due_in_60: { Icon: CalendarClock, tone: soon, label: 'Verification' },
  audit_due_in_30: { Icon: CalendarClock, tone: soon, label: 'Verification' },
  audit_due_in_7: { Icon: CalendarClock, tone: soon, label: 'Verification' },
  plan_outdated: { Icon: FileWarning, tone: bad, label: 'Verification plan' },
  signing_failed: { Icon: ShieldAlert, tone: bad, label: 'Signing' },
  signature_broken: { Icon: ShieldX, tone: bad, label: 'Signature' },
  account_review_due: { Icon: UserCheck, tone: soon, label: 'Account review' },
  api_token_unused: { Icon: KeyRound, tone: soon, label: 'API token' },
  webhook_disabled: { Icon: Webhook, tone: bad, label: 'Webhook' },
  account_address_taken: { Icon: UserX, tone: bad, label: 'Account' },
};
