import type { DisclosedHazard } from '../control-records/control-record.js';
import { disclosedHazards, hasDisclosureWords, namesHazard } from '../control-records/disclosure.js';
import { findAllocated } from './allocated-hazards.js';
import type { FileContext } from './evaluation.js';
import { limitByDocument, recordedEvidence, type FoundRecord } from './evidence.js';
import type { ControlEvidence } from './file-inputs.js';
import { controlsOf } from './shared-evaluations.js';

/** Disclosures to customers (AS-2): one can be for some of the hazards, so that several count together. */

const discloses = ({ hazardKeys, statement }: ControlEvidence, hazard: DisclosedHazard): boolean =>
  hazardKeys.includes(hazard.hazardKey) && hasDisclosureWords(statement) && namesHazard(statement, hazard);

/** Those that count on the day, where a person chose among them only what they chose. */
function countingDisclosures({ inputs, day }: FileContext): ControlEvidence[] {
  const chosen = inputs.chosenEvidence.find(({ code }) => code === 'AS-2')?.records ?? [];
  return controlsOf(inputs, 'AS-2').filter(
    ({ id, document }) =>
      document?.whole &&
      (document.expiryDay === null || document.expiryDay >= day) &&
      (!chosen.length || chosen.some(({ recordId }) => recordId === id)),
  );
}

/** The hazards, as they are allocated now, that no disclosure names which counts. */
export function undisclosedHazards(file: FileContext): DisclosedHazard[] {
  const counting = countingDisclosures(file);
  return disclosedHazards(findAllocated(file)).filter((hazard) => !counting.some((one) => discloses(one, hazard)));
}

/** Each disclosure, limited by the others that it needs to name all hazards; incomplete while they do not. */
export function findDisclosures(file: FileContext): FoundRecord[] {
  const hazards = disclosedHazards(findAllocated(file));
  const counting = countingDisclosures(file);
  const lacks = undisclosedHazards(file).length > 0;
  return controlsOf(file.inputs, 'AS-2').map((one) => {
    const isAlone = hazards.every((hazard) => discloses(one, hazard));
    const incomplete = !isAlone && (lacks || !counting.includes(one));
    const found = limitByDocument(recordedEvidence(one, { incomplete, validUntil: one.validUntil }), one.document);
    if (isAlone || incomplete) return found;
    return counting
      .filter((other) => other !== one)
      .reduce((limited, { document }) => limitByDocument(limited, document), found);
  });
}
