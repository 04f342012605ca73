import { checkFoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { useApiQuery } from '@fsvp/web-kit';

/** What is missing for a signature, and which files its result concerns. @param version loads it again after a save */
export const useCheck = (id: string, enabled = true) =>
  useApiQuery(checkFoodHazardAnalysis, { params: { id } }, { enabled, staleTime: 0 });
