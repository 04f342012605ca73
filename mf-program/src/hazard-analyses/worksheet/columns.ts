import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type { AnalysedFacts } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  HAZARD_CLASS_LABELS,
  HAZARD_CLASSES,
  HAZARD_ORIGIN_LABELS,
  HAZARD_ORIGINS,
  HAZARD_SUBTYPE_LABELS,
  isSubtypeOf,
  type HazardSubtype,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { LIBRARY_SUBTYPES } from '@fsvp/contracts/program/reference-set';
import { LIKELIHOODS, SEVERITIES } from '@fsvp/contracts/quality/hazard-analysis';

/** The columns of the worksheet: what a cell shows, and what a typed or pasted text means in it. */

export interface CellOption {
  /** As it is stored. */
  value: unknown;
  label: string;
  /** The letter that chooses it. */
  letter: string;
}

export type Parsed = { changes: Partial<AnalysisHazard> } | { error: string };

export interface Column {
  field: keyof AnalysisHazard;
  label: string;
  /** Rem. */
  width: number;
  /** Said below the heading. */
  hint?: string;
  kind: 'text' | 'choice' | 'origins' | 'rating';
  maxLength?: number;
  options?: (hazard: AnalysisHazard) => readonly CellOption[];
  text: (hazard: AnalysisHazard) => string;
  parse: (text: string, hazard: AnalysisHazard) => Parsed;
}

const MAX_REASON = 2000;
const MAX_NAME = 200;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function textColumn(
  field: 'name' | 'expectedControl' | 'note' | `${string}Reason`,
  label: string,
  width: number,
  maxLength = MAX_REASON,
): Column {
  const key = field as keyof AnalysisHazard;
  return {
    field: key,
    label,
    width,
    kind: 'text',
    maxLength,
    text: (hazard) => (hazard[key] as string | null) ?? '',
    parse: (text) => ({ changes: { [key]: field === 'name' ? text.trim() : text.trim() || null } }),
  };
}

function choiceColumn(
  field: keyof AnalysisHazard,
  label: string,
  width: number,
  options: Column['options'] & {},
  more: Partial<Column> = {},
): Column {
  return {
    field,
    label,
    width,
    kind: 'choice',
    options,
    text: (hazard) => options(hazard).find(({ value }) => value === hazard[field])?.label ?? '',
    parse: (text, hazard) => {
      const given = text.trim().toLowerCase();
      const all = options(hazard);
      if (given === '') {
        const empty = field === 'environmentalPathogen' || field === 'controlledByPart113' ? false : null;
        return field === 'class' || field === 'subtype'
          ? { error: `choose ${listed(all)}` }
          : { changes: { [field]: empty } };
      }
      const found =
        all.find(({ label: one, value }) => [one.toLowerCase(), String(value).toLowerCase()].includes(given)) ??
        all.find(({ letter }) => letter === given);
      return found ? { changes: { [field]: found.value } } : { error: `"${text.trim()}" is not ${listed(all)}` };
    },
    ...more,
  };
}

