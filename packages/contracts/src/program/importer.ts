import * as z from 'zod/mini';
import { READ, write } from '../core/access.js';
import { isTimeZone } from '../core/calendar-day.js';
import { defineCall } from '../core/call.js';
import { dunsText } from '../core/duns.js';
import {
  clean,
  csvQuery,
  flag,
  idParams,
  listQuery,
  nullableText,
  optionalId,
  optionalText,
  recordFields,
  recordQuery,
  repeated,
  requiredText,
} from '../core/fields.js';

/**
 * Importers, as customs declares them for each line of an entry (21 CFR 1.500, 1.509). (Specification: beyond/fsvp-file.md, 1, 7 and 10.)
 */

export const IMPORTER_ROLES = ['us_owner_or_consignee', 'us_agent'] as const;
export type ImporterRole = (typeof IMPORTER_ROLES)[number];
export const IMPORTER_ROLE_LABELS: Record<ImporterRole, string> = {
  us_owner_or_consignee: 'US owner or consignee',
  us_agent: 'US agent or representative',
};

/** The entity role code of an importer in an entry. */
export const FSVP_ENTITY_ROLE = 'FSV';

const EMAIL_MESSAGE = 'Enter an email address such as name@example.com';
const ZONE_MESSAGE = 'Choose a time zone, such as America/New_York';
/** The field that an agent must have: the foreign owner or consignee designates the agent, who consents in writing (21 CFR 1.500). */
export const CONSENT_REQUIRED = {
  path: 'consentDocumentId',
  message: 'Choose the document in which the agent consents to be the importer',
};

const emailText = z
  .string(EMAIL_MESSAGE)
  .check(clean, z.maxLength(255, 'At most 255 characters'), z.regex(z.regexes.html5Email, EMAIL_MESSAGE));

const importerFields = {
  legalName: requiredText(255, 'Legal name is required'),
  duns: dunsText,
  email: emailText,
  /** By which FDA's clocks run for this importer. */
  timeZone: z
    .string(ZONE_MESSAGE)
    .check(clean, z.maxLength(100, 'At most 100 characters'), z.refine<string>(isTimeZone, ZONE_MESSAGE)),
  phone: optionalText(50),
  address: optionalText(),
  city: optionalText(100),
  state: optionalText(100),
  postalCode: optionalText(20),
  active: z.boolean('Choose whether the importer is active'),
  role: z.enum(IMPORTER_ROLES, 'Choose the role of the importer'),
  consentDocumentId: optionalId,
};

/** Whether an address is not in the United States, by its postal code: the DUNS number must be that of a U.S. location. */
export const isForeignAddress = ({ postalCode }: { postalCode?: string | null | undefined }): boolean =>
  Boolean(postalCode?.trim()) && !/^\d{5}(-?\d{4})?$/.test(postalCode!.trim());
export const FOREIGN_ADDRESS =
  'This is not a U.S. postal code. The DUNS number must be that of the location in the United States.';

/** Whether an agent lacks the consent that the rule asks for. */
export const lacksConsent = (importer: {
  role?: ImporterRole | undefined;
  consentDocumentId?: string | null | undefined;
}): boolean => importer.role === 'us_agent' && !importer.consentDocumentId;

export const importerCreate = z
  .object({
    ...importerFields,
    active: z._default(importerFields.active, true),
    role: z._default(importerFields.role, 'us_owner_or_consignee'),
  })
  .check(
    z.refine((importer) => !lacksConsent(importer), { error: CONSENT_REQUIRED.message, path: [CONSENT_REQUIRED.path] }),
    z.meta({ id: 'ImporterCreate' }),
  );
export type ImporterCreate = z.output<typeof importerCreate>;
export const importerUpdate = z.partial(z.object(importerFields)).check(z.meta({ id: 'ImporterUpdate' }));
export type ImporterUpdate = z.output<typeof importerUpdate>;

export const importer = z
  .object({
    ...recordFields,
    legalName: z.string(),
    duns: z.string(),
    email: z.string(),
    timeZone: z.string(),
    phone: nullableText,
    address: nullableText,
    city: nullableText,
    state: nullableText,
    postalCode: nullableText,
    active: z.boolean(),
    role: z.enum(IMPORTER_ROLES),
    consentDocumentId: nullableText,
  })
  .check(z.meta({ id: 'Importer' }));
export type Importer = z.output<typeof importer>;

const tag = 'Importers';
const path = '/api/importers';
const one = `${path}/{id}`;

export const listImporters = defineCall({
  id: 'listImporters',
  method: 'GET',
  path,
  summary: 'Importers',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['legalName', 'duns', 'role', 'createdAt']),
    active: z.optional(flag),
    role: repeated(IMPORTER_ROLES),
  }),
  response: z
    .object({ importers: z.array(importer), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'ImporterList' })),
});
export const getImporter = defineCall({
  id: 'getImporter',
  method: 'GET',
  path: one,
  summary: 'One importer',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: importer,
});
export const createImporter = defineCall({
  id: 'createImporter',
  method: 'POST',
  path,
  summary: 'Add an importer; a DUNS number of another active importer is refused',
  tag,
  access: write('program:write'),
  body: importerCreate,
  response: importer,
});
export const updateImporter = defineCall({
  id: 'updateImporter',
  method: 'PUT',
  path: one,
  summary: 'Update an importer',
  tag,
  access: write('program:write'),
  params: idParams,
  body: importerUpdate,
  response: importer,
});
export const deleteImporter = defineCall({
  id: 'deleteImporter',
  method: 'DELETE',
  path: one,
  summary: 'Delete an importer that never had a signed eligibility',
  tag,
  access: write('program:write'),
  params: idParams,
});
export const exportBrokerBlock = defineCall({
  id: 'exportBrokerBlock',
  method: 'GET',
  path: `${one}/broker-block.csv`,
  summary: 'Role, name, email address and DUNS number of an importer as CSV, for the customs filer',
  tag,
  access: READ,
  params: idParams,
  query: csvQuery,
  responseType: 'text/csv',
});
