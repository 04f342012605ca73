import {
  supplierEvaluationDeleted,
  supplierEvaluationDrafted,
  supplierEvaluationSigned,
  supplierEvaluationSuperseded,
  supplierEvaluationUpdated,
  supplierEvaluationWithdrawn,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation.record';
import { SignedSeries } from '../signed-series/signed-series.js';
import { readEvaluation } from './read-evaluation.js';
import { SupplierEvaluationEntity } from './supplier-evaluation.entity.js';

/** The evaluations of one file. */
export const evaluationSeries = new SignedSeries({
  entity: SupplierEvaluationEntity,
  noun: 'supplier evaluation',
  shortNoun: 'evaluation',
  key: ['fileId'],
  ownerTable: 'fsvp_files',
  events: {
    drafted: supplierEvaluationDrafted,
    updated: supplierEvaluationUpdated,
    deleted: supplierEvaluationDeleted,
    signed: supplierEvaluationSigned,
    superseded: supplierEvaluationSuperseded,
    withdrawn: supplierEvaluationWithdrawn,
  },
  read: readEvaluation,
});
