import { describeDifference, entryLineTitle } from '../../entry-line.js';
import { allRegimesExcept } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import { recordedEvidence } from '../evidence.js';
import type { FileEntryLines } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'records',
  title: REQUIREMENT_TITLES['IMP-2'],
  citations: ['1.509(a)'],
  blocking: false,
  regimes: allRegimesExcept('exempt'),
  unless: ({ hasEntryLines }) => (hasEntryLines ? undefined : '1.509(a)'),
  why: 'Each line of an entry must identify the importer to U.S. Customs by name, email address and DUNS number.',
  needs: 'Entry lines with code FSV, all with the name, email address and DUNS number of the importer',
  who: 'owner',
  ignoresChosenDocuments: true,
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs: { entryLines } }) =>
    entryLines.differing.map((line) => recordedEvidence(line, { incomplete: true, validUntil: null })),
  isSatisfied: ({ inputs: { entryLines } }) => entryLines.differingCount === 0,
  notes: ({ inputs: { entryLines } }) => describeLines(entryLines),
  hasNoRecords: true,
  nextAction: { label: 'Open the entry line', opens: 'evidence' },
});

function describeLines({ count, differingCount, differing }: FileEntryLines): string[] {
  if (!differingCount)
    return [count === 1 ? 'Its entry line names the importer.' : `Its ${count} entry lines name the importer.`];
  const more = differingCount - differing.length;
  return [
    ...differing.map(
      (line) => `${entryLineTitle(line)}: ${line.differences.map((one) => describeDifference(line, one)).join(', ')}`,
    ),
    ...(more > 0 ? [`${more} more ${more === 1 ? 'line differs' : 'lines differ'} from the importer.`] : []),
  ];
}
