import * as z from 'zod/mini';
import { CHANGED, DELETED, NEW } from '../core/event.js';
import { languageName } from '../core/language.js';
import { choice, day, list, named, nameOf, plain } from '../core/signed-field.js';
import { defineStoredRecord } from '../core/stored-record.js';
import {
  FOOD_CLASS_LABELS,
  INDIVIDUAL_RELATION_LABELS,
  type IndividualRelation,
  QUALIFICATION_BASIS_LABELS,
} from './qualification.js';
import { getIndividual, getQualification, type Qualification } from './qualified-individual.js';
import {
  QUALIFIED_ACTIVITY_LABELS,
  type QualifiedActivity,
  SIGNED_STATES,
  type SignableDefinition,
  signedFields,
} from '../signatures/index.js';

export const individualRecord = defineStoredRecord({
  type: 'qualified-individual',
  label: 'Qualified individuals',
  service: 'program',
  read: getIndividual,
  derived: ['current', 'draft'],
  data: z.looseObject({ id: z.string(), userId: z.nullable(z.string()), name: z.string() }),
  events: { created: NEW, updated: CHANGED, deleted: DELETED },
});
export const {
  created: individualCreated,
  updated: individualUpdated,
  deleted: individualDeleted,
} = individualRecord.events;

export const qualificationRecord = defineStoredRecord({
  type: 'qualification',
  label: 'Qualifications',
  service: 'program',
  read: getQualification,
  derived: ['individualName'],
  data: z.looseObject({ id: z.string(), individualId: z.string(), state: z.enum(SIGNED_STATES) }),
  events: {
    drafted: NEW,
    updated: CHANGED,
    deleted: DELETED,
    signed: CHANGED,
    superseded: CHANGED,
    withdrawn: CHANGED,
  },
});
export const {
  drafted: qualificationDrafted,
  updated: qualificationUpdated,
  deleted: qualificationDeleted,
  signed: qualificationSigned,
  superseded: qualificationSuperseded,
  withdrawn: qualificationWithdrawn,
} = qualificationRecord.events;

/** A qualification with what its signature says of the person. */
export interface SignedQualification extends Qualification {
  employer: string | null;
  relation: IndividualRelation;
}

export const qualificationSigning: SignableDefinition<SignedQualification> = {
  type: 'qualification',
  noun: 'qualification',
  fields: signedFields<SignedQualification>()({
    // People read the name, which is signed too.
    individualId: { ...named('Person'), hidden: true },
    individualName: plain('Person'),
    employer: plain('Employer'),
    relation: choice('Relation', INDIVIDUAL_RELATION_LABELS),
    versionNumber: plain('Version'),
    activities: list('Activities', (value) => QUALIFIED_ACTIVITY_LABELS[value as QualifiedActivity]),
    foodClasses: list(
      'Classes of Food',
      (value) => FOOD_CLASS_LABELS[value as keyof typeof FOOD_CLASS_LABELS],
      'All classes',
    ),
    industryCodes: list('FDA Industries', String, 'All industries'),
    languages: list('Languages', (value) => languageName(String(value))),
    basis: list('Basis', (value) => {
      const { kind, text } = value as Qualification['basis'][number];
      return `${QUALIFICATION_BASIS_LABELS[kind]}: ${text}`;
    }),
    documents: list('Documents', nameOf),
    validFrom: day('First Day'),
    validUntil: day('Last Day'),
    state: false,
  }),
  meanings: {
    approved: {
      permission: 'sign_administration',
      activity: () => null,
      refusal: ({ state }) => (state === 'draft' ? undefined : 'Only a draft can be signed.'),
      duty: 'sod.qualification',
    },
  },
};
