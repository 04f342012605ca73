import { EMPTY_HAZARD, type AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import type {
  AnalysisSource,
  FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  groupsOf,
  HAZARD_FACTORS,
  HAZARD_GROUPS,
  HAZARD_ORIGINS,
  type HazardSubtype,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import { STATEMENT_PATHS } from '@fsvp/contracts/program/food-hazard-analyses/statement-paths';
import { statementAt } from '@fsvp/contracts/program/food-hazard-analyses/statements';
import type { ReferenceRow } from '@fsvp/contracts/program/reference-set';
import { newId } from '@fsvp/service-kit/database/columns';
import { EXAMPLE_SOURCES } from './example-sources.js';
import type { AnalysisExample, ExampleHazard, SourceKey, Statement } from './hazard-example.types.js';

type ExampleDraft = Pick<
  FoodHazardAnalysis,
  | 'basis'
  | 'covers'
  | 'consumers'
  | 'hazards'
  | 'considered'
  | 'originsConsidered'
  | 'factors'
  | 'sources'
  | 'example'
  | 'toCheck'
>;
type LibraryRow = ReferenceRow<'hazard_library'>;

/** 'Drying does not kill it. [Codex CXC 75-2015; FDA spice risk profile]' */
const withSources = ([text, ...sources]: Statement): string =>
  `${text} [${sources.map((key) => EXAMPLE_SOURCES[key].short).join('; ')}]`;

const judged = <Answer>([answer, ...statement]: readonly [Answer, ...Statement]) => ({
  answer,
  reason: withSources(statement),
});

/** @param isInForce false where an administrator took it out of the library: a row cannot have its code then */
function toRow(hazard: ExampleHazard, library: LibraryRow, isInForce: boolean): AnalysisHazard {
  const foreseeable = judged<boolean>(hazard.foreseeable);
  const row: AnalysisHazard = {
    ...EMPTY_HAZARD,
    hazardKey: newId(),
    libraryCode: isInForce ? library.code : null,
    name: library.name,
    class: library.class,
    subtype: library.subtype as HazardSubtype,
    origins: [...hazard.origins],
    foreseeable: foreseeable.answer,
    foreseeableReason: foreseeable.reason,
    toCheck: 'row',
  };
  if ('controlledByPart113' in hazard)
    return {
      ...row,
      controlledByPart113: true,
      expectedControl: hazard.expectedControl ? withSources(hazard.expectedControl) : null,
    };
  if (!('severity' in hazard)) return row;
  const severity = judged(hazard.severity);
  const sahcodha = judged(hazard.sahcodha);
  const control = judged(hazard.requiresControl);
  return {
    ...row,
    environmentalPathogen: hazard.environmentalPathogen ?? false,
    severity: severity.answer,
    severityReason: severity.reason,
    sahcodha: sahcodha.answer,
    sahcodhaReason: sahcodha.reason,
    requiresControl: control.answer,
    requiresControlReason: control.reason,
    expectedControl: hazard.expectedControl ? withSources(hazard.expectedControl) : null,
  };
}

/** The sources of all statements of an example, each once, in the order in which they are named. */
export function sourcesOf(example: AnalysisExample): SourceKey[] {
  const isSource = (value: unknown): value is SourceKey => typeof value === 'string' && value in EXAMPLE_SOURCES;
  const keysIn = (value: unknown): SourceKey[] => {
    if (Array.isArray(value)) return isStatement(value) ? value.filter(isSource) : value.flatMap(keysIn);
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(keysIn) : [];
  };
  return [...new Set(keysIn(example))];
}
const isStatement = (value: readonly unknown[]) => value.some((one) => typeof one === 'string');

const toSource = (key: SourceKey): AnalysisSource => {
  const source: { title: string; url?: string } = EXAMPLE_SOURCES[key];
  return { title: source.title, url: source.url ?? null, documentId: null, retrievedOn: null };
};

/**
 * The content of a draft that begins with an example. All of it waits for the check of a person; no probability is proposed.
 * @param library the rows in force @param shipped those that came with the suite, which has all that examples name
 */
export function draftOfExample(
  example: AnalysisExample,
  library: readonly LibraryRow[],
  shipped: readonly LibraryRow[],
): ExampleDraft {
  const rows = example.hazards.map((hazard) => {
    const inForce = library.find(({ code }) => code === hazard.code);
    return toRow(hazard, inForce ?? shipped.find(({ code }) => code === hazard.code)!, inForce !== undefined);
  });
  const found = new Set(rows.flatMap((row) => groupsOf(row)));
  const stated = {
    covers: withSources(example.covers),
    consumers: withSources(example.consumers),
    considered: HAZARD_GROUPS.flatMap((group) => {
      const none = example.none[group];
      if (found.has(group)) return { group, answer: 'found' as const, reason: null };
      return none ? { group, answer: 'none' as const, reason: withSources(none) } : [];
    }),
    originsConsidered: HAZARD_ORIGINS.map((origin) => ({ origin, reason: withSources(example.origins[origin]) })),
    factors: HAZARD_FACTORS.map((factor) => ({ factor, effect: withSources(example.factors[factor]) })),
    sources: sourcesOf(example).map(toSource),
  };
  return {
    basis: 'own',
    ...stated,
    hazards: rows,
    example: example.name,
    // An answer "found" is what the rows say, which are checked themselves.
    toCheck: STATEMENT_PATHS.filter(
      (path) =>
        statementAt(stated, path) !== null &&
        !(path.startsWith('considered.') && found.has(path.slice('considered.'.length) as never)),
    ),
  };
}
