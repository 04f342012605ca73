import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { createAction } from '../quality/corrective-action.js';
import { createDocument } from '../documents/document.js';
import { createInspection } from '../quality/receiving-inspection.js';
import { createSupplier, createSupplierProduct } from '../suppliers/supplier.js';
import { createVerification } from '../quality/verification.js';

/** Column lengths of the specification (spec-map: entities-7). */
const LIMITS: [string, { body?: z.ZodMiniType }, Record<string, number>][] = [
  [
    'suppliers',
    createSupplier,
    {
      name: 255,
      city: 100,
      state: 100,
      country: 100,
      postalCode: 20,
      contactPerson: 255,
      phone: 50,
      fsvpImporterName: 255,
      fsvpImporterDuns: 20,
    },
  ],
  ['supplier_products', createSupplierProduct, { productName: 255, productCategory: 255 }],
  ['verification_activities', createVerification, { title: 255, assignedTo: 255 }],
  ['receiving_inspections', createInspection, { productName: 255, lotNumber: 100, tempUnit: 10, quantityUnit: 50 }],
  ['corrective_actions', createAction, { title: 255, assignedTo: 255 }],
  ['documents', createDocument, { title: 255, fileName: 255, filePath: 500 }],
];

describe.each(LIMITS)('%s', (_table, { body }, limits) => {
  const faultsOf = (field: string, text: string) =>
    (z.safeParse(body!, { [field]: text }).error?.issues ?? [])
      .filter(({ path }) => path[0] === field)
      .map(({ message }) => message);

  it.each(Object.entries(limits))('%s accepts %d characters and rejects one more', (field, most) => {
    expect(faultsOf(field, 'x'.repeat(most))).not.toContain(`At most ${most} characters`);
    expect(faultsOf(field, 'x'.repeat(most + 1))).toContain(`At most ${most} characters`);
  });
});
