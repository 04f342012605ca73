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

/** The statement to which a field belongs: 'factors.storage' of 'factors.storage.effect'. */
export const statementOf = (path: string): StatementPath => path.split('.', 2).join('.') as StatementPath;
