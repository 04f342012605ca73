import * as z from 'zod/mini';
import { defineCall } from '../core/call.js';
import { externalIdQuery, externalIds, externalIdsInput } from '../core/external-ids.js';
import {
  id,
  idParams,
  listQuery,
  nullableInstant,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  requiredText,
  nullableText,
  uuid,
} from '../core/fields.js';

export const HAZARD_TYPES = ['biological', 'chemical', 'physical', 'radiological'] as const;
export type HazardType = (typeof HAZARD_TYPES)[number];
export const SEVERITIES = ['low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];
export const LIKELIHOODS = ['rare', 'unlikely', 'possible', 'likely', 'certain'] as const;
export type Likelihood = (typeof LIKELIHOODS)[number];

const SEVERITY_WEIGHTS: Record<Severity, number> = { low: 1, medium: 2, high: 3 };
const LIKELIHOOD_WEIGHTS: Record<Likelihood, number> = { rare: 1, unlikely: 2, possible: 3, likely: 4, certain: 5 };

/** Severity weight times likelihood weight, 1 to 15 (spec-map: states-11). */
export function hazardRiskScore(severity: Severity, likelihood: Likelihood): number {
  return SEVERITY_WEIGHTS[severity] * LIKELIHOOD_WEIGHTS[likelihood];
}

export type HazardRating = 'critical' | 'high' | 'medium' | 'low';
export const HAZARD_RATING_LABELS: Record<HazardRating, string> = {
  critical: 'Critical Risk',
  high: 'High Risk',
  medium: 'Medium Risk',
  low: 'Low Risk',
};

/** The rating of a risk score, with thresholds 12, 8 and 4 (spec-map: states-12). */
export function hazardRating(score: number): HazardRating {
  if (score >= 12) return 'critical';
  if (score >= 8) return 'high';
  return score >= 4 ? 'medium' : 'low';
}

const fields = {
  supplierId: id,
  productId: optionalId,
  hazardType: z.enum(HAZARD_TYPES, 'Hazard type is required'),
  hazardDescription: requiredText(undefined, 'Hazard description is required'),
  severity: z.enum(SEVERITIES, 'Choose low, medium or high'),
  likelihood: z.enum(LIKELIHOODS, 'Choose rare, unlikely, possible, likely or certain'),
  preventiveControls: optionalText(),
  monitoringProcedures: optionalText(),
  correctiveActions: optionalText(),
  verificationActivities: optionalText(),
  recordKeepingProcedures: optionalText(),
  externalIds: externalIdsInput,
};

export const hazardCreate = z
  .object({
    ...fields,
    supplierId: uuid('Supplier is required'),
    severity: z._default(fields.severity, 'medium'),
    likelihood: z._default(fields.likelihood, 'possible'),
  })
  .check(z.meta({ id: 'HazardAnalysisCreate' }));
export type HazardCreate = z.output<typeof hazardCreate>;
export const hazardUpdate = z.partial(z.object(fields)).check(z.meta({ id: 'HazardAnalysisUpdate' }));
export type HazardUpdate = z.output<typeof hazardUpdate>;

export const hazardAnalysis = z
  .object({
    ...recordFields,
    supplierId: z.string(),
    supplierName: nullableText,
    productId: nullableText,
    /** Null without a product, or before its event has reached this service. */
    productName: nullableText,
    hazardType: z.enum(HAZARD_TYPES),
    hazardDescription: z.string(),
    severity: z.enum(SEVERITIES),
    likelihood: z.enum(LIKELIHOODS),
    riskScore: z.number(),
    preventiveControls: nullableText,
    monitoringProcedures: nullableText,
    correctiveActions: nullableText,
    verificationActivities: nullableText,
    recordKeepingProcedures: nullableText,
    conductedBy: nullableText,
    conductedAt: nullableInstant,
    reviewedBy: nullableText,
    reviewedAt: nullableInstant,
    externalIds,
  })
  .check(z.meta({ id: 'HazardAnalysis' }));
export type HazardAnalysis = z.output<typeof hazardAnalysis>;

const tag = 'Hazard Analysis';
const path = '/api/hazard-analysis';
const one = `${path}/{id}`;

/** Returns a plain array (spec-map: http-13); the header X-Total-Count has the number of matches. */
export const listHazards = defineCall({
  id: 'listHazards',
  method: 'GET',
  path,
  summary: 'Hazard analyses, newest first; the total is in X-Total-Count',
  tag,
  query: z.object({
    ...listQuery(['createdAt', 'riskScore', 'hazardType', 'supplierName']),
    supplierId: z.optional(id),
    ...externalIdQuery,
  }),
  response: z.array(hazardAnalysis),
});
export const getHazard = defineCall({
  id: 'getHazard',
  method: 'GET',
  path: one,
  summary: 'One hazard analysis',
  tag,
  params: idParams,
  query: recordQuery,
  response: hazardAnalysis,
});
export const createHazard = defineCall({
  id: 'createHazard',
  method: 'POST',
  path,
  summary: 'Create a hazard analysis',
  tag,
  body: hazardCreate,
  response: hazardAnalysis,
});
export const updateHazard = defineCall({
  id: 'updateHazard',
  method: 'PUT',
  path: one,
  summary: 'Update a hazard analysis',
  tag,
  params: idParams,
  body: hazardUpdate,
  response: hazardAnalysis,
});
export const deleteHazard = defineCall({
  id: 'deleteHazard',
  method: 'DELETE',
  path: one,
  summary: 'Delete a hazard analysis',
  tag,
  params: idParams,
});
