import type { Regime } from './regime.js';

/** The 29 requirements of an FSVP file: which regime has them, and where they stand (beyond/fsvp-file.md, 4). */

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

export const REQUIREMENT_GROUPS = [
  'program',
  'hazards',
  'evaluation',
  'verification',
  'afterwards',
  'records',
] as const;
export type RequirementGroup = (typeof REQUIREMENT_GROUPS)[number];
export const REQUIREMENT_GROUP_LABELS: Record<RequirementGroup, string> = {
  program: 'Program',
  hazards: 'Hazards',
  evaluation: 'Evaluation',
  verification: 'Verification',
  afterwards: 'Afterwards',
  records: 'Records',
};

interface RequirementDefinition {
  group: RequirementGroup;
  title: string;
  citations: readonly string[];
  /** Needed before the first import. */
  blocking: boolean;
  regimes: readonly Regime[];
  /** What else it needs to apply; the text names the section that lets it fall away. */
  unless?: (situation: FileSituation) => string | undefined;
}

const ALL: readonly Regime[] = [
  'standard',
  'ds_other',
  'very_small',
  'small_supplier',
  'recognised',
  'ds_customer',
  'ds_importer',
  'deemed',
  'exempt',
];
const without = (...left: Regime[]) => ALL.filter((regime) => !left.includes(regime));
const S: readonly Regime[] = ['standard'];
const SO: readonly Regime[] = ['standard', 'ds_other'];
const SOL: readonly Regime[] = ['standard', 'ds_other', 'small_supplier'];

const CUSTOMERS: readonly Allocation[] = ['1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)'];
const allocated =
  (...ways: readonly Allocation[]) =>
  ({ allocations }: FileSituation) =>
    allocations.some((way) => ways.includes(way)) ? undefined : '1.507(a)';

/**
 * Evaluation, approval and verification fall away where the analysis finds nothing to control, and where all of it is
 * controlled later. That PR-1 to PR-3 fall away with 1.505 is our reading.
 */
function controlledElsewhere(situation: FileSituation): string | undefined {
  const { regime, hazards, coveredProduce, allAllocated, verySmallImporter } = situation;
  if (regime === 'small_supplier') return verySmallImporter ? '1.512(c)' : undefined;
  if (regime !== 'standard') return undefined;
  if (hazards === 'none_to_control' && !coveredProduce) return '1.504(f)';
  return allAllocated ? '1.507(a)' : undefined;
}

const define = (
  group: RequirementGroup,
  title: string,
  citations: readonly string[],
  blocking: boolean,
  regimes: readonly Regime[],
  unless?: RequirementDefinition['unless'],
): RequirementDefinition => ({ group, title, citations, blocking, regimes, ...(unless && { unless }) });

