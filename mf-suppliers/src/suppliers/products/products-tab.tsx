import type { Supplier, SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { Button, CardList, Pagination, SearchField, Section } from '@fsvp/ui';
import { loadError, usePages, useUrlState, WriteOnly, useMay } from '@fsvp/web-kit';
import { useState } from 'react';
import { icons } from '../../shared/icons.js';
import { NEW_RECORD, suppliersUrl } from '../suppliers.url.js';
import { AddProductDialog } from './add-product.dialog.js';
import { useProducts } from './api/get-products.js';
import { EditProductDialog } from './edit-product.dialog.js';
import { ProductItem } from './product-item.js';
import { RemoveProductDialog } from './remove-product.dialog.js';

/** The search is shown with more products than this. */
const MANY = 10;

export function ProductsTab({ supplier }: { supplier: Supplier }) {
  const [{ productSearch: search, productOffset: offset, product }, setState] = useUrlState(suppliersUrl);
  const mayWrite = useMay('write');
  const [removing, setRemoving] = useState<SupplierProduct>();

  const list = useProducts(supplier.id, { search, offset });
  const { products, total } = list.data ?? {};
  const closeForm = () => setState({ product: undefined }, 'replace');
  const pages = usePages(list, { offset, show: (next) => setState({ productOffset: next }, 'replace') });
  // Once shown, the search stays, even if it has no matches.
  const [searchable, setSearchable] = useState(search !== '');
  if (!searchable && total !== undefined && total > MANY) setSearchable(true);
  const emptyText = search
    ? `No product matches “${search}”.`
    : 'No products yet. Add this supplier’s products to use them in hazard analyses.';
  const add = (
    <WriteOnly>
      <Button size="sm" icon={icons.add} onClick={() => setState({ product: NEW_RECORD })}>
        Add Product
      </Button>
    </WriteOnly>
  );
  return (
    <Section title={`Products of ${supplier.name}`} headingLevel={3} actions={add}>
      {searchable ? (
        <SearchField
          label="Search products"
          placeholder="Search products..."
          value={search}
          onChange={(productSearch) => setState({ productSearch, productOffset: 0 }, 'replace')}
        />
      ) : null}
      <CardList
        label="Products"
        items={products}
        itemKey={({ id }) => id}
        render={(product) => (
          <ProductItem product={product} onEdit={({ id }) => setState({ product: id })} onRemove={setRemoving} />
        )}
        emptyText={emptyText}
        error={loadError(list, 'The products could not be loaded')}
        skeletonRows={3}
      />
      <Pagination label="Pages of products" {...pages} />
      <AddProductDialog supplier={supplier} open={mayWrite && product === NEW_RECORD} onClose={closeForm} />
      <EditProductDialog supplier={supplier} id={product === NEW_RECORD ? undefined : product} onClose={closeForm} />
      <RemoveProductDialog product={removing} onClose={() => setRemoving(undefined)} />
    </Section>
  );
}
