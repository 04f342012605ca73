/** The beginnings of the paths of answers, and the types of records that these show, name or count (catalogue/live.ts). */
export const SUPPLIERS_DEPENDENCIES = {
  '/api/suppliers': ['supplier'],
  '/api/suppliers/{id}/products': ['supplier-product'],
  '/api/suppliers/{id}/performance': ['supplier-performance'],
} as const;
