import {
  frequencyText,
  type Frequency,
  type PlanLine,
  type PlanLineInput,
} from '@fsvp/contracts/program/verification-plans/plan-line';
import { PLAN_ACTIVITY_LABELS } from '@fsvp/contracts/program/verification-plans/plan-line';

export const UNITS = ['everyDays', 'everyMonths', 'everyLots', 'lots', 'once'] as const;
export type Unit = (typeof UNITS)[number];
export const UNIT_LABELS: Record<Unit, string> = {
  everyDays: 'Every so many days',
  everyMonths: 'Every so many months',
  everyLots: 'One of so many lots',
  lots: 'Each of the first lots',
  once: 'Once',
};

/** The values of the fields: of the numbers the one of the chosen unit counts. */
export interface LineValues {
  activity: PlanLine['activity'];
  hazardKeys: string[];
  addressee: { kind: PlanLine['addressee']['kind']; name: string };
  frequency: {
    unit: Unit;
    everyDays: number | null;
    everyMonths: number | null;
    everyLots: number | null;
    lots: number | null;
  };
  beforeFirstImport: boolean;
  beforeRelease: boolean;
  sampling: { samples: number | null; method: string };
  description: string;
  changeReason: string;
}

/** The labels of the fields that are compared when somebody else saved. */
export const LINE_LABELS = {
  hazardKeys: 'Hazards',
  frequency: 'How often',
  beforeFirstImport: 'Before the first import',
  beforeRelease: 'Before the release of each lot',
  sampling: 'Samples',
  description: 'What is done',
  changeReason: 'Reason',
};

const NO_FREQUENCY = { everyDays: null, everyMonths: null, everyLots: null, lots: null };

function unitOf(frequency: Frequency): Unit {
  if (frequency.lots !== undefined) return 'lots';
  return UNITS.find((unit) => frequency[unit] !== undefined) ?? 'everyMonths';
}

export function toLineValues(line: Omit<PlanLine, 'lineKey' | 'hazardNames' | 'rule' | 'proposed'>): LineValues {
  const { activity, hazardKeys, addressee, frequency, beforeFirstImport, beforeRelease, sampling } = line;
  const { once: _, ...counts } = frequency;
  return {
    activity,
    hazardKeys: [...hazardKeys],
    addressee: { kind: addressee.kind, name: addressee.name ?? '' },
    frequency: { ...NO_FREQUENCY, ...counts, unit: unitOf(frequency) },
    beforeFirstImport,
    beforeRelease,
    sampling: { samples: sampling?.samples ?? null, method: sampling?.method ?? '' },
    description: line.description ?? '',
    changeReason: line.changeReason ?? '',
  };
}

export const newLineValues = (hazardKeys: string[]): LineValues =>
  toLineValues({
    activity: 'records_review',
    hazardKeys,
    addressee: { kind: 'foreign_supplier', name: null },
    frequency: { everyMonths: 12 },
    beforeFirstImport: false,
    beforeRelease: false,
    sampling: null,
    description: null,
    changeReason: null,
  });

function toFrequency({ unit, ...counts }: LineValues['frequency']): object {
  if (unit === 'once') return { once: true };
  if (unit === 'lots') return { everyLots: 1, lots: counts.lots };
  return { [unit]: counts[unit] };
}

/** The input of the contract; of another activity than sampling there are no samples. */
export function toLineInput({ frequency, sampling, ...values }: LineValues): object {
  const hasSamples = values.activity === 'sampling_testing' && (sampling.samples !== null || sampling.method !== '');
  return { ...values, frequency: toFrequency(frequency), sampling: hasSamples ? sampling : null };
}

/** Texts of values for those who compare them. @param names of the hazards by key */
export const lineValueTexts = (names: ReadonlyMap<string, string>) => ({
  hazardKeys: (keys: string[]) => keys.map((key) => names.get(key) ?? key).join(', ') || 'None',
  frequency: (value: LineValues['frequency']) => frequencyText(toFrequency(value) as PlanLineInput['frequency']),
  sampling: ({ samples, method }: LineValues['sampling']) => [samples, method].filter(Boolean).join(', ') || 'Empty',
  activity: (activity: PlanLine['activity']) => PLAN_ACTIVITY_LABELS[activity],
});
