import { productCreate, type SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { recordFormValues, type FormValues } from '@fsvp/web-kit';

/** The fields' labels. */
export const PRODUCT_FIELD_LABELS = {
  productName: 'Product Name',
  productCategory: 'Category',
  fdaFoodCode: 'FDA Product Code',
  description: 'Description',
  riskAssessment: 'Risk Assessment',
} satisfies Partial<Record<keyof SupplierProduct, string>>;

/** The values of the form's fields. */
export type ProductValues = FormValues<SupplierProduct, keyof typeof PRODUCT_FIELD_LABELS>;

export const NEW_PRODUCT: ProductValues = recordFormValues(productCreate, PRODUCT_FIELD_LABELS, {});

export const toFormValues = (product: SupplierProduct): ProductValues =>
  recordFormValues(productCreate, PRODUCT_FIELD_LABELS, product);
