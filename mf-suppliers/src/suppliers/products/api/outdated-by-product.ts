import type { CallDefinition } from '@fsvp/contracts/call';
import { getHazard, listHazards } from '@fsvp/contracts/hazard-analysis';
import { getSupplierProduct, listSupplierProducts } from '@fsvp/contracts/supplier';

/** What shows products. */
export const PRODUCT_LISTS: readonly CallDefinition[] = [listSupplierProducts];

/** What shows a product's name beside its own record. */
export const PRODUCT_NAMES: readonly CallDefinition[] = [getSupplierProduct, listHazards, getHazard];
