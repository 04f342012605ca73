import { addMonths, type Day } from '../../core/calendar-day.js';
import { hazardRating, type HazardRating } from '../../quality/index.js';
import type { Regime } from '../readiness/regime.js';
import { CONTROLLER_RULES, type HazardAllocation } from '../supplier-evaluations/allocation.js';
import type { PerformanceBand } from '../supplier-evaluations/performance.js';
import type { AddresseeKind, Frequency, PlanActivity, PlanLine, PlanRule } from './plan-line.js';
import { frequencyText } from './plan-line.js';
import type { PlanExplanation } from './verification-plan.js';

/** Which verification activities follow from a signed evaluation (beyond/verification-engine.md, 3). Pure: it has no clock of its own. */

export interface ProposalInput {
  regime: Regime;
  /** Of the signed evaluation, in the order of the analysis. */
  allocations: readonly HazardAllocation[];
  band: PerformanceBand;
  /** The first day since which the band is good without a break; null if it is not. */
  goodSince: Day | null;
  day: Day;
  /** The food is on a red list for this supplier, which a person confirmed. */
  redListed: boolean;
  /** Lines of the plan so far, whose keys stay where the same activity is proposed again. */
  earlier?: readonly PlanLine[];
}
export interface PlanProposal {
  lines: PlanLine[];
  explanations: PlanExplanation[];
}

/** Months for which the band must have been good before intervals get longer. */
const GOOD_MONTHS = 24;
const LONGEST_MONTHS = 36;
const YEARLY: Frequency = { everyDays: 365 };
const months = (everyMonths: number): Frequency => ({ everyMonths });

const ACTIVITY_TEXT: Record<PlanActivity, string> = {
  audit: 'onsite audit',
  sampling_testing: 'sampling and testing',
  records_review: 'review of records',
  other: 'check of the label',
};

/** A line for one hazard, or for the file, before lines are merged. */
interface Wanted {
  rule: PlanRule;
  /** Null: it is for the file as a whole. */
  hazard: HazardAllocation | null;
  activity: PlanActivity;
  addressee: PlanLine['addressee'];
  frequency: Frequency;
  beforeFirstImport: boolean;
  beforeRelease: boolean;
  description: string | null;
  /** 'The risk of Lead is high' */
  because: string;
  /** Null: the interval is our policy. */
  citation: string | null;
  /** How a rule changed the interval. */
  changed?: { rule: 'P11' | 'P13'; text: string };
}
type Activity = Partial<Pick<Wanted, 'beforeFirstImport' | 'beforeRelease' | 'description' | 'citation'>> &
  Pick<Wanted, 'rule' | 'activity' | 'frequency' | 'because'>;

const SUPPLIER: PlanLine['addressee'] = { kind: 'foreign_supplier', name: null };

const want = (hazard: HazardAllocation | null, activity: Activity): Wanted => ({
  hazard,
  addressee: hazard ? addresseeOf(hazard) : SUPPLIER,
  beforeFirstImport: false,
  beforeRelease: false,
  description: null,
  citation: null,
  ...activity,
});

/** Whose activities are verified: who controls the hazard. */
const addresseeOf = ({ controlledBy, entityName }: HazardAllocation): PlanLine['addressee'] =>
  controlledBy === 'suppliers_supplier' || controlledBy === 'supply_chain_entity'
    ? { kind: controlledBy satisfies AddresseeKind, name: entityName }
    : SUPPLIER;

const CONTROLLER_TEXT: Record<AddresseeKind, string> = {
  foreign_supplier: 'the supplier',
  suppliers_supplier: "the supplier's own supplier",
  supply_chain_entity: 'an entity of the supply chain',
};
const controllerText = ({ kind, name }: PlanLine['addressee']): string => name ?? CONTROLLER_TEXT[kind];

/** Whether the supplier side controls a hazard, so that it is verified. */
export const isToVerify = ({ controlledBy }: HazardAllocation): boolean =>
  controlledBy !== null && CONTROLLER_RULES[controlledBy].isVerified;

/** Whether the yearly onsite audit is the rule for a hazard (21 CFR 1.506(d)(2); for covered produce FDA's guidance of 2023, F.18). */
export const isAuditedYearly = ({ controlledBy, sahcodha, requiredByPart112 }: HazardAllocation): boolean =>
  controlledBy === 'foreign_supplier' && (sahcodha || requiredByPart112);

/** Without a score nobody knows better: the hazard is rated as the gravest. */
const ratingOf = ({ score }: HazardAllocation): HazardRating => (score === null ? 'critical' : hazardRating(score));
const isGrave = (hazard: HazardAllocation): boolean => ['critical', 'high'].includes(ratingOf(hazard));
/** P12 asks for a rating that a person gave. */
const isRatedGrave = (hazard: HazardAllocation): boolean => hazard.score !== null && isGrave(hazard);

