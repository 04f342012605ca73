import type { ResponseOf } from '@fsvp/contracts/core/call';
import { deriveFileRegime } from '@fsvp/contracts/program/fsvp-file';
import type { Circumstances, FoodFacts } from '@fsvp/contracts/program/readiness/regime';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export interface RegimeQuestion {
  facts: FoodFacts;
  circumstances: Circumstances;
  importerId: string;
  supplierCountry: string | null;
}
export type RegimeAnswer = ResponseOf<typeof deriveFileRegime>;

const DELAY_MS = 250;

/** Asks which regimes fit, once the answers have not changed for a moment; the last answer stays while the next one loads. */
export function useDerivedRegime(question: RegimeQuestion) {
  const text = JSON.stringify(question);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const query = useQuery({
    queryKey: [...queryKeyOf(deriveFileRegime), asked],
    queryFn: ({ signal }) => api.call(deriveFileRegime, { body: JSON.parse(asked) as RegimeQuestion, signal }),
    placeholderData: keepPreviousData,
  });
  return { ...query, isOutdated: asked !== text || query.isPlaceholderData };
}
