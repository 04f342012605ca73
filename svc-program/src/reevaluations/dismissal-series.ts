import {
  reevaluationDismissalDeleted,
  reevaluationDismissalDrafted,
  reevaluationDismissalSigned,
  reevaluationDismissalSuperseded,
  reevaluationDismissalUpdated,
  reevaluationDismissalWithdrawn,
} from '@fsvp/contracts/program/reevaluations/reevaluation.record';
import { SignedSeries } from '@fsvp/service-kit/signed-series/signed-series';
import { DismissalEntity } from './dismissal.entity.js';
import { readDismissal } from './read-dismissal.js';

/** The dismissals of one reason. */
export const dismissalSeries = new SignedSeries({
  entity: DismissalEntity,
  noun: 'dismissal of a reason',
  key: ['fileId', 'reasonId'],
  ownerTable: 'fsvp_files',
  events: {
    drafted: reevaluationDismissalDrafted,
    updated: reevaluationDismissalUpdated,
    deleted: reevaluationDismissalDeleted,
    signed: reevaluationDismissalSigned,
    superseded: reevaluationDismissalSuperseded,
    withdrawn: reevaluationDismissalWithdrawn,
  },
  read: readDismissal,
});
