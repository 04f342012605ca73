import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { defineCall, type ResponseOf } from '../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  instantText,
  nullableInstant,
  nullableText,
  repeatedIds,
  wholeNumber,
} from '../core/fields.js';
import { LIFECYCLES } from './fsvp-file.js';
import { readinessFilters, readinessResult, verdictCounts } from './readiness/readiness-summary.js';
import { ITEM_STATES, MISSING_REASONS, VERDICTS } from './readiness/readiness.js';
import { ENTRY_CODES, REGIMES } from './readiness/regime.js';
import { REQUIREMENT_CODES } from './readiness/requirement-codes.js';

/** Readiness of FSVP files: what their records add up to. (Specification: beyond/fsvp-file.md, 4, 5 and 7.) */

const tag = 'FSVP files';
const path = '/api/fsvp-files';

/** One of the 29 requirements of a file on a day. */
const readinessItem = z
  .object({
    code: z.enum(REQUIREMENT_CODES),
    title: z.string(),
    /** Sections of 21 CFR, such as '1.509(a)'. */
    citations: z.array(z.string()),
    state: z.enum(ITEM_STATES),
    /** Why it is missing. */
    reason: z.nullable(z.enum(MISSING_REASONS)),
    /** Needed before the first import. */
    blocking: z.boolean(),
    /** Of one that does not apply: the section that says so. */
    citation: nullableText,
    evidence: z.array(
      z
        .object({
          recordType: z.string(),
          id: z.string(),
          version: z.int(),
          title: z.string(),
          href: nullableText,
          signedBy: nullableText,
          signedAt: nullableInstant,
          validUntil: nullableText,
        })
        .check(z.meta({ id: 'ReadinessEvidence' })),
    ),
    dueOn: nullableText,
    notes: z.array(z.string()),
    /** Null while the suite has no form for the record. */
    nextAction: z.nullable(z.object({ label: z.string(), href: z.string() }).check(z.meta({ id: 'ReadinessAction' }))),
  })
  .check(z.meta({ id: 'ReadinessItem' }));

export const fileReadiness = z
  .object({
    fileId: z.string(),
    ...readinessResult,
    /** The day that was judged. */
    asOf: z.string(),
    computedAt: instantText,
    citation: z.string(),
    entryCode: z.enum(ENTRY_CODES),
    items: z.array(readinessItem),
  })
  .check(z.meta({ id: 'FileReadiness' }));
export type FileReadinessAnswer = z.output<typeof fileReadiness>;

export const getFileReadiness = defineCall({
  id: 'getFileReadiness',
  method: 'GET',
  path: `${path}/{id}/readiness`,
  summary: 'The 29 requirements of an FSVP file, judged on a day by what was signed until then',
  tag,
  access: READ,
  params: idParams,
  query: z.object({ asOf: z.optional(calendarDay('Enter a day as 2027-03-01')) }),
  response: fileReadiness,
});

/** Most changes of readiness in one answer. */
const READINESS_CHANGES = 500;

/** Verdict, regime and missing requirements before or after a change. */
const readinessState = {
  regime: z.enum(REGIMES),
  verdict: z.enum(VERDICTS),
  missing: z.array(z.enum(REQUIREMENT_CODES)),
};

export const readinessChange = z
  .object({
    changedAt: instantText,
    /** The day that was judged. */
    asOf: z.string(),
    percent: z.int(),
    ...readinessState,
    /** Null for the first judgement. */
    before: z.nullable(z.object(readinessState).check(z.meta({ id: 'ReadinessState' }))),
  })
  .check(z.meta({ id: 'ReadinessChange' }));
export type ReadinessChange = z.output<typeof readinessChange>;

export const listReadinessChanges = defineCall({
  id: 'listReadinessChanges',
  method: 'GET',
  path: `${path}/{id}/readiness-changes`,
  summary: 'When the verdict, the regime or the missing requirements of an FSVP file changed, newest first',
  tag,
  access: READ,
  params: idParams,
  query: z.object({ limit: z._default(wholeNumber(1, READINESS_CHANGES), READINESS_CHANGES) }),
  response: z
    .object({ changes: z.array(readinessChange), total: z.int() })
    .check(z.meta({ id: 'ReadinessChangeList' })),
});

