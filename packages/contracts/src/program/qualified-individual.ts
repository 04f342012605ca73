import * as z from 'zod/mini';
import { person, READ } from '../core/access.js';
import { defineCall, defineInternalCall } from '../core/call.js';
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
import { language } from '../core/language.js';
import { FOOD_CLASSES, INDIVIDUAL_RELATIONS, QUALIFICATION_BASES } from './qualification.js';
import { QUALIFIED_ACTIVITIES, signatureCalls, SIGNED_STATES } from '../signatures/index.js';

/**
 * Qualified individuals (21 CFR 1.500, 1.503): who may sign what. The versions of a person's qualification are one series; at most one
 * of them is signed at a time. (Specification: beyond/e-signature.md, 1 and 4.)
 */

/** FDA's two-digit industry code, the beginning of a product code. */
const industryCode = z.string().check(z.regex(/^\d{2}$/, 'Use the two digits of an FDA industry, such as 16'));

const basis = z.object({
  kind: z.enum(QUALIFICATION_BASES, 'Choose education, training or experience'),
  text: requiredText(2000, 'Describe it'),
});

const qualificationFields = {
  activities: z
    .array(z.enum(QUALIFIED_ACTIVITIES, 'Choose an activity'), 'Choose activities')
    .check(z.minLength(1, 'Choose at least one activity'), z.maxLength(QUALIFIED_ACTIVITIES.length)),
  /** Empty: food for people and for animals. */
  foodClasses: z.array(z.enum(FOOD_CLASSES, 'Choose a class of food')).check(z.maxLength(FOOD_CLASSES.length)),
  /** Empty: foods of all industries. */
  industryCodes: z.array(industryCode).check(z.maxLength(100, 'At most 100 industries')),
  /** That the person reads. */
  languages: z.array(language).check(z.maxLength(50, 'At most 50 languages')),
  basis: z
    .array(basis, 'Describe education, training or experience')
    .check(z.minLength(1, 'Describe education, training or experience'), z.maxLength(20, 'At most 20 entries')),
  /** Ids of documents that prove it. */
  documents: z.array(id).check(z.maxLength(50, 'At most 50 documents')),
  validFrom: calendarDay('Enter the first day'),
  /** The last day; null: until it is superseded or withdrawn. */
  validUntil: z.nullable(calendarDay('Enter the last day')),
};

const endsAfterStart = z.refine<{ validFrom?: string | undefined; validUntil?: string | null | undefined }>(
  ({ validFrom, validUntil }) => !validFrom || !validUntil || validUntil >= validFrom,
  { error: 'The last day is before the first', path: ['validUntil'] },
);

export const qualificationCreate = z
  .object({
    ...qualificationFields,
    foodClasses: z._default(qualificationFields.foodClasses, []),
    industryCodes: z._default(qualificationFields.industryCodes, []),
    languages: z._default(qualificationFields.languages, ['en']),
    documents: z._default(qualificationFields.documents, []),
    validUntil: z._default(qualificationFields.validUntil, null),
  })
  .check(endsAfterStart, z.meta({ id: 'QualificationCreate' }));
export type QualificationCreate = z.output<typeof qualificationCreate>;
export const qualificationUpdate = z
  .partial(z.object(qualificationFields))
  .check(endsAfterStart, z.meta({ id: 'QualificationUpdate' }));
export type QualificationUpdate = z.output<typeof qualificationUpdate>;

export const qualification = z
  .object({
    ...recordFields,
    individualId: z.string(),
    individualName: z.string(),
    /** From 1 within the qualifications of one person. */
    versionNumber: z.int(),
    state: z.enum(SIGNED_STATES),
    activities: z.array(z.enum(QUALIFIED_ACTIVITIES)),
    foodClasses: z.array(z.enum(FOOD_CLASSES)),
    industryCodes: z.array(z.string()),
    languages: z.array(z.string()),
    basis: z.array(z.object({ kind: z.enum(QUALIFICATION_BASES), text: z.string() })),
    documents: z.array(z.string()),
    validFrom: z.string(),
    validUntil: nullableText,
  })
  .check(z.meta({ id: 'Qualification' }));
export type Qualification = z.output<typeof qualification>;

const individualFields = {
  /** The person's account; auditors and laboratories need none. */
  userId: optionalId,
  name: requiredText(255, 'Name is required'),
  employer: optionalText(255),
  relation: z.enum(INDIVIDUAL_RELATIONS, 'Choose how the person is related to you'),
};

export const individualCreate = z
  .object({ ...individualFields, relation: z._default(individualFields.relation, 'own') })
  .check(z.meta({ id: 'QualifiedIndividualCreate' }));
export type IndividualCreate = z.output<typeof individualCreate>;
export const individualUpdate = z
  .partial(z.object(individualFields))
  .check(z.meta({ id: 'QualifiedIndividualUpdate' }));
export type IndividualUpdate = z.output<typeof individualUpdate>;

export const qualifiedIndividual = z
  .object({
    ...recordFields,
    userId: nullableText,
    name: z.string(),
    employer: nullableText,
    relation: z.enum(INDIVIDUAL_RELATIONS),
    /** The signed qualification, also one that begins later or has ended; null without one. */
    current: z.nullable(qualification),
    /** The version that is being prepared. */
    draft: z.nullable(qualification),
  })
  .check(z.meta({ id: 'QualifiedIndividual' }));
export type QualifiedIndividual = z.output<typeof qualifiedIndividual>;

