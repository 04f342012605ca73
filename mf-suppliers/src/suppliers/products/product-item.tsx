import type { SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { Code, DescriptionList, IconButton, Inline, Stack, TwoLines } from '@fsvp/ui';
import { WriteOnly } from '@fsvp/web-kit';
import { icons } from '../../shared/icons.js';
import { PRODUCT_FIELD_LABELS as labels } from './product-form.values.js';

interface ProductItemProps {
  product: SupplierProduct;
  onEdit: (product: SupplierProduct) => void;
  onRemove: (product: SupplierProduct) => void;
}

export function ProductItem({ product, onEdit, onRemove }: ProductItemProps) {
  const { productName, productCategory, fdaFoodCode, description, riskAssessment } = product;
  const details = [
    { term: labels.fdaFoodCode, value: fdaFoodCode && <Code>{fdaFoodCode}</Code> },
    { term: labels.description, value: description },
    { term: labels.riskAssessment, value: riskAssessment },
  ].filter(({ value }) => value);
  return (
    <Stack gap={3}>
      <Inline justify="between" wrap={false}>
        <TwoLines primary={productName} secondary={productCategory} />
        <WriteOnly>
          <div className="sup:flex sup:shrink-0 sup:gap-1">
            <IconButton label={`Edit ${productName}`} icon={icons.edit} onClick={() => onEdit(product)} />
            <IconButton label={`Remove ${productName}`} icon={icons.remove} onClick={() => onRemove(product)} />
          </div>
        </WriteOnly>
      </Inline>
      {details.length > 0 ? <DescriptionList columns={1} items={details} /> : null}
    </Stack>
  );
}
