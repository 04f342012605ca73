import {
  qualificationDeleted,
  qualificationDrafted,
  qualificationSigned,
  qualificationSuperseded,
  qualificationUpdated,
  qualificationWithdrawn,
} from '@fsvp/contracts/program/qualified-individual.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { QualificationEntity } from './qualification.entity.js';
import { readQualification } from './read-qualification.js';

/** The qualification of one person. */
export const qualificationSeries = new SignedSeries({
  entity: QualificationEntity,
  noun: 'qualification',
  key: ['individualId'],
  ownerTable: 'qualified_individuals',
  events: {
    drafted: qualificationDrafted,
    updated: qualificationUpdated,
    deleted: qualificationDeleted,
    signed: qualificationSigned,
    superseded: qualificationSuperseded,
    withdrawn: qualificationWithdrawn,
  },
  read: readQualification,
});
