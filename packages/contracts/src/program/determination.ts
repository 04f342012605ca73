import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { idParams, nullableText, optionalText, recordFields } from '../core/fields.js';
import { circumstancesOfFile, regimeFacts } from './fsvp-file.js';
import { ENTRY_CODES, REGIMES } from './readiness/regime.js';
import { signatureCalls, SIGNED_STATES } from '../signatures/index.js';

/** Determinations of which requirements of 21 CFR 1 subpart L apply to an FSVP file, which a person signs. */

const tag = 'FSVP files';
const ofFile = '/api/fsvp-files/{id}/determinations';
const one = '/api/determinations/{id}';

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
      .object({ facts: regimeFacts, circumstances: circumstancesOfFile, supplierCountry: nullableText })
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

export const listDeterminations = defineCall({
  id: 'listDeterminations',
  method: 'GET',
  path: ofFile,
  summary: 'All determinations of one FSVP file, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ determinations: z.array(determination), total: z.int() })
    .check(z.meta({ id: 'DeterminationList' })),
});
export const createDetermination = defineCall({
  id: 'createDetermination',
  method: 'POST',
  path: ofFile,
  summary: 'Draft the determination of the regime of an FSVP file; a second open draft is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: determinationCreate,
  response: determination,
  location: one,
});
export const getDetermination = defineCall({
  id: 'getDetermination',
  method: 'GET',
  path: one,
  summary: 'One determination',
  tag,
  access: READ,
  params: idParams,
  response: determination,
});
export const updateDetermination = defineCall({
  id: 'updateDetermination',
  method: 'PUT',
  path: one,
  summary: 'Make the draft of a determination again from the facts as they are now; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
  body: determinationUpdate,
  response: determination,
});
export const deleteDetermination = defineCall({
  id: 'deleteDetermination',
  method: 'DELETE',
  path: one,
  summary: 'Delete the draft of a determination; a signed one is refused',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const createDeterminationVersion = defineCall({
  id: 'createDeterminationVersion',
  method: 'POST',
  path: `${one}/versions`,
  summary: 'Draft the determination again with the regime of the signed one, from the facts as they are now',
  tag,
  access: write('program:write'),
  params: idParams,
  response: determination,
  location: one,
});

export const determinationSignatures = signatureCalls('/api/determinations', 'applicability determination');
