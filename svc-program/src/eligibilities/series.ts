import {
  eligibilityDeleted,
  eligibilityDrafted,
  eligibilitySigned,
  eligibilitySuperseded,
  eligibilityUpdated,
  eligibilityWithdrawn,
} from '@fsvp/contracts/program/importer-eligibility.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { EligibilityEntity } from './eligibility.entity.js';
import { readEligibility } from './read-eligibility.js';

/** The eligibility of an importer for a class of food and a year. */
export const eligibilitySeries = new SignedSeries({
  entity: EligibilityEntity,
  noun: 'importer eligibility',
  shortNoun: 'eligibility',
  suffix: ({ year }) => ` for ${year}`,
  key: ['importerId', 'foodClass', 'year'],
  ownerTable: 'importers',
  events: {
    drafted: eligibilityDrafted,
    updated: eligibilityUpdated,
    deleted: eligibilityDeleted,
    signed: eligibilitySigned,
    superseded: eligibilitySuperseded,
    withdrawn: eligibilityWithdrawn,
  },
  read: readEligibility,
});
