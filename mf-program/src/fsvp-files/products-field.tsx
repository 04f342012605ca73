import { Spinner, Text } from '@fsvp/ui';
import { useWatch } from '@fsvp/ui/dialogs';
import { useProducts } from './api/load-parties.js';
import { ChoicesField } from './choices-field.js';

interface ProductsFieldProps {
  /** Of an existing file, whose supplier stays. */
  supplierId?: string;
  /** Products of the file that the supplier may no longer have. */
  known?: readonly { id: string; name: string }[];
}

export function ProductsField({ supplierId, known = [] }: ProductsFieldProps) {
  const picked = useWatch({ name: 'supplierId' }) as string | null | undefined;
  const chosen = supplierId ?? picked ?? null;
  const { data, isPending, isError } = useProducts(chosen);
  const products = (data ?? []).map(({ id, productName }) => ({ value: id, label: productName }));
  const gone = known
    .filter(({ id }) => data && !products.some(({ value }) => value === id))
    .map(({ id, name }) => ({ value: id, label: `${name} (deleted)` }));
  const options = chosen ? [...products, ...gone] : [];
  return (
    <ChoicesField
      name="productIds"
      label="Products"
      options={options}
      hint="The products that this food covers. A product can be in only one open file of an importer."
    >
      {!chosen ? (
        <Text tone="muted">Choose a supplier first.</Text>
      ) : isError ? (
        <Text tone="bad">The products could not be loaded. You can add them later.</Text>
      ) : isPending ? (
        <Spinner label="Loading products…" />
      ) : options.length === 0 ? (
        <Text tone="muted">This supplier has no products yet. You can add them later.</Text>
      ) : null}
    </ChoicesField>
  );
}
