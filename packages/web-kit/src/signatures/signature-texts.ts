import { languageName } from '@fsvp/contracts/core/language';
import { POLICIES, type PolicyKey } from '@fsvp/contracts/access/policy';
import {
  MEANING_LABELS,
  SHOWN_HASH_CHARACTERS,
  type Meaning,
  type Signable,
  type Signature,
  type SignatureState,
} from '@fsvp/contracts/signatures/signature';
import { formatDateTime, type Tone } from '@fsvp/ui';

/** The state of a signature, as people read it. */
export const STATES: Record<SignatureState, { label: string; tone: Tone }> = {
  valid: { label: 'Valid', tone: 'green' },
  superseded: { label: 'Superseded', tone: 'neutral' },
  stale: { label: 'Stale', tone: 'yellow' },
  withdrawn: { label: 'Withdrawn', tone: 'red' },
  broken: { label: 'Does not match', tone: 'red-solid' },
};

/** What a person says by signing. */
export const STATEMENTS: Record<Meaning, string> = {
  authored: 'I wrote this record.',
  conducted: 'I conducted what this record describes.',
  reviewed_and_assessed: 'I reviewed this record and assessed its results.',
  approved: 'I approve this record.',
  determined: 'I made this determination.',
  alternative_determination: 'I made this alternative determination.',
  confirmed: 'I confirm this record.',
  dismissed: 'I dismiss this match.',
  closed_effective: 'I closed this action because it was effective.',
  withdrawn: 'I withdraw this signature.',
};

/**
 * What a signer needs: 'You need a qualification: Audit suppliers onsite. You must read Vietnamese or Spanish.'; '' for nothing.
 * @param languages as `Signable` has them; undefined from a service of an earlier release
 */
export function neededText(activities: readonly string[], languages: Signable['languages'] | undefined): string {
  if (!activities.length) return '';
  // Signers read English unless their qualification says otherwise: it is worth a word only beside others.
  const foreign = (languages ?? []).filter((ofDocument) => ofDocument.some((one) => one !== 'en'));
  const texts = foreign.map((ofDocument) => [...new Set(ofDocument)].map(languageName).join(' or '));
  const needed = `You need a qualification: ${activities.join(', ')}.`;
  return texts.length ? `${needed} You must be able to read ${[...new Set(texts)].join(', and ')}.` : needed;
}

/** 'Mar 5, 2026, 2:05 PM (America/Chicago), 2026-03-05 20:05:11 UTC' @param timeZone of the suite */
export function signedAtText(instant: string, timeZone: string): string {
  return `${formatDateTime(instant)} (${timeZone}), ${instant.slice(0, 19).replace('T', ' ')} UTC`;
}

/** The printed name with the title. */
export function signerText({ signerName, signerTitle }: Pick<Signature, 'signerName' | 'signerTitle'>): string {
  return [signerName, signerTitle].filter(Boolean).join(', ');
}

/** What a reader must know of a signature besides its facts; none for a valid one. @param timeZone of the suite */
export function notesOf(signature: Signature, recordVersion: number, timeZone: string): string[] {
  const { state, recordVersion: signed, samePerson } = signature;
  const notes: string[] = [];
  if (state === 'stale')
    notes.push(
      signed === recordVersion
        ? `Signed version ${signed}; something linked to the record has changed since then.`
        : `Signed version ${signed}; the record is now version ${recordVersion}.`,
    );
  if (state === 'superseded')
    notes.push(`Signed version ${signed}; "${MEANING_LABELS[signature.meaning]}" was signed again later.`);
  if (state === 'broken') notes.push('The stored content does not match what was signed. Tell an administrator.');
  if (state === 'withdrawn') notes.push(withdrawalText(signature, timeZone));
  if (samePerson) notes.push(`Same person: ${dutyText(samePerson)}`);
  return notes;
}

/** A withdrawal is a signature too: name, title, time and reason. */
function withdrawalText(signature: Signature, timeZone: string): string {
  const { withdrawnByName, withdrawnByTitle, withdrawnAt, withdrawnReason } = signature;
  const time = withdrawnAt && signedAtText(withdrawnAt, timeZone);
  const facts = [withdrawnByName ?? 'an unknown person', withdrawnByTitle, time].filter(Boolean).join(', ');
  return `Withdrawn by ${facts}: ${withdrawnReason ?? ''}`;
}

function dutyText(policy: string): string {
  return Object.hasOwn(POLICIES, policy) ? POLICIES[policy as PolicyKey].description : policy;
}

/** The beginning of a hash, which is shown and printed. */
export function shortHash(contentSha256: string): string {
  return contentSha256.slice(0, SHOWN_HASH_CHARACTERS);
}
