import * as z from 'zod/mini';
import { defineCall } from './call.js';
import {
  id,
  idParams,
  instantText,
  listQuery,
  nullableInstant,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  uuid,
} from './fields.js';
import {
  CONDITION_CODES,
  ENTRY_CODES,
  PURPOSES,
  RECEIVING_FACILITIES,
  REGIMES,
  SMALL_SUPPLIERS,
  SUPPLEMENT_MAKERS,
  circumstances,
  foodFacts,
} from './fsvp-file/regime.js';
import { ITEM_STATES, MISSING_REASONS, VERDICTS } from './fsvp-file/readiness.js';
import { REQUIREMENT_CODES } from './fsvp-file/requirements.js';
import { SIGNED_STATES } from './qualification.js';

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

const circumstancesOfFile = circumstances.check(z.meta({ id: 'FsvpFileCircumstances' }));

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
    foodId: z.string(),
    foodName: z.string(),
    productIds: z.array(z.string()),
    productNames: z.array(z.string()),
    /** An account. */
    ownerId: nullableText,
    lifecycle: z.enum(LIFECYCLES),
    /** The day on which importing under the file began. */
    importingSince: nullableText,
    closedOn: nullableText,
    closeReason: nullableText,
    circumstances: circumstancesOfFile,
    /** Number of the signed determination that is in force; null without one. */
    determination: z.nullable(
      z
        .object({ id: z.string(), versionNumber: z.int(), chosenRegime: z.enum(REGIMES) })
        .check(z.meta({ id: 'FsvpFileDetermination' })),
    ),
  })
  .check(z.meta({ id: 'FsvpFile' }));
export type FsvpFile = z.output<typeof fsvpFile>;

const tag = 'FSVP files';
const path = '/api/fsvp-files';
const one = `${path}/{id}`;

export const listFsvpFiles = defineCall({
  id: 'listFsvpFiles',
  method: 'GET',
  path,
  summary: 'FSVP files, newest first; search by number, supplier, food and importer',
  tag,
  query: z.object({
    ...listQuery(['number', 'supplierName', 'foodName', 'lifecycle', 'createdAt']),
    supplierId: z.optional(id),
    foodId: z.optional(id),
    importerId: z.optional(id),
    ownerId: z.optional(id),
    lifecycle: repeated(LIFECYCLES),
  }),
  response: z
    .object({ fsvpFiles: z.array(fsvpFile), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'FsvpFileList' })),
});
export const getFsvpFile = defineCall({
  id: 'getFsvpFile',
  method: 'GET',
  path: one,
  summary: 'One FSVP file',
  tag,
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
  body: fsvpFileCreate,
  response: fsvpFile,
});
export const updateFsvpFile = defineCall({
  id: 'updateFsvpFile',
  method: 'PUT',
  path: one,
  summary: 'Change products, owner, circumstances or state of an FSVP file; a closed file never changes',
  tag,
  params: idParams,
  body: fsvpFileUpdate,
  response: fsvpFile,
});
export const closeFsvpFile = defineCall({
  id: 'closeFsvpFile',
  method: 'DELETE',
  path: one,
  summary: 'Close an FSVP file with a reason; it stays as evidence',
  tag,
  params: idParams,
  query: z.object({ reason: requiredText(1000, 'Say why the file is closed') }),
});

const facts = foodFacts.check(z.meta({ id: 'RegimeFacts' }));

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
    /** The day that was judged. */
    asOf: z.string(),
    computedAt: instantText,
    regime: z.enum(REGIMES),
    citation: z.string(),
    entryCode: z.enum(ENTRY_CODES),
    percent: z.int(),
    verdict: z.enum(VERDICTS),
    missing: z.array(z.enum(REQUIREMENT_CODES)),
    blocking: z.array(z.enum(REQUIREMENT_CODES)),
    expiring: z.array(z.enum(REQUIREMENT_CODES)),
    nextChangeOn: nullableText,
    items: z.array(readinessItem),
  })
  .check(z.meta({ id: 'FileReadiness' }));
export type FileReadinessAnswer = z.output<typeof fileReadiness>;

export const getFileReadiness = defineCall({
  id: 'getFileReadiness',
  method: 'GET',
  path: `${one}/readiness`,
  summary: 'The 29 requirements of an FSVP file, judged on a day by what was signed until then',
  tag,
  params: idParams,
  query: z.object({ asOf: z.optional(z.iso.date('Enter a day as 2027-03-01')) }),
  response: fileReadiness,
});

