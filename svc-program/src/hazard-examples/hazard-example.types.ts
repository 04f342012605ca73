import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import type { FoodFlag } from '@fsvp/contracts/program/food';
import type {
  HazardFactor,
  HazardGroup,
  HazardOrigin,
} from '@fsvp/contracts/program/food-hazard-analyses/hazard-kinds';
import type { EXAMPLE_SOURCES } from './example-sources.js';

export type SourceKey = keyof typeof EXAMPLE_SOURCES;
type Sources = readonly [SourceKey, ...SourceKey[]];

/** What an example says, and where it is from: there is no statement without a source. */
export type Statement = readonly [text: string, ...Sources];
type Judged<Answer> = readonly [answer: Answer, reason: string, ...Sources];

interface EvaluatedHazard {
  /** Of the hazard library, which has name, class and kind. */
  code: string;
  origins: readonly [HazardOrigin, ...HazardOrigin[]];
  foreseeable: Judged<true>;
  severity: Judged<HazardAnalysis['severity']>;
  sahcodha: Judged<boolean>;
  requiresControl: Judged<boolean>;
  expectedControl?: Statement;
  environmentalPathogen?: true;
}
/** Considered, and not foreseeable in this food. */
type DismissedHazard = Pick<EvaluatedHazard, 'code' | 'origins'> & { foreseeable: Judged<false> };
/** Left to 21 CFR part 113. */
type Part113Hazard = Pick<EvaluatedHazard, 'code' | 'origins' | 'foreseeable' | 'expectedControl'> & {
  controlledByPart113: true;
};
export type ExampleHazard = EvaluatedHazard | DismissedHazard | Part113Hazard;

interface Described {
  key: string;
  name: string;
  description: string;
  industryCodes: readonly string[];
  /** Of the names of such foods, in lower case. */
  words: readonly string[];
}

/** A worked example of a hazard analysis. A probability is never proposed. */
export interface AnalysisExample extends Described {
  /** The facts of a food that it is written for; the others are false. */
  facts: readonly FoodFlag[];
  covers: Statement;
  consumers: Statement;
  hazards: readonly ExampleHazard[];
  /** The groups in which nothing was found. Those of the hazards are found. */
  none: Partial<Record<HazardGroup, Statement>>;
  origins: Record<HazardOrigin, Statement>;
  factors: Record<HazardFactor, Statement>;
}

/** An example of a food that needs no hazard analysis. */
export interface ExemptExample extends Described {
  exemption: { citation: string; statements: readonly Statement[] };
}
