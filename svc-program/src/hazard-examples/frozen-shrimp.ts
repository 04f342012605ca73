import type { ExemptExample } from './hazard-example.types.js';

export const FROZEN_SHRIMP: ExemptExample = {
  key: 'frozen-shrimp',
  name: 'Frozen shrimp',
  description: 'Raw or cooked frozen shrimp: an example of a food that is exempt from the FSVP rule',
  industryCodes: ['16'],
  words: ['shrimp', 'prawn', 'fish', 'tuna', 'salmon', 'squid', 'crab'],
  exemption: {
    citation: '1.501(b)(1)',
    statements: [
      [
        'The FSVP rule does not apply to fish and fishery products from a foreign supplier that must comply, and complies, with 21 CFR part 123. Shrimp is such a product.',
        'fsvp',
      ],
      [
        'So you write no hazard analysis, evaluation or verification plan under the FSVP rule. Sign a determination in the FSVP file instead: it says that the exemption applies, and why.',
        'fsvp',
        'fsvpGuidance',
      ],
      [
        'The exemption holds only while the supplier complies with part 123. A warning letter, an import alert or a HACCP plan that does not fit its products speaks against that.',
        'fsvp',
        'part123',
      ],
      [
        'You are still an importer under 21 CFR 123.12: have written verification procedures with product specifications, and take an affirmative step such as obtaining the HACCP and sanitation records of the lot or a certificate of a foreign government.',
        'part123',
      ],
      [
        "The processor's own hazard analysis covers pathogens, drug residues of farmed shrimp, sulfites, decomposition and undeclared crustacean allergens.",
        'seafoodGuide',
      ],
      [
        'Not every food with shrimp is meant: a food in which fish is not a characterizing ingredient, such as crackers with shrimp flavor, needs an FSVP.',
        'part123',
        'fsvpGuidance',
      ],
    ],
  },
};
