import { EXPIRES_SOON_DAYS } from '@fsvp/contracts/document';
import { hrefs } from '@fsvp/contracts/hrefs';
import { REMINDER_MAX_AGE_DAYS, type Reminder } from '@fsvp/contracts/internal';
import type { Notification, ReminderKind } from '@fsvp/contracts/notification';
import { DUE_SOON_BADGE_DAYS } from '@fsvp/contracts/verification';

type Told = Pick<Notification, 'title' | 'text' | 'href'>;

interface Words {
  title: string;
  /** What it is about, and what happens or happened on its day. */
  text: (record: string, supplier: string | null, day: string) => string;
  href: (id: string) => string;
  /** The same of many. */
  titleOfMany: string;
  textOfMany: (count: string) => string;
  hrefOfMany: string;
}

const ofSupplier = (record: string, supplier: string | null) => `${record} of ${supplier ?? 'Unknown Supplier'}`;
/** A document need not be about a supplier. */
const maybeOf = (record: string, supplier: string | null) => (supplier ? ofSupplier(record, supplier) : record);

const WORDS: Record<ReminderKind, Words> = {
  verification_overdue: {
    title: 'Verification overdue',
    text: (record, supplier, day) => `${ofSupplier(record, supplier)} was due on ${day}`,
    href: hrefs.verification,
    titleOfMany: 'Verifications overdue',
    textOfMany: (count) => `${count} verifications became overdue in the last ${REMINDER_MAX_AGE_DAYS} days`,
    hrefOfMany: hrefs.verifications({ status: 'overdue' }),
  },
  verification_due_soon: {
    title: 'Verification due soon',
    text: (record, supplier, day) => `${ofSupplier(record, supplier)} is due on ${day}`,
    href: hrefs.verification,
    titleOfMany: 'Verifications due soon',
    textOfMany: (count) => `${count} verifications are due within ${DUE_SOON_BADGE_DAYS} days`,
    hrefOfMany: hrefs.verifications({ status: 'scheduled' }),
  },
  action_overdue: {
    title: 'Corrective action overdue',
    text: (record, supplier, day) => `${record} for ${supplier ?? 'Unknown Supplier'} was due on ${day}`,
    href: hrefs.correctiveAction,
    titleOfMany: 'Corrective actions overdue',
    textOfMany: (count) => `${count} corrective actions became overdue in the last ${REMINDER_MAX_AGE_DAYS} days`,
    hrefOfMany: hrefs.correctiveActions(),
  },
  document_expiring: {
    title: 'Document expires soon',
    text: (record, supplier, day) => `${maybeOf(record, supplier)} expires on ${day}`,
    href: hrefs.document,
    titleOfMany: 'Documents expire soon',
    textOfMany: (count) => `${count} documents expire within ${EXPIRES_SOON_DAYS} days`,
    hrefOfMany: hrefs.documents(),
  },
  document_expired: {
    title: 'Document expired',
    text: (record, supplier, day) => `${maybeOf(record, supplier)} expired on ${day}`,
    href: hrefs.document,
    titleOfMany: 'Documents expired',
    textOfMany: (count) => `${count} documents expired in the last ${REMINDER_MAX_AGE_DAYS} days`,
    hrefOfMany: hrefs.documents(),
  },
};

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** How the bell tells of one record. */
export function tellOne({ kind, id, title, supplierName, day }: Reminder): Told {
  const words = WORDS[kind];
  return {
    title: words.title,
    text: words.text(title, supplierName, DAY.format(new Date(`${day}T00:00:00Z`))),
    href: words.href(id),
  };
}

/** How the bell tells of many at once. */
export function tellMany(kind: ReminderKind, count: number): Told {
  const { titleOfMany, textOfMany, hrefOfMany } = WORDS[kind];
  return { title: titleOfMany, text: textOfMany(count.toLocaleString('en-US')), href: hrefOfMany };
}
