import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import {
  calendarDay,
  id,
  idParams,
  listQuery,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  uuid,
} from '../core/fields.js';
import { readinessFilters, readinessSummary, verdictCounts } from './readiness/readiness-summary.js';
import {
  circumstances,
  CONDITION_CODES,
  ENTRY_CODES,
  foodFacts,
  PURPOSES,
  RECEIVING_FACILITIES,
  REGIMES,
  SMALL_SUPPLIERS,
  SUPPLEMENT_MAKERS,
} from './readiness/regime.js';

/**
 * FSVP files: the program for one food from one foreign supplier (21 CFR 1.502(a)), and the determination which
 * requirements apply to it. (Specification: beyond/fsvp-file.md.)
 */

export const LIFECYCLES = ['preparing', 'importing', 'suspended', 'closed'] as const;
export type Lifecycle = (typeof LIFECYCLES)[number];
export const LIFECYCLE_LABELS: Record<Lifecycle, string> = {
  preparing: 'Preparing',
  importing: 'Importing',
  suspended: 'Suspended',
  closed: 'Closed',
};

/** Most products of one file. */
export const MAX_FILE_PRODUCTS = 1000;

const productIds = z.array(id, 'Choose products').check(
  z.maxLength(MAX_FILE_PRODUCTS, 'At most 1,000 products'),
  z.refine((ids) => new Set(ids).size === ids.length, 'The same product twice'),
);

const circumstanceFields = {
  purpose: z.enum(PURPOSES, 'Choose what the food is imported for'),
  confirmed: z.array(z.enum(CONDITION_CODES, 'Not a condition')).check(z.maxLength(CONDITION_CODES.length)),
  furtherProcessing: z.boolean('Yes or no'),
  supplementMaker: z.enum(SUPPLEMENT_MAKERS, 'Choose who makes the dietary supplement'),
  receivingFacility: z.enum(RECEIVING_FACILITIES, 'Choose what the receiving facility does'),
  smallSupplier: z.enum(SMALL_SUPPLIERS, 'Choose what kind of small supplier it is'),
  goodStanding: z.boolean('Yes or no'),
  alcoholMaker: z.boolean('Yes or no'),
};
/** In bodies: absent ones keep their value. */
const circumstancesInput = z.partial(z.object(circumstanceFields)).check(z.meta({ id: 'FsvpFileCircumstancesInput' }));

/** Of a file, and of a determination of it. */
export const circumstancesOfFile = circumstances.check(z.meta({ id: 'FsvpFileCircumstances' }));

const fileFields = {
  importerId: uuid('Choose an importer'),
  supplierId: uuid('Choose a supplier'),
  foodId: uuid('Choose a food'),
};

export const fsvpFileCreate = z
  .object({
    ...fileFields,
    productIds: z._default(productIds, []),
    ownerId: optionalId,
    circumstances: z._default(circumstancesInput, {}),
  })
  .check(z.meta({ id: 'FsvpFileCreate' }));
export type FsvpFileCreate = z.output<typeof fsvpFileCreate>;

export const fsvpFileUpdate = z
  .partial(
    z.object({
      productIds,
      ownerId: optionalId,
      circumstances: circumstancesInput,
      lifecycle: z.enum(LIFECYCLES, 'Choose a state'),
      closeReason: optionalText(1000),
      startReason: optionalText(1000),
    }),
  )
  .check(z.meta({ id: 'FsvpFileUpdate' }));
export type FsvpFileUpdate = z.output<typeof fsvpFileUpdate>;

export const fsvpFile = z
  .object({
    ...recordFields,
    /** 'F-000123' */
    number: z.string(),
    importerId: z.string(),
    importerName: z.string(),
    supplierId: z.string(),
    supplierName: z.string(),
    supplierCountry: nullableText,
    supplierDeleted: z.boolean(),
    foodId: z.string(),
    foodName: z.string(),
    productIds: z.array(z.string()),
    productNames: z.array(z.string()),
    /** An account. */
    ownerId: nullableText,
    lifecycle: z.enum(LIFECYCLES),
    /** The day on which importing under the file began. */
    importingSince: nullableText,
    /** Why importing began although something was missing that is needed before. */
    startReason: nullableText,
    closedOn: nullableText,
    closeReason: nullableText,
    circumstances: circumstancesOfFile,
    /** Number of the signed determination that is in force; null without one. */
    determination: z.nullable(
      z
        .object({ id: z.string(), versionNumber: z.int(), chosenRegime: z.enum(REGIMES) })
        .check(z.meta({ id: 'FsvpFileDetermination' })),
    ),
    readiness: readinessSummary,
  })
  .check(z.meta({ id: 'FsvpFile' }));
