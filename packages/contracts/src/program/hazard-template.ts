import * as z from 'zod/mini';
import { person, READ } from '../core/access.js';
import { defineCall } from '../core/call.js';
import {
  clean,
  idParams,
  listQuery,
  MAX_LIMIT,
  DEFAULT_LIMIT,
  nullableText,
  recordFields,
  recordQuery,
  wholeNumber,
} from '../core/fields.js';
import { SEVERITIES } from '../quality/index.js';
import { HAZARD_CATEGORIES } from './hazard-categories.js';
import { LIBRARY_CLASSES } from './reference-set.js';

/**
 * Templates of hazard analyses: for each of FDA's industries the hazards that public data names, with the counts behind them.
 * A template proposes hazards and never a probability: refusals have no denominator. (Specification:
 * beyond/hazard-analysis.md, 4.)
 */

export const SUPPORT_SOURCES = ['refusals', 'rasff', 'recalls', 'fda_hazard_guide'] as const;
export type SupportSource = (typeof SUPPORT_SOURCES)[number];
export const SUPPORT_SOURCE_LABELS: Record<SupportSource, string> = {
  refusals: 'FDA import refusals',
  rasff: 'RASFF notifications',
  recalls: 'FDA recalls',
  fda_hazard_guide: 'FDA hazard guide',
};

/** Whether a hazard is one whose recall would be Class I (FDA's FSVP guidance of January 2023, F.11), by the recalls that name it. */
export const SAHCODHA_HINTS = ['likely', 'unlikely', 'open'] as const;
export type SahcodhaHint = (typeof SAHCODHA_HINTS)[number];

export const RECALL_CLASSES = ['Class I', 'Class II', 'Class III'] as const;

/** A hazard is proposed with so many of the refusals of its industry, in percent, or with so many RASFF notifications. */
export const MIN_REFUSAL_PERCENT = 1;
export const MIN_NOTIFICATIONS = 5;
/** Fewer recalls give no hint. */
export const MIN_RECALL_EVENTS = 10;
/** Of the recalls, in percent. */
export const LIKELY_CLASS_I_PERCENT = 50;
export const UNLIKELY_CLASS_I_PERCENT = 5;

/** A charge of refusals with its count in the category: the rows of refusals are not published with it. */
const charge = z
  .object({
    /** FDA's number of the charge (ASC_ID). */
    chargeId: z.string(),
    charge: z.string(),
    statement: z.string(),
    count: z.int(),
  })
  .check(z.meta({ id: 'TemplateCharge' }));
export type TemplateCharge = z.output<typeof charge>;

const support = z
  .object({
    source: z.enum(SUPPORT_SOURCES),
    /** Recalls are counted over all foods: FDA publishes them without an industry. */
    scope: z.enum(['category', 'all_foods']),
    /** Null for the hazard guide, which has none. */
    count: z.nullable(z.int()),
    of: z.nullable(z.int()),
    /** `count` of `of`, from 0 to 1. */
    share: z.nullable(z.number()),
    /** The first and last month or day that the source has. */
    from: nullableText,
    to: nullableText,
    note: nullableText,
    /** Of refusals: the charges that are counted together. */
    charges: z.array(charge),
  })
  .check(z.meta({ id: 'HazardSupport' }));
export type HazardSupport = z.output<typeof support>;

const templateHazard = z
  .object({
    code: z.string(),
    name: z.string(),
    class: z.enum(LIBRARY_CLASSES),
    subtype: z.string(),
    severity: z.enum(SEVERITIES),
    note: nullableText,
    /** False where an administrator's library does not have the code: the row is then that of the suite. */
    inLibrary: z.boolean(),
    /** Why it is in the template; empty for one that is below the limits. */
    enteredBy: z.array(z.enum(SUPPORT_SOURCES)),
    support: z.array(support),
    sahcodhaHint: z.enum(SAHCODHA_HINTS),
    /** The reason of the hint, in sentences. */
    sahcodhaReason: z.string(),
    /** Recalls of Class I among those that name it. */
    classIRecalls: z.int(),
  })
  .check(z.meta({ id: 'TemplateHazard' }));
export type TemplateHazard = z.output<typeof templateHazard>;

const rasffCategory = z
  .object({
    category: z.string(),
    notifications: z.int(),
    /** Other industries of the same category, among which RASFF does not distinguish. */
    alsoCovers: z.array(z.string()),
    /** Why it belongs to no industry; null for a category of this template. */
    unmapped: nullableText,
  })
  .check(z.meta({ id: 'TemplateRasffCategory' }));

const input = z
  .object({
    file: z.string(),
    title: z.string(),
    publisher: z.string(),
    licence: nullableText,
    retrievedOn: nullableText,
    sha256: z.string(),
  })
  .check(z.meta({ id: 'TemplateInput' }));

