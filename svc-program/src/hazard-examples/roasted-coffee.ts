import type { AnalysisExample } from './hazard-example.types.js';

export const ROASTED_COFFEE: AnalysisExample = {
  key: 'roasted-coffee',
  name: 'Roasted coffee',
  description: 'Roasted coffee, whole beans or ground, brewed with hot water',
  industryCodes: ['31'],
  words: ['coffee', 'espresso'],
  facts: [],
  covers: [
    'Roasted beans of Coffea arabica and Coffea canephora, whole or ground, without flavors.',
    'codexOchratoxin',
  ],
  consumers: ['Adults of the general population; pregnant women limit it for its caffeine.', 'efsaAcrylamide'],
  hazards: [
    {
      code: 'OCHRA',
      origins: ['natural'],
      foreseeable: [
        true,
        'Molds form it in green coffee that is dried slowly or gets moist again; roasting destroys only a part.',
        'codexOchratoxin',
      ],
      severity: ['medium', 'It harms the kidneys after long exposure.', 'efsaOchratoxin'],
      sahcodha: [false, 'Harm comes from long exposure through many foods.', 'efsaOchratoxin'],
      requiresControl: [true, 'How green coffee was dried, stored and shipped decides on it.', 'codexOchratoxin'],
      expectedControl: [
        'Green coffee below 12.5% moisture, sorted from defects, and tests of lots by origin.',
        'codexOchratoxin',
      ],
    },
    {
      code: 'PROCESS',
      origins: ['unintentional'],
      foreseeable: [true, 'Acrylamide and furan form when coffee is roasted.', 'efsaAcrylamide', 'acrylamideGuide'],
      severity: ['medium', 'Acrylamide may raise the risk of cancer after long exposure.', 'efsaAcrylamide'],
      sahcodha: [false, 'Harm, if any, comes from long exposure.', 'efsaAcrylamide'],
      requiresControl: [
        false,
        'FDA has no limit and found no proven measure for coffee that keeps its taste; the roaster watches levels.',
        'acrylamideGuide',
      ],
    },
    {
      code: 'PEST',
      origins: ['unintentional'],
      foreseeable: [true, 'Coffee is sprayed against borers and rust.', 'tolerances'],
      severity: ['medium', 'Harm depends on the substance and comes mostly from long exposure.', 'hazardsGuide'],
      sahcodha: [false, 'Roasting and brewing leave little of residues.', 'hazardsGuide'],
      requiresControl: [true, 'A residue without a tolerance for coffee makes the lot unlawful.', 'tolerances'],
      expectedControl: ['Residue tests of green coffee by origin against 40 CFR part 180.', 'tolerances'],
    },
    {
      code: 'SALM',
      origins: ['unintentional'],
      foreseeable: [
        false,
        'Roasting above 180 °C kills it, beans are dry afterwards, and coffee is brewed with hot water. Evaluate it for cold brew of ground coffee.',
        'codexLowMoisture',
      ],
    },
    {
      code: 'METAL',
      origins: ['unintentional'],
      foreseeable: [true, 'Green coffee brings nails and wire; roasters and grinders wear.', 'hazardsGuide'],
      severity: ['high', 'Hard or sharp pieces of 7 to 25 mm can cut the mouth and the gut.', 'hardObjects'],
      sahcodha: [false, 'Coffee is brewed and filtered; grounds are not eaten.', 'hardObjects'],
      requiresControl: [
        false,
        'Pieces stay in the filter or the grinder; magnets and destoners protect the equipment and are good practice.',
        'hardObjects',
      ],
    },
    {
      code: 'STONE',
      origins: ['unintentional'],
      foreseeable: [
        false,
        'Stones of drying yards are taken out by destoners; what is left stays in the grinder or the filter and is not eaten.',
        'hardObjects',
      ],
    },
    {
      code: 'FILTH',
      origins: ['unintentional'],
      foreseeable: [true, 'Borers and mold are common defects of green coffee.', 'hazardsGuide', 'codexOchratoxin'],
      severity: [
        'low',
        'Filth as such seldom makes people ill; toxins of molds have a row of their own.',
        'hazardsGuide',
      ],
      sahcodha: [false, 'Filth as such does not cause serious illness.', 'hazardsGuide'],
      requiresControl: [true, 'Lots with too many insect-damaged or moldy beans are adulterated.', 'hazardsGuide'],
      expectedControl: ['Sorting of green coffee, with limits for defects in the specification.', 'codexOchratoxin'],
    },
  ],
  none: {
    parasites: ['Roasting kills parasites.', 'badBugBook'],
    environmental_pathogens: ['Brewed with hot water before it is drunk, and too dry for growth.', 'codexLowMoisture'],
    radiological: ['The regions of origin are not near a known source of radionuclides.', 'hazardsGuide'],
    drug_residues: ['A plant product; no veterinary drugs are used.', 'hazardsGuide'],
    unapproved_additives: ['No additive is used in coffee without flavors.', 'part101'],
    allergens: [
      'Not a major food allergen. Add a row if flavored coffee or cereals are handled on the line.',
      'allergens',
      'codexAllergens',
    ],
  },
  origins: {
    natural: ['Toxins of molds: see ochratoxin A.', 'codexOchratoxin'],
    unintentional: ['Sprays, roasting, insects and worn equipment: see the rows.', 'hazardsGuide'],
    economic_gain: [
      'Ground coffee with chicory, cereals or husks is a matter of quality, unless it brings wheat or soy: ask for tests of ground coffee.',
      'codexAllergens',
    ],
  },
  factors: {
    formulation: ['One ingredient; too dry for growth.', 'codexLowMoisture'],
    establishment: ['Green and roasted coffee are kept apart; grinders have magnets.', 'codexHygiene'],
    raw_materials: ['Origin, method of drying and moisture of green coffee decide on molds.', 'codexOchratoxin'],
    transportation: [
      'Condensation in containers lets molds grow in green coffee; roasted coffee is packed tight.',
      'codexOchratoxin',
    ],
    processing: ['Cleaning, roasting above 180 °C, cooling with air or water, grinding, packing.', 'codexLowMoisture'],
    packaging: ['Bags with a valve that keep moisture out.', 'codexHygiene'],
    storage: ['Dry; quality ends before safety does.', 'codexHygiene'],
    intended_use: ['Brewed with hot water; grounds are thrown away.', 'efsaAcrylamide'],
    sanitation: ['Dry cleaning; cooling water has to be drinking water.', 'codexHygiene'],
    other: ['Rain at harvest slows drying on yards.', 'codexOchratoxin'],
  },
};
