import type { FoodHazardAnalysis } from './food-hazard-analysis.js';
import type { StatementPath } from './statement-paths.js';

/** What an analysis says outside of its rows, as it is compared and counted. */

export type StatedAnalysis = Pick<
  FoodHazardAnalysis,
  'covers' | 'consumers' | 'considered' | 'originsConsidered' | 'factors' | 'sources'
>;

/** Its value, as a text that two versions of a draft can be compared by; null for none. */
export function statementAt(analysis: StatedAnalysis, path: StatementPath): string | null {
  const [list, key] = path.split('.');
  if (list === 'considered') {
    const { answer = null, reason = null } = analysis.considered.find(({ group }) => group === key) ?? {};
    return answer === null && reason === null ? null : `${answer} ${reason}`;
  }
  if (list === 'originsConsidered')
    return analysis.originsConsidered.find(({ origin }) => origin === key)?.reason ?? null;
  if (list === 'factors') return analysis.factors.find(({ factor }) => factor === key)?.effect ?? null;
  if (path === 'sources')
    return analysis.sources.length === 0
      ? null
      : JSON.stringify(
          analysis.sources.map(({ title, documentId, url, retrievedOn }) => [title, documentId, url, retrievedOn]),
        );
  return path === 'covers' ? analysis.covers : analysis.consumers;
}

/** Those of the statements to be checked that nobody changed. */
export const stillToCheck = (
  paths: readonly StatementPath[],
  before: StatedAnalysis,
  after: StatedAnalysis,
): StatementPath[] => paths.filter((path) => statementAt(before, path) === statementAt(after, path));

/** How much of an example nobody has checked: rows and other statements. */
export const countUnchecked = ({ hazards, toCheck }: Pick<FoodHazardAnalysis, 'hazards' | 'toCheck'>): number =>
  hazards.filter((hazard) => hazard.toCheck === 'row').length + toCheck.length;
