import type { Lifecycle } from '@fsvp/contracts/program/fsvp-file';
import type { FileReadiness } from '@fsvp/contracts/program/readiness/evaluate-file';
import type { ApprovalRecord } from '@fsvp/contracts/program/readiness/file-inputs';
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
export function judgeFileGate(
  { effective, items }: FileReadiness,
  signed: ApprovalRecord | null,
  lifecycle: Lifecycle,
): FileGate {
  if (lifecycle === 'suspended') return gate('suspended', 'Importing under this file is suspended.');
  const approval = items.find(({ code }) => code === 'AV-1')!;
  if (approval.state === 'not_applicable')
    return gate('exempt', `No approval is required (${approval.citation ?? effective.citation ?? ''}).`);
  if (approval.state === 'missing')
    return gate(
      'not_approved',
      `The supplier is not approved: ${lowerFirst(MISSING_REASON_LABELS[approval.reason!])}.`,
    );
  if (signed?.decision !== 'approved_temporarily') return gate('approved', 'The supplier is approved.');
  const { until, preImportVerification } = signed;
  return {
    state: 'approved_temporarily',
    text: `The supplier is approved temporarily until ${until}. Verify before the import: ${preImportVerification}`,
    until,
    preImportVerification,
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
