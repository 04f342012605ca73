import type { Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import type { FileReadiness } from '@fsvp/contracts/program/readiness/evaluate-file';
import { MISSING_REASON_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import type { GateState } from '@fsvp/contracts/quality/receiving-gate';

/** What the records of one file say about a receipt. */
export interface FileGate {
  state: GateState;
  /** A sentence. */
  text: string;
  until: string | null;
  preImportVerification: string | null;
}

const gate = (state: GateState, text: string): FileGate => ({ state, text, until: null, preImportVerification: null });

/** Judges a file by its readiness on the day of the receipt. @param lifecycle at the end of that day */
export function judgeFileGate({ effective, items }: FileReadiness, lifecycle: Lifecycle): FileGate {
  if (lifecycle === 'suspended') return gate('suspended', 'Importing under this file is suspended.');
  const approval = items.find(({ code }) => code === 'AV-1')!;
  if (approval.state === 'not_applicable')
    return gate('exempt', `No approval is required (${approval.citation ?? effective.citation ?? ''}).`);
  if (approval.state === 'missing')
    return gate(
      'not_approved',
      `The supplier is not approved: ${lowerFirst(MISSING_REASON_LABELS[approval.reason!])}.`,
    );
  return gate('approved', 'The supplier is approved.');
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
