import { MAX_LIMIT, PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { listFoods } from '@fsvp/contracts/program/food';
import { listImporters } from '@fsvp/contracts/program/importer';
import { MAX_FILE_PRODUCTS } from '@fsvp/contracts/program/fsvp-file';
import { listSupplierProducts, type SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import type { LoadOptions } from '@fsvp/ui';
import { api, queryKeyOf } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { ACTIVE } from './active-importers.js';

/** The active importers for a Combobox, searched as the user types. */
export const loadImporters: LoadOptions = async (text, signal) => {
  const { importers, total } = await api.call(listImporters, {
    query: { search: text || undefined, ...ACTIVE },
    signal,
  });
  return {
    options: importers.map(({ id, legalName, city }) => ({
      value: id,
      label: legalName,
      description: city ?? undefined,
    })),
    total,
  };
};

/** The foods for a Combobox, searched as the user types. */
export const loadFoods: LoadOptions = async (text, signal) => {
  const query = { search: text || undefined, sort: 'name', order: 'asc', limit: PICKER_LIMIT, offset: 0 } as const;
  const { foods, total } = await api.call(listFoods, { query, signal });
  return {
    options: foods.map(({ id, name, description }) => ({
      value: id,
      label: name,
      description: description ?? undefined,
    })),
    total,
  };
};

/** All products of a supplier that a file can name, by name. */
export function useProducts(supplierId: string | null) {
  return useQuery({
    queryKey: [...queryKeyOf(listSupplierProducts, { params: { id: supplierId ?? '' } }), 'all'],
    queryFn: async ({ signal }) => {
      const found: SupplierProduct[] = [];
      for (let total = 1; found.length < total && found.length < MAX_FILE_PRODUCTS;) {
        const query = { sort: 'productName', order: 'asc', limit: MAX_LIMIT, offset: found.length } as const;
        const answer = await api.call(listSupplierProducts, { params: { id: supplierId ?? '' }, query, signal });
        found.push(...answer.products);
        // A page that is empty is the last one, also while products are deleted.
        total = answer.products.length > 0 ? answer.total : 0;
      }
      return found;
    },
    enabled: Boolean(supplierId),
  });
}
