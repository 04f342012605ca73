import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { externalIdQuery } from '../core/external-ids.js';
import { id, idParams, listQuery, nullableInstant, nullableText, recordQuery } from '../core/fields.js';
import {
  choiceField,
  computedField,
  defineSignableRecord,
  externalIdsField,
  optionalReferenceField,
  optionalTextField,
  referenceField,
  serverField,
  textField,
} from '../core/record.js';
import { code, named } from '../core/signed-field.js';
import { signatureCalls } from '../signatures/index.js';

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

const definition = defineSignableRecord({
  name: 'HazardAnalysis',
  fields: {
    supplierId: { ...referenceField('Supplier is required'), signed: named('Supplier') },
    supplierName: { ...computedField(nullableText), signed: false },
    productId: { ...optionalReferenceField, signed: named('Product') },
    /** Null without a product, or before its event has reached this service. */
    productName: { ...computedField(nullableText), signed: false },
    hazardType: {
      input: z.enum(HAZARD_TYPES, 'Hazard type is required'),
      output: z.enum(HAZARD_TYPES),
      signed: code('Hazard Type'),
    },
    hazardDescription: { ...textField(undefined, 'Hazard description is required'), signed: 'Hazard Description' },
    severity: { ...choiceField(SEVERITIES, 'Choose low, medium or high', 'medium'), signed: code('Severity') },
    likelihood: {
      ...choiceField(LIKELIHOODS, 'Choose rare, unlikely, possible, likely or certain', 'possible'),
      signed: code('Likelihood'),
    },
    riskScore: { ...serverField(z.number()), signed: 'Risk Score' },
    preventiveControls: { ...optionalTextField(), signed: 'Preventive Controls' },
    monitoringProcedures: { ...optionalTextField(), signed: 'Monitoring Procedures' },
    correctiveActions: { ...optionalTextField(), signed: 'Corrective Actions' },
    verificationActivities: { ...optionalTextField(), signed: 'Verification Activities' },
    recordKeepingProcedures: { ...optionalTextField(), signed: 'Record Keeping Procedures' },
    conductedBy: { ...serverField(nullableText), signed: false },
    conductedAt: { ...serverField(nullableInstant), signed: false },
    reviewedBy: { ...serverField(nullableText), signed: false },
    reviewedAt: { ...serverField(nullableInstant), signed: false },
    externalIds: { ...externalIdsField, signed: false },
  },
});
export const { create: hazardCreate, update: hazardUpdate, response: hazardAnalysis } = definition;
export const { fields: hazardFields, computed: hazardComputed } = definition;
export type HazardCreate = z.output<typeof hazardCreate>;
export type HazardUpdate = z.output<typeof hazardUpdate>;
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
  access: READ,
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
  access: READ,
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
  access: write('quality:write'),
  body: hazardCreate,
  response: hazardAnalysis,
});
export const updateHazard = defineCall({
  id: 'updateHazard',
  method: 'PUT',
  path: one,
  summary: 'Update a hazard analysis',
  tag,
  access: write('quality:write'),
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
  access: write('quality:write'),
  params: idParams,
});

export const hazardSignatures = signatureCalls(path, 'hazard analysis');
