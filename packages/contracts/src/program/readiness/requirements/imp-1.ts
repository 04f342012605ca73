import { FOREIGN_ADDRESS, isForeignAddress, lacksConsent } from '../../importer.js';
import { allRegimesExcept } from '../applicability.js';
import type { Evaluation } from '../evaluation.js';
import { limitByDocument, recordedEvidence } from '../evidence.js';
import type { FileInputs, LinkedDocument } from '../file-inputs.js';
import type { Requirement } from '../requirement.js';
import { REQUIREMENT_TITLES } from '../requirement-codes.js';

export const requirement: Requirement = {
  group: 'program',
  title: REQUIREMENT_TITLES['IMP-1'],
  citations: ['1.509(a)', '1.509(b)'],
  blocking: true,
  regimes: allRegimesExcept('exempt'),
  why: 'FDA must know who is responsible for the food: its U.S. owner or consignee, or the U.S. agent that the foreign owner designated and that signed its consent.',
  needs:
    'An active importer with name, email address and the DUNS number of its U.S. location; of an agent, the consent that the agent signed',
  who: 'owner',
};

export const evaluation = (): Evaluation => ({
  findRecords: ({ inputs: { importer } }) => {
    const incomplete = !importer.active || lacksConsent(importer);
    const record = recordedEvidence(importer, { incomplete, validUntil: null });
    const consent = findConsent(importer);
    return [consent ? limitByDocument(record, consent.document) : record];
  },
  findDocument: ({ inputs }) => findConsent(inputs.importer),
  notes: ({ inputs }) => (isForeignAddress(inputs.importer) ? [FOREIGN_ADDRESS] : []),
  hasNoRecords: true,
  nextAction: { label: 'Complete the importer', opens: 'importer' },
});

/** The consent that an agent needs (21 CFR 1.500). */
function findConsent({ role, consent }: FileInputs['importer']): LinkedDocument | null {
  return role === 'us_agent' ? consent : null;
}
