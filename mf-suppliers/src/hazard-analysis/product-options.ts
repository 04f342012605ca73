import { PICKER_LIMIT } from '@fsvp/contracts/core/fields';
import { listSupplierProducts } from '@fsvp/contracts/suppliers/supplier';
import type { ComboboxProps } from '@fsvp/ui';
import { api } from '@fsvp/web-kit';

/** The products of a supplier for a Combobox, searched as the user types. */
export function productOptionsOf(supplierId: string | null): ComboboxProps['loadOptions'] {
  return async (text, signal) => {
    if (supplierId === null) return { options: [], total: 0 };
    const { products, total } = await api.call(listSupplierProducts, {
      params: { id: supplierId },
      query: { search: text || undefined, limit: PICKER_LIMIT, sort: 'productName', order: 'asc' },
      signal,
    });
    const options = products.map(({ id, productName, productCategory, fdaFoodCode }) => ({
      value: id,
      label: productName,
      description: [productCategory, fdaFoodCode].filter(Boolean).join(' · ') || undefined,
    }));
    return { options, total };
  };
}
