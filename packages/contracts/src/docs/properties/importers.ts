import { property, type PropertyDocs } from '../docs.js';
import { EXAMPLE_IDS } from '../example-ids.js';

const CLASS = property('Class of food that it is for.');
const YEARS = property('The amounts of the three years that count, in any order; answers have the earliest first.');
const ROLE = property(
  'Whether it is the US owner or consignee of the food, or the agent of a foreign one (21 CFR 1.500).',
);

/** Importers and their eligibilities. */
export const IMPORTER_PROPERTIES: PropertyDocs = {
  importers: property('The importers of this page.'),
  legalName: property('Name under which the importer is registered with Dun & Bradstreet.', 'Example Imports LLC'),
  duns: property('DUNS number, 9 digits; no two active importers have the same one.', '117483265'),
  'Importer.email': property('Email address for the entry (21 CFR 1.509(a)).', 'fsvp@importer.example.com'),
  'ImporterCreate.email': property('Email address for the entry (21 CFR 1.509(a)).', 'fsvp@importer.example.com'),
  'ImporterUpdate.email': property('Email address for the entry (21 CFR 1.509(a)).', 'fsvp@importer.example.com'),
  'Importer.timeZone': property('Time zone by which FDA’s clocks run for it, as IANA names it.', 'America/New_York'),
  'ImporterCreate.timeZone': property(
    'Time zone by which FDA’s clocks run for it, as IANA names it.',
    'America/New_York',
  ),
  'ImporterUpdate.timeZone': property(
    'Time zone by which FDA’s clocks run for it, as IANA names it.',
    'America/New_York',
  ),
  active: property('Whether food is imported in its name today.', true),
  'listImporters.active': property('Only active importers, or only others.', true),
  'Importer.role': ROLE,
  'ImporterCreate.role': ROLE,
  'ImporterUpdate.role': ROLE,
  'listImporters.role': property('Only importers of these roles; repeat it for several.'),
  consentDocumentId: property(
    'Document in which the US agent, whom the foreign owner or consignee designated, consents in writing to be the importer (21 CFR 1.500, 1.509(b)); null if it is not an agent.',
    EXAMPLE_IDS.document,
  ),

  eligibilities: property('All versions, the latest year first.'),
  importerId: property('The importer that it is of.', EXAMPLE_IDS.importer),
  importerName: property('Legal name of the importer today.', 'Example Imports LLC'),
  'ImporterEligibility.versionNumber': property('Number of the version for this importer, class and year, from 1.', 1),
  'ImporterEligibility.state': property('Draft until it is signed; signed versions never change.'),
  'ImporterEligibility.foodClass': CLASS,
  'ImporterEligibilityCreate.foodClass': CLASS,
  'ImporterEligibilityCreate.year': property('The calendar year in which the importer is very small or not.', 2023),
  year: property('A calendar year.', 2023),
  years: YEARS,
  sales: property('Sales of food of the class in the year, in US dollars (21 CFR 1.500).', 455_300.5),
  valueWithoutSale: property(
    'Market value of food of the class that was imported, made, packed or held without a sale, in US dollars.',
    12_000,
  ),
  signedByName: property('Name of the person who signed it; null for a draft, and after a withdrawal.', null),
  'ImporterEligibility.signedAt': property('When it was signed; null for a draft, and after a withdrawal.', null),
  cutoff: property('Average of the cut-offs that it is judged by, in US dollars, with two decimal places.', 1_171_583),
  cutoffBasis: property(
    'Which cut-offs those are: the edition of FDA’s table, and whether later amounts were not loaded; null if an earlier release determined it.',
    "FDA's edition of 2024",
  ),
  average: property(
    'Average of sales and value without a sale of the three years, in US dollars, with two decimal places.',
    465_766.83,
  ),
  eligible: property('Whether the average is strictly less than that of the cut-offs.', true),
};
