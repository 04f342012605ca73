import {
  determinationDeleted,
  determinationDrafted,
  determinationSigned,
  determinationSuperseded,
  determinationUpdated,
  determinationWithdrawn,
} from '@fsvp/contracts/program/determination.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { DeterminationEntity } from './determination.entity.js';
import { readDetermination } from './read-determination.js';

/** The determinations of one file. */
export const determinationSeries = new SignedSeries({
  entity: DeterminationEntity,
  noun: 'determination',
  key: ['fileId'],
  ownerTable: 'fsvp_files',
  events: {
    drafted: determinationDrafted,
    updated: determinationUpdated,
    deleted: determinationDeleted,
    signed: determinationSigned,
    superseded: determinationSuperseded,
    withdrawn: determinationWithdrawn,
  },
  read: readDetermination,
});
