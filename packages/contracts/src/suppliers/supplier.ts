import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { externalIdQuery, externalIds, externalIdsInput } from '../core/external-ids.js';
import {
  clean,
  flag,
  id,
  idParams,
  instantText,
  listQuery,
  nullableInstant,
  nullableNumber,
  nullableText,
  optionalDecimal,
  optionalEmail,
  optionalPastDate,
  optionalText,
  pastDate,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
  wholeNumber,
} from '../core/fields.js';
import { COMPLIANCES } from './compliance.js';
import { DEFAULT_FREQUENCY_MONTHS, FSVP_STATUSES } from './fsvp.js';
import { supplierIdentityFields } from './supplier-identity.js';
import { SUPPLIER_STATUSES } from './supplier-status.js';

export const RISK_LEVELS = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];
export const RISK_LEVEL_LABELS: Record<RiskLevel, string> = {
  low: 'Low Risk',
  medium: 'Medium Risk',
  high: 'High Risk',
};

export const FREQUENCY_MONTHS = { min: 1, max: 60, default: DEFAULT_FREQUENCY_MONTHS } as const;

const supplierFields = {
  name: requiredText(255, 'Name is required'),
  address: optionalText(),
  city: optionalText(100),
  state: optionalText(100),
  country: requiredText(100, 'Country is required'),
  postalCode: optionalText(20),
  contactPerson: optionalText(255),
  email: optionalEmail(),
  phone: optionalText(50),
  riskLevel: z.enum(RISK_LEVELS, 'Choose low, medium or high'),
  status: z.enum(SUPPLIER_STATUSES, 'Choose pending, approved, rejected or suspended'),
  fsvpRequired: flag,
  verificationFrequencyMonths: wholeNumber(FREQUENCY_MONTHS.min, FREQUENCY_MONTHS.max),
  notes: optionalText(),
  ...supplierIdentityFields,
  lastVerificationDate: optionalPastDate('Last verification date'),
  fsvpProgram: optionalText(),
  fsvpImporterName: optionalText(255),
  fsvpImporterDuns: optionalText(20),
  fsvpVerificationMethods: optionalText(),
  fsvpCorrectiveActions: optionalText(),
  fsvpRecordKeeping: optionalText(),
  externalIds: externalIdsInput,
};

/** Body of POST /api/suppliers with its defaults (spec-map: validation-7). */
export const supplierCreate = z
  .object({
    ...supplierFields,
    riskLevel: z._default(supplierFields.riskLevel, 'medium'),
    status: z._default(supplierFields.status, 'pending'),
    fsvpRequired: z._default(supplierFields.fsvpRequired, true),
    verificationFrequencyMonths: z._default(supplierFields.verificationFrequencyMonths, FREQUENCY_MONTHS.default),
  })
  .check(z.meta({ id: 'SupplierCreate' }));
export type SupplierCreate = z.output<typeof supplierCreate>;

/** Body of PUT /api/suppliers/{id}; merged. Update Verification also sends `verificationStatus`. */
export const supplierUpdate = z
  .extend(z.partial(z.object(supplierFields)), { verificationStatus: z.optional(z.enum(['completed'])) })
  .check(z.meta({ id: 'SupplierUpdate' }));
export type SupplierUpdate = z.output<typeof supplierUpdate>;

export const supplier = z
  .object({
    ...recordFields,
    name: z.string(),
    address: nullableText,
    city: nullableText,
    state: nullableText,
    country: z.string(),
    postalCode: nullableText,
    contactPerson: nullableText,
    email: nullableText,
    phone: nullableText,
    riskLevel: z.enum(RISK_LEVELS),
    status: z.enum(SUPPLIER_STATUSES),
    fsvpRequired: z.boolean(),
    approvedBy: nullableText,
    approvedAt: nullableInstant,
    lastVerificationDate: nullableInstant,
    /** The user who set the last verification date, in the form, by Update Verification or by completing an activity. */
    lastVerificationBy: nullableText,
    nextVerificationDate: nullableInstant,
    verificationFrequencyMonths: z.int(),
    notes: nullableText,
    duns: nullableText,
    fei: nullableText,
    fdaRegistration: nullableText,
    fdaRegistrationEnd: nullableInstant,
    approvalNumbers: nullableText,
    tradeNames: nullableText,
    sites: nullableText,
    fsvpStatus: z.enum(FSVP_STATUSES),
    approvalStatus: z.enum(SUPPLIER_STATUSES),
    fsvpProgram: nullableText,
    fsvpImporterName: nullableText,
    fsvpImporterDuns: nullableText,
    fsvpVerificationMethods: nullableText,
    fsvpCorrectiveActions: nullableText,
    fsvpRecordKeeping: nullableText,
    contactName: nullableText,
    contactEmail: nullableText,
    contactPhone: nullableText,
    externalIds,
  })
  .check(z.meta({ id: 'Supplier' }));
