import { compareFoodHazardAnalyses } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { useApiQuery } from '@fsvp/web-kit';

export const useComparison = (from: string, to: string) =>
  useApiQuery(compareFoodHazardAnalyses, { query: { from, to } });
