import { dayOfInstant, type Day } from '@fsvp/contracts/core/calendar-day';
import type { Determination } from '@fsvp/contracts/program/determination';
import { ASSURANCE_RULES, type Assurance } from '@fsvp/contracts/program/assurance';
import { CONTROL_RULES, type ControlRecord } from '@fsvp/contracts/program/control-records/control-record';
import type { FileReadinessAnswer, ReadinessChange } from '@fsvp/contracts/program/file-readiness';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { VERDICT_LABELS } from '@fsvp/contracts/program/readiness/readiness';
import { REGIME_LABELS } from '@fsvp/contracts/program/readiness/regime';
import type { Signature } from '@fsvp/contracts/signatures/signature';
import { STANDING_CHECK_RULES, type StandingCheck } from '@fsvp/contracts/program/standing-check';
import { FOUND_LABELS } from '../file-records/check-form.values.js';

export interface TimelineEntry {
  key: string;
  day: Day;
  /** Of something that happened at a time; orders the entries of a day. */
  at?: string;
  title: string;
  detail?: string | undefined;
}

interface Sources {
  file: FsvpFile;
  determinations: readonly Determination[];
  signatures: readonly { determination: Determination; signature: Signature }[];
  assurances: readonly Assurance[];
  checks: readonly StandingCheck[];
  controls: readonly ControlRecord[];
  /** Of the readiness. */
  changes: readonly ReadinessChange[];
  /** Undefined until it is judged. */
  readiness: FileReadinessAnswer | undefined;
}

const happened = (key: string, at: string, title: string, detail?: string): TimelineEntry => ({
  key,
  day: dayOfInstant(at),
  at,
  title,
  detail,
});

/** What happened to a file and its evidence, the newest first. */
export function pastEntries({
  file,
  determinations,
  signatures,
  assurances,
  checks,
  controls,
  changes,
  readiness,
}: Sources): TimelineEntry[] {
  const { id, createdAt, importingSince, closedOn, closeReason } = file;
  const entries = [
    happened(`${id} opened`, createdAt, 'File opened'),
    ...(importingSince ? [{ key: `${id} importing`, day: importingSince, title: 'Importing began' }] : []),
    ...(closedOn
      ? [{ key: `${id} closed`, day: closedOn, title: 'File closed', detail: closeReason ?? undefined }]
      : []),
    ...determinations.map((one) =>
      happened(
        `${one.id} drafted`,
        one.createdAt,
        `Determination, version ${one.versionNumber}: drafted`,
        REGIME_LABELS[one.chosenRegime],
      ),
    ),
    ...signatures.flatMap(({ determination, signature }) => signed(determination, signature)),
    ...assurances.map(({ id: assuranceId, kind, effectiveOn, signerName }) => ({
      key: assuranceId,
      day: effectiveOn,
      title: `${ASSURANCE_RULES[kind].label} (${kind}): signed by ${signerName}`,
    })),
    ...checks.map(({ id: checkId, kind, checkedOn, found, authority }) => ({
      key: checkId,
      day: checkedOn,
      title: `${STANDING_CHECK_RULES[kind].label} (${STANDING_CHECK_RULES[kind].code}): ${FOUND_LABELS[kind][found ? 'yes' : 'no']}`,
      detail: authority,
    })),
    ...controls.map(({ id: controlId, kind, effectiveOn, reviewerName, customerName }) => ({
      key: controlId,
      day: effectiveOn,
      title: `${CONTROL_RULES[kind].label} (${kind})`,
      detail: reviewerName ? `Reviewed by ${reviewerName}` : (customerName ?? undefined),
    })),
    ...changes.map((change) => happened(`judged ${change.changedAt}`, change.changedAt, ...changeTexts(change))),
    ...evidenceSignatures(readiness, new Set(determinations.map((one) => one.id))),
  ];
  const orderOf = ({ day, at }: TimelineEntry) => `${day} ${at ?? ''}`;
  return entries.sort((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1));
}

function signed({ versionNumber, chosenRegime }: Determination, signature: Signature): TimelineEntry[] {
  const { id, signerName, signedAt, withdrawnAt, withdrawnByName, withdrawnReason } = signature;
  const title = `Determination, version ${versionNumber}`;
  return [
    happened(`${id} signed`, signedAt, `${title}: signed by ${signerName}`, REGIME_LABELS[chosenRegime]),
    ...(withdrawnAt
      ? [
          happened(
            `${id} withdrawn`,
            withdrawnAt,
            `${title}: signature withdrawn by ${withdrawnByName ?? 'its signer'}`,
            withdrawnReason ?? undefined,
          ),
        ]
      : []),
  ];
}

/** @returns title and detail */
function changeTexts({ verdict, regime, missing, before }: ReadinessChange): [string, string | undefined] {
  if (!before)
    return [
      `First assessed: ${VERDICT_LABELS[verdict]}`,
      missing.length ? `Missing: ${missing.join(', ')}` : undefined,
    ];
  const titles = [
    ...(verdict === before.verdict ? [] : [`${VERDICT_LABELS[before.verdict]} → ${VERDICT_LABELS[verdict]}`]),
    ...(regime === before.regime ? [] : [`${REGIME_LABELS[before.regime]} → ${REGIME_LABELS[regime]}`]),
  ];
  const added = missing.filter((code) => !before.missing.includes(code));
  const gone = before.missing.filter((code) => !missing.includes(code));
  const details = [
    ...(added.length ? [`Now missing: ${added.join(', ')}`] : []),
    ...(gone.length ? [`No longer missing: ${gone.join(', ')}`] : []),
  ];
  return [`Readiness: ${titles.join('; ') || VERDICT_LABELS[verdict]}`, details.join('. ') || undefined];
}

/** Of other records that are evidence: each once, with all requirements that it is evidence for. */
function evidenceSignatures(readiness: FileReadinessAnswer | undefined, known: ReadonlySet<string>): TimelineEntry[] {
  const found = new Map<string, { at: string; title: string; codes: string[] }>();
  for (const { code, evidence } of readiness?.items ?? [])
    for (const { id, title, signedAt, signedBy } of evidence) {
      if (!signedAt || known.has(id)) continue;
      const entry = found.get(id) ?? {
        at: signedAt,
        title: `${title}: signed${signedBy ? ` by ${signedBy}` : ''}`,
        codes: [],
      };
      entry.codes.push(code);
      found.set(id, entry);
    }
  return [...found].map(([id, { at, title, codes }]) =>
    happened(`${id} evidence`, at, title, `For ${codes.join(', ')}`),
  );
}

/** When evidence that counts now ends, the next end first. */
export function comingEntries(readiness: FileReadinessAnswer | undefined): TimelineEntry[] {
  return (readiness?.items ?? [])
    .flatMap(({ code, title, dueOn }) =>
      dueOn ? [{ key: `${code} ends`, day: dueOn, title: `${title} expires`, detail: code }] : [],
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}
