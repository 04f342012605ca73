import {
  checkSupplierEvaluation,
  createSupplierEvaluation,
  createSupplierEvaluationVersion,
  deleteSupplierEvaluation,
  listSupplierEvaluations,
  updateSupplierEvaluation,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { errorText, useApiMutation, useApiQuery } from '@fsvp/web-kit';

const changes = ['supplier-evaluation'] as const;
const success = ({ versionNumber }: SupplierEvaluation) => `Version ${versionNumber} of the evaluation is a draft`;

/** All evaluations of a file, the newest first. */
export const useEvaluations = (fileId: string) =>
  useApiQuery(listSupplierEvaluations, { params: { id: fileId } }, { staleTime: 0 });

/** What a draft is judged by. */
export const useEvaluationCheck = (id: string) =>
  useApiQuery(checkSupplierEvaluation, { params: { id } }, { staleTime: 0 });

/** For a button, which does not show a failure itself. */
export const useCreateEvaluation = () =>
  useApiMutation(createSupplierEvaluation, { success, failure: errorText, changes });

export const useCreateEvaluationVersion = () =>
  useApiMutation(createSupplierEvaluationVersion, { success, failure: errorText, changes });

export const useUpdateEvaluation = () => useApiMutation(updateSupplierEvaluation, { success: 'Draft saved', changes });

export const useTakeOver = () =>
  useApiMutation(updateSupplierEvaluation, {
    success: 'The draft has what is known today. Check it before you sign.',
    failure: errorText,
    changes,
  });

/** The dialog shows a failure. */
export const useDeleteEvaluation = () =>
  useApiMutation(deleteSupplierEvaluation, { success: 'Draft deleted', changes });
