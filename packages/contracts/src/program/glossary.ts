import type { CitationId } from './citations.js';

/** A term of 21 CFR part 1 subpart L, or of the suite where the rule has none. */
export interface GlossaryEntry {
  term: string;
  /** Other words for it in texts, in the singular. */
  also?: readonly string[];
  /** Its plain meaning, in our words. */
  meaning: string;
  citations: readonly CitationId[];
}

/** The glossary that tooltips show and the guide prints, by term. The sections are those of citations.ts. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    term: 'Approval',
    meaning:
      'The signed decision of the importer that food may come from a foreign supplier. It rests on the evaluation, and can be temporary or withdrawn.',
    citations: ['1.505(b)'],
  },
  {
    term: 'Corrective action',
    meaning:
      'What the importer does promptly when a supplier does not meet the requirements, such as to stop importing until the cause is removed. It is documented.',
    citations: ['1.508'],
  },
  {
    term: 'Determination',
    also: ['regime'],
    meaning:
      'The signed record of which requirements apply to one food from one supplier, and why. The set that applies is the regime; both words are those of the suite.',
    citations: ['1.502'],
  },
  {
    term: 'Disclosure',
    meaning:
      'A statement in the documents that accompany the food that it is not processed to control a named hazard, because a customer will control it.',
    citations: ['1.507(a)(2)(i)'],
  },
  {
    term: 'Entry code',
    meaning:
      'Three letters on each line of an entry that say what applies: FSV for food under a program, FSX for exempt food, RNE for research or evaluation.',
    citations: ['G23 I.11'],
  },
  {
    term: 'Environmental pathogen',
    meaning:
      'A germ that lives in the place where food is made and can get on it there, such as Listeria monocytogenes. It matters for ready-to-eat food that is exposed before packaging.',
    citations: ['1.504(c)(2)'],
  },
  {
    term: 'Evaluation',
    meaning:
      'The signed assessment of the hazards of a food, of who controls them, and of how the supplier performs. It decides on the approval and on the verification activities.',
    citations: ['1.505(a)'],
  },
  {
    term: 'Foreign supplier',
    meaning:
      'The establishment that makes the food, grows it or raises the animal. If others only label the food or do something as slight afterwards, they are not the supplier.',
    citations: ['1.500'],
  },
  {
    term: 'FSVP agent',
    also: ['U.S. agent'],
    meaning:
      'The person in the United States who is the importer if the food has no owner or consignee there. The foreign owner or consignee designates the agent, who signs the consent.',
    citations: ['1.500', '1.509(b)'],
  },
  {
    term: 'Good standing',
    meaning:
      'The food safety authority of a country with a recognized system regards the supplier as in compliance. The importer monitors it, and acts if that ends.',
    citations: ['1.513(b)(2)'],
  },
  {
    term: 'Hazard',
    meaning:
      'Something biological, chemical or physical in food that can cause illness or injury. Radiological agents and allergens count as chemical.',
    citations: ['1.500'],
  },
  {
    term: 'Hazard analysis',
    meaning:
      'The written assessment of which hazards a type of food is known or reasonably likely to have, how severe and probable they are without controls, and which ones require a control.',
    citations: ['1.504'],
  },
  {
    term: 'Importer',
    meaning:
      'The owner or consignee of the food in the United States at the time of entry. If there is none, it is the U.S. agent of the foreign owner or consignee.',
    citations: ['1.500'],
  },
  {
    term: 'Low-acid canned food',
    meaning:
      'Low-acid food that is heat-treated in sealed containers under 21 CFR part 113. Its microbiological hazards are verified under that part, all others as usual.',
    citations: ['1.502(b)'],
  },
  {
    term: 'Onsite audit',
    also: ['audit'],
    meaning:
      'A systematic examination of the supplier at its site by a qualified auditor. A hazard that is SAHCODHA needs one before the first import and at least once a year, unless another plan is justified in writing.',
    citations: ['1.506(d)(2)'],
  },
  {
    term: 'Qualified auditor',
    meaning:
      'A qualified individual who also has the technical expertise to audit. An employee of an authority can be one.',
    citations: ['1.500', '1.503(b)'],
  },
  {
    term: 'Qualified individual',
    meaning:
      'A person with the education, training or experience for a task, who can read the language of its records. The person need not be an employee of the importer.',
    citations: ['1.500', '1.503(a)'],
  },
  {
    term: 'Ready-to-eat food',
    meaning:
      'Food that is normally eaten as it is, or that is reasonably expected to be eaten without further steps that would greatly reduce its biological hazards.',
    citations: ['1.500'],
  },
  {
    term: 'Receiving facility',
    meaning:
      'A facility under 21 CFR part 117 or 507 that makes or processes food from ingredients that it receives. An importer that is one, and complies, needs hardly more than the identification at entry.',
    citations: ['1.500', '1.502(c)'],
  },
  {
    term: 'Recognized system',
    also: ['recognized food safety system'],
    meaning:
      'The food safety system of a country that FDA has officially recognized as comparable or equivalent to that of the United States. Food within its scope needs less of a program.',
    citations: ['1.513'],
  },
  {
    term: 'Reevaluation',
    meaning:
      'The evaluation done again: promptly when the importer learns something new about the food or the supplier, and otherwise after three years.',
    citations: ['1.505(c)'],
  },
  {
    term: 'SAHCODHA',
    meaning:
      'Serious adverse health consequences or death to humans or animals. A hazard that will cause them with reasonable probability asks for onsite audits.',
    citations: ['1.506(d)(2)'],
  },
  {
    term: 'Small supplier',
    meaning:
      'A qualified facility, a farm that grows produce and is not a covered farm, or an egg producer with fewer than 3,000 hens. The importer may use written assurances in place of verification activities.',
    citations: ['1.512(a)(2)'],
  },
  {
    term: 'UFI or DUNS number',
    also: ['UFI', 'DUNS number'],
    meaning:
      'The unique facility identifier of the importer. FDA accepts the DUNS number, nine digits that Dun & Bradstreet assigns to the location in the United States.',
    citations: ['1.509(a)'],
  },
  {
    term: 'Verification activity',
    meaning:
      'What shows that the supplier controls the hazards: an onsite audit, sampling and testing, a review of its records, or something else that is appropriate.',
    citations: ['1.506(e)(1)'],
  },
  {
    term: 'Very small importer',
    meaning:
      'An importer whose yearly sales of food, with the value of food imported without a sale, average less than 1 million US dollars over three years; 2.5 million for animal food. Both are adjusted for inflation.',
    citations: ['1.500', '1.512(a)(1)'],
  },
  {
    term: 'Written assurance',
    also: ['assurance'],
    meaning:
      'A signed statement in place of verification: of a customer that it controls a hazard, every year, or of a supplier that its food is made safe, at least every two years.',
    citations: ['1.507(b)', '1.512(b)(3)(i)'],
  },
];

/** '21 CFR 1.505(b)' */
export function glossarySource({ citations }: GlossaryEntry): string {
  const [first = ''] = citations;
  return first.startsWith('G23')
    ? `FDA guidance of January 2023, ${first.slice(4)}`
    : `21 CFR ${citations.join(' and ')}`;
}
