import { listHazardAdoptions } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { useApiQuery } from '@fsvp/web-kit';

/** Where some hazard analyses of suppliers, at most MAX_ADOPTED, are part of a draft or a signed version in force. */
export const useAdoptions = (hazardIds: readonly string[]) =>
  useApiQuery(listHazardAdoptions, { query: { hazardAnalysisId: [...hazardIds] } });
