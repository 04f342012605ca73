import {
  createSupplierApproval,
  deleteSupplierApproval,
  listSupplierApprovals,
  updateSupplierApproval,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { errorText, useApiMutation, useApiQuery } from '@fsvp/web-kit';

const changes = ['supplier-approval'] as const;

/** All approvals of a file, the newest first. */
export const useApprovals = (fileId: string) =>
  useApiQuery(listSupplierApprovals, { params: { id: fileId } }, { staleTime: 0 });

export const useCreateApproval = () =>
  useApiMutation(createSupplierApproval, { success: 'The decision is a draft. Sign it below.', changes });

export const useUpdateApproval = () => useApiMutation(updateSupplierApproval, { success: 'Draft saved', changes });

/** For a button, which does not show a failure itself. */
export const useRenewApproval = () =>
  useApiMutation(updateSupplierApproval, {
    success: 'The draft is based on the newest evaluation.',
    failure: errorText,
    changes,
  });

/** The dialog shows a failure. */
export const useDeleteApproval = () => useApiMutation(deleteSupplierApproval, { success: 'Draft deleted', changes });
