import {
  supplierApprovalDeleted,
  supplierApprovalDrafted,
  supplierApprovalSigned,
  supplierApprovalSuperseded,
  supplierApprovalUpdated,
  supplierApprovalWithdrawn,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval.record';
import { SignedSeries } from '../signed-series/signed-series.js';
import { readApproval } from './read-approval.js';
import { SupplierApprovalEntity } from './supplier-approval.entity.js';

/** The approvals of the supplier of one file. */
export const approvalSeries = new SignedSeries({
  entity: SupplierApprovalEntity,
  noun: 'supplier approval',
  shortNoun: 'approval',
  key: ['fileId'],
  ownerTable: 'fsvp_files',
  events: {
    drafted: supplierApprovalDrafted,
    updated: supplierApprovalUpdated,
    deleted: supplierApprovalDeleted,
    signed: supplierApprovalSigned,
    superseded: supplierApprovalSuperseded,
    withdrawn: supplierApprovalWithdrawn,
  },
  read: readApproval,
});
