import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import {
  createReevaluation,
  createReevaluationDismissal,
  listReevaluationDismissals,
  listReevaluations,
  updateReevaluation,
} from '@fsvp/contracts/program/reevaluations/reevaluation';
import { errorText, isConflict, useApiMutation, useApiQuery } from '@fsvp/web-kit';

/** The open reevaluations of a supplier, by due day. */
export function useOpenReevaluationsOf(supplierId: string | undefined) {
  return useApiQuery(
    listReevaluations,
    { query: { supplierId, status: ['open'], sort: 'dueOn', order: 'asc', limit: MAX_LIMIT, offset: 0 } },
    { enabled: supplierId !== undefined, staleTime: 0 },
  );
}

export function useDismissals(reevaluationId: string) {
  return useApiQuery(listReevaluationDismissals, { params: { id: reevaluationId } }, { staleTime: 0 });
}

export function useAskForReevaluation() {
  return useApiMutation(createReevaluation, {
    success: ({ fileNumber }) => `${fileNumber} is to be reevaluated`,
    changes: ['reevaluation'],
  });
}

export function useAssignReevaluation() {
  return useApiMutation(updateReevaluation, {
    success: ({ assigneeId }) => (assigneeId ? 'Reevaluation assigned' : 'The reevaluation is assigned to nobody'),
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : errorText(error)),
    changes: ['reevaluation'],
  });
}

export function useDraftDismissal() {
  return useApiMutation(createReevaluationDismissal, {
    success: 'Sign the dismissal to make it count',
    changes: ['reevaluation-dismissal'],
  });
}
