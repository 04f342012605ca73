import type { SupplierProduct } from '@fsvp/contracts/suppliers/supplier';

/** The values of the form's fields. */
export interface ProductValues {
  productName: string;
  productCategory: string;
  fdaFoodCode: string;
  description: string;
  riskAssessment: string;
}

/** The fields' labels. */
export const PRODUCT_FIELD_LABELS: Record<keyof ProductValues, string> = {
  productName: 'Product Name',
  productCategory: 'Category',
  fdaFoodCode: 'FDA Product Code',
  description: 'Description',
  riskAssessment: 'Risk Assessment',
};

export const NEW_PRODUCT: ProductValues = {
  productName: '',
  productCategory: '',
  fdaFoodCode: '',
  description: '',
  riskAssessment: '',
};

export function toFormValues({
  productName,
  productCategory,
  fdaFoodCode,
  description,
  riskAssessment,
}: SupplierProduct): ProductValues {
  return {
    productName,
    productCategory: productCategory ?? '',
    fdaFoodCode: fdaFoodCode ?? '',
    description: description ?? '',
    riskAssessment: riskAssessment ?? '',
  };
}
