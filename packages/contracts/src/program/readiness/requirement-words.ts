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
    why: 'Food, supplier and importer decide which requirements apply; until a determination is signed, the standard requirements apply.',
    needs: 'A signed determination whose regime still fits the facts',
    who: 'qualified',
  },
  'IMP-1': {
    why: 'FDA must know who is responsible for the food: its U.S. owner or consignee, or a U.S. agent who has agreed in writing to be the importer.',
    needs: 'An active importer with name, email address and DUNS number, and the written consent of an agent',
    who: 'owner',
  },
  'IMP-2': {
    why: 'Each line of an entry must identify the importer to U.S. Customs by name, email address and DUNS number.',
    needs: 'Entry lines with code FSV, all with the name, email address and DUNS number of the importer',
    who: 'owner',
  },
  'QI-1': {
    why: 'The program must be developed and carried out by people who have the education, training or experience for it and can read the records.',
    needs: 'Signatures of people who were qualified for the activity on the day they signed',
    who: 'qualified',
  },
  'HA-1': {
    why: 'You must know which hazards of this food need a control; the analysis must be in writing, regardless of its result.',
    needs: 'A hazard analysis signed or confirmed within the last 36 months',
    who: 'qualified',
  },
  'LACF-1': {
    why: 'For the microbiological hazards that 21 CFR part 113 controls, you must verify and document that the food was made under that part.',
    needs: 'A reviewed record of production under part 113 from the last 12 months',
    who: 'owner',
  },
  'AS-1': {
    why: 'You can skip evaluation and verification of the supplier for this hazard only if you have documented that the food cannot be consumed without a control.',
    needs: 'A signed allocation of the hazard with its reason',
    who: 'qualified',
  },
  'AS-2': {
    why: 'If a customer controls the hazard, the documents that accompany the food must disclose that it is not processed to control it.',
    needs: 'A document whose text names the hazard',
    who: 'owner',
  },
  'AS-3': {
    why: 'If a customer controls the hazard, it must assure you of that in writing every year. FDA does not currently enforce this assurance.',
    needs: "The customer's written assurance from the last 12 months",
    who: 'customer',
  },
  'AS-4': {
    why: 'If a later step of distribution controls the hazard, the system that ensures this must be established, documented and used.',
    needs: 'A document that describes the system, and a record of its use',
    who: 'owner',
  },
  'AS-5': {
    why: 'The customer makes the supplement under 21 CFR part 111; its yearly written assurance replaces most of the program.',
    needs: "The customer's written assurance from the last 12 months",
    who: 'customer',
  },
  'EV-1': {
    why: 'The risk of the food and the performance of the supplier determine whether you can approve the supplier and how you verify it. You must document the evaluation.',
    needs: 'A signed evaluation of the food and the supplier',
    who: 'qualified',
  },
  'AV-1': {
    why: 'You must approve the supplier on the basis of the evaluation, and document the approval.',
    needs: 'A signed approval based on that evaluation, neither withdrawn nor expired',
    who: 'qualified',
  },
  'PR-1': {
    why: 'Written procedures must ensure that you import only from approved suppliers, or temporarily from others whose food you verify first.',
    needs: "The importer's signed procedure in force",
    who: 'qualified',
  },
  'PR-2': {
    why: 'You must follow the procedure and document its use.',
    needs: 'A decision for each receipt since importing began',
    who: 'owner',
  },
  'PR-3': {
    why: 'Written procedures must ensure that suppliers are verified by appropriate activities.',
    needs: "The importer's signed procedure in force",
    who: 'qualified',
  },
  'VD-1': {
    why: 'Before you import, you must determine and document which activities provide adequate assurance that the hazards are controlled, and how often you perform them.',
    needs: 'A signed plan that covers all hazards to be verified',
    who: 'qualified',
  },
  'VD-2': {
    why: 'A hazard that can cause serious harm or death needs a yearly onsite audit, unless you justify in writing that other or fewer activities are enough.',
    needs: 'A signed justification in the plan',
    who: 'qualified',
  },
  'VA-1': {
    why: 'You must perform the planned activities before the first import and periodically after that.',
    needs: 'Each line of the plan done on time, with a complete result',
    who: 'owner',
  },
  'VR-1': {
    why: 'You must promptly review and assess each result and document that, because a result that does not provide assurance requires action.',
    needs: 'A signed review of each result that finds it adequate',
    who: 'qualified',
  },
  'RE-1': {
    why: 'Foods and suppliers change: you must reevaluate promptly when you learn of something new, and at least every three years.',
    needs: 'An evaluation or reevaluation from the last 36 months, and none overdue',
    who: 'qualified',
  },
  'CA-1': {
    why: 'If the food is not produced as safely as U.S. rules require, you must act promptly, for example by stopping imports, and document what you did.',
    needs: 'No unanswered finding and no overdue action',
    who: 'owner',
  },
  'VS-1': {
    why: 'You can use the modified requirements only in a year for which you have documented that you are a very small importer.',
    needs: 'A signed eligibility for this year',
    who: 'qualified',
  },
  'VS-2': {
    why: 'Instead of verifying the supplier yourself, you need its written assurance that the food is produced safely, before you import and at least every two years.',
    needs: "The supplier's written assurance from the last 24 months",
    who: 'supplier',
  },
  'SS-1': {
    why: 'The modified requirements apply only while the supplier is small, which it must confirm in writing each calendar year.',
    needs: "The supplier's written assurance of its status for this year",
    who: 'supplier',
  },
  'SS-2': {
    why: 'Instead of verifying the supplier yourself, you need its written assurance before you import and at least every two years.',
    needs: 'The written assurance for this kind of supplier from the last 24 months',
    who: 'supplier',
  },
  'EQ-1': {
    why: "The recognition of a country's system applies only if its authority oversees this supplier and the recognition covers this food. You must document both every year.",
    needs: 'A check of country and scope within the last 12 months',
    who: 'owner',
  },
  'EQ-2': {
    why: 'The supplier must be in good compliance standing with the authority of its country before you import, and you must continue to monitor it.',
    needs: 'A check that found good standing within the last 6 months',
    who: 'owner',
  },
  'RC-1': {
    why: 'FDA can ask for the records at any time: they must be signed, dated, legible and promptly available.',
    needs: 'Current evidence that is signed and dated, with undamaged files',
    who: 'owner',
  },
};

export const DOER_LABELS: Record<Doer, string> = {
  owner: 'The owner of the file',
  qualified: 'A qualified individual signs it',
  supplier: 'The supplier signs it. The owner of the file requests and records it',
  customer: 'The customer signs it. The owner of the file requests and records it',
};