/** What hazard and controller ask for (P1 to P8). */
function linesFor(hazard: HazardAllocation): Wanted[] {
  if (hazard.controlledBy === 'part_113')
    return [
      want(hazard, {
        rule: 'P8',
        activity: 'records_review',
        frequency: months(12),
        description: 'Scheduled process and production records under part 113',
        because: `${hazard.hazardName} is controlled under part 113 (§1.502(b)(1))`,
      }),
    ];
  if (!isToVerify(hazard)) return [];
  const label =
    hazard.subtype === 'allergen'
      ? [
          want(hazard, {
            rule: 'P7',
            activity: 'other',
            frequency: months(12),
            description: 'Label against formula, for every new label',
            because: `${hazard.hazardName} is an allergen, which labels must declare`,
          }),
        ]
      : [];
  return [...linesByGravity(hazard), ...label];
}

/** P1 to P6, of which one applies. */
function linesByGravity(hazard: HazardAllocation): Wanted[] {
  const { hazardName: name } = hazard;
  const controller = controllerText(addresseeOf(hazard));
  if (isAuditedYearly(hazard))
    return [
      want(hazard, {
        rule: hazard.requiredByPart112 ? 'P2' : 'P1',
        activity: 'audit',
        frequency: YEARLY,
        beforeFirstImport: true,
        because: hazard.requiredByPart112
          ? `${name} are SAHCODHA hazards controlled by ${controller} under part 112`
          : `${name} is a SAHCODHA hazard controlled by ${controller}`,
        citation: '1.506(d)(2)',
      }),
    ];
  if (hazard.sahcodha || hazard.requiredByPart112) {
    const because = `${name} is a SAHCODHA hazard controlled by ${controller}, not by the supplier (§1.506(d)(1))`;
    const description = `How the supplier controls ${controller}`;
    return [
      want(hazard, {
        rule: 'P3',
        activity: 'records_review',
        frequency: months(6),
        beforeFirstImport: true,
        description,
        because,
      }),
      want(hazard, { rule: 'P3', activity: 'audit', frequency: months(24), beforeFirstImport: true, because }),
    ];
  }
  const because = `The risk of ${name} is ${ratingOf(hazard)}, and ${controller} controls it (§1.506(d)(1))`;
  const review = { activity: 'records_review', beforeFirstImport: true, because } as const;
  if (isGrave(hazard))
    return [
      want(hazard, { rule: 'P4', activity: 'sampling_testing', frequency: { everyLots: 10 }, because }),
      want(hazard, { ...review, rule: 'P4', frequency: months(12) }),
    ];
  return ratingOf(hazard) === 'medium'
    ? [want(hazard, { ...review, rule: 'P5', frequency: months(12) })]
    : [want(hazard, { ...review, rule: 'P6', frequency: months(24) })];
}

/** P10: finished supplements are verified by part 111, without a hazard analysis. */
function linesForSupplement(): Wanted[] {
  const because = 'The food is a finished dietary supplement (§1.511(c)(4))';
  const description = 'Against part 111';
  return [
    want(null, {
      rule: 'P10',
      activity: 'records_review',
      frequency: months(12),
      beforeFirstImport: true,
      description,
      because,
    }),
    want(null, { rule: 'P10', activity: 'audit', frequency: months(24), description, because }),
  ];
}

const HALVED: readonly PlanRule[] = ['P3', 'P4', 'P5', 'P6', 'P7', 'P10'];
const LENGTHENED: readonly PlanRule[] = ['P4', 'P5', 'P6', 'P7'];

/** P11 and P13: performance shortens and lengthens intervals that are ours. */
function byPerformance(wanted: Wanted, input: ProposalInput): Wanted {
  const { frequency } = wanted;
  const change = (rule: 'P11' | 'P13', factor: number, why: string): Wanted => {
    const scale = (count: number, most: number) => Math.min(most, Math.max(1, Math.floor(count * factor)));
    const { everyMonths, everyLots } = frequency;
    const changed: Frequency =
      everyMonths === undefined
        ? { ...frequency, everyLots: scale(everyLots!, Infinity) }
        : { everyMonths: scale(everyMonths, LONGEST_MONTHS) };
    const text = `${why}: ${frequencyText(changed)} instead of ${frequencyText(frequency)}. Both are our policy.`;
    return { ...wanted, frequency: changed, changed: { rule, text } };
  };
  if (input.band === 'poor' && HALVED.includes(wanted.rule))
    return change('P11', 0.5, "The supplier's performance is poor");
  if (isLongGood(input) && LENGTHENED.includes(wanted.rule))
    return change('P13', 1.5, `The supplier's performance has been good for ${GOOD_MONTHS} months`);
  return wanted;
}

