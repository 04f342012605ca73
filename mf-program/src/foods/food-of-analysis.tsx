import { getFoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Card, ErrorState, Spinner } from '@fsvp/ui';
import { loadError, useRecord, useUrlState } from '@fsvp/web-kit';
import { useEffect } from 'react';
import { foodsUrl } from './foods.url.js';

/** Finds the food of a hazard analysis to which a link leads. */
export function FoodOfAnalysis({ id }: { id: string }) {
  const [, setState] = useUrlState(foodsUrl);
  const query = useRecord(getFoodHazardAnalysis, id, { known: undefined, enabled: true });
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const place = data.state === 'draft' ? { tab: 'analysis' as const } : { tab: 'versions' as const, version: id };
    setState({ analysis: undefined, view: data.foodId, ...place }, 'replace');
  }, [data, id, setState]);
  const error = loadError(query, 'The hazard analysis could not be loaded');
  return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the hazard analysis…" />}</Card>;
}
