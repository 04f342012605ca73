import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REGIME_LABELS, type Regime } from '@fsvp/contracts/program/readiness/regime';
import { owedLetters } from '../letters/owed-letters.js';
import type { Proposal } from './load-proposals.js';

/** What can be done with several files at once. */
export const CHANGES = ['owner', 'determine', 'import', 'letters'] as const;
export type Change = (typeof CHANGES)[number];

/** 'proposed' stands for that of each file. */
export type RegimeChoice = Regime | 'proposed';

/** Whether a file can be changed, and what to know before. */
export interface RowState {
  isReady: boolean;
  text: string;
}

const ready = (text = ''): RowState => ({ isReady: true, text });
const refused = (text: string): RowState => ({ isReady: false, text });

/** Of a file for its next state. */
export function importState({ lifecycle, readiness: { blocking } }: FsvpFile): RowState {
  if (lifecycle === 'importing') return refused('Importing already');
  return blocking.length
    ? ready(`Missing before the first import: ${blocking.join(', ')}`)
    : ready('Nothing is missing');
}

/** Of a file for asking for what its suppliers and customers assure. */
export function lettersState(file: FsvpFile): RowState {
  const codes = owedLetters(file).map(({ code }) => code);
  return codes.length ? ready(`Lacks ${codes.join(', ')}`) : refused('No assurance is missing');
}

/** The regime that a choice means for a file; undefined while it is not known. */
export const regimeOf = (choice: RegimeChoice, proposal: Proposal | undefined): Regime | undefined => {
  if (choice !== 'proposed') return choice;
  return proposal && !('failure' in proposal) ? proposal.proposed.regime : undefined;
};

/** Of a file for its determination. */
export function determineState(
  { determination }: FsvpFile,
  choice: RegimeChoice,
  proposal: Proposal | undefined,
): RowState {
  if (!proposal) return refused('Loading…');
  if ('failure' in proposal) return refused(proposal.failure);
  const regime = regimeOf(choice, proposal)!;
  const label = REGIME_LABELS[regime];
  if (determination?.chosenRegime === regime) return refused(`Determined already: ${label}`);
  const fits = proposal.candidates.some((one) => one.regime === regime && one.unmet.length === 0);
  if (!fits) return refused(`${label} does not fit the answers of this file. Open the file to determine it.`);
  return regime === proposal.proposed.regime
    ? ready(`Proposed: ${label}`)
    : ready(`${label}. Proposed: ${REGIME_LABELS[proposal.proposed.regime]}`);
}