export type Supplier = z.output<typeof supplier>;

export const SUPPLIER_SORTS = [
  'name',
  'country',
  'status',
  'riskLevel',
  'lastVerificationDate',
  'nextVerificationDate',
  'createdAt',
] as const;

const tag = 'Suppliers';

export const listSuppliers = defineCall({
  id: 'listSuppliers',
  method: 'GET',
  path: '/api/suppliers',
  summary: 'Suppliers, newest first, with search and filters',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(SUPPLIER_SORTS),
    status: repeated(SUPPLIER_STATUSES),
    riskLevel: repeated(RISK_LEVELS),
    fsvpStatus: repeated(FSVP_STATUSES),
    fsvpRequired: z.optional(flag),
    /** The groups of the dashboard cards. */
    compliance: repeated(COMPLIANCES),
    ...externalIdQuery,
  }),
  response: z
    .object({ suppliers: z.array(supplier), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'SupplierList' })),
});

export const getSupplier = defineCall({
  id: 'getSupplier',
  method: 'GET',
  path: '/api/suppliers/{id}',
  summary: 'One supplier',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: supplier,
});

export const createSupplier = defineCall({
  id: 'createSupplier',
  method: 'POST',
  path: '/api/suppliers',
  summary: 'Add a supplier',
  tag,
  access: write('suppliers:write'),
  body: supplierCreate,
  response: supplier,
});

export const updateSupplier = defineCall({
  id: 'updateSupplier',
  method: 'PUT',
  path: '/api/suppliers/{id}',
  summary: 'Update a supplier; absent fields are unchanged, null clears an optional field',
  tag,
  access: write('suppliers:write'),
  params: idParams,
  body: supplierUpdate,
  response: supplier,
});

export const deleteSupplier = defineCall({
  id: 'deleteSupplier',
  method: 'DELETE',
  path: '/api/suppliers/{id}',
  summary: 'Delete a supplier (a tombstone is kept)',
  tag,
  access: write('suppliers:write'),
  params: idParams,
});

/** Counts of the FSVP tiles; `total` counts suppliers with FSVP required. */
export const fsvpTiles = z
  .object({ compliant: z.int(), dueSoon: z.int(), overdue: z.int(), notRequired: z.int(), total: z.int() })
  .check(z.meta({ id: 'FsvpSummary' }));
export type FsvpSummary = z.output<typeof fsvpTiles>;

export const fsvpSummary = defineCall({
  id: 'fsvpSummary',
  method: 'GET',
  path: '/api/suppliers/fsvp-summary',
  summary: 'Counts over all suppliers for the FSVP tiles',
  tag,
  access: READ,
  response: fsvpTiles,
});

/**
 * An FDA product code, as in FDA's Product Code Builder: industry (two digits), class (letter), subclass and process
 * (letter or hyphen each), product (two letters or digits). Converted to upper case; blank clears the field.
 */
export const fdaProductCode = z.optional(
  z.pipe(
    z.pipe(
      z.nullable(z.string().check(clean, z.toUpperCase())),
      z.transform((value) => value || null),
    ),
    z.nullable(
      z
        .string()
        .check(
          z.regex(/^\d{2}[A-Z][A-Z-]{2}[A-Z\d]{2}$/, 'Enter an FDA product code with 7 characters, such as 16AEE02'),
        ),
    ),
  ),
);

const productFields = {
  productName: requiredText(255, 'Product name is required'),
  productCategory: optionalText(255),
  fdaFoodCode: fdaProductCode,
  description: optionalText(),
  riskAssessment: optionalText(),
  externalIds: externalIdsInput,
};
export const supplierProduct = z
  .object({
    ...recordFields,
    supplierId: z.string(),
    productName: z.string(),
    productCategory: nullableText,
    fdaFoodCode: nullableText,
    description: nullableText,
    riskAssessment: nullableText,
    externalIds,
  })
  .check(z.meta({ id: 'SupplierProduct' }));
