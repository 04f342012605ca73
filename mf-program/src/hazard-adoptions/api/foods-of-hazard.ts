import { MAX_LIMIT } from '@fsvp/contracts/core/fields';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { useApiQuery } from '@fsvp/web-kit';
import { lifecyclesOf } from '../../fsvp-files/fsvp-files.url.js';

/** The food of the supplier's open files, if it is only one: that of the product, else of all. */
export function useFoodOfHazard({ supplierId, productId }: HazardAnalysis) {
  const query = { supplierId, lifecycle: lifecyclesOf(undefined), limit: MAX_LIMIT };
  const { data, isPending } = useApiQuery(listFsvpFiles, { query });
  const files = data?.fsvpFiles ?? [];
  const ofProduct = files.filter(({ productIds }) => productId !== null && productIds.includes(productId));
  const found = new Map((ofProduct.length > 0 ? ofProduct : files).map((file) => [file.foodId, file.foodName]));
  const [only, ...others] = found;
  return { isPending, food: only && others.length === 0 ? { id: only[0], name: only[1] } : undefined };
}
