import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { id, nullableText, optionalId, uuid, wholeNumber } from '../core/fields.js';
import { entryLineAssignmentResult } from './entry-line-coverage.js';
import { foodCreate, productCode } from './food.js';
import { fsvpFile, fsvpFileCreate } from './fsvp-file.js';
import { FOOD_CLASSES } from './qualification.js';

/**
 * The way from suppliers with products to FSVP files: products of a supplier that are in no open file of an importer, grouped
 * into foods; and the call that opens the file of one group. (Specification: beyond/fsvp-file.md, 1.)
 */

/** Most suppliers of one answer, and of one question that names them. */
export const MAX_PROPOSAL_SUPPLIERS = 200;
export const DEFAULT_PROPOSAL_SUPPLIERS = 100;

/** What the products of a food have in common. */
export const PROPOSAL_BASES = ['product_code', 'category', 'name'] as const;
export type ProposalBasis = (typeof PROPOSAL_BASES)[number];

const newFood = z
  .object({
    name: z.string(),
    foodClass: z.enum(FOOD_CLASSES),
    /** Null if it follows from neither product code nor category. */
    industryCode: nullableText,
    productCodes: z.array(z.string()),
  })
  .check(z.meta({ id: 'ProposedFood' }));

const proposal = z
  .object({
    /** The food that has these products; null for a new one. */
    foodId: nullableText,
    foodName: z.string(),
    /** What to create; null if the food exists. */
    newFood: z.nullable(newFood),
    basis: z.array(
      z.object({ kind: z.enum(PROPOSAL_BASES), value: z.string() }).check(z.meta({ id: 'ProposalBasis' })),
    ),
    /** The open file of the food, to which the products are added; null if a file is opened. */
    file: z.nullable(z.object({ id: z.string(), number: z.string() }).check(z.meta({ id: 'ProposalFile' }))),
    products: z.array(
      z
        .object({ id: z.string(), name: z.string(), productCode: nullableText, category: nullableText })
        .check(z.meta({ id: 'ProposalProduct' })),
    ),
  })
  .check(z.meta({ id: 'FileProposal' }));
export type FileProposal = z.output<typeof proposal>;

const supplierProposals = z
  .object({
    supplierId: z.string(),
    supplierName: z.string(),
    supplierCountry: nullableText,
    proposals: z.array(proposal),
  })
  .check(z.meta({ id: 'SupplierProposals' }));
export type SupplierProposals = z.output<typeof supplierProposals>;

const tag = 'FSVP files';
const path = '/api/fsvp-files';

export const proposeFsvpFiles = defineCall({
  id: 'proposeFsvpFiles',
  method: 'POST',
  path: `${path}/proposals`,
  summary: 'Files to open for the products that are in none, grouped into foods; nothing is stored',
  tag,
  access: READ,
  status: 200,
  body: z
    .object({
      importerId: uuid('Choose an importer'),
      /** Without it, all suppliers with such products. */
      supplierIds: z.optional(
        z.array(id).check(z.maxLength(MAX_PROPOSAL_SUPPLIERS, `At most ${MAX_PROPOSAL_SUPPLIERS} suppliers`)),
      ),
      limit: z._default(wholeNumber(1, MAX_PROPOSAL_SUPPLIERS), DEFAULT_PROPOSAL_SUPPLIERS),
      /** `next` of the page before. */
      after: optionalId,
    })
    .check(z.meta({ id: 'FileProposalQuestion' })),
  response: z
    .object({
      suppliers: z.array(supplierProposals),
      /** Suppliers with products that are in no open file of the importer. */
      total: z.int(),
      next: nullableText,
    })
    .check(z.meta({ id: 'FileProposals' })),
});

export const proposedFileCreate = z
  .object({
    importerId: fsvpFileCreate.shape.importerId,
    supplierId: fsvpFileCreate.shape.supplierId,
    productIds: fsvpFileCreate.shape.productIds,
    ownerId: optionalId,
    foodId: optionalId,
    /** In place of `foodId`. One that has its name is used if it is the same. */
    newFood: z.optional(z.nullable(foodCreate)),
    /** Entry lines of the importer and the supplier without a file, by product code: they move into the file. */
    entryLineCodes: z.optional(z.array(productCode).check(z.maxLength(50, 'At most 50 product codes'))),
  })
  .check(
    z.refine((body) => Boolean(body.foodId) !== Boolean(body.newFood), {
      error: 'Choose a food or name a new one',
      path: ['foodId'],
    }),
    z.meta({ id: 'ProposedFileCreate' }),
  );
export type ProposedFileCreate = z.output<typeof proposedFileCreate>;

export const proposedFileResult = z
  .object({
    file: fsvpFile,
    /** False if the products were added to a file that was open. */
    opened: z.boolean(),
    foodCreated: z.boolean(),
    /** Those that were not in the file before. */
    addedProductIds: z.array(z.string()),
    /** Entry lines that moved into the file, and those that are left for `assignEntryLines`; absent without `entryLineCodes`. */
    entryLines: z.optional(entryLineAssignmentResult),
  })
  .check(z.meta({ id: 'ProposedFileResult' }));
export type ProposedFileResult = z.output<typeof proposedFileResult>;

export const openProposedFile = defineCall({
  id: 'openProposedFile',
  method: 'POST',
  path: `${path}/from-proposal`,
  summary: 'Open the file of a proposal, with its food if that is new; or add the products to the file that is open',
  tag,
  access: write('program:write'),
  location: '/api/fsvp-files/{file.id}',
  body: proposedFileCreate,
  response: proposedFileResult,
});