export const hazardTemplate = z
  .object({
    ...recordFields,
    category: z.enum(HAZARD_CATEGORIES),
    industryCodes: z.array(z.string()),
    generatedOn: z.string(),
    /** Refusals of the category, for all charges. */
    refusals: z.int(),
    /** By number of refusals, then of notifications. */
    hazards: z.array(templateHazard),
    /** Hazards that the category's data names, too seldom to be proposed. */
    below: z.array(templateHazard),
    /** Charges that are no hazard, as the category's history; the most frequent first. */
    context: z.array(charge),
    rasffCategories: z.array(rasffCategory),
    /** RASFF categories that belong to no industry; the same in each template. */
    unmappedCategories: z.array(rasffCategory),
    inputs: z.array(input),
    /** Of the recalls and notifications that the counts open. */
    rowsSha256: z.string(),
    /** Of the canonical JSON (RFC 8785) of what was generated: the same for the same inputs. */
    contentSha256: z.string(),
  })
  .check(z.meta({ id: 'HazardTemplate' }));
export type HazardTemplate = z.output<typeof hazardTemplate>;
/** What a template is made of, without its day and its life as a record. */
export type TemplateContent = Omit<HazardTemplate, keyof typeof recordFields | 'generatedOn' | 'contentSha256'>;

const recallEvent = z
  .object({
    eventId: z.string(),
    class: z.enum(RECALL_CLASSES),
    /** On which FDA classified it. */
    day: z.string(),
    firm: z.string(),
    country: z.string(),
    /** Number of products. */
    products: z.int(),
    /** The first of them; long ones are shortened. */
    product: z.string(),
    reasons: z.array(z.string()),
    hazards: z.array(z.string()),
  })
  .check(z.meta({ id: 'TemplateRecall' }));
export type TemplateRecall = z.output<typeof recallEvent>;

const notification = z
  .object({
    reference: z.string(),
    day: z.string(),
    category: z.string(),
    subject: z.string(),
    /** As RASFF names them; blank where it does not. */
    named: z.string(),
    classification: z.string(),
    risk: z.string(),
    notifiedBy: z.string(),
    origin: z.string(),
    hazards: z.array(z.string()),
  })
  .check(z.meta({ id: 'TemplateNotification' }));
export type TemplateNotification = z.output<typeof notification>;

const tag = 'Hazard templates';
const path = '/api/hazard-templates';
const one = `${path}/{id}`;

const rowsQuery = {
  /** The hazard whose count is opened; without it all rows that are counted from. */
  code: z.optional(
    z.string().check(clean, z.regex(/^[A-Z][A-Z0-9-]{0,39}$/, 'Use a code of the library, such as SALM')),
  ),
  limit: z._default(wholeNumber(1, MAX_LIMIT), DEFAULT_LIMIT),
  offset: z._default(wholeNumber(0, 100_000_000), 0),
};

export const listHazardTemplates = defineCall({
  id: 'listHazardTemplates',
  method: 'GET',
  path,
  summary: 'Hazards that public data names for an FDA industry, with the counts behind them',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['category', 'generatedOn']),
    industryCode: z.optional(
      z.string().check(clean, z.regex(/^\d{2}$/, 'Enter the two digits of an FDA industry, such as 28')),
    ),
    versions: z._default(z.enum(['latest', 'all'], 'One of latest, all'), 'latest'),
  }),
  response: z
    .object({ hazardTemplates: z.array(hazardTemplate), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'HazardTemplateList' })),
});
export const getHazardTemplate = defineCall({
  id: 'getHazardTemplate',
  method: 'GET',
  path: one,
  summary: 'One template',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: hazardTemplate,
});
export const listTemplateRecalls = defineCall({
  id: 'listTemplateRecalls',
  method: 'GET',
  path: `${one}/recalls`,
  summary: 'The recall events that a template counts, the latest first',
  tag,
  access: READ,
  params: idParams,
  query: z.object({ ...rowsQuery, class: z.optional(z.enum(RECALL_CLASSES, `One of ${RECALL_CLASSES.join(', ')}`)) }),
  response: z.object({ recalls: z.array(recallEvent), total: z.int() }).check(z.meta({ id: 'TemplateRecallList' })),
});
export const listTemplateNotifications = defineCall({
  id: 'listTemplateNotifications',
  method: 'GET',
  path: `${one}/notifications`,
  summary: 'The RASFF notifications that a template counts, the latest first',
  tag,
  access: READ,
  params: idParams,
  query: z.object(rowsQuery),
  response: z
    .object({ notifications: z.array(notification), total: z.int() })
    .check(z.meta({ id: 'TemplateNotificationList' })),
});
export const generateHazardTemplates = defineCall({
  id: 'generateHazardTemplates',
  method: 'POST',
  path: `${path}/generate`,
  summary: 'Generate the templates of all industries again; the answer says what changed',
  tag,
  access: person('administer'),
  response: z
    .object({
      generatedOn: z.string(),
      /** Categories whose template is new or different. */
      changed: z.array(z.enum(HAZARD_CATEGORIES)),
      /** Number of templates that the same inputs gave again, byte for byte. */
      unchanged: z.int(),
      unmappedCategories: z.array(rasffCategory),
      /** Codes of the hazard guide that no library has; they are left out. */
      unknownHazards: z.array(z.string()),
    })
    .check(z.meta({ id: 'HazardTemplateGeneration' })),
  status: 202,
});
