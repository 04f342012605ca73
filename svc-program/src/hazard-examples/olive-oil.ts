import type { AnalysisExample } from './hazard-example.types.js';

export const OLIVE_OIL: AnalysisExample = {
  key: 'olive-oil',
  name: 'Olive oil',
  description: 'Extra virgin and refined olive oil in glass bottles, with few hazards to control',
  industryCodes: ['26'],
  words: ['olive oil', 'olive pomace'],
  facts: ['readyToEat'],
  covers: [
    'Extra virgin, virgin and refined olive oil, without other ingredients, in glass bottles and tins.',
    'codexOliveOil',
  ],
  consumers: ['Everyone; eaten raw and used for cooking.', 'codexOliveOil'],
  hazards: [
    {
      code: 'GLASS',
      origins: ['unintentional'],
      foreseeable: [true, 'Bottles can come in broken or break on the filling line.', 'hazardsGuide'],
      severity: ['high', 'Splinters cut the mouth and the gut.', 'hardObjects'],
      sahcodha: [true, 'A splinter cannot be seen in a bottle, and cuts of the gut are serious.', 'hardObjects'],
      requiresControl: [true, 'Glass is handled at speed beside open bottles.', 'hazardsGuide'],
      expectedControl: [
        'Inverted rinsing or blowing of bottles, a rule for breakage with removal of near bottles, and inspection of filled ones.',
        'controlsGuide',
      ],
    },
    {
      code: 'PEST',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Olives are sprayed against flies; substances that dissolve in fat stay in the oil.',
        'tolerances',
      ],
      severity: ['medium', 'Harm depends on the substance and comes mostly from long exposure.', 'hazardsGuide'],
      sahcodha: [false, 'Acute harm from residues is not probable.', 'hazardsGuide'],
      requiresControl: [true, 'A residue without a tolerance makes the oil unlawful.', 'tolerances'],
      expectedControl: ['Residue tests of each blend against 40 CFR part 180.', 'tolerances'],
    },
    {
      code: 'PROCESS',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Pomace that is dried with smoke brings polycyclic aromatic hydrocarbons; refining forms glycidyl esters.',
        'codexPah',
        'hazardsGuide',
      ],
      severity: ['medium', 'Some of them can cause cancer after long exposure.', 'codexPah'],
      sahcodha: [false, 'Harm comes from long exposure only.', 'codexPah'],
      requiresControl: [
        false,
        'Virgin oil is pressed cold; refined oil is bought with limits in the specification. Ask again for pomace oil.',
        'codexOliveOil',
        'codexPah',
      ],
    },
    {
      code: 'MINERAL-OIL',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Lubricants of harvesters, mills and pumps, and hydraulic oil, get into oil and stay in it.',
        'efsaMineralOil',
      ],
      severity: ['medium', 'Aromatic parts can cause cancer after long exposure.', 'efsaMineralOil'],
      sahcodha: [false, 'Harm comes from long exposure only.', 'efsaMineralOil'],
      requiresControl: [
        false,
        'Lubricants that may touch food are a matter of good manufacturing practice, which the supplier is audited for.',
        'part117',
      ],
    },
    {
      code: 'TOXIC',
      origins: ['economic_gain'],
      foreseeable: [
        false,
        'Rapeseed oil denatured with aniline, sold as olive oil in Spain in 1981, killed hundreds. Today blends of other food oils are what is found. Evaluate it for a cheap offer or an unknown seller.',
        'toxicOil',
        'codexOliveOil',
      ],
    },
  ],
  none: {
    parasites: ['Oil has no water for parasites, and olives are washed and milled.', 'hazardsGuide'],
    environmental_pathogens: [
      'Pathogens cannot grow in oil without water; illness from olive oil is not known.',
      'hazardsGuide',
    ],
    other_pathogens: [
      'No water and no garlic, herbs or vegetables in it; oil with those is another food.',
      'hazardsGuide',
    ],
    radiological: ['The regions of origin are not near a known source of radionuclides.', 'hazardsGuide'],
    drug_residues: ['A plant product; no veterinary drugs are used.', 'hazardsGuide'],
    natural_toxins: [
      'Olives have no toxin of concern, and toxins of molds do not pass into oil in amounts that matter.',
      'hazardsGuide',
    ],
    decomposition: [
      'Rancid oil is a matter of quality, which the standard grades by acidity and taste.',
      'codexOliveOil',
    ],
    unapproved_additives: [
      'The standard allows none in virgin oil; copper chlorophyll for color would be found by analysis.',
      'codexOliveOil',
    ],
    allergens: [
      'Not a major food allergen. Highly refined oils of soybeans or peanuts, if blended in, are exempt from allergen labeling.',
      'allergens',
    ],
  },
  origins: {
    natural: ['No natural hazard of olives is known.', 'hazardsGuide'],
    unintentional: ['Sprays, lubricants, smoke and broken glass: see the rows.', 'efsaMineralOil'],
    economic_gain: [
      'Blends with cheaper oils are a matter of quality; oil not meant for food would be unsafe: see the poisonous substance.',
      'toxicOil',
      'codexOliveOil',
    ],
  },
  factors: {
    formulation: ['Fat without water: nothing grows.', 'hazardsGuide'],
    establishment: ['Mill, tanks and a bottling line; glass and lubricants are what matters.', 'part117'],
    raw_materials: ['Olives, and bulk oil that is bought from others: know its origin.', 'codexOliveOil'],
    transportation: ['Food-grade tanks with a record of earlier loads.', 'codexHygiene'],
    processing: [
      'Washing, milling, pressing or centrifuging, filtering, bottling; refining where needed.',
      'codexOliveOil',
    ],
    packaging: ['Dark glass and tins with food-grade coating.', 'codexOliveOil'],
    storage: ['Cool and dark, for quality; safety does not depend on it.', 'codexOliveOil'],
    intended_use: ['Eaten raw and used for cooking.', 'codexOliveOil'],
    sanitation: ['Clean tanks and lines; residues of cleaning agents have to be rinsed off.', 'part117'],
    other: ['A poor harvest raises prices, and with them the temptation to blend.', 'codexOliveOil'],
  },
};
