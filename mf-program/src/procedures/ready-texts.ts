import type { ProcedureCode } from '@fsvp/contracts/program/procedure';

/**
 * Procedures to adapt, in our words (21 CFR 1.506(a)(1), (b)). What only the importer knows is in brackets, and has to be replaced.
 */
const TEXTS: Record<ProcedureCode, (importer: string) => string> = {
  'PR-1': (importer) => `PROCEDURE: IMPORTING FROM APPROVED SUPPLIERS ONLY (21 CFR 1.506(a)(1))
Importer: ${importer}

1. Purpose
We import food only from foreign suppliers that we have approved on the basis of a written evaluation (21 CFR 1.505).

2. Responsibility
[Name or position] maintains the list of approved suppliers in the FSVP Suite. [Name or position] places orders. [Name or position] checks receipts.

3. Before we order
The buyer looks up the FSVP file of the supplier and the food. An order is placed only if the file shows a signed approval that is in force. A temporary approval is limited to the conditions and the last day that it states.

4. At receipt
The receiver compares supplier, food and lot with the order. The receipt is recorded in the FSVP Suite on the same day, with the state of the approval. Food of a supplier that is not approved is held apart and marked "Hold" until a qualified individual has decided.

5. Suppliers that are not approved
If it is necessary and appropriate, we import on a temporary basis from a supplier that is not approved. Before we use or sell such food, it is subjected to adequate verification: [describe, for example testing of each lot and review of the certificate of analysis]. A qualified individual signs a temporary approval with its last day.

6. Records
Approvals, receipts and decisions are kept in the FSVP Suite for at least two years after their use has ended (21 CFR 1.510).

7. Review
This procedure is reviewed every year and whenever it was not followed. [Name or position] signs the new version.
`,
  'PR-3': (importer) => `PROCEDURE: VERIFICATION OF FOREIGN SUPPLIERS (21 CFR 1.506(b))
Importer: ${importer}

1. Purpose
We verify that the hazards of the food we import have been significantly minimized or prevented, so that the food is as safe as U.S. law requires.

2. Responsibility
[Name or position], a qualified individual, determines the activities. [Name or position] arranges them. Results are reviewed by a qualified individual who did not perform the activity.

3. Which activities, and how often
For each supplier and food the verification plan in the FSVP Suite lists the activities, the hazards they are for, and how often they are done. It follows from the signed hazard analysis and evaluation. For a hazard that can have serious health consequences and that the supplier controls, we audit onsite before the first import and at least once a year, unless a signed justification says why another activity is adequate (21 CFR 1.506(d)(2)).

4. How the activities are done
Onsite audits are done by a qualified auditor and consider the U.S. rules that apply to the food. Samples are drawn by [describe how samples are drawn] and tested by [name of the laboratory]. Records of the supplier are reviewed in a language that the reviewer reads. Nobody who does an activity has a financial interest in its result.

5. Before the first import
Activities that the plan marks as needed before the first import are completed and reviewed before food is imported.

6. Results
Each result is recorded in the FSVP Suite within [number] days. A qualified individual reviews it within 14 days. An inadequate result leads to a corrective action and a reevaluation of the supplier (21 CFR 1.505(c), 1.508).

7. Records
Plans, results and reviews are kept in the FSVP Suite for at least two years after they were made (21 CFR 1.510).

8. Review
This procedure is reviewed every year. [Name or position] signs the new version.
`,
};

export const readyText = (code: ProcedureCode, importer: string): string => TEXTS[code](importer);

/** The words in brackets that are still to be replaced, each once. */
export const openPlaces = (text: string): string[] => [...new Set(text.match(/\[[^\]\n]+\]/g))];
