import {
  getFoodHazardAnalysis,
  listFoodHazardAnalyses,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { apiQuery, useApiQuery, useQueryClient } from '@fsvp/web-kit';

export type AnalysisResponse = ResponseOf<typeof getFoodHazardAnalysis>;

/** The kind of a hazard belongs to its class: the server refuses others, which the type of a response does not say. */
export const toAnalysis = (response: AnalysisResponse) => response as FoodHazardAnalysis;

const toVersions = ({ foodHazardAnalyses }: ResponseOf<typeof listFoodHazardAnalyses>) =>
  foodHazardAnalyses.map(toAnalysis);

/** One version, always in its current state. */
export const useAnalysis = (id: string) =>
  useApiQuery(getFoodHazardAnalysis, { params: { id } }, { staleTime: 0, select: toAnalysis });

/** All versions of the hazard analysis of a food, newest first. */
export const useVersions = (foodId: string) =>
  useApiQuery(listFoodHazardAnalyses, { query: { foodId, limit: MAX_LIMIT } }, { staleTime: 0, select: toVersions });

/** Shows a version that a call returned, without asking for it again. */
export function useShowAnalysis(): (analysis: AnalysisResponse) => void {
  const client = useQueryClient();
  return (analysis) =>
    client.setQueryData(apiQuery(getFoodHazardAnalysis, { params: { id: analysis.id } }).queryKey, analysis);
}
