import { REGIMES, type Regime } from './regime.js';

/** What decides beside the regime whether a requirement applies. */
export interface FileSituation {
  regime: Regime;
  /** Whether the importer is very small, so that 21 CFR 1.512(c) does not apply to its small suppliers. */
  verySmallImporter: boolean;
  lowAcidCanned: boolean;
  coveredProduce: boolean;
  /** The file is, or was, imported under: `importingSince` is set. */
  importing: boolean;
  hasEntryLines: boolean;
  /** What the signed hazard analysis says; `unknown` without one. */
  hazards: 'unknown' | 'none_to_control' | 'some_to_control';
  /** The ways of 21 CFR 1.507 that hazards are allocated to: none, some or all of the hazards to be controlled. */
  allocations: readonly Allocation[];
  /** Whether every hazard to be controlled is allocated, with its AS items met. */
  allAllocated: boolean;
  /** A hazard with serious adverse health consequences, without a yearly onsite audit in the plan (1.506(d)(2)). */
  sahcodhaWithoutAudit: boolean;
  /** Policy `assurances1507`: FDA does not enforce these assurances at present, so they are only tracked by default. */
  assurances1507: 'tracked' | 'required';
}
export type Allocation = '1.507(a)(1)' | '1.507(a)(2)' | '1.507(a)(3)' | '1.507(a)(4)' | '1.507(a)(5)';

export const CONTROLLED_BY_CUSTOMERS: readonly Allocation[] = ['1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)'];

export const allRegimesExcept = (...excluded: Regime[]): readonly Regime[] =>
  REGIMES.filter((regime) => !excluded.includes(regime));

/** The section, if no hazard is allocated to one of these ways. */
export function notAllocated({ allocations }: FileSituation, ways: readonly Allocation[]): string | undefined {
  return allocations.some((way) => ways.includes(way)) ? undefined : '1.507(a)';
}

/**
 * Evaluation, approval and verification fall away where the analysis finds nothing to control, and where all of it is
 * controlled later. That PR-1 to PR-3 fall away with 1.505 is our reading.
 */
export function controlledElsewhere(situation: FileSituation): string | undefined {
  const { regime, hazards, coveredProduce, allAllocated, verySmallImporter } = situation;
  if (regime === 'small_supplier') return verySmallImporter ? '1.512(c)' : undefined;
  if (regime !== 'standard') return undefined;
  if (hazards === 'none_to_control' && !coveredProduce) return '1.504(f)';
  return allAllocated ? '1.507(a)' : undefined;
}