/** Most suppliers of one request for their counts. */
export const MAX_COUNTED_SUPPLIERS = 200;

export const getFsvpFileCounts = defineCall({
  id: 'getFsvpFileCounts',
  method: 'GET',
  path: `${path}/counts`,
  summary: 'How many open FSVP files have each verdict, in all and for each of some suppliers',
  tag,
  access: READ,
  query: z.object({ supplierId: repeatedIds(MAX_COUNTED_SUPPLIERS) }),
  response: z
    .object({
      counts: verdictCounts,
      /** In the order of the question; those without an open file have zeros. */
      suppliers: z.array(
        z
          .object({
            supplierId: z.string(),
            counts: verdictCounts,
            regimes: z.array(
              z
                .object({ regime: z.nullable(z.enum(REGIMES)), count: z.int() })
                .check(z.meta({ id: 'SupplierRegimeCount' })),
            ),
          })
          .check(z.meta({ id: 'SupplierFileCounts' })),
      ),
    })
    .check(z.meta({ id: 'FsvpFileCounts' })),
});

/** Most suppliers, and most foods, of one portfolio. */
export const PORTFOLIO_SIZE = 200;

export const getFsvpPortfolio = defineCall({
  id: 'getFsvpPortfolio',
  method: 'GET',
  path: '/api/fsvp-portfolio',
  summary: 'The open FSVP files as suppliers by foods, the worst first',
  tag,
  access: READ,
  query: z.object({
    importerId: z.optional(id),
    ownerId: z.optional(id),
    supplierId: z.optional(id),
    foodId: z.optional(id),
    ...readinessFilters,
  }),
  response: z
    .object({
      /** Of the day, in the suite's time zone. */
      asOf: z.string(),
      suppliers: z.array(
        z
          .object({
            id: z.string(),
            name: z.string(),
            country: nullableText,
            verdict: z.enum(VERDICTS),
            determined: z.boolean(),
          })
          .check(z.meta({ id: 'PortfolioSupplier' })),
      ),
      foods: z.array(
        z
          .object({ id: z.string(), name: z.string(), verdict: z.enum(VERDICTS), determined: z.boolean() })
          .check(z.meta({ id: 'PortfolioFood' })),
      ),
      /** One for each file of these suppliers and foods: two importers may have the same supplier and food. */
      cells: z.array(
        z
          .object({
            supplierId: z.string(),
            foodId: z.string(),
            fileId: z.string(),
            importerId: z.string(),
            number: z.string(),
            ownerId: nullableText,
            lifecycle: z.enum(LIFECYCLES),
            verdict: z.enum(VERDICTS),
            determined: z.boolean(),
            percent: z.int(),
            missingCount: z.int(),
            nextDueOn: nullableText,
            fresh: z.boolean(),
          })
          .check(z.meta({ id: 'PortfolioCell' })),
      ),
      /** Those of the cells, by name. */
      importers: z.array(z.object({ id: z.string(), name: z.string() }).check(z.meta({ id: 'PortfolioImporter' }))),
      /** To filter by: the countries of all suppliers with open files, as one of them was typed. */
      countries: z.array(z.string()),
      /** Over all filters but `verdict`, also of files that are not shown. */
      counts: verdictCounts,
      supplierTotal: z.int(),
      foodTotal: z.int(),
      /** Of the last 90 days, the oldest first: all open files of the suite at the end of the day; today as it is now. */
      trend: z.array(z.object({ day: z.string(), counts: verdictCounts }).check(z.meta({ id: 'PortfolioDay' }))),
    })
    .check(z.meta({ id: 'FsvpPortfolio' })),
});
export type FsvpPortfolio = ResponseOf<typeof getFsvpPortfolio>;
