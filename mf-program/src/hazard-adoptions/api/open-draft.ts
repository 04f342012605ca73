import type { Food } from '@fsvp/contracts/program/food';
import {
  createFoodHazardAnalysis,
  createFoodHazardAnalysisVersion,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { errorText, useApiMutation } from '@fsvp/web-kit';

const options = { failure: (error: unknown) => errorText(error), changes: ['food', 'food-hazard-analysis'] as const };

/** Starts the draft of a food's hazard analysis, unless there is one. */
export function useOpenDraft() {
  const start = useApiMutation(createFoodHazardAnalysis, options);
  const copy = useApiMutation(createFoodHazardAnalysisVersion, options);
  return async ({ id, analysis }: Food): Promise<void> => {
    if (analysis?.draftId) return;
    if (analysis?.signedId) await copy.mutateAsync({ params: { id: analysis.signedId } });
    else await start.mutateAsync({ body: { foodId: id } });
  };
}
