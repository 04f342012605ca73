import { listVerificationPlans } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { useApiQuery } from '@fsvp/web-kit';

/** All verification plans of one file, newest first. */
export function usePlans(fileId: string) {
  return useApiQuery(listVerificationPlans, { params: { id: fileId } }, { staleTime: 0 });
}