export type FsvpFile = z.output<typeof fsvpFile>;

/** Files whose numbers the message names. */
export const NAMED_FILES = 3;

/**
 * Why a record that open files name is not deleted.
 * @param record such as 'supplier' @param numbers of the first `NAMED_FILES` of the files
 */
export function explainOpenFiles(record: string, numbers: readonly string[], total: number): string {
  const more = total - numbers.length;
  return `Open FSVP files name this ${record}: ${numbers.join(', ')}${more ? ` and ${more} more` : ''}. Close them first.`;
}

const tag = 'FSVP files';
const path = '/api/fsvp-files';
const one = `${path}/{id}`;

export const listFsvpFiles = defineCall({
  id: 'listFsvpFiles',
  method: 'GET',
  path,
  summary: 'FSVP files, newest first; search by number, supplier, country, food and importer',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['number', 'supplierName', 'foodName', 'lifecycle', 'createdAt', 'readiness', 'nextDueOn']),
    supplierId: z.optional(id),
    foodId: z.optional(id),
    importerId: z.optional(id),
    ownerId: z.optional(id),
    lifecycle: repeated(LIFECYCLES),
    ...readinessFilters,
  }),
  response: z
    .object({
      fsvpFiles: z.array(fsvpFile),
      total: z.int(),
      next: nullableText,
      /** Open files by verdict, over all filters but `verdict`. */
      counts: verdictCounts,
    })
    .check(z.meta({ id: 'FsvpFileList' })),
});
export const getFsvpFile = defineCall({
  id: 'getFsvpFile',
  method: 'GET',
  path: one,
  summary: 'One FSVP file',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: fsvpFile,
});
export const createFsvpFile = defineCall({
  id: 'createFsvpFile',
  method: 'POST',
  path,
  summary: 'Open an FSVP file for one food from one supplier',
  tag,
  access: write('program:write'),
  body: fsvpFileCreate,
  response: fsvpFile,
});
export const updateFsvpFile = defineCall({
  id: 'updateFsvpFile',
  method: 'PUT',
  path: one,
  summary: 'Change products, owner, circumstances or state of an FSVP file; a closed file never changes',
  tag,
  access: write('program:write'),
  params: idParams,
  body: fsvpFileUpdate,
  response: fsvpFile,
});
export const fileClosing = z.object({ reason: requiredText(1000, 'Enter why you are closing the file') });
export const closeFsvpFile = defineCall({
  id: 'closeFsvpFile',
  method: 'DELETE',
  path: one,
  summary: 'Close an FSVP file with a reason; it stays as evidence',
  tag,
  access: write('program:write'),
  params: idParams,
  query: fileClosing,
});

export const regimeFacts = foodFacts.check(z.meta({ id: 'RegimeFacts' }));

/** A regime that fits the facts. */
const candidate = z
  .object({
    rule: z.int(),
    regime: z.enum(REGIMES),
    citation: z.string(),
    entryCode: z.enum(ENTRY_CODES),
    elective: z.boolean(),
    unmet: z.array(z.enum(CONDITION_CODES)),
  })
  .check(z.meta({ id: 'RegimeCandidate' }));

export const deriveFileRegime = defineCall({
  id: 'deriveFileRegime',
  method: 'POST',
  path: `${path}/derive-regime`,
  summary: 'The regimes that fit a food and the circumstances of its import; nothing is stored',
  tag,
  access: READ,
  status: 200,
  body: z
    .object({
      facts: regimeFacts,
      circumstances: circumstancesInput,
      /** For very small importers and for recognised countries. */
      importerId: optionalId,
      /** English name or code of the country of the supplier. */
      supplierCountry: optionalText(100),
      day: z.optional(calendarDay('Enter a day as 2027-03-01')),
      /** As if a signed determination chose it. */
      chosenRegime: z.optional(z.nullable(z.enum(REGIMES, 'Choose a regime'))),
    })
    .check(z.meta({ id: 'RegimeQuestion' })),
  response: z
    .object({ effective: candidate, proposed: candidate, candidates: z.array(candidate) })
    .check(z.meta({ id: 'RegimeAnswer' })),
});