export type SupplierProduct = z.output<typeof supplierProduct>;
export const productCreate = z.object(productFields).check(z.meta({ id: 'SupplierProductCreate' }));
export type SupplierProductCreate = z.output<typeof productCreate>;
export const productUpdate = z.partial(z.object(productFields)).check(z.meta({ id: 'SupplierProductUpdate' }));
const productParams = z.object({ id, productId: id });

export const listSupplierProducts = defineCall({
  id: 'listSupplierProducts',
  method: 'GET',
  path: '/api/suppliers/{id}/products',
  summary: 'Products of a supplier',
  tag,
  access: READ,
  params: idParams,
  query: z.object({ ...listQuery(['productName', 'createdAt']), ...externalIdQuery }),
  response: z
    .object({ products: z.array(supplierProduct), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'SupplierProductList' })),
});
export const getSupplierProduct = defineCall({
  id: 'getSupplierProduct',
  method: 'GET',
  path: '/api/suppliers/{id}/products/{productId}',
  summary: 'One product',
  tag,
  access: READ,
  params: productParams,
  query: recordQuery,
  response: supplierProduct,
});
export const createSupplierProduct = defineCall({
  id: 'createSupplierProduct',
  method: 'POST',
  path: '/api/suppliers/{id}/products',
  summary: 'Add a product',
  tag,
  access: write('suppliers:write'),
  params: idParams,
  body: productCreate,
  response: supplierProduct,
});
export const updateSupplierProduct = defineCall({
  id: 'updateSupplierProduct',
  method: 'PUT',
  path: '/api/suppliers/{id}/products/{productId}',
  summary: 'Update a product',
  tag,
  access: write('suppliers:write'),
  params: productParams,
  body: productUpdate,
  response: supplierProduct,
});
export const deleteSupplierProduct = defineCall({
  id: 'deleteSupplierProduct',
  method: 'DELETE',
  path: '/api/suppliers/{id}/products/{productId}',
  summary: 'Remove a product',
  tag,
  access: write('suppliers:write'),
  params: productParams,
});
export const restoreSupplierProduct = defineCall({
  id: 'restoreSupplierProduct',
  method: 'POST',
  path: '/api/suppliers/{id}/products/{productId}/restore',
  summary: 'Take the removal of a product back',
  tag,
  access: write('suppliers:write'),
  params: productParams,
  response: supplierProduct,
  status: 200,
});

/** decimal(4,2) (spec-map: entities-33). */
export const SCORE = { min: 0, max: 99.99, scale: 2 } as const;
const score = optionalDecimal(SCORE);
export const supplierPerformance = z
  .object({
    ...recordFields,
    supplierId: z.string(),
    evaluationDate: instantText,
    qualityScore: nullableNumber,
    complianceScore: nullableNumber,
    deliveryScore: nullableNumber,
    overallScore: nullableNumber,
    notes: nullableText,
    evaluatedBy: nullableText,
  })
  .check(z.meta({ id: 'SupplierPerformance' }));
export type SupplierPerformance = z.output<typeof supplierPerformance>;
export const listSupplierPerformance = defineCall({
  id: 'listSupplierPerformance',
  method: 'GET',
  path: '/api/suppliers/{id}/performance',
  summary: 'Performance evaluations of a supplier',
  tag,
  access: READ,
  params: idParams,
  query: z.object(listQuery(['evaluationDate', 'createdAt'])),
  response: z
    .object({ evaluations: z.array(supplierPerformance), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'SupplierPerformanceList' })),
});
export const getSupplierPerformance = defineCall({
  id: 'getSupplierPerformance',
  method: 'GET',
  path: '/api/suppliers/{id}/performance/{evaluationId}',
  summary: 'One performance evaluation',
  tag,
  access: READ,
  params: z.object({ id, evaluationId: id }),
  query: recordQuery,
  response: supplierPerformance,
});
export const performanceCreate = z
  .object({
    evaluationDate: pastDate('Evaluation date'),
    qualityScore: score,
    complianceScore: score,
    deliveryScore: score,
    overallScore: score,
    notes: optionalText(),
  })
  .check(z.meta({ id: 'SupplierPerformanceCreate' }));
export type SupplierPerformanceCreate = z.output<typeof performanceCreate>;
export const createSupplierPerformance = defineCall({
  id: 'createSupplierPerformance',
  method: 'POST',
  path: '/api/suppliers/{id}/performance',
  summary: 'Record a performance evaluation',
  tag,
  access: write('suppliers:write'),
  params: idParams,
  body: performanceCreate,
  response: supplierPerformance,
});