const isLongGood = ({ band, goodSince, day, redListed }: ProposalInput): boolean =>
  band === 'good' && !redListed && goodSince !== null && addMonths(goodSince, GOOD_MONTHS) <= day;

/** Sampling that performance and red lists add (P11, P12 and P14), for each hazard or, without hazards, for the file. */
function samplingFor(targets: readonly (HazardAllocation | null)[], wanted: readonly Wanted[], input: ProposalInput) {
  const sampling = (hazard: HazardAllocation | null, line: Omit<Activity, 'activity'>) =>
    want(hazard, { ...line, activity: 'sampling_testing' });
  const isSampled = (hazard: HazardAllocation | null) =>
    wanted.some((line) => line.hazard === hazard && line.activity === 'sampling_testing');
  return targets.flatMap((hazard): Wanted[] => {
    const subject = hazard ? `For ${hazard.hazardName}` : 'For the food';
    return [
      ...(input.band === 'poor' && !input.redListed && !isSampled(hazard)
        ? [
            sampling(hazard, {
              rule: 'P11',
              frequency: { everyLots: 5 },
              because: `${subject}, because the supplier's performance is poor`,
            }),
          ]
        : []),
      ...(input.band === 'unknown' && hazard && isRatedGrave(hazard)
        ? [
            sampling(hazard, {
              rule: 'P12',
              frequency: { everyLots: 1, lots: 5 },
              because: `${subject}, a ${ratingOf(hazard)} risk, because the supplier's performance is not known yet`,
            }),
          ]
        : []),
      ...(input.redListed
        ? [
            sampling(hazard, {
              rule: 'P14',
              frequency: { everyLots: 1 },
              beforeRelease: true,
              because: `${subject}, because it is on a red list for this supplier`,
            }),
          ]
        : []),
    ];
  });
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** 'onsite audit before the first import and every 365 days' */
function activityText({ activity, frequency, beforeFirstImport, beforeRelease, description }: Wanted): string {
  const first = beforeFirstImport ? 'before the first import and ' : '';
  const release = beforeRelease ? ', before its release' : '';
  const what = description === null ? '' : ` (${inSentence(description)})`;
  return `${ACTIVITY_TEXT[activity]} ${first}${frequencyText(frequency)}${release}${what}`;
}

const explanationText = (wanted: Wanted): string =>
  `${wanted.because}: ${activityText(wanted)}${wanted.citation === null ? '. The interval is our policy.' : `, §${wanted.citation}`}`;

/** Why a hazard has no line. */
function explainOmission({ hazardKey, hazardName, controlledBy }: HazardAllocation): PlanExplanation[] {
  const { later } = controlledBy === null ? {} : CONTROLLER_RULES[controlledBy];
  const base = { hazardKey, lineKey: null };
  if (later !== undefined)
    return [
      {
        ...base,
        rule: 'P9',
        text: `${hazardName} is controlled later: no activity at the supplier, §${later}`,
        citation: later,
      },
    ];
  if (controlledBy !== 'importer') return [];
  return [
    {
      ...base,
      rule: null,
      text: `${hazardName} is controlled by the importer: no activity at the supplier. As a receiving facility under part 117 or 507, determine the file as deemed in compliance, §1.502(c)(1)`,
      citation: '1.502(c)(1)',
    },
  ];
}

const addresseeId = ({ kind, name }: PlanLine['addressee']): string => `${kind}:${name ?? ''}`;
const frequencyId = ({ everyDays, everyMonths, everyLots, lots, once }: Frequency): string =>
  [everyDays, everyMonths, everyLots, lots, once].join(':');
const lineId = ({ activity, addressee, frequency }: Pick<PlanLine, 'activity' | 'addressee' | 'frequency'>): string =>
  `${activity}|${addresseeId(addressee)}|${frequencyId(frequency)}`;

/** Lines of the same activity, addressee and frequency become one, which lists their hazards. */
function merge(wanted: readonly Wanted[]): Map<string, Wanted[]> {
  const merged = new Map<string, Wanted[]>();
  for (const one of wanted) merged.set(lineId(one), [...(merged.get(lineId(one)) ?? []), one]);
  return merged;
}

/** @param allocations in whose order a line lists its hazards */
function toLine(group: readonly Wanted[], allocations: readonly HazardAllocation[]): PlanLine {
  const [{ rule, activity, addressee, frequency }] = group as [Wanted];
  const ofGroup = new Set(group.map(({ hazard }) => hazard));
  const hazards = allocations.filter((one) => ofGroup.has(one));
  const flags = {
    beforeFirstImport: group.some((one) => one.beforeFirstImport),
    beforeRelease: group.some((one) => one.beforeRelease),
  };
  const hazardKeys = hazards.map(({ hazardKey }) => hazardKey);
  const descriptions = [...new Set(group.flatMap(({ description }) => description ?? []))];
  return {
    lineKey: '',
    activity,
    hazardKeys,
    hazardNames: hazards.map(({ hazardName }) => hazardName),
    addressee,
    frequency,
    ...flags,
    sampling: null,
    description: descriptions.join('; ') || null,
    rule,
    proposed: { hazardKeys, frequency, ...flags },
    changeReason: null,
  };
}

type Earlier = Pick<PlanLine, 'lineKey' | 'activity' | 'addressee' | 'hazardKeys' | 'frequency'>;

/**
 * Keys of earlier lines that are the same activity at the same addressee: first those with the same hazards, then those that had
 * more. A line with a new hazard is a new one, because nobody has verified that hazard.
 */
function keepKeys(lines: readonly PlanLine[], earlier: readonly Earlier[]): Map<PlanLine, string> {
  const kept = new Map<PlanLine, string>();
  const used = new Set<string>();
  const placeOf = ({ activity, addressee }: Earlier) => `${activity}|${addresseeId(addressee)}`;
  const atPlace = new Map<string, Earlier[]>();
  for (const other of earlier) atPlace.set(placeOf(other), [...(atPlace.get(placeOf(other)) ?? []), other]);
  const hasAll = (one: Earlier, other: Earlier) =>
    one.hazardKeys.length > 0 === other.hazardKeys.length > 0 &&
    other.hazardKeys.every((key) => one.hazardKeys.includes(key));
  const isEqual = (one: Earlier, other: Earlier) =>
    one.hazardKeys.length === other.hazardKeys.length && hasAll(one, other);
  const passes: ((one: Earlier, other: Earlier) => boolean)[] = [
    (one, other) => frequencyId(one.frequency) === frequencyId(other.frequency) && isEqual(one, other),
    isEqual,
    (one, other) => hasAll(other, one),
  ];
  for (const fits of passes)
    for (const line of lines) {
      const found = kept.has(line)
        ? undefined
        : atPlace.get(placeOf(line))?.find((other) => !used.has(other.lineKey) && fits(line, other));
      if (!found) continue;
      kept.set(line, found.lineKey);
      used.add(found.lineKey);
    }
  return kept;
}

/**
 * Proposes the lines of a verification plan, each with why.
 * @param keyOf key of a new line from a text that is the same for the same activity, addressee, frequency and hazards
 */
export function proposePlan(input: ProposalInput, keyOf: (identity: string) => string): PlanProposal {
  const { regime, earlier = [] } = input;
  if (regime !== 'standard' && regime !== 'ds_other') return { lines: [], explanations: [] };
  const isSupplement = regime === 'ds_other';
  const allocations = isSupplement ? [] : input.allocations;
  const base = (isSupplement ? linesForSupplement() : allocations.flatMap(linesFor)).map((one) =>
    byPerformance(one, input),
  );
  const targets = isSupplement ? [null] : allocations.filter(isToVerify);
  const groups = [...merge([...base, ...samplingFor(targets, base, input)]).values()];

  const unkeyed = groups.map((group) => toLine(group, allocations));
  const kept = keepKeys(unkeyed, earlier);
  const taken = new Set([...kept.values(), ...earlier.map(({ lineKey }) => lineKey)]);
  const keys = unkeyed.map((line) => kept.get(line) ?? newKey(line, keyOf, taken));
  return {
    lines: unkeyed.map((line, index) => ({ ...line, lineKey: keys[index]! })),
    explanations: [
      ...groups.flatMap((group, index) => explain(group, keys[index]!)),
      ...allocations.flatMap(explainOmission),
    ],
  };
}

function newKey(line: PlanLine, keyOf: (identity: string) => string, taken: Set<string>): string {
  const identity = `${lineId(line)}|${[...line.hazardKeys].sort().join()}`;
  for (let attempt = 0; ; attempt += 1) {
    const key = keyOf(attempt ? `${identity}|${attempt}` : identity);
    if (taken.has(key)) continue;
    taken.add(key);
    return key;
  }
}

function explain(group: readonly Wanted[], lineKey: string): PlanExplanation[] {
  const changes = new Map(group.flatMap(({ changed }) => (changed ? [[changed.text, changed] as const] : [])));
  return [
    ...group.map((one) => ({
      rule: one.rule,
      hazardKey: one.hazard?.hazardKey ?? null,
      lineKey,
      text: explanationText(one),
      citation: one.citation,
    })),
    ...[...changes.values()].map(({ rule, text }) => ({ rule, hazardKey: null, lineKey, text, citation: null })),
  ];
}
