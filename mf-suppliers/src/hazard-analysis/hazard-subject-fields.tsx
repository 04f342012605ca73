import { Stack, Text } from '@fsvp/ui';
import { ComboboxField, useFormContext, useWatch } from '@fsvp/ui/dialogs';
import { SupplierField } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { HAZARD_FIELD_LABELS as labels, type HazardValues } from './hazard-form.values.js';
import { productOptionsOf } from './product-options.js';

export interface HazardSubject {
  /** The names of the initial supplier and product. */
  supplierName: string | undefined;
  productName: string | undefined;
}

/** The supplier and, if the hazard concerns one product only, the product. */
export function HazardSubjectFields({ supplierName, productName }: HazardSubject) {
  const { setValue } = useFormContext<HazardValues>();
  const [supplierId, productId] = useWatch<HazardValues, ['supplierId', 'productId']>({
    name: ['supplierId', 'productId'],
  });
  const [product, setProduct] = useState(productName);
  const [cleared, setCleared] = useState<string>();

  const clearProduct = (next: string | null) => {
    if (next === supplierId || productId === null) return;
    setValue('productId', null, { shouldDirty: true, shouldValidate: true });
    setCleared(product);
  };
  return (
    <>
      <SupplierField label={labels.supplierId} required selectedLabel={supplierName} onPicked={clearProduct} />
      <Stack gap={1}>
        <ComboboxField
          // Remount, so that products of the previous supplier are not shown while the new ones load.
          key={supplierId}
          name="productId"
          label={labels.productId}
          disabled={supplierId === null}
          clearable
          loadOptions={productOptionsOf(supplierId)}
          selectedLabel={product}
          placeholder={supplierId === null ? 'Choose a supplier first' : 'Search products...'}
          noun="a product"
          emptyText="No products found. Products are added in the supplier’s details."
          onPicked={(_id, option) => {
            setProduct(option?.label);
            setCleared(undefined);
          }}
        />
        <div role="status">
          {cleared && productId === null ? (
            <Text
              tone="muted"
              size="meta"
            >{`“${cleared}” was cleared because it belongs to the previous supplier.`}</Text>
          ) : null}
        </div>
      </Stack>
    </>
  );
}
