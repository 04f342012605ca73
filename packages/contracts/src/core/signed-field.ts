import { type Day, dayOf, dayOfInstant } from './calendar-day.js';
import { codeLabel } from './code-label.js';

/** How people read the fields of a record that is signed. (Specification: beyond/e-signature.md, 4.) */

/** Names of other records by their id. */
export type Names = Readonly<Record<string, string>>;

/** A signed field: how people read its name and its value. */
export interface SignedField {
  label: string;
  text: (value: unknown, names: Names) => string;
  /** Signed, but not shown: another field says it in words. */
  hidden?: true;
  /** Left out of the content while it has no value. */
  addedLater?: true;
  /** What of the value is signed, if not all of it. */
  content?: (value: unknown) => unknown;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Mar 5, 2026' */
export function dayText(isoDay: Day): string {
  const [year, month, dayOfMonth] = isoDay.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(dayOfMonth)}, ${year}`;
}

// Not made once for all: pages would load number formats before they show anything.
export const dollars = (value: unknown): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(value));

export const plain = (label: string): SignedField => ({ label, text: String });
export const choice = (label: string, labels: Record<string, string>): SignedField => ({
  label,
  text: (value) => labels[String(value)] ?? codeLabel(String(value)),
});
export const code = (label: string) => choice(label, {});
export const day = (label: string): SignedField => ({ label, text: (value) => dayText(dayOf(String(value))) });
/** The day on which something happened. */
export const pastDay = (label: string): SignedField => ({
  label,
  text: (value) => dayText(dayOfInstant(String(value))),
});
export const yesNo = (label: string): SignedField => ({ label, text: (value) => (value === true ? 'Yes' : 'No') });
export const named = (label: string): SignedField => ({
  label,
  text: (value, names) => names[String(value)] ?? String(value),
});
export const list = (label: string, entry: (value: unknown, names: Names) => string, none = 'None'): SignedField => ({
  label,
  text: (value, names) => {
    const entries = value as unknown[];
    return entries.length ? entries.map((one) => entry(one, names)).join(', ') : none;
  },
});
export const nameOf = (value: unknown, names: Names) => names[String(value)] ?? String(value);

/**
 * A field that was added when records had been signed already: while it has no value it is not part of the content, so that earlier
 * signatures stay valid.
 */
export const addedLater = (label: string | SignedField): SignedField => ({
  ...(typeof label === 'string' ? plain(label) : label),
  addedLater: true,
});

/** Links to documents: their ids are signed, in order. */
export const attachmentIds: SignedField = {
  ...list('Attachments', nameOf),
  content: (value) => (value as { documentId: string }[]).map(({ documentId }) => documentId).sort(),
};