export const deriveFileRegime = defineCall({
  id: 'deriveFileRegime',
  method: 'POST',
  path: `${path}/derive-regime`,
  summary: 'The regimes that fit a food and the circumstances of its import; nothing is stored',
  tag,
  status: 200,
  body: z
    .object({
      facts,
      circumstances: circumstancesInput,
      /** For very small importers and for recognised countries. */
      importerId: optionalId,
      /** English name or code of the country of the supplier. */
      supplierCountry: optionalText(100),
      day: z.optional(z.iso.date('Enter a day as 2027-03-01')),
      /** As if a signed determination chose it. */
      chosenRegime: z.optional(z.nullable(z.enum(REGIMES, 'Choose a regime'))),
    })
    .check(z.meta({ id: 'RegimeQuestion' })),
  response: z
    .object({ effective: candidate, proposed: candidate, candidates: z.array(candidate) })
    .check(z.meta({ id: 'RegimeAnswer' })),
});

/** A determination of which requirements apply, which a person signs. */
export const determinationCreate = z
  .object({
    chosenRegime: z.enum(REGIMES, 'Choose a regime'),
    /** Required when it is not the proposed one. */
    reason: optionalText(2000),
  })
  .check(z.meta({ id: 'DeterminationCreate' }));
export type DeterminationCreate = z.output<typeof determinationCreate>;
export const determinationUpdate = z
  .partial(z.object(determinationCreate.shape))
  .check(z.meta({ id: 'DeterminationUpdate' }));
export type DeterminationUpdate = z.output<typeof determinationUpdate>;

export const determination = z
  .object({
    ...recordFields,
    fileId: z.string(),
    fileNumber: z.string(),
    /** From 1 within the determinations of one file. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    /** What it was made from. */
    answers: z
      .object({ facts, circumstances: circumstancesOfFile, supplierCountry: nullableText })
      .check(z.meta({ id: 'DeterminationAnswers' })),
    proposedRegime: z.enum(REGIMES),
    chosenRegime: z.enum(REGIMES),
    /** Sections of 21 CFR that the chosen regime rests on. */
    citations: z.array(z.string()),
    entryCode: z.enum(ENTRY_CODES),
    reason: nullableText,
    /** The food, the circumstances or the country have changed since. */
    outdated: z.boolean(),
  })
  .check(z.meta({ id: 'Determination' }));
export type Determination = z.output<typeof determination>;

const determinations = '/api/determinations/{id}';

export const listDeterminations = defineCall({
  id: 'listDeterminations',
  method: 'GET',
  path: `${one}/determinations`,
  summary: 'All determinations of one FSVP file, newest first',
  tag,
  params: idParams,
  response: z
    .object({ determinations: z.array(determination), total: z.int() })
    .check(z.meta({ id: 'DeterminationList' })),
});
export const createDetermination = defineCall({
  id: 'createDetermination',
  method: 'POST',
  path: `${one}/determinations`,
  summary: 'Draft the determination of the regime of an FSVP file; a second open draft is refused',
  tag,
  params: idParams,
  body: determinationCreate,
  response: determination,
  location: '/api/determinations/{id}',
});
export const getDetermination = defineCall({
  id: 'getDetermination',
  method: 'GET',
  path: determinations,
  summary: 'One determination',
  tag,
  params: idParams,
  response: determination,
});
export const updateDetermination = defineCall({
  id: 'updateDetermination',
  method: 'PUT',
  path: determinations,
  summary: 'Make the draft of a determination again from the facts as they are now; a signed one is refused',
  tag,
  params: idParams,
  body: determinationUpdate,
  response: determination,
});
export const deleteDetermination = defineCall({
  id: 'deleteDetermination',
  method: 'DELETE',
  path: determinations,
  summary: 'Delete the draft of a determination; a signed one is refused',
  tag,
  params: idParams,
});
export const createDeterminationVersion = defineCall({
  id: 'createDeterminationVersion',
  method: 'POST',
  path: `${determinations}/versions`,
  summary: 'Draft the determination again with the regime of the signed one, from the facts as they are now',
  tag,
  params: idParams,
  response: determination,
  location: '/api/determinations/{id}',
});
