import * as z from 'zod/mini';
import { READ } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { nullableText, repeatedIds } from '../core/fields.js';

/** Most suppliers of one request. */
export const MAX_NAMESAKES = 200;

const namesake = z
  .object({
    supplierId: z.string(),
    fei: nullableText,
    city: nullableText,
    country: z.string(),
  })
  .check(z.meta({ id: 'Namesake' }));
type Namesake = z.output<typeof namesake>;

export const listNamesakes = defineCall({
  id: 'listNamesakes',
  method: 'GET',
  path: '/api/suppliers/namesakes',
  summary: 'Those of the suppliers that share their name with another one, with number and place',
  tag: 'Suppliers',
  access: READ,
  query: z.object({ supplierId: repeatedIds(MAX_NAMESAKES) }),
  response: z.object({ suppliers: z.array(namesake) }).check(z.meta({ id: 'NamesakeList' })),
});

/** 'FEI 3014771933', or 'Paita, Peru' of a supplier without FEI. */
export function distinctionOf({ fei, city, country }: Namesake): string {
  return fei ? `FEI ${fei}` : [city, country].filter(Boolean).join(', ');
}
