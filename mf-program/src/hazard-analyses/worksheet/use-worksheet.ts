import { CALL_BODY_LIMIT } from '@fsvp/contracts/core/body-limit';
import {
  setAnalysisHazards,
  updateFoodHazardAnalysis,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { isLeavingWithDrafts } from '@fsvp/ui';
import { api, ApiError, errorText, invalidate, isConflict, isMissing, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toAnalysis, useShowAnalysis, type AnalysisResponse } from '../api/get-analysis.js';
import type { LibraryHazard } from './content.js';
import { findValueProblems } from './find-problems.js';
import { placeOf } from './place-of.js';
import { WorksheetStore, type WorksheetApi } from './worksheet.store.js';

/** The store of a draft. It takes over what others save, and asks before the page is left with something unsaved. */
export function useWorksheet(analysis: FoodHazardAnalysis, library: readonly LibraryHazard[] | undefined) {
  const client = useQueryClient();
  const show = useShowAnalysis();
  const store = useRef<WorksheetStore>(undefined);
  const params = { id: analysis.id };
  const saved = (answer: AnalysisResponse) => {
    show(answer);
    // Lists and files show numbers of the draft; the draft itself is known.
    void invalidate(client, ['food']);
    return toAnalysis(answer);
  };
  const calls: WorksheetApi = {
    update: async (body, ifVersion) => saved(await api.call(updateFoodHazardAnalysis, { params, body, ifVersion })),
    setHazards: async (hazards, ifVersion) =>
      saved(await api.call(setAnalysisHazards, { params, body: { hazards }, ifVersion })),
    currentOf: (error) =>
      isConflict(error) ? ((error as ApiError).problem?.current as FoodHazardAnalysis | undefined) : undefined,
    isFinal: (error) => isMissing(error) || (error instanceof ApiError && error.status === 409),
    textOf: (error) => saveErrorText(error, store.current),
    findProblems: (content) =>
      findValueProblems(content, store.current?.get().analysis.facts ?? analysis.facts, library),
  };
  const [created] = useState(() => new WorksheetStore(analysis, calls));
  useEffect(() => {
    store.current = created;
    created.setApi(calls);
  });
  useEffect(() => created.receive(analysis), [created, analysis]);
  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (created.get().save.is !== 'saved' && !isLeavingWithDrafts()) event.preventDefault();
    };
    const retry = () => {
      if (created.isDirty()) void created.saveNow();
    };
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', created.keepNow);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', created.keepNow);
      window.removeEventListener('online', retry);
      created.close();
    };
  }, [created]);
  return { store: created, state: useSyncExternalStore(created.subscribe, created.get) };
}

/** Why a save failed; of invalid values which cell it is. */
function saveErrorText(error: unknown, store: WorksheetStore | undefined): string {
  if (isMissing(error)) return 'This draft was deleted by someone else. Copy what you still need.';
  if (error instanceof ApiError && error.status === 409) return `${errorText(error)} Copy what you still need.`;
  if (error instanceof ApiError && error.status === 413)
    return `The texts together are larger than ${CALL_BODY_LIMIT / 1024} KB, which is the most that can be saved. Shorten or remove some.`;
  const fields = error instanceof ApiError ? error.fieldErrors : [];
  if (fields.length === 0 || !store) return errorText(error);
  const { content } = store.get();
  return fields.map(({ path, message }) => `${placeOf(path, content)}: ${message}`).join('; ');
}
