import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { id, idParams, nullableText, optionalText, recordFields, uuid, wholeNumber } from '../core/fields.js';
import { REQUIREMENT_CODES } from './readiness/requirement-codes.js';

/**
 * The records that a person chose as evidence for a requirement of an FSVP file. (Specification: beyond/fsvp-file.md, 1 and 7.)
 */

/** Types of records that can be evidence, as events name them. */
export const EVIDENCE_TYPES = [
  'applicability-determination',
  'importer-eligibility',
  'assurance',
  'standing-check',
  'control-record',
  'procedure',
  'document',
  'hazard-analysis',
  'verification-activity',
  'receiving-inspection',
  'corrective-action',
] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** Most records for one requirement. */
export const MAX_EVIDENCE_LINKS = 100;

const link = z
  .object({
    recordType: z.enum(EVIDENCE_TYPES, 'Choose the type of the record'),
    recordId: uuid('Choose a record'),
    /** The version that was chosen. */
    recordVersion: wholeNumber(1, 2_147_483_647),
    note: optionalText(2000),
  })
  .check(z.meta({ id: 'EvidenceLinkInput' }));

const links = z.array(link, 'Choose records').check(
  z.maxLength(MAX_EVIDENCE_LINKS, 'At most 100 records'),
  z.refine(
    (chosen) => new Set(chosen.map(({ recordType, recordId }) => `${recordType} ${recordId}`)).size === chosen.length,
    'The same record twice',
  ),
);

export const evidenceLinks = z
  .object({
    ...recordFields,
    fileId: z.string(),
    code: z.enum(REQUIREMENT_CODES),
    links: z.array(
      z
        .object({
          recordType: z.enum(EVIDENCE_TYPES),
          recordId: z.string(),
          recordVersion: z.int(),
          note: nullableText,
        })
        .check(z.meta({ id: 'EvidenceLink' })),
    ),
  })
  .check(z.meta({ id: 'EvidenceLinks' }));
export type EvidenceLinks = z.output<typeof evidenceLinks>;
export type EvidenceLink = EvidenceLinks['links'][number];

const tag = 'FSVP files';
const ofFile = '/api/fsvp-files/{id}/evidence';

export const listEvidenceLinks = defineCall({
  id: 'listEvidenceLinks',
  method: 'GET',
  path: ofFile,
  summary: 'The chosen evidence of one FSVP file, by requirement',
  tag,
  access: READ,
  params: idParams,
  response: z.object({ evidence: z.array(evidenceLinks), total: z.int() }).check(z.meta({ id: 'EvidenceLinksList' })),
});
export const setEvidenceLinks = defineCall({
  id: 'setEvidenceLinks',
  method: 'PUT',
  path: `${ofFile}/{code}`,
  summary: 'Choose the evidence for one requirement of an FSVP file, instead of what was chosen before',
  tag,
  access: write('program:write'),
  params: z.object({ id, code: z.enum(REQUIREMENT_CODES) }),
  body: z.object({ links }).check(z.meta({ id: 'EvidenceLinksUpdate' })),
  response: evidenceLinks,
});
export type EvidenceLinksUpdate = z.output<typeof setEvidenceLinks.body & object>;
