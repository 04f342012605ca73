import * as z from 'zod/mini';
import { defineCall, type CallDefinition } from './call.js';
import { createAction, getAction, updateAction } from '../quality/corrective-action.js';
import { externalId, externalSource } from './external-ids.js';
import { recordQuery } from './fields.js';
import { createHazard, getHazard, updateHazard } from '../quality/hazard-analysis.js';
import { createInspection, getInspection, updateInspection } from '../quality/receiving-inspection.js';
import { createSupplier, getSupplier, updateSupplier } from '../suppliers/supplier.js';
import { createVerification, getVerification, updateVerification } from '../quality/verification.js';

/** For programs only: no screen loads it. */

const params = z.object({ externalSource, externalId });

/** The calls that name a record of a collection by an id of another system. */
function callsOf<B extends NonNullable<CallDefinition['body']>, R extends NonNullable<CallDefinition['response']>>(
  name: string,
  noun: string,
  { path, tag }: Pick<CallDefinition, 'path' | 'tag'>,
  { body, response }: { body?: B; response?: R },
) {
  const one = { path: `${path}/by-external-id/{externalSource}/{externalId}`, tag, params, response: response as R };
  return {
    get: defineCall({
      ...one,
      id: `get${name}ByExternalId`,
      method: 'GET',
      summary: `One ${noun}, by its id in another system`,
      query: recordQuery,
    }),
    set: defineCall({
      ...one,
      id: `set${name}ByExternalId`,
      method: 'PUT',
      summary: `Create or update a ${noun}, by its id in another system`,
      body: body as B,
      creates: true,
    }),
  };
}

const suppliers = callsOf('Supplier', 'supplier', createSupplier, updateSupplier);
const hazards = callsOf('Hazard', 'hazard analysis', createHazard, updateHazard);
const verifications = callsOf('Verification', 'verification activity', createVerification, updateVerification);
const inspections = callsOf('Inspection', 'receiving inspection', createInspection, updateInspection);
const actions = callsOf('Action', 'corrective action', createAction, updateAction);

export const getSupplierByExternalId = suppliers.get;
export const setSupplierByExternalId = suppliers.set;
export const getHazardByExternalId = hazards.get;
export const setHazardByExternalId = hazards.set;
export const getVerificationByExternalId = verifications.get;
export const setVerificationByExternalId = verifications.set;
export const getInspectionByExternalId = inspections.get;
export const setInspectionByExternalId = inspections.set;
export const getActionByExternalId = actions.get;
export const setActionByExternalId = actions.set;

/** The calls of one collection: what finds a record, sets it, and creates and reads it by its own id. */
export const BY_EXTERNAL_ID = {
  supplier: { ...suppliers, create: createSupplier, read: getSupplier },
  'hazard-analysis': { ...hazards, create: createHazard, read: getHazard },
  'verification-activity': { ...verifications, create: createVerification, read: getVerification },
  'receiving-inspection': { ...inspections, create: createInspection, read: getInspection },
  'corrective-action': { ...actions, create: createAction, read: getAction },
} as const;
export type ExternallyNamed = keyof typeof BY_EXTERNAL_ID;
