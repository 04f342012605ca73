import { proposeVerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { useApiQuery } from '@fsvp/web-kit';

/** What is proposed for a file today. */
export function useProposal(fileId: string) {
  return useApiQuery(proposeVerificationPlan, { params: { id: fileId } }, { staleTime: 0 });
}
