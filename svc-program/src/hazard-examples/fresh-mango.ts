import type { AnalysisExample } from './hazard-example.types.js';

export const FRESH_MANGO: AnalysisExample = {
  key: 'fresh-mango',
  name: 'Fresh mango',
  description: 'Whole fresh mangoes from Mexico, hot-water treated: covered produce under 21 CFR part 112',
  industryCodes: ['21', '20', '22'],
  words: ['mango', 'mangoes'],
  facts: ['coveredProduce', 'rawCommodity'],
  covers: ['Whole fresh fruits of Mangifera indica, washed, hot-water treated and packed in cartons.', 'codexMango'],
  consumers: ['Everyone, including children, pregnant women and old people; mostly eaten raw.', 'mangoOutbreak'],
  hazards: [
    {
      code: 'PEST',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Mango trees are sprayed against fruit flies, anthracnose and hoppers; a residue without a tolerance for mango is unlawful.',
        'tolerances',
      ],
      severity: ['medium', 'Harm depends on the substance and comes mostly from long exposure.', 'hazardsGuide'],
      sahcodha: [false, 'Acute harm from residues in peeled fruit is not probable.', 'hazardsGuide'],
      requiresControl: [true, 'What is sprayed, and when, is decided by the grower.', 'tolerances'],
      expectedControl: [
        'Growers with spray records and pre-harvest intervals, and residue tests against 40 CFR part 180.',
        'tolerances',
        'codexProduce',
      ],
    },
    {
      code: 'ADDITIVE',
      origins: ['unintentional', 'economic_gain'],
      foreseeable: [
        true,
        'Fruit is ripened and waxed after harvest. Calcium carbide, which can bring arsenic, and coatings that are not approved are used in some countries.',
        'hazardsGuide',
      ],
      severity: [
        'medium',
        'Harm depends on the substance; arsenic and phosphorus compounds of carbide are toxic.',
        'hazardsGuide',
      ],
      sahcodha: [false, 'Amounts on the peel make acute harm of consumers not probable.', 'hazardsGuide'],
      requiresControl: [
        false,
        'The specification allows ethylene and approved coatings only, and the packing house is audited against it.',
        'hazardsGuide',
        'part112',
      ],
    },
    {
      code: 'FOREIGN',
      origins: ['unintentional'],
      foreseeable: [
        false,
        'Whole fruits are sorted and brushed one by one and peeled before they are eaten; nothing hard gets into them.',
        'codexMango',
      ],
    },
  ],
  none: {
    radiological: ['Growing regions of Mexico are not near a known source of radionuclides.', 'hazardsGuide'],
    drug_residues: ['A plant product; no veterinary drugs are used.', 'hazardsGuide'],
    natural_toxins: ['Mango has no natural toxin, and molds spoil it before they form one.', 'hazardsGuide'],
    decomposition: [
      'Rotten fruits are sorted out and are a matter of quality; whole fruit is not eaten when rotten.',
      'codexMango',
    ],
    allergens: [
      'Not a major food allergen. The sap of the peel can irritate skin; single ingredient without label risks.',
      'allergens',
    ],
  },
  origins: {
    natural: [
      'Biological hazards of soil and animals are those of part 112; no natural chemical hazard is known.',
      'part112',
    ],
    unintentional: [
      'Sprays, and water that touches the fruit: in 2012 mangoes of one packing house in Sinaloa made 127 people ill. The biological hazards are in the row of part 112.',
      'mangoOutbreak',
      'part112',
    ],
    economic_gain: ['Forbidden ripening agents such as calcium carbide: see food additives.', 'hazardsGuide'],
  },
  factors: {
    formulation: [
      'Whole raw fruit without ingredients; sugar and pH inside allow growth once the peel is broken.',
      'codexProduce',
    ],
    establishment: [
      'Packing house with hot-water tanks and cooling; the tanks are the critical equipment.',
      'mangoOutbreak',
      'part112',
    ],
    raw_materials: ['Fruits of own and of contracted orchards; agricultural water has to meet part 112.', 'part112'],
    transportation: ['Cooled trucks, clean and without earlier loads of animals or raw meat.', 'codexProduce'],
    processing: [
      'Harvest by hand, washing, hot water against fruit flies, cooling with water: warm fruit draws cold water and what is in it inside.',
      'codexProduce',
      'mangoOutbreak',
    ],
    packaging: ['New cartons with the name of the packing house and a traceable lot.', 'codexMango'],
    storage: ['Cooled, clean and dry; cold does not kill pathogens.', 'codexProduce'],
    intended_use: ['Eaten raw, whole or cut; no step of the consumer kills pathogens.', 'mangoOutbreak'],
    sanitation: ['Hygiene of pickers and packers, toilets, and treated wash water as part 112 asks.', 'part112'],
    other: [
      'Rain and flooding in the season from February to September bring animals and dirty water.',
      'codexProduce',
    ],
  },
};
