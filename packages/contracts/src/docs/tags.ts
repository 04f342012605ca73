import type { TagDocs } from './docs.js';

/** Tags of the calls, with what they are for. */
export const TAGS: TagDocs = {
  Access: 'Signing in and out with an account or the shared password, and who is signed in.',
  'Account reviews':
    'Twice a year, by our policy, an administrator confirms by signature who has access (21 CFR 11.300(b) says periodically).',
  Accounts: 'Accounts of people with their roles, invitations, sessions, passwords and second factors.',
  Administration: 'Events that a service could not apply, and what is done about them.',
  'API tokens': 'Credentials of programs, each with scopes, a last day and an owner.',
  Calendar:
    'What is due, ends or happened on each day, from all services, and personal addresses under which other calendars read it.',
  Changes: 'One feed of all changes of records, to build a copy and keep it current.',
  'Corrective Actions': 'What is done when a supplier does not control a hazard (21 CFR 1.508).',
  Dashboard: 'Figures over all records, as the dashboard and the reports page show them.',
  Documents: 'Files with their properties, versions and expiration, and the upload of files.',
  Foods: 'Types of food that are imported, with the facts that decide which requirements apply (21 CFR 1.502).',
  'FSVP files':
    'The program for each food from each foreign supplier, and which requirements apply to it (21 CFR 1.502(a)).',
  'Hazard Analysis': 'Known or reasonably foreseeable hazards of each food, with their risk (21 CFR 1.504).',
  'Hazard templates':
    'Hazards that public refusals, notifications and recalls name for each FDA industry, with their counts: a start for a hazard analysis.',
  Importers: 'Importers as customs declares them (21 CFR 1.509), and whether they are very small importers.',
  Live: 'What screens listen to, to read changed records again.',
  Modules: 'What the page loads its screens from.',
  'My work': 'What people have to do, from all services, with who has it and until when it is snoozed.',
  Notifications: 'What people should know, such as failed inspections and expiring documents.',
  Policies: 'Settings that administrators decide on, each with a reason.',
  'Food hazard analyses':
    'Written hazard analyses of foods in versions: what was considered, which hazards require a control, who signed (21 CFR 1.504).',
  Procedures: 'Written procedures of importers: approved suppliers only, and verification (21 CFR 1.506(a) and (b)).',
  'Qualified individuals': 'Who may do and sign which FSVP activities, and why (21 CFR 1.503).',
  'Receiving Inspections': 'What was found when shipments arrived.',
  Reevaluations: 'Why a food and its supplier are evaluated again, and until when (21 CFR 1.505(c)).',
  'Reference data': 'Lists that rules refer to, each with its source and the days on which it is in force.',
  Reports: 'Reports and the audit trail, generated at once or in the background, in several formats.',
  Signatures: 'Signing records with a proof of identity, after the model of 21 CFR part 11.',
  'Supplier evaluations':
    'Evaluations of the food and the supplier of each FSVP file, who controls each hazard, performance, and approvals (21 CFR 1.505).',
  Suppliers: 'Foreign suppliers with their products and evaluations (21 CFR 1.505), their import and export.',
  'Verification plans':
    'Which activities verify a supplier and how often: proposed by rule, decided and signed by a person (21 CFR 1.506(d)).',
  'Verification results':
    'What verification activities found, and the signed reviews of it (21 CFR 1.506(e)(1) and (3)).',
  Webhooks: 'Changes that the suite sends to other programs, signed, with their delivery log.',
  Verifications: 'Audits, tests and reviews that give assurance that hazards are controlled (21 CFR 1.506).',
};