function listed(options: readonly CellOption[]): string {
  const labels = options.map(({ label }) => label.toLowerCase());
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)!}`;
}

const YES_NO: readonly CellOption[] = [
  { value: true, label: 'Yes', letter: 'y' },
  { value: false, label: 'No', letter: 'n' },
];
const levels = (values: readonly string[]): readonly CellOption[] =>
  values.map((value) => ({ value, label: capital(value), letter: value[0]! }));
const SEVERITY = levels(SEVERITIES);
const PROBABILITY = levels(LIKELIHOODS);
const CLASSES = HAZARD_CLASSES.map((value) => ({ value, label: HAZARD_CLASS_LABELS[value], letter: value[0]! }));
const SUBTYPES = Object.fromEntries(
  HAZARD_CLASSES.map((of) => [
    of,
    (LIBRARY_SUBTYPES[of] as readonly HazardSubtype[]).map((value) => ({
      value,
      label: HAZARD_SUBTYPE_LABELS[value],
      letter: HAZARD_SUBTYPE_LABELS[value][0]!.toLowerCase(),
    })),
  ]),
) as unknown as Record<AnalysisHazard['class'], readonly CellOption[]>;
export const ORIGIN_LETTERS = { natural: 'n', unintentional: 'u', economic_gain: 'e' } as const;
const SHORT_ORIGINS = { natural: 'Natural', unintentional: 'Unintentional', economic_gain: 'Economic gain' } as const;

const ORIGINS: Column = {
  field: 'origins',
  label: 'Origins',
  width: 8,
  kind: 'origins',
  hint: '§1.504(b)(2)',
  text: ({ origins }) => origins.map((origin) => SHORT_ORIGINS[origin]).join(', '),
  parse: (text) => {
    const parts = text.split(/[,;/+]/).flatMap((part) => part.trim().toLowerCase() || []);
    const found = parts.map((part) =>
      HAZARD_ORIGINS.find((origin) =>
        [
          ORIGIN_LETTERS[origin],
          origin,
          SHORT_ORIGINS[origin].toLowerCase(),
          HAZARD_ORIGIN_LABELS[origin].toLowerCase(),
        ].includes(part),
      ),
    );
    const unknown = parts.find((_, index) => !found[index]);
    if (unknown !== undefined) return { error: `"${unknown}" is not natural, unintentional or economic gain` };
    return { changes: { origins: HAZARD_ORIGINS.filter((origin) => found.includes(origin)) } };
  },
};

const CODE: Column = {
  field: 'libraryCode',
  label: 'Code',
  width: 7,
  kind: 'text',
  maxLength: 40,
  text: ({ libraryCode }) => libraryCode ?? '',
  parse: (text) => ({ changes: { libraryCode: text.trim().toUpperCase() || null } }),
};

/** Another class takes its first kind with it. */
const CLASS = choiceColumn('class', 'Class', 7, () => CLASSES);
const CLASS_WITH_KIND: Column = {
  ...CLASS,
  parse: (text, hazard) => {
    const parsed = CLASS.parse(text, hazard);
    if ('error' in parsed) return parsed;
    const next = parsed.changes.class!;
    const subtype = isSubtypeOf(hazard.subtype, next) ? hazard.subtype : (SUBTYPES[next][0]!.value as HazardSubtype);
    return { changes: { class: next, subtype } };
  },
};

const RATING: Column = {
  field: 'score',
  label: 'Rating',
  width: 9.5,
  kind: 'rating',
  text: ({ score }) => (score === null ? '' : String(score)),
  parse: () => ({ changes: {} }),
};

const PART_113 = choiceColumn('controlledByPart113', 'Part 113', 6, () => YES_NO, {
  hint: 'Microbiological hazards of low-acid canned food only',
});

/** What a person judges is first; what the library fills in is last. */
const COLUMNS: readonly Column[] = [
  textColumn('name', 'Hazard', 12, MAX_NAME),
  ORIGINS,
  choiceColumn('foreseeable', 'Foreseeable', 7, () => YES_NO, { hint: 'Known or reasonably foreseeable' }),
  textColumn('foreseeableReason', 'Why foreseeable or not', 13),
  choiceColumn('severity', 'Severity', 5.5, () => SEVERITY),
  textColumn('severityReason', 'Why this severity', 13),
  choiceColumn('probability', 'Probability', 8, () => PROBABILITY, {
    hint: 'In the absence of controls (§1.504(c)(1))',
  }),
  textColumn('probabilityReason', 'Why this probability', 13),
  RATING,
  choiceColumn('sahcodha', 'SAHCODHA', 7, () => YES_NO, {
    hint: 'Serious adverse health consequences or death',
  }),
  textColumn('sahcodhaReason', 'Why SAHCODHA or not', 13),
  choiceColumn('requiresControl', 'Control', 5.5, () => YES_NO, { hint: 'Requires a control' }),
  textColumn('requiresControlReason', 'Why a control or none', 13),
  textColumn('expectedControl', 'Expected control', 12),
  CODE,
  CLASS_WITH_KIND,
  choiceColumn('subtype', 'Kind', 10, (hazard) => SUBTYPES[hazard.class]),
  choiceColumn('environmentalPathogen', 'Environ. pathogen', 6.5, () => YES_NO),
  textColumn('note', 'Note', 12),
];

/** Part 113 is a question of low-acid canned food only, and of a row that is marked so. */
export function columnsFor(facts: AnalysedFacts, hazards: readonly AnalysisHazard[]): readonly Column[] {
  const hasPart113 = facts.lowAcidCanned || hazards.some(({ controlledByPart113 }) => controlledByPart113);
  return hasPart113 ? COLUMNS.toSpliced(-1, 0, PART_113) : COLUMNS;
}

export const LABELS = Object.fromEntries([...COLUMNS, PART_113].map(({ field, label }) => [field, label]));
