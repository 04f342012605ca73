import { codeLabel } from '../../core/code-label.js';
import { FACT_LABELS, type FactsOfFood } from '../food.js';
import { type AnalysisHazard } from './analysis-hazard.js';
import { needsControl } from './find-conditions.js';
import {
  AGREEMENT_LABELS,
  ANALYSIS_BASIS_LABELS,
  type AnalysisComparison,
  type FoodHazardAnalysis,
} from './food-hazard-analysis.js';
import { HAZARD_CLASS_LABELS, HAZARD_ORIGIN_LABELS, HAZARD_SUBTYPE_LABELS } from './hazard-kinds.js';

/** What differs between two versions of the hazard analysis of a food, in the words in which screens show it. */

type Differences = Omit<AnalysisComparison, 'from' | 'to' | 'files'>;
type Change = { before: string | null; after: string | null };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No');
const level = (value: string | null) => value && capital(value);

/** The fields of a hazard that people compare, each as text. */
const HAZARD_TEXTS: Partial<Record<keyof AnalysisHazard, (hazard: AnalysisHazard) => string | null>> = {
  name: ({ name }) => name,
  libraryCode: ({ libraryCode }) => libraryCode,
  class: (hazard) => HAZARD_CLASS_LABELS[hazard.class],
  subtype: ({ subtype }) => HAZARD_SUBTYPE_LABELS[subtype],
  origins: ({ origins }) => origins.map((origin) => HAZARD_ORIGIN_LABELS[origin]).join(', ') || null,
  foreseeable: ({ foreseeable }) => yesNo(foreseeable),
  foreseeableReason: ({ foreseeableReason }) => foreseeableReason,
  severity: ({ severity }) => level(severity),
  severityReason: ({ severityReason }) => severityReason,
  probability: ({ probability }) => level(probability),
  probabilityReason: ({ probabilityReason }) => probabilityReason,
  requiresControl: ({ requiresControl }) => yesNo(requiresControl),
  requiresControlReason: ({ requiresControlReason }) => requiresControlReason,
  sahcodha: ({ sahcodha }) => yesNo(sahcodha),
  sahcodhaReason: ({ sahcodhaReason }) => sahcodhaReason,
  environmentalPathogen: ({ environmentalPathogen }) => yesNo(environmentalPathogen),
  controlledByPart113: ({ controlledByPart113 }) => yesNo(controlledByPart113),
  expectedControl: ({ expectedControl }) => expectedControl,
  note: ({ note }) => note,
};

const lines = (entries: readonly (string | null)[]) => entries.filter(Boolean).join('\n') || null;

const FIELD_TEXTS: Record<string, (analysis: FoodHazardAnalysis) => string | null> = {
  basis: ({ basis }) => ANALYSIS_BASIS_LABELS[basis],
  covers: ({ covers }) => covers,
  consumers: ({ consumers }) => consumers,
  facts: ({ facts }) =>
    lines(
      Object.entries({ ...facts }).map(([fact, value]) => {
        const label = fact === 'foodClass' ? 'Food class' : FACT_LABELS[fact as keyof FactsOfFood];
        if (value === false) return null;
        return value === true ? label : `${label}: ${codeLabel(String(value))}`;
      }),
    ),
  sources: ({ sources }) =>
    lines(
      sources.map(({ title, url, documentId, retrievedOn }) =>
        [title, url ?? documentId, retrievedOn].filter(Boolean).join(', '),
      ),
    ),
  reviewed: ({ reviewed }) =>
    reviewed &&
    lines([
      reviewed.entity,
      reviewed.preparedBy,
      reviewed.preparedOn,
      reviewed.qualificationEvidence,
      reviewed.assessment,
      reviewed.agreement && AGREEMENT_LABELS[reviewed.agreement],
      ...reviewed.changes,
    ]),
};

function differences<T>(before: T, after: T, text: (of: T) => string | null): Change[] {
  const [one, other] = [text(before), text(after)];
  return one === other ? [] : [{ before: one, after: other }];
}

const summary = ({ hazardKey, name, requiresControl }: AnalysisHazard) => ({ hazardKey, name, requiresControl });

/** @param from and @param to versions of one food */
export function compareAnalyses(from: FoodHazardAnalysis, to: FoodHazardAnalysis): Differences {
  const before = new Map(from.hazards.map((hazard) => [hazard.hazardKey, hazard]));
  const after = new Map(to.hazards.map((hazard) => [hazard.hazardKey, hazard]));
  return {
    added: to.hazards.filter(({ hazardKey }) => !before.has(hazardKey)).map(summary),
    removed: from.hazards.filter(({ hazardKey }) => !after.has(hazardKey)).map(summary),
    changed: to.hazards.flatMap((hazard) => {
      const { hazardKey, name } = hazard;
      const earlier = before.get(hazardKey);
      if (!earlier) return [];
      return Object.entries(HAZARD_TEXTS).flatMap(([field, text]) =>
        differences(earlier, hazard, text).map((change) => ({ hazardKey, name, field, ...change })),
      );
    }),
    considered: to.considered.flatMap(({ group }) =>
      differences(from, to, ({ considered }) => {
        const { answer = null, reason = null } = considered.find((one) => one.group === group) ?? {};
        return lines([level(answer), reason]);
      }).map((change) => ({ group, ...change })),
    ),
    originsConsidered: to.originsConsidered.flatMap(({ origin }) =>
      differences(
        from,
        to,
        ({ originsConsidered: all }) => all.find((one) => one.origin === origin)?.reason ?? null,
      ).map((change) => ({ origin, ...change })),
    ),
    factors: to.factors.flatMap(({ factor }) =>
      differences(from, to, ({ factors: all }) => all.find((one) => one.factor === factor)?.effect ?? null).map(
        (change) => ({
          factor,
          ...change,
        }),
      ),
    ),
    fields: Object.entries(FIELD_TEXTS).flatMap(([field, text]) =>
      differences(from, to, text).map((change) => ({ field, ...change })),
    ),
    outcomeChanged: from.outcome !== to.outcome,
  };
}

/** What makes a hazard another one; reasons, notes and codes explain it. */
const IDENTITY = [
  'name',
  'class',
  'subtype',
  'origins',
  'foreseeable',
  'severity',
  'probability',
  'requiresControl',
  'sahcodha',
  'environmentalPathogen',
  'controlledByPart113',
  'expectedControl',
] as const satisfies readonly (keyof AnalysisHazard)[];

type ControlledHazards = Pick<FoodHazardAnalysis, 'hazards' | 'facts'>;

interface NewControl {
  hazard: AnalysisHazard;
  /** It is not in the earlier version, or required no control there. */
  isNew: boolean;
}

/** The hazards that require a control and are new, or not what they were: files of the food are reevaluated for them. */
export function findNewControls(from: ControlledHazards, to: ControlledHazards): NewControl[] {
  const before = new Map(from.hazards.map((hazard) => [hazard.hazardKey, hazard]));
  return to.hazards
    .filter((hazard) => needsControl(hazard, to.facts))
    .flatMap((hazard): NewControl[] => {
      const earlier = before.get(hazard.hazardKey);
      if (!earlier || !needsControl(earlier, from.facts)) return [{ hazard, isNew: true }];
      const isChanged = IDENTITY.some((field) => HAZARD_TEXTS[field]?.(earlier) !== HAZARD_TEXTS[field]?.(hazard));
      return isChanged ? [{ hazard, isNew: false }] : [];
    });
}
