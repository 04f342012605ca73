import {
  adoptHazardAnalyses,
  createFoodHazardAnalysis,
  createFoodHazardAnalysisVersion,
  deleteFoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { errorText, useApiMutation } from '@fsvp/web-kit';

const changes = ['food-hazard-analysis'] as const;

export const useStartAnalysis = () =>
  useApiMutation(createFoodHazardAnalysis, { failure: (error) => errorText(error), changes });

export const useNewVersion = () =>
  useApiMutation(createFoodHazardAnalysisVersion, {
    success: ({ versionNumber }) => `Version ${versionNumber} is a draft now`,
    failure: (error) => errorText(error),
    changes,
  });

export const useDeleteDraft = () =>
  useApiMutation(deleteFoodHazardAnalysis, {
    success: 'Draft deleted',
    failure: 'Failed to delete the draft',
    changes,
  });

export const useAdopt = () =>
  useApiMutation(adoptHazardAnalyses, {
    success: (_, { body }) =>
      body.hazardAnalysisIds.length === 1
        ? 'One hazard copied into the draft'
        : `${body.hazardAnalysisIds.length} hazards copied into the draft`,
    changes,
  });