export const REQUIREMENTS = {
  'APP-1': define('program', 'Applicability determined', [], true, ALL),
  'IMP-1': define('program', 'Importer identified', ['1.509(a)', '1.509(b)'], true, without('exempt')),
  'IMP-2': define('records', 'Each entry line says so', ['1.509(a)'], false, without('exempt'), ({ hasEntryLines }) =>
    hasEntryLines ? undefined : '1.509(a)',
  ),
  'QI-1': define('program', 'By qualified individuals', ['1.503(a)', '1.503(b)'], true, without('deemed', 'exempt')),
  'HA-1': define('hazards', 'Hazard analysis', ['1.504(a)', '1.504(b)', '1.504(c)', '1.504(d)', '1.504(e)'], true, S),
  'LACF-1': define('hazards', 'Made under part 113', ['1.502(b)(1)'], true, S, ({ lowAcidCanned }) =>
    lowAcidCanned ? undefined : '1.502(b)(1)',
  ),
  'AS-1': define('hazards', 'Not consumable without control', ['1.507(a)(1)'], true, S, allocated('1.507(a)(1)')),
  'AS-2': define(
    'hazards',
    '"Not processed to control ..."',
    ['1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)(i)'],
    true,
    S,
    allocated(...CUSTOMERS),
  ),
  'AS-3': define(
    'hazards',
    "Customer's yearly assurance",
    ['1.507(a)(2)', '1.507(a)(3)', '1.507(a)(4)(ii)'],
    false,
    S,
    (situation) =>
      allocated(...CUSTOMERS)(situation) ?? (situation.assurances1507 === 'required' ? undefined : 'G23 G.3'),
  ),
  'AS-4': define('hazards', 'Own system of later control', ['1.507(a)(5)'], true, S, allocated('1.507(a)(5)')),
  'AS-5': define('hazards', "Customer's assurance under part 111", ['1.511(b)'], true, ['ds_customer']),
  'EV-1': define(
    'evaluation',
    'Food and supplier evaluated',
    ['1.505(a)', '1.505(d)', '1.512(c)(1)(i)'],
    true,
    SOL,
    controlledElsewhere,
  ),
  'AV-1': define('evaluation', 'Supplier approved', ['1.505(b)', '1.512(c)(2)'], true, SOL, controlledElsewhere),
  'PR-1': define(
    'evaluation',
    'Procedure: approved suppliers only',
    ['1.506(a)(1)', '1.511(c)(2)', '1.512(c)(3)'],
    true,
    SOL,
    controlledElsewhere,
  ),
  'PR-2': define(
    'evaluation',
    'Use of the procedure documented',
    ['1.506(a)(1)', '1.511(c)(2)', '1.512(c)(3)'],
    false,
    SOL,
    (situation) => controlledElsewhere(situation) ?? (situation.importing ? undefined : '1.506(a)(1)'),
  ),
  'PR-3': define('verification', 'Procedure: verification', ['1.506(b)', '1.511(c)(3)'], true, SO, controlledElsewhere),
  'VD-1': define(
    'verification',
    'Activities and frequency determined',
    ['1.506(d)(1)', '1.511(c)(4)'],
    true,
    SO,
    controlledElsewhere,
  ),
  'VD-2': define(
    'verification',
    'No yearly audit: why',
    ['1.506(d)(2)'],
    true,
    S,
    (situation) => controlledElsewhere(situation) ?? (situation.sahcodhaWithoutAudit ? undefined : '1.506(d)(2)'),
  ),
  'VA-1': define(
    'verification',
    'Activities performed',
    ['1.506(e)(1)', '1.511(c)(5)(i)'],
    true,
    SO,
    controlledElsewhere,
  ),
  'VR-1': define(
    'verification',
    'Results reviewed',
    ['1.506(e)(3)', '1.511(c)(5)(iii)'],
    false,
    SO,
    controlledElsewhere,
  ),
  'RE-1': define('afterwards', 'Reevaluated', ['1.505(c)', '1.512(c)(1)(ii)'], false, SOL, controlledElsewhere),
  'CA-1': define('afterwards', 'Corrective actions', ['1.508', '1.512(b)(4)', '1.513(b)(2)'], false, [
    'standard',
    'ds_other',
    'very_small',
    'small_supplier',
    'recognised',
  ]),
  'VS-1': define('program', 'Very small importer', ['1.512(b)(1)(i)'], true, ['very_small']),
  'VS-2': define('verification', "Supplier's assurance", ['1.512(b)(3)(i)'], true, ['very_small']),
  'SS-1': define('program', 'Small status assured', ['1.512(b)(1)(ii)'], true, ['small_supplier']),
  'SS-2': define(
    'verification',
    "Small supplier's assurance",
    ['1.512(b)(3)(ii)', '1.512(b)(3)(iii)', '1.512(b)(3)(iv)'],
    true,
    ['small_supplier'],
  ),
  'EQ-1': define('program', 'Country and scope', ['1.513(b)(1)'], true, ['recognised']),
  'EQ-2': define('verification', 'Good standing monitored', ['1.513(b)(2)'], true, ['recognised']),
  'RC-1': define(
    'records',
    'Records fit to show',
    ['1.510(a)', '1.510(b)', '1.512(b)(5)'],
    false,
    without('ds_importer', 'deemed', 'exempt'),
  ),
} as const satisfies Record<string, RequirementDefinition>;
export type RequirementCode = keyof typeof REQUIREMENTS;
export const REQUIREMENT_CODES = Object.keys(REQUIREMENTS) as [RequirementCode, ...RequirementCode[]];

/** The section that sets each regime; what it leaves out does not apply. */
const REGIME_SECTIONS: Record<Regime, string> = {
  standard: '1.502',
  ds_other: '1.511(c)',
  very_small: '1.512(a)(1)',
  small_supplier: '1.512(a)(2)',
  recognised: '1.513',
  ds_customer: '1.511(b)',
  ds_importer: '1.511(a)',
  deemed: '1.502(c)',
  exempt: '1.501',
};

/** Why a requirement does not apply to a file: the section that says so; undefined if it applies. */
export function whyNotApplicable(code: RequirementCode, situation: FileSituation): string | undefined {
  const { regimes, unless }: RequirementDefinition = REQUIREMENTS[code];
  if (!regimes.includes(situation.regime)) return REGIME_SECTIONS[situation.regime];
  return unless?.(situation);
}
