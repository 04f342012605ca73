import { listHazardExamples } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { useApiQuery } from '@fsvp/web-kit';

/** The examples of common imported foods; they change with the release only. */
export const useHazardExamples = () =>
  useApiQuery(listHazardExamples, {}, { staleTime: Infinity, select: ({ hazardExamples }) => hazardExamples });
