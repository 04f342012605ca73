/**
 * The sections of 21 CFR that the suite names, each with a title and what it asks for in our words (beyond/index.md, 4). Read in the
 * final rule of 27 November 2015 (80 FR 74226), part 11 in public copies, and FDA's guidance of January 2023 ("G23"). What was compared
 * with which source is in docs/law.md: check the current text before relying on a word.
 */
interface Citation {
  title: string;
  text: string;
}
const of = (title: string, text: string): Citation => ({ title, text });

export const CITATIONS = {
  '1.500': of(
    'Definitions',
    'Who counts as importer, foreign supplier, farm, very small importer or qualified individual.',
  ),
  '1.501': of('Covered foods', 'The rules cover all imported food, except what this section exempts.'),
  '1.501(b)(1)': of(
    'Juice and seafood',
    'Juice, fish and fishery products are exempt if the supplier must follow, and follows, part 120 or 123.',
  ),
  '1.501(b)(2)': of(
    'Ingredients of juice and seafood',
    'Raw materials are exempt if the importer uses them in juice or seafood under part 120 or 123, and follows that part.',
  ),
  '1.501(c)': of(
    'Research or evaluation',
    'A small quantity for research is exempt if it is not sold, and is labeled and declared at entry as such.',
  ),
  '1.501(d)': of('Personal consumption', 'Food that people bring in for personal use is exempt if it is not sold.'),
  '1.501(e)(1)': of(
    'Alcoholic beverages',
    'Beverages are exempt if the facility would need an alcohol permit in the United States and is registered as a food facility.',
  ),
  '1.501(e)(2)': of(
    'Other food of a maker of alcoholic beverages',
    'Its other food is exempt if it is prepackaged and at most 5 percent of its sales.',
  ),
  '1.501(e)(3)': of(
    'Ingredients of alcoholic beverages',
    'Raw materials are exempt if the importer makes alcoholic beverages from them and is itself exempt from preventive controls.',
  ),
  '1.501(f)(1)': of(
    'Transshipment',
    'Food that only passes through the United States is exempt if it is not consumed here.',
  ),
  '1.501(f)(2)': of(
    'Processing and export',
    'Food that is processed in the United States and exported is exempt if it is not consumed here.',
  ),
  '1.501(g)': of(
    'U.S. goods returned',
    'Food made in the United States and returned is exempt if it was not processed further abroad.',
  ),
  '1.501(h)': of(
    'Meat, poultry and egg products',
    'Food that the Department of Agriculture regulates at the time of import is exempt.',
  ),
  '1.501(h)(1)': of(
    'Meat, poultry and catfish',
    'Meat, poultry and fish of the order Siluriformes (catfish) that the Department of Agriculture regulates at the time of import.',
  ),
  '1.502': of('The program', 'What a program must ensure, and who is already in compliance.'),
  '1.502(a)': of(
    'A program for each food from each supplier',
    'It must ensure that the food is as safe as food made under U.S. rules, and neither adulterated nor missing allergen labeling.',
  ),
  '1.502(b)': of(
    'Low-acid canned food',
    'Microbiological hazards of thermally processed low-acid food are verified under part 113.',
  ),
  '1.502(b)(1)': of(
    'Part 113 records',
    'The importer verifies and documents that the food was made under part 113, and has a program for all other hazards.',
  ),
  '1.502(b)(2)': of(
    'Ingredients of low-acid canned food',
    'An importer that makes low-acid canned food under part 113 from the food does not verify the microbiological hazards that this part controls.',
  ),
  '1.502(c)': of(
    'Receiving facilities',
    'An importer that is itself a receiving facility in compliance with part 117 or 507 is deemed to comply, except with the identification at entry (1.509). The facility of a customer is a case of 1.507.',
  ),
  '1.502(c)(1)': of(
    'Preventive controls in place',
    'The importer has preventive controls for the hazards of the food.',
  ),
  '1.502(c)(2)': of(
    'No preventive control needed',
    'The importer is not required to have a preventive control for the hazards of the food, in the cases of 117.136 or 507.36.',
  ),
  '1.502(c)(3)': of('Supply-chain program', 'The importer has a risk-based supply-chain program for the food.'),
  '1.503': of('Qualified individuals', 'People who do the work must be qualified for it.'),
  '1.503(a)': of(
    'Education, training and experience',
    'A qualified individual does each task, and can read the language of the records.',
  ),
  '1.503(b)': of('Auditors', 'A qualified auditor does onsite audits.'),
  '1.504': of('Hazard analysis', 'The known or reasonably foreseeable hazards of each type of food.'),
  '1.504(a)': of('Written analysis', 'A hazard analysis is written for each type of food, regardless of its outcome.'),
  '1.504(b)': of('Identification', 'It considers biological, chemical and physical hazards of any origin.'),
  '1.504(b)(1)': of(
    'Types of hazards',
    'Biological, chemical (with radiological hazards and allergens) and physical hazards.',
  ),
  '1.504(b)(2)': of(
    'Origins of hazards',
    'Hazards occur naturally, are introduced unintentionally, or intentionally for economic gain.',
  ),
  '1.504(c)': of('Evaluation', 'It assesses how likely and how severe each hazard is without a control.'),
  '1.504(c)(1)': of(
    'Severity and probability',
    'The severity of the illness or injury, and the probability that the hazard occurs in the absence of controls.',
  ),
  '1.504(c)(2)': of(
    'Environmental pathogens',
    'Evaluated for ready-to-eat food that is exposed before packaging and gets no step afterwards that minimizes them.',
  ),
  '1.504(c)(3)': of(
    'Ten factors',
    'Formulation, facility, raw materials, transport, processing, packaging, storage, use, sanitation and other facts.',
  ),
  '1.504(d)': of(
    'Analysis of another entity',
    'The importer may review and assess the analysis of another entity instead, and documents that.',
  ),
  '1.504(e)': of(
    'Raw fruits and vegetables',
    'For covered produce the biological hazards are those of part 112. Other hazards must still be determined.',
  ),
  '1.504(f)': of(
    'No hazard to control',
    'If no hazard needs a control, evaluation and verification are not required, except for covered produce.',
  ),
  '1.505': of(
    'Evaluation for approval',
    'What determines the approval of the supplier and the verification activities.',
  ),
  '1.505(a)': of('What is evaluated', 'The hazards, who controls them, and the performance of the supplier.'),
  '1.505(a)(1)(i)': of(
    'The hazard analysis',
    'The nature of the hazards that require a control, by the hazard analysis of the food.',
  ),
  '1.505(a)(1)(ii)': of(
    'Who controls the hazards',
    'The entity or entities that significantly minimize or prevent them, such as the supplier or its own supplier.',
  ),
  '1.505(a)(1)(iii)': of(
    'Performance',
    'Procedures, compliance with food-safety rules, and the history of the supplier.',
  ),
  '1.505(a)(1)(iii)(A)': of(
    'Procedures of the supplier',
    'Its procedures, processes and practices that concern the safety of the food.',
  ),
  '1.505(a)(1)(iii)(B)': of(
    'Compliance with the rules',
    'The FDA food-safety rules that apply, and how the supplier complies with them, with warning letters, import alerts and other actions.',
  ),
  '1.505(a)(1)(iii)(C)': of(
    'Food-safety history',
    'Results of tests and audits of the food, and how the supplier has corrected problems.',
  ),
  '1.505(a)(1)(iv)': of('Other factors', 'As appropriate and necessary, such as storage and transportation practices.'),
  '1.505(b)': of('Approval', 'The importer approves suppliers on the basis of the evaluation, and documents it.'),
  '1.505(c)': of('Reevaluation', 'At least every three years, and promptly when new information becomes known.'),
  '1.505(c)(1)': of(
    'Reevaluation on news',
    'Promptly when the importer learns something new about the hazards or the supplier; whether to go on and what to verify is decided and documented.',
  ),
  '1.505(c)(2)': of('Reevaluation after three years', 'If nothing was reevaluated for three years, everything is.'),
  '1.505(d)': of(
    'Evaluation by another entity',
    'The importer may review and assess the evaluation of an entity other than the foreign supplier, and documents that.',
  ),
  '1.506': of('Verification', 'Activities that provide assurance that the supplier controls the hazards.'),
  '1.506(a)': of('Approved suppliers', 'Written procedures ensure that food comes only from approved suppliers.'),
  '1.506(a)(1)': of(
    'Procedures for approved suppliers',
    'These written procedures are established and followed, and their use is documented.',
  ),
  '1.506(a)(2)': of(
    'Procedures of another entity',
    'The importer may rely on the procedures of an entity other than the foreign supplier, which it has reviewed and assessed.',
  ),
  '1.506(b)': of(
    'Procedures for verification',
    'Written procedures for appropriate verification activities are established and followed.',
  ),
  '1.506(c)': of(
    'Purpose of verification',
    'The activities must assure that the hazards that require a control have been significantly minimized or prevented.',
  ),
  '1.506(d)': of(
    'Determination of activities',
    'Before importing, the importer determines and documents which activities verify the supplier, and how often.',
  ),
  '1.506(d)(1)': of(
    'Activities and frequency',
    'The importer determines and documents which activities are needed, and how often.',
  ),
  '1.506(d)(2)': of(
    'Serious hazards',
    'If the foreign supplier controls a hazard that will cause serious adverse health consequences or death with reasonable probability, an onsite audit is required before the first import and at least annually, unless a documented determination supports an alternative.',
  ),
  '1.506(d)(3)': of(
    'Determination of another entity',
    'The importer may rely on the determination of activities by an entity other than the foreign supplier, which a qualified individual made and which it has reviewed and assessed.',
  ),
  '1.506(e)': of('Performance of activities', 'The activities are done, documented, and their results reviewed.'),
  '1.506(e)(1)': of(
    'Records of activities',
    'Audits, sampling and testing, record reviews and other activities, each with the required content of its record.',
  ),
  '1.506(e)(1)(i)': of(
    'Record of an onsite audit',
    'Procedures, dates, conclusions, corrective actions for significant deficiencies, and that a qualified auditor audited.',
  ),
  '1.506(e)(1)(i)(E)': of(
    'Inspection in place of an audit',
    'Written results of an inspection by an authority, within one year of the day on which the audit was due, can stand for it.',
  ),
  '1.506(e)(1)(ii)': of(
    'Record of sampling and testing',
    'Food and lot, samples, tests and methods, dates, results, corrective actions, laboratory, and the qualified individual.',
  ),
  '1.506(e)(1)(iii)': of(
    'Record of a review of records',
    'Dates, nature of the records, conclusions, corrective actions, and the qualified individual.',
  ),
  '1.506(e)(1)(iv)': of(
    'Record of another activity',
    'Description, date, findings or results, corrective actions, and the qualified individual.',
  ),
  '1.506(e)(2)': of(
    'Activities of another entity',
    'The importer may rely on activities that another entity performed, but not on those of the supplier except sampling and testing, and documents its review.',
  ),
  '1.506(e)(2)(ii)': of(
    'Activities of the supplier',
    'The supplier does not verify itself, except by sampling and testing of the food.',
  ),
  '1.506(e)(3)': of('Review of results', 'The importer reviews and assesses the results promptly, and documents that.'),
  '1.506(e)(4)': of(
    'Independence',
    'Who performs an activity has no financial interest in the supplier, and the pay does not depend on the result.',
  ),
  '1.507': of(
    'Hazards controlled later',
    'Food that cannot be consumed without a control, or whose hazards others control later.',
  ),
  '1.507(a)': of(
    'When others control a hazard',
    'The evaluation and verification of a hazard are not required in the cases of this paragraph.',
  ),
  '1.507(a)(1)': of(
    'Not consumable without control',
    'The type of food cannot be consumed without a control, which is documented.',
  ),
  '1.507(a)(2)': of(
    'A customer under part 117 or 507',
    'The importer notifies the customer in writing that the hazard is not controlled. The customer assures in writing each year that it controls the hazard.',
  ),
  '1.507(a)(2)(i)': of(
    'Disclosure to the customer',
    'Documents that accompany the food disclose that it is not processed to control the hazard.',
  ),
  '1.507(a)(2)(ii)': of(
    'Its yearly assurance',
    'It states that the customer follows procedures that control the hazard.',
  ),
  '1.507(a)(3)': of(
    'A customer that is not subject to those rules',
    'The importer notifies it in writing. It assures in writing each year that it makes the food safe.',
  ),
  '1.507(a)(4)': of(
    'A later entity',
    'The customer passes the written notice on, and assures that the food goes only to such entities.',
  ),
  '1.507(a)(4)(i)': of(
    'The notice',
    'Documents that accompany the food state that it is not processed to control the hazard.',
  ),
  '1.507(a)(4)(ii)': of(
    'The yearly assurance',
    'The customer assures each year that it passes the notice on, and sells only to buyers who assure the same.',
  ),
  '1.507(a)(5)': of('Another system', 'The importer’s own system ensures later control, and its use is documented.'),
  '1.507(b)': of(
    'Content of assurances',
    'Effective date, printed names and signatures of authorized officials, and what is assured.',
  ),
  '1.507(c)': of('Keeping to an assurance', 'The customer or later entity acts as it has assured, and documents that.'),
  '1.508': of(
    'Corrective actions',
    'Prompt action when a supplier does not meet the requirements, with an investigation of the importer’s own program.',
  ),
  '1.509': of('Identification of the importer', 'At entry, and for foreign owners.'),
  '1.509(a)': of(
    'Name, email address and identifier at entry',
    'Each entry line names the importer, with its email address and DUNS number.',
  ),
  '1.509(b)': of(
    'Agent of a foreign owner',
    'Without an owner or consignee in the United States, the foreign owner or consignee designates a U.S. agent, who signs the consent to be the importer.',
  ),
  '1.510': of('Records', 'Signed, dated, legible, available on request, and kept for two years.'),
  '1.510(a)': of(
    'General',
    'Records are originals or true copies, signed and dated when first completed and when changed.',
  ),
  '1.510(b)': of(
    'Availability',
    'Records are available promptly; offsite ones within 24 hours, and translations of records in another language within a reasonable time.',
  ),
  '1.510(b)(1)': of(
    'Records for FDA',
    'Records are available for inspection and copying; English translations of records in another language within a reasonable time.',
  ),
  '1.510(b)(3)': of(
    'Sent to FDA',
    'If FDA asks for it in writing, records are sent to it electronically or by another prompt way.',
  ),
  '1.510(c)': of(
    'Retention',
    'Two years from creation; procedures, evaluations and determinations two years after their use ends.',
  ),
  '1.510(d)': of(
    'Electronic records',
    'These records are exempt from part 11, unless another statute or rule requires them, too.',
  ),
  '1.511': of('Dietary supplements', 'Modified requirements for supplements and their components.'),
  '1.511(a)': of(
    'Importer with specifications',
    'An importer that sets and verifies specifications under part 111 needs only the parts named here.',
  ),
  '1.511(b)': of(
    'Customer with specifications',
    'The same, if the customer does so and confirms it in writing each year.',
  ),
  '1.511(c)': of(
    'Other supplements',
    'Importers of finished supplements follow most of the program without a hazard analysis.',
  ),
  '1.511(c)(2)': of(
    'Approved suppliers of supplements',
    'Evaluation, approval, and written procedures for approved suppliers.',
  ),
  '1.511(c)(3)': of('Procedures for verification of supplements', 'Written procedures for verification activities.'),
  '1.511(c)(4)': of('Activities for supplements', 'Which verification activities are due, and how often.'),
  '1.511(c)(5)(i)': of('Performance for supplements', 'The activities are done and documented.'),
  '1.511(c)(5)(iii)': of('Review for supplements', 'Results are reviewed and assessed promptly.'),
  '1.512': of('Very small importers and small suppliers', 'Modified requirements that an importer may choose.'),
  '1.512(a)(1)': of(
    'Very small importer',
    'An importer below the sales limit may choose the requirements of this section.',
  ),
  '1.512(a)(2)': of(
    'Small suppliers',
    'So may the importer of a qualified facility, a farm that part 112 does not cover, or a producer with fewer than 3,000 hens.',
  ),
  '1.512(b)': of(
    'What applies instead',
    'Annual documentation of the status, assurances of the supplier, corrective actions and records.',
  ),
  '1.512(a)(2)(ii)': of('Small farms', 'A farm that grows produce and is not a covered farm under part 112.'),
  '1.512(b)(1)(i)': of('Status of the importer', 'Documented before the first import and by December 31 each year.'),
  '1.512(b)(1)(ii)': of(
    'Status of the supplier',
    'A written assurance before the supplier is first approved for a calendar year, then by December 31 for the next one.',
  ),
  '1.512(b)(2)': of(
    'What still applies',
    'The program of 1.502 with low-acid canned food, qualified individuals and identification; 1.504 to 1.508 and 1.510 do not apply.',
  ),
  '1.512(b)(3)(i)': of(
    'Assurance to a very small importer',
    'At least every two years the supplier assures in writing that its food is made safe.',
  ),
  '1.512(b)(3)(ii)': of(
    'Assurance of a qualified facility',
    'At least every two years, with its controls, the food safety law that it follows, or both.',
  ),
  '1.512(b)(3)(ii)(A)': of('Its controls', 'A short description of the controls and procedures.'),
  '1.512(b)(3)(ii)(B)': of(
    'Its food safety law',
    'A statement that it follows the food-safety law of its state, county or country.',
  ),
  '1.512(b)(3)(iii)': of(
    'Assurance of a farm',
    'Every two years a farm acknowledges that its food is subject to the law against adulteration.',
  ),
  '1.512(b)(3)(iv)': of(
    'Assurance of an egg producer',
    'Every two years a producer of shell eggs acknowledges the same.',
  ),
  '1.512(b)(4)': of('Corrective actions', 'Prompt action when a supplier does not meet the requirements.'),
  '1.512(b)(5)': of('Records', 'The record requirements of this section.'),
  '1.512(b)(5)(iii)': of(
    'Retention',
    'Two years from creation or after the use ends; evidence that the importer is very small three years.',
  ),
  '1.512(c)': of(
    'More for importers that are not very small',
    'Of a small supplier: evaluation, approval and procedures.',
  ),
  '1.512(c)(1)(i)': of(
    'Evaluation of a small supplier',
    'Its history of compliance with food safety rules is evaluated and documented, nothing else.',
  ),
  '1.512(c)(1)(ii)': of(
    'Reevaluation of a small supplier',
    'At least every three years, and when new information becomes known.',
  ),
  '1.512(c)(2)': of('Approval of a small supplier', 'On the basis of the evaluation, documented.'),
  '1.512(c)(3)': of(
    'Procedures for small suppliers',
    'Written procedures assure that food comes from approved suppliers only.',
  ),
  '1.513': of('Recognized systems', 'Modified requirements for food from a country whose system FDA recognizes.'),
  '1.513(b)': of('What applies instead', 'The scope of the recognition and the good standing of the supplier.'),
  '1.513(b)(1)': of(
    'Country and scope',
    'Documented before importing and annually: the supplier is in that country, under its authority, and the food is within the scope.',
  ),
  '1.513(b)(2)': of(
    'Good standing',
    'Monitored: the supplier is in good standing with the authority, and the importer acts if it is not.',
  ),
  '1.514': of(
    'Consequences',
    'Food without a program can be refused at entry, and importing it without one is a prohibited act.',
  ),
  '11.50': of('Signature manifestations', 'Name, time and meaning of each signature are shown with the record.'),
  '11.50(b)': of('With the record', 'The same information is in every form of the record that people can read.'),
  '11.70': of('Signature and record', 'A signature is linked to its record so that it cannot be moved to another.'),
  '11.100(a)': of('One person', 'Each electronic signature belongs to one person and is never given to another.'),
  '11.100(b)': of('Identity', 'The identity of the person is verified first.'),
  '11.200': of('Components of signatures', 'Two components, all of them at the first signing of a session.'),
  '11.200(a)': of('Without biometrics', 'At least two components, such as an identification code and a password.'),
  '11.200(a)(1)': of(
    'Two components',
    'All components at the first signing of a period of access, one at each further one.',
  ),
  '11.200(a)(1)(i)': of(
    'A continuous period',
    'All components at the first signing, at least the one that only the signer has afterwards.',
  ),
  '11.300': of('Codes and passwords', 'How identification codes and passwords stay secure.'),
  '11.300(a)': of('Uniqueness', 'No two people have the same code and password.'),
  '11.300(b)': of('Revision', 'Codes and passwords are checked, recalled or revised periodically.'),
  '11.300(c)': of('Loss', 'Lost or stolen tokens are disabled at once.'),
  '11.300(d)': of('Safeguards', 'Unauthorized use is prevented, and attempts are reported at once.'),
  'G23 A.46': of(
    'Enforcement policy',
    'FDA does not enforce the rules for importers of grain who only store it or never possess it, for live animals that are slaughtered under USDA HACCP or an equivalent State inspection, and for food contact substances.',
  ),
  'G23 C.3': of('Qualification', 'No fixed course is required: education, training and experience count.'),
  'G23 K.31': of(
    'Very small importers of supplements',
    'They may choose the requirements for very small importers even if others fit.',
  ),
  'G23 I.11': of(
    'Entry codes',
    'A code on each entry line shows whether it is under a program, exempt, or for research.',
  ),
  'G23 F.10': of(
    'Alternatives to the yearly audit',
    'What can justify another activity or frequency; FDA expects some auditing in most cases. Annually means 365 days.',
  ),
  'G23 G.3': of('Assurances of customers', 'FDA does not currently enforce customer assurances under 21 CFR 1.507.'),
} as const satisfies Record<string, Citation>;
export type CitationId = keyof typeof CITATIONS;

/** What a citation asks for; undefined for one that the table does not have. */
export const citationOf = (id: string): Citation | undefined =>
  Object.hasOwn(CITATIONS, id) ? CITATIONS[id as CitationId] : undefined;
