import type { HazardExample } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { BLACK_PEPPER } from './black-pepper.js';
import { CANNED_BEANS } from './canned-beans.js';
import { DRIED_CHILI } from './dried-chili.js';
import { EXAMPLE_SOURCES } from './example-sources.js';
import { FRESH_MANGO } from './fresh-mango.js';
import { FROZEN_SHRIMP } from './frozen-shrimp.js';
import type { AnalysisExample, ExemptExample, SourceKey } from './hazard-example.types.js';
import { OLIVE_OIL } from './olive-oil.js';
import { RICE_NOODLES } from './rice-noodles.js';
import { ROASTED_COFFEE } from './roasted-coffee.js';
import { SESAME_PASTE } from './sesame-paste.js';
import { SOFT_CHEESE } from './soft-cheese.js';

/** The examples of common imported foods that the suite ships. */
export const HAZARD_EXAMPLES: readonly (AnalysisExample | ExemptExample)[] = [
  BLACK_PEPPER,
  DRIED_CHILI,
  SESAME_PASTE,
  FROZEN_SHRIMP,
  FRESH_MANGO,
  SOFT_CHEESE,
  OLIVE_OIL,
  RICE_NOODLES,
  CANNED_BEANS,
  ROASTED_COFFEE,
];

const sourceOf = (key: SourceKey) => {
  const source: { title: string; url?: string } = EXAMPLE_SOURCES[key];
  return { title: source.title, url: source.url ?? null };
};

/** What a screen shows of the examples before one of them is opened. */
export const EXAMPLE_SUMMARIES: HazardExample[] = HAZARD_EXAMPLES.map((example) => {
  const { key, name, description, industryCodes, words } = example;
  const described = { key, name, description, industryCodes: [...industryCodes], words: [...words] };
  if (!('exemption' in example))
    return { ...described, facts: [...example.facts], hazardCount: example.hazards.length, exemption: null };
  const { citation, statements } = example.exemption;
  return {
    ...described,
    facts: [],
    hazardCount: 0,
    exemption: {
      citation,
      statements: statements.map(([text, ...sources]) => ({ text, sources: sources.map(sourceOf) })),
    },
  };
});
