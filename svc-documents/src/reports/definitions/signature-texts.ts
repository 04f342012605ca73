import { suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import type { ExportedSignature, ExportedSignatures } from '@fsvp/contracts/signatures/exported-signature';
import { POLICIES, type PolicyKey } from '@fsvp/contracts/access/policy';
import { MEANING_LABELS, SHOWN_HASH_CHARACTERS } from '@fsvp/contracts/signatures/signature';

/** A signature in a row of a report, with the text that the formats without lists show. */
export type PrintedSignature = ExportedSignature & { text: string };

/** The member of a row with a signed record; the rows of other records are without it. */
export type PrintedSignatures = { signatures?: PrintedSignature[] };

/** The signatures of an exported row for the row of a report. */
export function printSignatures({ signatures }: ExportedSignatures): PrintedSignatures {
  return signatures?.length ? { signatures: signatures.map((one) => ({ ...one, text: signatureText(one) })) } : {};
}

/** The texts of a row's signatures; empty for the row of an unsigned record. */
export function joinSignatures(signatures: unknown): string {
  return ((signatures ?? []) as PrintedSignature[]).map(({ text }) => text).join('; ');
}

/**
 * What a report shows of a signature (21 CFR 11.50(b)): meaning, printed name, title, time, version, reason and the beginning
 * of the hash, then what is wrong with it, if anything.
 * @param timeZone of the local time
 */
export function signatureText(signature: ExportedSignature, timeZone: string = suiteTimeZone()): string {
  const { meaning, signerName, signerTitle, signedAt, recordVersion, reason, contentSha256 } = signature;
  const facts = [
    signerName,
    signerTitle,
    formatInstants(signedAt, timeZone),
    `version ${recordVersion}`,
    reason,
    contentSha256.slice(0, SHOWN_HASH_CHARACTERS),
    ...listNotes(signature, timeZone),
  ];
  return `${MEANING_LABELS[meaning]}: ${facts.filter(Boolean).join(', ')}`;
}

/** '2026-11-23 18:01 UTC (2026-11-23 12:01 America/Chicago)' */
export function formatInstants(instant: string, timeZone: string): string {
  return `${formatMinute(instant, 'UTC')} UTC (${formatMinute(instant, timeZone)} ${timeZone})`;
}

function listNotes(signature: ExportedSignature, timeZone: string): string[] {
  const { meaning, state, recordVersion, currentVersion, samePerson } = signature;
  const notes: string[] = [];
  if (state === 'stale')
    notes.push(
      recordVersion === currentVersion
        ? 'stale: something linked to the record has changed since then'
        : `stale: the record is now version ${currentVersion}`,
    );
  if (state === 'superseded') notes.push(`superseded: "${MEANING_LABELS[meaning]}" was signed again later`);
  if (state === 'broken') notes.push('does not match: the stored content does not match what was signed');
  if (state === 'withdrawn') notes.push(withdrawalText(signature, timeZone));
  if (samePerson) notes.push(`same person: ${dutyTitle(samePerson)}`);
  return notes;
}

/** A withdrawal is a signature too: who, with title, when and why. */
function withdrawalText(
  { withdrawnByName, withdrawnByTitle, withdrawnAt, withdrawnReason }: ExportedSignature,
  timeZone: string,
): string {
  const facts = [
    withdrawnByName ?? 'an unknown person',
    withdrawnByTitle,
    withdrawnAt && formatInstants(withdrawnAt, timeZone),
  ];
  return `withdrawn by ${facts.filter(Boolean).join(', ')}: ${withdrawnReason}`;
}

function dutyTitle(policy: string): string {
  return Object.hasOwn(POLICIES, policy) ? POLICIES[policy as PolicyKey].title : policy;
}

/** By time zone, because creating one takes longer than writing a row. */
const minutes = new Map<string, Intl.DateTimeFormat>();

/** '2026-11-23 12:01' in a time zone. */
function formatMinute(instant: string, timeZone: string): string {
  let format = minutes.get(timeZone);
  // Swedish writes dates as ISO 8601 does.
  if (!format)
    minutes.set(
      timeZone,
      (format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })),
    );
  return format.format(new Date(instant));
}
