import type { FileSituation } from './applicability.js';
import type { Regime } from './regime.js';

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

/** Who does what a requirement needs. */
export type Doer = 'owner' | 'qualified' | 'supplier' | 'customer';
export const DOER_LABELS: Record<Doer, string> = {
  owner: 'The owner of the file',
  qualified: 'A qualified individual signs it',
  supplier: 'The supplier signs it. The owner of the file requests and records it',
  customer: 'The customer signs it. The owner of the file requests and records it',
};

/** Which files have a requirement, and what people read of it. */
export interface Requirement {
  group: RequirementGroup;
  title: string;
  citations: readonly string[];
  /** Needed before the first import. */
  blocking: boolean;
  regimes: readonly Regime[];
  /** What else it needs to apply; the text names the section that lets it fall away. */
  unless?: (situation: FileSituation) => string | undefined;
  /** Why it matters, in our own words. They follow the sections that the requirement cites; they are not legal advice. */
  why: string;
  /** What satisfies it. */
  needs: string;
  who: Doer;
  /** The record that satisfies it has a form on the page of a file. */
  form?: 'assurance' | 'standing-check' | 'control-record';
  /** A chosen document is shown, but does not change how the requirement is judged. */
  ignoresChosenDocuments?: true;
}
