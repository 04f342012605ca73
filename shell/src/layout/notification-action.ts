import type { Notification, NotificationKind } from '@fsvp/contracts/catalogue/notification';
import { replaceDocumentHref } from '@fsvp/contracts/documents/hrefs';
import { verificationPlanHref } from '@fsvp/contracts/program/hrefs';
import { qualityWorkHrefs } from '@fsvp/contracts/quality/hrefs';

const { recordResult, reviewResult, editAction } = qualityWorkHrefs;

/** What opens the form of what is due of a record, by its id. The other kinds lead to the page that does. */
const ACTIONS: Partial<Record<NotificationKind, (id: string) => string>> = {
  verification_overdue: recordResult,
  verification_due_soon: recordResult,
  audit_due_in_60: recordResult,
  audit_due_in_30: recordResult,
  audit_due_in_7: recordResult,
  review_due: reviewResult,
  action_overdue: editAction,
  document_expiring: replaceDocumentHref,
  document_expired: replaceDocumentHref,
  plan_outdated: verificationPlanHref,
};

/** The address of what is due; that of the record once the notification is read, as it is when its cause is gone. */
export function actionHref({ kind, href, read }: Notification): string {
  const id = new URLSearchParams(href.split('?')[1]).get('view');
  return (!read && id ? ACTIONS[kind]?.(id) : undefined) ?? href;
}
