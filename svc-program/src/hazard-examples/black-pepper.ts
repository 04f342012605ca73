import type { AnalysisExample } from './hazard-example.types.js';

export const BLACK_PEPPER: AnalysisExample = {
  key: 'black-pepper',
  name: 'Black pepper',
  description: 'Whole and ground black pepper from Viet Nam, dried in the open and steam-treated before export',
  industryCodes: ['28'],
  words: ['black pepper', 'white pepper', 'peppercorn', 'pepper'],
  facts: ['readyToEat', 'exposedBeforePackaging'],
  covers: [
    'Dried berries of Piper nigrum, whole, cracked or ground, without other ingredients, in bags of 25 kg.',
    'codexPepper',
  ],
  consumers: [
    'Everyone, including infants, old people and people with weak immunity; also added at the table to food that is not heated again.',
    'spiceProfile',
  ],
  hazards: [
    {
      code: 'SALM',
      origins: ['unintentional'],
      environmentalPathogen: true,
      foreseeable: [
        true,
        'About 6.6% of the shipments of spices that FDA sampled at entry in fiscal years 2007 to 2009 had Salmonella; pepper caused an outbreak of 272 illnesses in 2009 and 2010. It survives for months in dry food and in dry plants.',
        'spiceProfile',
        'pepperOutbreak',
      ],
      severity: [
        'high',
        'Illness can need hospital care and can spread to the blood; infants, old and immunocompromised people can die.',
        'cdcSalmonella',
      ],
      sahcodha: [
        true,
        'Eaten without a further step that kills it, it can cause severe illness or death, above all of vulnerable people.',
        'cdcSalmonella',
        'spiceProfile',
      ],
      requiresControl: [
        true,
        'Drying does not kill it, and pepper is added to ready-to-eat food.',
        'codexLowMoisture',
        'spiceProfile',
      ],
      expectedControl: [
        'Validated treatment such as saturated steam, with separation of treated from untreated pepper, and environmental monitoring after it.',
        'codexLowMoisture',
      ],
    },
    {
      code: 'BCER',
      origins: ['natural'],
      foreseeable: [
        true,
        'Spores are common in spices that grow and dry close to the soil.',
        'spiceProfile',
        'efsaBacillus',
      ],
      severity: ['medium', 'Vomiting or diarrhea that mostly ends within a day.', 'badBugBook'],
      sahcodha: [false, 'Illness is mostly mild and short.', 'badBugBook'],
      requiresControl: [
        false,
        'It cannot grow in dry pepper; it makes people ill only after growth in moist food that is kept warm, which is a matter of how that food is handled.',
        'badBugBook',
        'efsaBacillus',
      ],
    },
    {
      code: 'AFLA',
      origins: ['natural'],
      foreseeable: [
        true,
        'Molds can form aflatoxins where berries dry slowly or get moist again.',
        'codexSpiceMycotoxins',
      ],
      severity: ['high', 'Aflatoxins cause cancer of the liver after long exposure.', 'badBugBook'],
      sahcodha: [
        false,
        'Small amounts of pepper are eaten; harm comes from long exposure to much more, from other foods.',
        'codexSpiceMycotoxins',
      ],
      requiresControl: [
        true,
        "FDA's action level of 20 µg/kg applies to all foods; wet lots can exceed it.",
        'actionLevels',
      ],
      expectedControl: ['Fast drying to a safe moisture, dry storage, and tests of lots.', 'codexSpiceMycotoxins'],
    },
    {
      code: 'PEST',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Pepper vines are sprayed, and residues become concentrated by drying; a residue without a tolerance is unlawful.',
        'tolerances',
        'hazardsGuide',
      ],
      severity: ['medium', 'Harm depends on the substance and comes mostly from long exposure.', 'hazardsGuide'],
      sahcodha: [false, 'Acute harm from the amounts of pepper that people eat is not probable.', 'hazardsGuide'],
      requiresControl: [true, 'Only substances with a tolerance for pepper may be there.', 'tolerances'],
      expectedControl: [
        'Farms with agreed spray lists, traceable lots, and residue tests against 40 CFR part 180.',
        'tolerances',
      ],
    },
    {
      code: 'FILTH',
      origins: ['unintentional'],
      foreseeable: [
        true,
        "Insects, rodent hairs and droppings get onto berries that dry on the ground; about 12% of the shipments of FDA's study had filth.",
        'spiceProfile',
      ],
      severity: [
        'low',
        'Filth as such seldom makes people ill; the pathogens that come with it have rows of their own.',
        'spiceProfile',
      ],
      sahcodha: [false, 'Filth as such does not cause serious illness.', 'spiceProfile'],
      requiresControl: [true, 'Lots with filth are adulterated and are refused.', 'spiceProfile'],
      expectedControl: [
        'Drying on mats or floors away from animals, sieving, and cleaning before treatment.',
        'codexLowMoisture',
      ],
    },
    {
      code: 'STONE',
      origins: ['unintentional'],
      foreseeable: [true, 'Small stones are picked up with berries that dry on the ground.', 'spiceProfile'],
      severity: ['medium', 'Hard objects can break teeth or injure the mouth.', 'hardObjects'],
      sahcodha: [false, 'Injuries are seldom serious.', 'hardObjects'],
      requiresControl: [true, 'Whole pepper is also eaten without grinding.', 'hardObjects'],
      expectedControl: ['Destoner, sieves and air separation.', 'controlsGuide'],
    },
    {
      code: 'METAL',
      origins: ['unintentional'],
      foreseeable: [true, 'Wear of mills, screens and magnets leaves pieces in ground pepper.', 'hazardsGuide'],
      severity: ['high', 'Hard or sharp pieces of 7 to 25 mm can cut the mouth and the gut.', 'hardObjects'],
      sahcodha: [false, 'Grinding and sieving leave pieces below the size that FDA considers.', 'hardObjects'],
      requiresControl: [true, 'Mills wear, and a piece cannot be found by the eater.', 'hazardsGuide'],
      expectedControl: ['Magnets, sieves and metal detection after the mill.', 'controlsGuide'],
    },
  ],
  none: {
    parasites: ['Parasites of plants with soil contact do not survive drying to the moisture of pepper.', 'badBugBook'],
    radiological: ['Plantations of Viet Nam are not near a known source of radionuclides.', 'hazardsGuide'],
    drug_residues: ['A plant product; no veterinary drugs are used.', 'hazardsGuide'],
    unapproved_additives: [
      'No additive is used. Dyes are not known in black pepper; ask again if lots are colored or coated.',
      'codexPepper',
    ],
    allergens: [
      'Not a major food allergen. If the plant also mills cumin, mustard, nuts or seeds, add a row for cross-contact.',
      'allergens',
      'codexAllergens',
    ],
  },
  origins: {
    natural: ['Spores of soil and toxins of molds: see Bacillus cereus and aflatoxins.', 'codexSpiceMycotoxins'],
    unintentional: [
      'Animals, dust, stones, sprays and worn equipment: see Salmonella, filth, pesticides, stones and metal.',
      'spiceProfile',
    ],
    economic_gain: [
      'Papaya seeds, husks and other plants are known as adulterants; they lower quality. Nothing unsafe is known, but look at recalls again.',
      'codexPepper',
    ],
  },
  factors: {
    formulation: [
      'One ingredient; water activity is too low for growth, so pathogens survive but do not multiply.',
      'codexLowMoisture',
    ],
    establishment: ['Untreated and treated pepper need separate rooms, equipment and air.', 'codexLowMoisture'],
    raw_materials: ['Berries come from many small farms through collectors, which mixes lots.', 'spiceProfile'],
    transportation: [
      'Dry, lined containers; condensation on the sea voyage can let molds grow.',
      'codexSpiceMycotoxins',
    ],
    processing: ['Threshing, drying in the open, cleaning, steam treatment, grinding and packing.', 'spiceProfile'],
    packaging: ['Clean, lined bags that keep moisture and insects out, with lot numbers.', 'codexPepper'],
    storage: ['Dry and cool storage, off the floor, with pest control.', 'codexLowMoisture'],
    intended_use: ['Seasoning in kitchens and plants, and at the table without heating.', 'spiceProfile'],
    sanitation: ['Dry cleaning; water in a dry plant lets Salmonella grow.', 'codexLowMoisture'],
    other: ['Rain at harvest slows drying and raises the risk of molds.', 'codexSpiceMycotoxins'],
  },
};
