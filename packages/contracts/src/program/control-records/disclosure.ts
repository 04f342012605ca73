import { foldText } from '../../core/text.js';
import type { HazardAllocation } from '../supplier-evaluations/allocation.js';
import { CONTROLLER_RULES } from '../supplier-evaluations/allocation.js';
import { CONTROLLED_BY_CUSTOMERS } from '../readiness/applicability.js';
import type { DisclosedHazard } from './control-record.js';

/**
 * What a disclosure says: that the food is not processed to control the hazard (21 CFR 1.507(a)(2)(i), (3)(i), (4)(i)). A chemical or
 * physical hazard is named; biological ones may be named in general (FDA's guidance of January 2023, G.5).
 */

/** General names of biological hazards, as texts compare them. */
const GENERAL = /\b(?:microbial|microbiological|biological) hazards?\b|\bpathogens?\b/;
const GENERAL_NAME = 'microbial pathogens';

/** Those of the allocated hazards that a customer, or somebody after it, controls. */
export const disclosedHazards = (
  allocations: readonly (DisclosedHazard & Pick<HazardAllocation, 'controlledBy'>)[],
): DisclosedHazard[] =>
  allocations
    .filter(({ controlledBy }) => {
      const later = controlledBy && CONTROLLER_RULES[controlledBy].later;
      return later && CONTROLLED_BY_CUSTOMERS.includes(later);
    })
    .map(({ hazardKey, hazardName, hazardClass }) => ({ hazardKey, hazardName, hazardClass }));

/** A text as words with single spaces between them, so that names are found as whole words. */
const wordsOf = (text: string): string =>
  ` ${foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;

/** Whether a text names a hazard, in any case and without what its name has in brackets. */
export function namesHazard(statement: string, { hazardName, hazardClass }: DisclosedHazard): boolean {
  if (hazardClass === 'biological' && GENERAL.test(foldText(statement))) return true;
  const said = wordsOf(statement);
  const names = [hazardName, hazardName.replace(/\([^)]*\)/g, ' ')].map(wordsOf);
  return names.some((name) => name.trim() !== '' && said.includes(name));
}

/** The words of the rule, which say what is disclosed of the hazards. */
export const DISCLOSURE_WORDS = 'not processed to control';
export const hasDisclosureWords = (statement: string): boolean => wordsOf(statement).includes(` ${DISCLOSURE_WORDS} `);

/** The hazards that a text does not name. */
export const unnamedHazards = (statement: string, hazards: readonly DisclosedHazard[]): DisclosedHazard[] =>
  hazards.filter((hazard) => !namesHazard(statement, hazard));

function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`;
}

/** The sentence that names the hazards; null without one. */
export function proposeDisclosure(hazards: readonly DisclosedHazard[]): string | null {
  if (!hazards.length) return null;
  const isGeneral = ({ hazardClass }: DisclosedHazard) => hazardClass === 'biological';
  const named = hazards.filter((hazard) => !isGeneral(hazard)).map(({ hazardName }) => hazardName);
  return `Not processed to control ${joinNames([...(hazards.some(isGeneral) ? [GENERAL_NAME] : []), ...new Set(named)])}`;
}
