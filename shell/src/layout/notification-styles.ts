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
  /** After the number of records of a group; absent for kinds that name no record. */
  many?: string;
}

const bad = 'text-red-icon';
const soon = 'text-yellow-icon';

const LOOKS: Record<NotificationKind, NotificationLook> = {
  inspection_failed: { Icon: PackageX, tone: bad, label: 'Receiving inspection', many: 'receiving inspections failed' },
  report_finished: { Icon: FileCheck, tone: 'text-green-icon', label: 'Report', many: 'reports are ready' },
  report_failed: { Icon: FileX, tone: bad, label: 'Report', many: 'reports failed' },
  verification_overdue: { Icon: CalendarX, tone: bad, label: 'Verification', many: 'verifications are overdue' },
  verification_due_soon: { Icon: CalendarClock, tone: soon, label: 'Verification', many: 'verifications are due soon' },
  action_overdue: { Icon: ListX, tone: bad, label: 'Corrective action', many: 'corrective actions are overdue' },
  document_expiring: { Icon: FileClock, tone: soon, label: 'Document', many: 'documents expire soon' },
  document_expired: { Icon: FileWarning, tone: bad, label: 'Document', many: 'documents have expired' },
  file_not_ready: { Icon: FileX, tone: bad, label: 'FSVP file', many: 'FSVP files are not ready' },
  requirement_expiring: {
    Icon: FileClock,
    tone: soon,
    label: 'FSVP file',
    many: 'FSVP files have records that expire soon',
  },
  eligibility_due: { Icon: CalendarClock, tone: soon, label: 'Importer', many: 'importers have an eligibility due' },
  hazard_analysis_due_in_90: {
    Icon: CalendarClock,
    tone: soon,
    label: 'Food',
    many: 'hazard analyses are due in 90 days',
  },
  hazard_analysis_due_in_30: {
    Icon: CalendarClock,
    tone: soon,
    label: 'Food',
    many: 'hazard analyses are due in 30 days',
  },
  hazard_analysis_due: { Icon: CalendarX, tone: bad, label: 'Food', many: 'hazard analyses are due' },
  reevaluation_opened: { Icon: RotateCcw, tone: soon, label: 'Reevaluation', many: 'reevaluations were opened' },
  reevaluation_due: { Icon: CalendarClock, tone: soon, label: 'Reevaluation', many: 'reevaluations are due' },
  review_due: { Icon: CalendarClock, tone: soon, label: 'Verification', many: 'reviews of results are due' },
  audit_due_in_60: { Icon: CalendarClock, tone: soon, label: 'Verification', many: 'audits are due in 60 days' },
  audit_due_in_30: { Icon: CalendarClock, tone: soon, label: 'Verification', many: 'audits are due in 30 days' },
  audit_due_in_7: { Icon: CalendarClock, tone: soon, label: 'Verification', many: 'audits are due in 7 days' },
  plan_outdated: { Icon: FileWarning, tone: bad, label: 'Verification plan', many: 'verification plans are outdated' },
  signing_failed: { Icon: ShieldAlert, tone: bad, label: 'Signing' },
  signature_broken: {
    Icon: ShieldX,
    tone: bad,
    label: 'Signature',
    many: 'records have signatures that do not match their content',
  },
  account_review_due: { Icon: UserCheck, tone: soon, label: 'Account review' },
  api_token_unused: { Icon: KeyRound, tone: soon, label: 'API token' },
  webhook_disabled: { Icon: Webhook, tone: bad, label: 'Webhook', many: 'webhooks were disabled' },
  account_address_taken: { Icon: UserX, tone: bad, label: 'Account', many: 'email addresses of other accounts' },
};

/** A newer server may send a kind that is unknown here. */
export const lookOf = (kind: NotificationKind): NotificationLook =>
  LOOKS[kind] ?? { ...LOOKS.report_finished, many: undefined };
