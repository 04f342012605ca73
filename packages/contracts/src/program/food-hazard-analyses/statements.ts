import type { FoodHazardAnalysis } from './food-hazard-analysis.js';
import {
  HAZARD_FACTOR_LABELS,
  HAZARD_FACTORS,
  HAZARD_GROUP_LABELS,
  HAZARD_GROUPS,
  HAZARD_ORIGIN_LABELS,
  HAZARD_ORIGINS,
  type HazardFactor,
  type HazardGroup,
  type HazardOrigin,
} from './hazard-kinds.js';

/** What an analysis says outside of its rows. What of it came from an example is checked by a person before it can be signed. */

export type StatementPath =
  | 'covers'
  | 'consumers'
  | 'sources'
  | `considered.${HazardGroup}`
  | `originsConsidered.${HazardOrigin}`
  | `factors.${HazardFactor}`;

/** In the order of the worksheet. */
export const STATEMENT_PATHS: readonly StatementPath[] = [
  'covers',
  'consumers',
  ...HAZARD_GROUPS.map((group) => `considered.${group}` as const),
  ...HAZARD_ORIGINS.map((origin) => `originsConsidered.${origin}` as const),
  ...HAZARD_FACTORS.map((factor) => `factors.${factor}` as const),
  'sources',
];

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

/** 'Storage and distribution' */
export function statementLabel(path: StatementPath): string {
  const [list, key] = path.split('.');
  if (list === 'considered') return HAZARD_GROUP_LABELS[key as HazardGroup];
  if (list === 'originsConsidered') return HAZARD_ORIGIN_LABELS[key as HazardOrigin];
  if (list === 'factors') return HAZARD_FACTOR_LABELS[key as HazardFactor];
  return { covers: 'Products and species', consumers: 'Intended consumers', sources: 'Sources' }[
    path as 'covers' | 'consumers' | 'sources'
  ];
}

/** How much of an example nobody has checked: rows and other statements. */
export const countUnchecked = ({ hazards, toCheck }: Pick<FoodHazardAnalysis, 'hazards' | 'toCheck'>): number =>
  hazards.filter((hazard) => hazard.toCheck === 'row').length + toCheck.length;

/** The statement to which a field belongs: 'factors.storage' of 'factors.storage.effect'. */
export const statementOf = (path: string): StatementPath => path.split('.', 2).join('.') as StatementPath;
