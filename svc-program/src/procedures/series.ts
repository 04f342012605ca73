import {
  procedureDeleted,
  procedureDrafted,
  procedureSigned,
  procedureSuperseded,
  procedureUpdated,
  procedureWithdrawn,
} from '@fsvp/contracts/program/procedure.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { ProcedureEntity } from './procedure.entity.js';
import { readProcedure } from './read-procedure.js';

/** The procedure of an importer for one requirement. */
export const procedureSeries = new SignedSeries({
  entity: ProcedureEntity,
  noun: 'procedure',
  suffix: ({ code }) => ` for ${code}`,
  key: ['importerId', 'code'],
  ownerTable: 'importers',
  events: {
    drafted: procedureDrafted,
    updated: procedureUpdated,
    deleted: procedureDeleted,
    signed: procedureSigned,
    superseded: procedureSuperseded,
    withdrawn: procedureWithdrawn,
  },
  read: readProcedure,
});
