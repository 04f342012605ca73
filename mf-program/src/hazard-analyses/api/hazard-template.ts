import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import type { Food } from '@fsvp/contracts/program/food';
import {
  createFoodHazardAnalysis,
  setAnalysisHazards,
  updateFoodHazardAnalysis,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  listHazardTemplates,
  listTemplateNotifications,
  listTemplateRecalls,
  type HazardTemplate,
  type TemplateHazard,
} from '@fsvp/contracts/program/hazard-template';
import { api, invalidate, useApiQuery, useQueryClient } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { fromTemplate, sourcesOf } from '../template-texts.js';
import { answerGroups, contentOf, toInput } from '../worksheet/content.js';
import { toAnalysis, useShowAnalysis } from './get-analysis.js';

/** The template of an industry; null for one without public counts. */
export const useTemplate = (industryCode: string) =>
  useApiQuery(
    listHazardTemplates,
    { query: { industryCode, limit: 1 } },
    { select: ({ hazardTemplates: [template = null] }) => template },
  );

interface Rows {
  id: string;
  code: string;
  offset: number;
}

export const useTemplateRecalls = ({ id, code, offset }: Rows) =>
  useApiQuery(
    listTemplateRecalls,
    { params: { id }, query: { code, offset, limit: DEFAULT_LIMIT } },
    { placeholderData: keepPreviousData as never },
  );

export const useTemplateNotifications = ({ id, code, offset }: Rows) =>
  useApiQuery(
    listTemplateNotifications,
    { params: { id }, query: { code, offset, limit: DEFAULT_LIMIT } },
    { placeholderData: keepPreviousData as never },
  );

/**
 * Adds hazards of a template to the draft of a food, which it starts if there is none. Their reasons are suggested from the counts; whether
 * they are foreseeable, and how probable, stays open.
 */
export function useAddFromTemplate(food: Food) {
  const client = useQueryClient();
  const show = useShowAnalysis();
  return async (
    draft: FoodHazardAnalysis | undefined,
    template: HazardTemplate,
    hazards: readonly TemplateHazard[],
  ): Promise<void> => {
    const started = draft ?? toAnalysis(await api.call(createFoodHazardAnalysis, { body: { foodId: food.id } }));
    const params = { id: started.id };
    const known = new Set(started.hazards.map(({ libraryCode }) => libraryCode));
    const added = hazards.filter(({ code }) => !known.has(code)).map(fromTemplate);
    try {
      const changed = toAnalysis(
        await api.call(setAnalysisHazards, {
          params,
          body: { hazards: [...started.hazards, ...added].map(toInput) },
          ifVersion: started.version,
        }),
      );
      const sources = [...started.sources, ...sourcesOf(template, started.sources)];
      const { considered } = answerGroups(contentOf(changed));
      const saved = await api.call(updateFoodHazardAnalysis, {
        params,
        body: { sources, considered },
        ifVersion: changed.version,
      });
      show(saved);
    } finally {
      await invalidate(client, ['food', 'food-hazard-analysis']);
    }
  };
}
