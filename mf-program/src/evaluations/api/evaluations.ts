import {
  checkSupplierEvaluation,
  createSupplierEvaluation,
  createSupplierEvaluationVersion,
  deleteSupplierEvaluation,
  listEvaluationsToCopy,
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

/** Evaluations of other files whose answers a draft can begin with. */
export const useEvaluationsToCopy = (fileId: string, isNeeded: boolean) =>
  useApiQuery(listEvaluationsToCopy, { params: { id: fileId } }, { enabled: isNeeded });

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
