import type { HazardAllocation } from './allocation.js';

/**
 * The words with which documents that accompany a food disclose that it is not processed to control hazards (21 CFR 1.507(a)(2) to
 * (4)). A biological hazard may be named in general terms, a chemical or physical one has to be named (FDA's guidance of 2023, G.5).
 */

type DisclosedHazard = Pick<HazardAllocation, 'hazardName' | 'hazardClass'>;

const GENERAL = 'microbial pathogens';

/** Lists read the same in all browsers, without their number formats. */
const joined = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** 'Not processed to control microbial pathogens or aflatoxin' */
export function proposeDisclosure(hazards: readonly DisclosedHazard[]): string {
  const named = hazards.map(({ hazardName, hazardClass }) => (hazardClass === 'biological' ? GENERAL : hazardName));
  return `Not processed to control ${joined([...new Set(named)])}`;
}

/** Whether a text discloses a hazard in terms that are allowed for its class. */
export function disclosesHazard(text: string, { hazardName, hazardClass }: DisclosedHazard): boolean {
  const lower = text.toLowerCase();
  if (!lower.includes('not processed to control')) return false;
  return lower.includes(hazardName.toLowerCase()) || (hazardClass === 'biological' && /pathogen|microb/.test(lower));
}
