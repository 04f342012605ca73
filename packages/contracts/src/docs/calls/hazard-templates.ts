import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';
import { recordOf } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.hazardTemplate };
const HASH = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const UNMAPPED = {
  category: 'other food product / mixed',
  notifications: 252,
  alsoCovers: [],
  unmapped: 'Of any industry',
};

const TEMPLATE = {
  ...recordOf(EXAMPLE_IDS.hazardTemplate),
  createdBy: null,
  category: 'Spices, Flavors, and Salts',
  industryCodes: ['28'],
  generatedOn: '2026-11-27',
  refusals: 7882,
  hazards: [
    {
      code: 'SALM',
      name: 'Salmonella',
      class: 'biological',
      subtype: 'pathogen',
      severity: 'high',
      note: 'In dry foods it is an environmental pathogen too: evaluate it as one.',
      inLibrary: true,
      enteredBy: ['refusals'],
      support: [
        {
          source: 'refusals',
          scope: 'category',
          count: 4637,
          of: 7882,
          share: 0.5883,
          from: '2002-01',
          to: '2016-01',
          note: null,
          charges: [
            {
              chargeId: '9',
              charge: 'SALMONELLA',
              statement: 'It appears to contain Salmonella, a poisonous and deleterious substance.',
              count: 4637,
            },
          ],
        },
      ],
      sahcodhaHint: 'likely',
      sahcodhaReason:
        '130 of the 142 recalls of food that name it were Class I (91.5%; Jan 14, 2020 to Jan 9, 2026): at least 50%.',
      classIRecalls: 130,
    },
  ],
  below: [],
  context: [
    {
      chargeId: '83',
      charge: 'NO PROCESS',
      statement: 'The manufacturer has not filed a scheduled process.',
      count: 118,
    },
  ],
  rasffCategories: [{ category: 'herbs and spices', notifications: 447, alsoCovers: [], unmapped: null }],
  unmappedCategories: [UNMAPPED],
  inputs: [
    {
      file: 'refusal_counts_by_charge_and_industry_2002_2016.csv',
      title: 'Import refusals of food by charge and industry',
      publisher: 'US Food and Drug Administration',
      licence: 'US government work, public domain (17 U.S.C. 105)',
      retrievedOn: '2026-11-24',
      sha256: HASH,
    },
  ],
  rowsSha256: HASH,
  contentSha256: HASH,
};

export const HAZARD_TEMPLATE_CALLS: CallsDocs = {
  listHazardTemplates: {
    description:
      'A starting list for the hazard analysis of a food of an industry, with its reasons: refusals by FDA (January 2002 to January 2016), notifications of RASFF, recalls and the FDA hazard guide, if it was loaded. A hazard is proposed with at least 1% of the refusals of its industry or 5 notifications. There is no probability: refusals have no denominator. An industry without public counts has no template, such as those of food for animals.',
    params: { industryCode: '28' },
    response: { hazardTemplates: [TEMPLATE], total: 1, next: null },
  },
  getHazardTemplate: { description: 'Also one of an earlier day.', params: one, response: TEMPLATE },
  listTemplateRecalls: {
    description:
      'What the counts of recalls open: events of all foods, because FDA publishes recalls without an industry. `code` names the hazard, `class` the class of the event.',
    params: { ...one, code: 'SALM' },
    response: {
      recalls: [
        {
          eventId: '97019',
          class: 'Class I',
          day: '2025-06-24',
          firm: 'Example Foods Inc.',
          country: 'United States',
          products: 12,
          product: 'California Roll 10pc (Brown Rice) Net Wt. 7.1oz',
          reasons: ['Possible Salmonella contamination of an ingredient'],
          hazards: ['SALM'],
        },
      ],
      total: 1,
    },
  },
  listTemplateNotifications: {
    description: 'What the counts of RASFF open: notifications of the RASFF categories of the industry.',
    params: { ...one, code: 'PLANT-TOX' },
    response: {
      notifications: [
        {
          reference: '2024.0033',
          day: '2024-01-03',
          category: 'herbs and spices',
          subject: 'Pyrrolizidine alkaloids in oregano',
          named: 'pyrrolizidine alkaloids',
          classification: 'alert notification',
          risk: 'serious',
          notifiedBy: 'Germany',
          origin: 'Türkiye',
          hazards: ['PLANT-TOX'],
        },
      ],
      total: 1,
    },
  },
  generateHazardTemplates: {
    description:
      'From the public data of this release, the hazard library and the hazard guide in force. It is done when the answer arrives. What the same inputs give again keeps its day and publishes nothing; a new template publishes `hazard-template.generated.v1`, a second one of the same day `hazard-template.regenerated.v1`. Analyses never change.',
    response: {
      generatedOn: '2026-11-27',
      changed: ['Spices, Flavors, and Salts'],
      unchanged: 35,
      unmappedCategories: [UNMAPPED],
      unknownHazards: [],
    },
    problems: ['wrong-state'],
  },
};
