import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import { SIGNED_STATE_LABELS, type SignedState } from '@fsvp/contracts/signatures/signed-state';
import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { Badge, formatDateTime, formatDollars, type Tone } from '@fsvp/ui';

const TONES: Record<SignedState, Tone> = { draft: 'violet', signed: 'green', superseded: 'neutral', withdrawn: 'red' };

export function EligibilityState({ state }: { state: SignedState }) {
  return <Badge tone={TONES[state]}>{SIGNED_STATE_LABELS[state]}</Badge>;
}

/** '2026, human food' */
export const seriesText = ({ year, foodClass }: Pick<ImporterEligibility, 'year' | 'foodClass'>): string =>
  `${year}, ${FOOD_CLASS_LABELS[foodClass].toLowerCase()}`;

/** What the amounts say; whether it counts is another question. */
export const resultText = ({ eligible }: Pick<ImporterEligibility, 'eligible'>): string =>
  eligible ? 'Very small importer' : 'Not a very small importer';

export const comparisonText = ({ average, cutoff, eligible }: ImporterEligibility): string =>
  `Average ${formatDollars(average)}, ${eligible ? 'below' : 'not below'} the cut-off of ${formatDollars(cutoff)}`;

/** Undefined for a version that nobody signed. */
export const signerText = ({ signedByName, signedAt }: ImporterEligibility): string | undefined =>
  signedByName && signedAt ? `Signed by ${signedByName} on ${formatDateTime(signedAt)}` : undefined;
