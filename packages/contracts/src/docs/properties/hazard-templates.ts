import { property, type PropertyDocs } from '../docs.js';

const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const CATEGORY = property('FDA industry as its counts of refusals name it.', 'Spices, Flavors, and Salts');

/** Templates of hazard analyses. */
export const HAZARD_TEMPLATE_PROPERTIES: PropertyDocs = {
  hazardTemplates: property('The templates of this page.'),
  'listHazardTemplates.industryCode': property(
    "First two digits of FDA's product codes; only the template of their industry.",
    '28',
  ),
  'listHazardTemplates.versions': property(
    '`latest`: one template of each industry; `all`: also those of earlier days.',
  ),
  'HazardTemplate.category': CATEGORY,
  'HazardTemplate.industryCodes': property('The codes of the industry.', ['28']),
  generatedOn: property('Day on which it was generated.', '2026-11-27'),
  refusals: property('Refusals of the industry in the period, for all charges.', 7882),
  'HazardTemplate.hazards': property('Proposed hazards, by refusals and then by notifications.'),
  below: property('Hazards that the data names too seldom to propose them.'),
  context: property('Charges that name no hazard, as history; the most frequent first.'),
  rasffCategories: property('Categories of RASFF whose notifications were counted.'),
  unmappedCategories: property('Categories of RASFF that belong to no industry; they count nowhere.'),
  inputs: property('What it was made of.'),
  rowsSha256: property('SHA-256 of the recalls and notifications that the counts open.', SHA256),
  'HazardTemplate.contentSha256': property(
    'SHA-256 of the canonical JSON (RFC 8785) of all members but id, version, times, days and this one: the same for the same inputs.',
    SHA256,
  ),

  'TemplateHazard.code': property('Code of the hazard library.', 'SALM'),
  'TemplateHazard.name': property('Name of the hazard.', 'Salmonella'),
  'TemplateHazard.class': property('Class of the hazard (21 CFR 1.504(b)(1)).'),
  'TemplateHazard.subtype': property('Finer group within the class.', 'pathogen'),
  'TemplateHazard.severity': property('Severity by the library, to be judged for the food.'),
  'TemplateHazard.note': property('Note of the library; null without one.', 'Grows at refrigerator temperature.'),
  inLibrary: property('Whether the library in force has the code; if not, the row is that of the suite.'),
  enteredBy: property('Sources that are enough to propose it; empty below the limits.', ['refusals']),
  support: property('What each source says of it.'),
  sahcodhaHint: property(
    'Whether a recall because of it would be Class I, as for hazards with serious adverse health consequences or death: `likely` where at least 50% of at least 10 recalls were, `unlikely` below 5%, else `open`.',
  ),
  sahcodhaReason: property(
    'The counts behind the hint, in sentences.',
    'Only 6 recalls of food name it (Jan 14, 2020 to Jan 9, 2026). A hint needs 10.',
  ),
  classIRecalls: property('Recalls of Class I among those that name it.', 130),

  'HazardSupport.source': property('Whose data it is.'),
  'HazardSupport.scope': property('Whether it counts the industry or, as for recalls, all foods.'),
  'HazardSupport.count': property(
    'How often the hazard is named; null for the hazard guide, which has no counts.',
    4637,
  ),
  'HazardSupport.of': property('Of how many; null for the hazard guide.', 7882),
  'HazardSupport.share': property('`count` of `of`, from 0 to 1.', 0.5883),
  'HazardSupport.from': property('First month or day of the source; null for the hazard guide.', '2002-01'),
  'HazardSupport.to': property('Last month or day of the source; null for the hazard guide.', '2016-01'),
  'HazardSupport.note': property('What to know of the count, or what the guide says; null: nothing.', null),
  charges: property('Of refusals: the charges that were counted together. Their shipments are not published.'),
  'TemplateCharge.chargeId': property('Number of the charge in the tables of FDA (ASC_ID).', '9'),
  'TemplateCharge.charge': property('Short name of the charge.', 'SALMONELLA'),
  'TemplateCharge.statement': property('The charge in the words of FDA.', 'It appears to contain Salmonella.'),
  'TemplateCharge.count': property('Refusals of the industry for this charge.', 4637),

  'TemplateRasffCategory.category': property('Category as RASFF names it.', 'herbs and spices'),
  'TemplateRasffCategory.notifications': property('Notifications in the period.', 447),
  alsoCovers: property('Other FDA industries that RASFF counts in the same category.', []),
  unmapped: property('Why it belongs to no industry; null if it belongs to one.', null),

  'TemplateInput.file': property(
    'File of the publisher, or table of the suite.',
    'refusal_counts_by_charge_and_industry_2002_2016.csv',
  ),
  'TemplateInput.title': property('What it has.', 'Import refusals of food by charge and industry'),
  'TemplateInput.publisher': property('Who publishes it.', 'US Food and Drug Administration'),
  licence: property('On what terms; null for tables of the suite.', 'US government work, public domain'),
  'TemplateInput.retrievedOn': property('Day on which it was retrieved; null for tables of the suite.', '2026-11-24'),
  'TemplateInput.sha256': property('SHA-256 of its bytes, or of the canonical JSON of its rows.', SHA256),

  recalls: property('The events of this page, the latest first.'),
  'listTemplateRecalls.code': property('Only events that name this hazard of the library.', 'SALM'),
  'listTemplateRecalls.class': property('Only events of this class.'),
  'TemplateRecall.eventId': property('Number of the event at FDA.', '97019'),
  'TemplateRecall.class': property('Class of the event: that of its most severe product.'),
  'TemplateRecall.day': property('Day on which FDA classified it.', '2025-06-24'),
  'TemplateRecall.firm': property('Firm that recalled.', 'Example Foods Inc.'),
  'TemplateRecall.country': property('Country of the firm.', 'United States'),
  'TemplateRecall.products': property('Number of recalled products.', 12),
  'TemplateRecall.product': property('The first of them, shortened to 160 characters.', 'California Roll 10pc'),
  reasons: property('Reasons in the words of FDA.', ['Possible Salmonella contamination of an ingredient']),
  'TemplateRecall.hazards': property('Hazards of the library that the reasons name.', ['SALM']),

  'TemplateNotificationList.notifications': property('The notifications of this page, the latest first.'),
  'listTemplateNotifications.code': property('Only notifications that name this hazard of the library.', 'PLANT-TOX'),
  reference: property('Reference at RASFF.', '2024.0033'),
  'TemplateNotification.day': property('Day of the notification.', '2024-01-03'),
  'TemplateNotification.category': property('Category as RASFF names it.', 'herbs and spices'),
  'TemplateNotification.subject': property(
    'Subject in the words of the member state.',
    'Pyrrolizidine alkaloids in oregano',
  ),
  named: property('Hazards in the words of RASFF; blank where it names none.', 'pyrrolizidine alkaloids'),
  classification: property('Kind of the notification.', 'alert notification'),
  risk: property('Decision about the risk.', 'serious'),
  notifiedBy: property('Country that notified.', 'Germany'),
  origin: property('Countries of origin.', 'Türkiye'),
  'TemplateNotification.hazards': property('Hazards of the library that the texts name.', ['PLANT-TOX']),

  'HazardTemplateGeneration.changed': property('Industries whose template is new or different.', [
    'Spices, Flavors, and Salts',
  ]),
  'HazardTemplateGeneration.unchanged': property('Templates that the same inputs gave again.', 35),
  unknownHazards: property('Codes of the hazard guide that no library has; they were left out.', []),
};
