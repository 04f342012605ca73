import type { RequirementCode } from './requirements.js';

/** Who does what a requirement needs. */
export type Doer = 'owner' | 'qualified' | 'supplier' | 'customer';

interface RequirementWords {
  /** Why it matters, in our own words. They follow the sections that the requirement cites; they are not legal advice. */
  why: string;
  /** What satisfies it. */
  needs: string;
  who: Doer;
}

/** What people read of each requirement beside its title. */
export const REQUIREMENT_WORDS: Record<RequirementCode, RequirementWords> = {
  'APP-1': {
    why: 'Food, supplier and importer decide which requirements apply; until a determination is signed, the file is judged by the standard ones.',
    needs: 'A signed determination whose regime still fits the facts',
    who: 'qualified',
  },
  'IMP-1': {
    why: 'FDA must know who is responsible for the food: its U.S. owner or consignee, or a U.S. agent who has agreed in writing to be the importer.',
    needs: "An active importer with name, e-mail address and DUNS number, and an agent's written consent",
    who: 'owner',
  },
  'IMP-2': {
    why: 'Each line of an entry must identify the importer to U.S. Customs by name, e-mail address and DUNS number.',
    needs: 'Entry lines with code FSV that all have these three values of the importer',
    who: 'owner',
  },
  'QI-1': {
    why: 'The program must be developed and carried out by people who have the education, training or experience for it and can read the records.',
    needs: 'Signatures of people who were qualified for the activity on the day they signed',
    who: 'qualified',
  },
  'HA-1': {
    why: 'You must know which hazards of this food need a control; the analysis must be in writing, whatever its result.',
    needs: 'A signed hazard analysis, signed or confirmed within the last 36 months',
    who: 'qualified',
  },
  'LACF-1': {
    why: 'For the microbiological hazards that 21 CFR part 113 controls, you must verify and document that the food was made under that part.',
    needs: 'A reviewed record of production under part 113 from the last 12 months',
    who: 'owner',
  },
  'AS-1': {
    why: 'This hazard needs no evaluation and verification of the supplier only if you have documented that the food cannot be consumed without a control.',
    needs: 'A signed allocation of the hazard with its reason',
    who: 'qualified',
  },
  'AS-2': {
    why: 'If a customer controls the hazard, the documents that accompany the food must disclose that it is not processed to control it.',
    needs: 'A document whose text names the hazard',
    who: 'owner',
  },
  'AS-3': {
    why: 'If a customer controls the hazard, it must assure you of that in writing every year. FDA does not enforce this assurance at present.',
    needs: "The customer's written assurance of the last 12 months",
    who: 'customer',
  },
  'AS-4': {
    why: 'If a later step of distribution controls the hazard, the system that ensures this must be established, documented and used.',
    needs: 'A document of the system and a record of its use',
    who: 'owner',
  },
  'AS-5': {
    why: 'The customer makes the supplement under 21 CFR part 111; its yearly written assurance stands in for most of the program.',
    needs: "The customer's written assurance of the last 12 months",
    who: 'customer',
  },
  'EV-1': {
    why: 'The risk of the food and the performance of the supplier decide whether you may buy and how you verify; the evaluation must be documented.',
    needs: 'A signed evaluation of the food and the supplier',
    who: 'qualified',
  },
  'AV-1': {
    why: 'You must approve the supplier on the basis of the evaluation, and document the approval.',
    needs: 'A signed approval on that evaluation, not withdrawn and not past its end',
    who: 'qualified',
  },
  'PR-1': {
    why: 'Written procedures must ensure that you import only from approved suppliers, or for a time from others whose food you verify first.',
    needs: "The importer's signed procedure in force",
    who: 'qualified',
  },
  'PR-2': {
    why: 'A procedure counts only if it is used, and its use must be documented.',
    needs: 'A decision for each receipt since importing began',
    who: 'owner',
  },
  'PR-3': {
    why: 'Written procedures must ensure that suppliers are verified by appropriate activities.',
    needs: "The importer's signed procedure in force",
    who: 'qualified',
  },
  'VD-1': {
    why: 'Before you import, you must decide and document which activities, and how often, give adequate assurance that the hazards are controlled.',
    needs: 'A signed plan that covers all hazards to be verified',
    who: 'qualified',
  },
  'VD-2': {
    why: 'A hazard that can cause serious harm or death needs a yearly onsite audit, unless you justify in writing that other or fewer activities are enough.',
    needs: 'A signed justification in the plan',
    who: 'qualified',
  },
  'VA-1': {
    why: 'The activities that you decided on must be performed before the first import and periodically afterwards.',
    needs: 'Each line of the plan done on time, with a complete result',
    who: 'owner',
  },
  'VR-1': {
    why: 'You must promptly review and assess each result and document that, because a result that gives no assurance calls for action.',
    needs: 'A signed review of each result that finds it adequate',
    who: 'qualified',
  },
  'RE-1': {
    why: 'Foods and suppliers change: you must reevaluate promptly when you learn of something new, and at least every three years.',
    needs: 'An evaluation or reevaluation of the last 36 months, and none that is overdue',
    who: 'qualified',
  },
  'CA-1': {
    why: 'If the food is not made as safely as U.S. rules demand, you must act promptly, such as by stopping imports, and document what you did.',
    needs: 'No finding without an answer and no overdue action',
    who: 'owner',
  },
  'VS-1': {
    why: 'The modified requirements are open to you only in a year for which you have documented that you are a very small importer.',
    needs: 'A signed eligibility for this year',
    who: 'qualified',
  },
  'VS-2': {
    why: "It takes the place of your own verification: the supplier's written assurance, before you import and at least every two years, that the food is made safely.",
    needs: "The supplier's written assurance of the last 24 months",
    who: 'supplier',
  },
  'SS-1': {
    why: 'The modified requirements apply only while the supplier is that small, which it must assure in writing each calendar year.',
    needs: "The supplier's written assurance of its status for this year",
    who: 'supplier',
  },
  'SS-2': {
    why: "The small supplier's written assurance, before you import and at least every two years, takes the place of your own verification.",
    needs: 'The written assurance for this kind of supplier of the last 24 months',
    who: 'supplier',
  },
  'EQ-1': {
    why: "The recognition of a country's system helps only if its authority oversees this supplier and the recognition covers this food; you must document both every year.",
    needs: 'A check of country and scope within the last 12 months',
    who: 'owner',
  },
  'EQ-2': {
    why: 'The supplier must be in good compliance standing with the authority of its country before you import, and you must keep watching that.',
    needs: 'A check that found good standing within the last 6 months',
    who: 'owner',
  },
  'RC-1': {
    why: 'FDA can ask for the records at any time: they must be signed, dated, legible and promptly available.',
    needs: 'Current evidence that is signed and dated, with files that are whole',
    who: 'owner',
  },
};

export const DOER_LABELS: Record<Doer, string> = {
  owner: 'The owner of the file',
  qualified: 'A qualified individual signs it',
  supplier: 'The supplier signs it; the owner of the file asks for it and records it',
  customer: 'The customer signs it; the owner of the file asks for it and records it',
};