const tag = 'Qualified individuals';
const path = '/api/qualified-individuals';
const one = `${path}/{id}`;

export const listIndividuals = defineCall({
  id: 'listIndividuals',
  method: 'GET',
  path,
  summary: 'Qualified individuals with their qualification; by `validUntil`, those that end first come first',
  tag,
  access: READ,
  query: z.object({
    ...listQuery(['name', 'employer', 'relation', 'validUntil', 'createdAt']),
    relation: repeated(INDIVIDUAL_RELATIONS),
    /** Those with a signed qualification for this activity that is valid today. */
    activity: repeated(QUALIFIED_ACTIVITIES),
    userId: z.optional(id),
  }),
  response: z
    .object({ individuals: z.array(qualifiedIndividual), total: z.int(), next: nullableText })
    .check(z.meta({ id: 'QualifiedIndividualList' })),
});
export const getIndividual = defineCall({
  id: 'getIndividual',
  method: 'GET',
  path: one,
  summary: 'One qualified individual',
  tag,
  access: READ,
  params: idParams,
  query: recordQuery,
  response: qualifiedIndividual,
});
export const createIndividual = defineCall({
  id: 'createIndividual',
  method: 'POST',
  path,
  summary: 'Add a qualified individual',
  tag,
  access: person('administer'),
  body: individualCreate,
  response: qualifiedIndividual,
});
export const updateIndividual = defineCall({
  id: 'updateIndividual',
  method: 'PUT',
  path: one,
  summary: 'Update a qualified individual',
  tag,
  access: person('administer'),
  params: idParams,
  body: individualUpdate,
  response: qualifiedIndividual,
});
export const deleteIndividual = defineCall({
  id: 'deleteIndividual',
  method: 'DELETE',
  path: one,
  summary: 'Delete a qualified individual who never had a signed qualification',
  tag,
  access: person('administer'),
  params: idParams,
});

export const listQualifications = defineCall({
  id: 'listQualifications',
  method: 'GET',
  path: `${one}/qualifications`,
  summary: 'All versions of the qualification of one person, newest first',
  tag,
  access: READ,
  params: idParams,
  response: z
    .object({ qualifications: z.array(qualification), total: z.int() })
    .check(z.meta({ id: 'QualificationList' })),
});
export const createQualification = defineCall({
  id: 'createQualification',
  method: 'POST',
  path: `${one}/qualifications`,
  summary: 'Draft a qualification; a second open draft is refused',
  tag,
  access: person('administer'),
  params: idParams,
  body: qualificationCreate,
  response: qualification,
  location: '/api/qualifications/{id}',
});
export const getQualification = defineCall({
  id: 'getQualification',
  method: 'GET',
  path: '/api/qualifications/{id}',
  summary: 'One version of a qualification',
  tag,
  access: READ,
  params: idParams,
  response: qualification,
});
export const updateQualification = defineCall({
  id: 'updateQualification',
  method: 'PUT',
  path: '/api/qualifications/{id}',
  summary: 'Update the draft of a qualification; a signed one is refused',
  tag,
  access: person('administer'),
  params: idParams,
  body: qualificationUpdate,
  response: qualification,
});
export const deleteQualification = defineCall({
  id: 'deleteQualification',
  method: 'DELETE',
  path: '/api/qualifications/{id}',
  summary: 'Delete the draft of a qualification; a signed one is refused',
  tag,
  access: person('administer'),
  params: idParams,
});
export const createQualificationVersion = defineCall({
  id: 'createQualificationVersion',
  method: 'POST',
  path: '/api/qualifications/{id}/versions',
  summary: 'Copy the signed version of a qualification into a new draft',
  tag,
  access: person('administer'),
  params: idParams,
  response: qualification,
  location: '/api/qualifications/{id}',
});

/** What a person must be qualified for to sign one record. */
export const qualificationDemand = z.object({
  activity: z.enum(QUALIFIED_ACTIVITIES),
  /** The food as a message names it; null for a record that names no class of food, which only a qualification for all foods covers. */
  food: z.nullable(
    z.object({ name: z.string(), foodClass: z.enum(FOOD_CLASSES), industryCode: z.nullable(industryCode) }),
  ),
  /** Of each document that the record names as reviewed: the languages of which the person must read one. */
  languages: z.array(z.array(language).check(z.minLength(1))),
});
export type QualificationDemand = z.output<typeof qualificationDemand>;

/** Asked by the service of the record before it takes a signature (beyond/e-signature.md, 4). */
export const checkQualification = defineInternalCall({
  id: 'checkQualification',
  method: 'POST',
  path: '/internal/qualification-checks',
  summary: 'The qualification that allows an account to sign today, or why there is none',
  body: z.object({ userId: uuid(), demand: qualificationDemand }),
  response: z.object({
    qualification: z.nullable(z.object({ id: z.string(), versionNumber: z.int() })),
    /** A sentence for the person; null if they are qualified. */
    refusal: nullableText,
  }),
  status: 200,
});

/** Asked by the gateway for the current user. */
export const getActivitiesOfUser = defineInternalCall({
  id: 'getActivitiesOfUser',
  method: 'GET',
  path: '/internal/users/{id}/activities',
  summary: 'The activities that an account may sign for today',
  params: idParams,
  response: z.object({ activities: z.array(z.enum(QUALIFIED_ACTIVITIES)) }),
});

export const qualificationSignatures = signatureCalls('/api/qualifications', 'qualification', {
  read: READ,
  sign: person('sign_administration'),
});
