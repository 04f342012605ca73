import { citationOf } from '@fsvp/contracts/program/citations';
import type { FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { MISSING_REASON_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import type { Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import { formatDate } from '@fsvp/ui';
import { dueText } from './due-text.js';

export type ReadinessItem = FileReadinessAnswer['items'][number];

/** '21 CFR 1.504(a), (b)'; a rule of the product has no section. */
export function citationText(citations: readonly string[]): string {
  return citations.length > 0 ? `21 CFR ${citations.join(', ')}` : 'Rule of this product';
}

/** '1.509(a) Name, email address and identifier at entry. Each entry line names …' */
export function sectionText(id: string): string {
  const { title, text } = citationOf(id) ?? {};
  return title ? `${id} ${title}. ${text}` : id;
}

/** Why it is missing, in words; undefined if it is not. */
export function reasonText({ reason }: ReadinessItem): string | undefined {
  return reason ? MISSING_REASON_LABELS[reason] : undefined;
}

/** By when somebody must act. @param today the day that was judged */
export function byWhen({ state, blocking, dueOn }: ReadinessItem, lifecycle: Lifecycle, today: string): string {
  if (state !== 'missing') return dueOn ? `${formatDate(dueOn)}, ${dueText(dueOn, today)}` : 'Nothing to do';
  if (!blocking) return 'Now';
  if (lifecycle === 'importing') return 'Now: food is imported under this file';
  return lifecycle === 'suspended' ? 'Before importing is resumed' : 'Before the first import';
}
