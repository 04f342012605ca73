import type { AnalysisExample } from './hazard-example.types.js';

export const CANNED_BEANS: AnalysisExample = {
  key: 'canned-beans',
  name: 'Canned beans',
  description:
    'Low-acid beans in brine or sauce, retorted in cans: microbiological hazards are left to 21 CFR part 113',
  industryCodes: ['24', '25'],
  words: ['canned bean', 'canned beans', 'beans', 'chickpeas', 'kidney bean', 'black bean'],
  facts: ['lowAcidCanned', 'readyToEat'],
  covers: [
    'Cooked beans in brine or tomato sauce with a pH above 4.6, in hermetically sealed cans, retorted.',
    'part113',
  ],
  consumers: ['Everyone, including children and old people; eaten cold or warmed.', 'part113'],
  hazards: [
    {
      code: 'CBOT',
      origins: ['natural'],
      controlledByPart113: true,
      foreseeable: [
        true,
        'Its spores are in soil and on beans, and it grows without air at a pH above 4.6. The scheduled process of part 113 is meant to control it, so §1.502(b)(1) asks for a record of that, which is LACF-1, instead of an evaluation here.',
        'cdcBotulism',
        'part113',
        'fsvp',
      ],
      expectedControl: [
        'Scheduled process filed under 21 CFR 108.35, retort records, and closure checks.',
        'part108',
        'part113',
      ],
    },
    {
      code: 'CPERF',
      origins: ['natural'],
      controlledByPart113: true,
      foreseeable: [
        true,
        'Spores are common on beans; the process that destroys C. botulinum destroys them.',
        'badBugBook',
        'part113',
      ],
      expectedControl: ['As for C. botulinum.', 'part113'],
    },
    {
      code: 'BCER',
      origins: ['natural'],
      controlledByPart113: true,
      foreseeable: [
        true,
        'Spores are common on beans; the process that destroys C. botulinum destroys them.',
        'badBugBook',
        'part113',
      ],
      expectedControl: ['As for C. botulinum.', 'part113'],
    },
    {
      code: 'PLANT-TOX',
      origins: ['natural'],
      foreseeable: [
        true,
        'Kidney beans have a lectin (phytohaemagglutinin) that makes people ill when they are not cooked enough.',
        'badBugBook',
      ],
      severity: ['medium', 'Vomiting and diarrhea within hours; people recover within hours.', 'badBugBook'],
      sahcodha: [false, 'Illness is short and not fatal.', 'badBugBook'],
      requiresControl: [
        true,
        'It is a chemical hazard, so part 113 does not take it over; the cook destroys it.',
        'badBugBook',
        'fsvp',
      ],
      expectedControl: ['Soaking, blanching and the retort process, with a record that it was reached.', 'codexCanned'],
    },
    {
      code: 'METAL',
      origins: ['unintentional'],
      foreseeable: [true, 'Harvest, sorting, filling and seaming leave pieces and slivers of metal.', 'hazardsGuide'],
      severity: ['high', 'Hard or sharp pieces of 7 to 25 mm can cut the mouth and the gut.', 'hardObjects'],
      sahcodha: [false, 'Injuries from single pieces are seldom serious.', 'hardObjects'],
      requiresControl: [
        true,
        'Part 113 does not control physical hazards, and a piece in a can is not noticed.',
        'fsvp',
        'hardObjects',
      ],
      expectedControl: [
        'Magnets, X-ray of filled cans or metal detection before filling, and checks of seamers.',
        'controlsGuide',
      ],
    },
    {
      code: 'STONE',
      origins: ['unintentional'],
      foreseeable: [true, 'Stones of the size of beans come from the field.', 'hazardsGuide'],
      severity: ['medium', 'Broken teeth and injuries of the mouth.', 'hardObjects'],
      sahcodha: [false, 'Injuries are seldom serious.', 'hardObjects'],
      requiresControl: [true, 'Beans are soft and bitten on without caution.', 'hardObjects'],
      expectedControl: ['Destoner, optical sorting and flotation.', 'controlsGuide'],
    },
    {
      code: 'PEST',
      origins: ['unintentional'],
      foreseeable: [
        true,
        'Beans are sprayed in the field, dried down with herbicides and fumigated in storage.',
        'tolerances',
      ],
      severity: ['medium', 'Harm depends on the substance and comes mostly from long exposure.', 'hazardsGuide'],
      sahcodha: [false, 'Acute harm from residues in cooked beans is not probable.', 'hazardsGuide'],
      requiresControl: [true, 'A residue without a tolerance makes the lot unlawful.', 'tolerances'],
      expectedControl: ['Residue tests of dry beans by origin against 40 CFR part 180.', 'tolerances'],
    },
    {
      code: 'LEAD',
      origins: ['unintentional'],
      foreseeable: [
        false,
        'Cans are welded or drawn; solder with lead has been out of use for decades. Ask where cans of an unknown maker are used.',
        'codexContaminants',
      ],
    },
  ],
  none: {
    parasites: ['The retort process kills parasites.', 'part113'],
    environmental_pathogens: [
      'The beans are sealed before the process that kills pathogens, and are not exposed afterwards.',
      'part113',
    ],
    radiological: ['The regions of origin are not near a known source of radionuclides.', 'hazardsGuide'],
    drug_residues: ['A plant product; no veterinary drugs are used.', 'hazardsGuide'],
    decomposition: ['Spoiled or insect-damaged beans are sorted out before filling.', 'codexCanned'],
    unapproved_additives: ['Salt, calcium chloride and EDTA as approved and named on the label; no colors.', 'part101'],
    allergens: [
      'Not a major food allergen. Add a row if sauces with milk, wheat, soy or fish are canned on the line, or soybeans grow beside the beans.',
      'allergens',
      'codexAllergens',
    ],
  },
  origins: {
    natural: ['Spores of the soil and the lectin of beans: see the rows.', 'badBugBook'],
    unintentional: ['Stones, metal and sprays: see the rows.', 'hazardsGuide'],
    economic_gain: ['Cheaper or broken beans are a matter of quality; nothing unsafe is known.', 'hazardsGuide'],
  },
  factors: {
    formulation: ['pH above 4.6 and water activity above 0.85: low-acid food under part 113.', 'part113'],
    establishment: [
      'Registered as a food canning establishment, with a filed process for each product and size of can.',
      'part108',
    ],
    raw_materials: ['Dry beans of known origin; cans and ends of known makers.', 'codexCanned'],
    transportation: ['Closed cans are stable; dents at the seam can let bacteria in.', 'codexCanned'],
    processing: [
      'Sorting, soaking, blanching, filling, closing, retorting, cooling with treated water.',
      'codexCanned',
    ],
    packaging: ['Hermetically sealed cans with double seams that are measured, and a code of the lot.', 'part113'],
    storage: ['Room temperature; swollen cans are held and examined.', 'codexCanned'],
    intended_use: ['Eaten cold in salads or warmed; no step of the consumer makes it safe.', 'part113'],
    sanitation: ['Cooling water is chlorinated; wet cans are not touched while they cool.', 'part113'],
    other: ['Rain before harvest brings soil and split beans.', 'codexCanned'],
  },
};
