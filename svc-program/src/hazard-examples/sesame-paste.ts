import type { AnalysisExample } from './hazard-example.types.js';

export const SESAME_PASTE: AnalysisExample = {
  key: 'sesame-paste',
  name: 'Sesame paste (tahini)',
  description: 'Paste of hulled, roasted sesame seeds in jars and pails, eaten without heating',
  industryCodes: ['23'],
  words: ['sesame', 'tahini', 'tahina', 'halva'],
  facts: ['readyToEat', 'exposedBeforePackaging'],
  covers: [
    'Paste of ground, roasted seeds of Sesamum indicum, without other ingredients, in jars and pails.',
    'codexLowMoisture',
  ],
  consumers: [
    'Everyone, including children, pregnant women and old people; people with an allergy to sesame must avoid it.',
    'allergens',
  ],
  hazards: [
    {
      code: 'SALM',
      origins: ['unintentional'],
      environmentalPathogen: true,
      foreseeable: [
        true,
        'Imported tahini caused outbreaks, the last one with 6 illnesses in 3 states in 2019. Salmonella survives for months in paste, and its fat protects it.',
        'tahiniOutbreak',
        'codexLowMoisture',
      ],
      severity: ['high', 'Illness can need hospital care and can kill vulnerable people.', 'cdcSalmonella'],
      sahcodha: [
        true,
        'The paste is eaten without heating, also by vulnerable people.',
        'cdcSalmonella',
        'tahiniOutbreak',
      ],
      requiresControl: [
        true,
        'Raw seeds carry it, and paste can be contaminated again after roasting.',
        'codexLowMoisture',
      ],
      expectedControl: [
        'Validated roasting, separation of raw from roasted areas, environmental monitoring, and tests of finished lots.',
        'codexLowMoisture',
      ],
    },
    {
      code: 'LM',
      origins: ['unintentional'],
      foreseeable: [
        false,
        'It needs moisture to live in a plant; the paste is too dry for growth, and illness from it is not known. Evaluate it if the plant uses water.',
        'codexLowMoisture',
        'cdcListeria',
      ],
    },
    {
      code: 'ALLERGEN-SESAME',
      origins: ['natural'],
      foreseeable: [true, 'Sesame is the food itself and a major food allergen since January 1, 2023.', 'allergens'],
      severity: ['high', 'It can cause anaphylaxis.', 'codexAllergens'],
      sahcodha: [true, 'A reaction to sesame that is not declared can be fatal.', 'allergens', 'codexAllergens'],
      requiresControl: [true, 'Each package has to name sesame.', 'allergens', 'part101'],
      expectedControl: ['Label that names sesame, checked at each change of label and at packing.', 'part117'],
    },
    {
      code: 'ALLERGEN-TREE-NUT',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Plants that make tahini often make halva and nut pastes on the same lines.',
        'codexAllergens',
      ],
      severity: ['high', 'Traces can cause anaphylaxis.', 'codexAllergens'],
      sahcodha: [
        true,
        'An allergic person cannot know of traces that the label does not name.',
        'allergens',
        'codexAllergens',
      ],
      requiresControl: [true, 'Dry lines are hard to clean of paste.', 'codexAllergens'],
      expectedControl: [
        'Dedicated lines, or scheduling with validated cleaning and tests for traces. Treat peanuts likewise.',
        'codexAllergens',
      ],
    },
    {
      code: 'ETO',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Seeds are fumigated against Salmonella and insects; residues above the tolerance of 40 CFR 180.151 are unlawful, and the EU refuses much lower ones.',
        'tolerances',
      ],
      severity: ['medium', 'It can cause cancer after long exposure.', 'hazardsGuide'],
      sahcodha: [false, 'Acute harm from residues in food is not probable.', 'hazardsGuide'],
      requiresControl: [true, 'Whether and how seeds were fumigated is known to the supplier only.', 'tolerances'],
      expectedControl: [
        'Statement on fumigation with each lot of seeds, and tests for ethylene oxide and 2-chloroethanol.',
        'tolerances',
      ],
    },
    {
      code: 'PEST',
      origins: ['unintentional'],
      foreseeable: [true, 'Sesame is sprayed in the field and in storage.', 'tolerances'],
      severity: ['medium', 'Harm depends on the substance and comes mostly from long exposure.', 'hazardsGuide'],
      sahcodha: [false, 'Acute harm from residues is not probable.', 'hazardsGuide'],
      requiresControl: [true, 'A residue without a tolerance makes the lot unlawful.', 'tolerances'],
      expectedControl: ['Residue tests of seeds against 40 CFR part 180.', 'tolerances'],
    },
    {
      code: 'AFLA',
      origins: ['natural'],
      foreseeable: [true, 'Molds can form aflatoxins on seeds that are stored moist.', 'hazardsGuide'],
      severity: ['high', 'Aflatoxins cause cancer of the liver after long exposure.', 'badBugBook'],
      sahcodha: [false, 'Levels in sesame are low compared with peanuts and maize.', 'hazardsGuide'],
      requiresControl: [true, "FDA's action level of 20 µg/kg applies to all foods.", 'actionLevels'],
      expectedControl: ['Dry storage of seeds, and tests of lots by origin.', 'codexContaminants'],
    },
    {
      code: 'METAL',
      origins: ['unintentional'],
      foreseeable: [true, 'Hulling and grinding wear discs, stones and screens.', 'hazardsGuide'],
      severity: ['high', 'Hard or sharp pieces of 7 to 25 mm can cut the mouth and the gut.', 'hardObjects'],
      sahcodha: [false, 'The paste passes screens that are finer than the pieces that FDA considers.', 'hardObjects'],
      requiresControl: [true, 'Equipment wears, and a piece cannot be seen in paste.', 'hazardsGuide'],
      expectedControl: ['Magnets, screens, and metal detection of filled jars.', 'controlsGuide'],
    },
  ],
  none: {
    parasites: ['Parasites do not survive drying and roasting of the seeds.', 'badBugBook'],
    radiological: ['The regions of origin are not near a known source of radionuclides.', 'hazardsGuide'],
    drug_residues: ['A plant product; no veterinary drugs are used.', 'hazardsGuide'],
    decomposition: ['Rancid fat is a matter of quality; dry, clean seeds do not rot.', 'codexLowMoisture'],
    unapproved_additives: [
      'No additive is used. White color of the paste comes from hulling; ask again if it is bleached.',
      'hazardsGuide',
    ],
  },
  origins: {
    natural: ['The allergen itself, and toxins of molds.', 'allergens'],
    unintentional: [
      'Birds, rodents, raw seeds, shared lines, fumigation and worn equipment: see the rows.',
      'codexLowMoisture',
    ],
    economic_gain: [
      'Peanuts and other seeds as fillers would bring an undeclared allergen: tests for it are part of the control.',
      'codexAllergens',
    ],
  },
  factors: {
    formulation: [
      'Seeds only; water activity is too low for growth, and fat protects Salmonella from heat and acid.',
      'codexLowMoisture',
    ],
    establishment: ['Raw and roasted areas need separate air, people and tools.', 'codexLowMoisture'],
    raw_materials: ['Raw seeds of several countries carry Salmonella and residues.', 'tahiniOutbreak'],
    transportation: ['Dry and clean containers; closed pails are not exposed.', 'codexLowMoisture'],
    processing: [
      'Soaking and hulling in water, roasting, grinding, filling: water before roasting, none after it.',
      'codexLowMoisture',
    ],
    packaging: ['Closed jars and pails with a label that names sesame.', 'allergens'],
    storage: ['Stable at room temperature for two years; pathogens survive as long.', 'tahiniOutbreak'],
    intended_use: ['Eaten as it is, in hummus and in sweets, without heating.', 'tahiniOutbreak'],
    sanitation: ['Dry cleaning after roasting; wet cleaning only with complete drying.', 'codexLowMoisture'],
    other: ['Warm and moist storage of seeds before processing raises molds and insects.', 'hazardsGuide'],
  },
};
