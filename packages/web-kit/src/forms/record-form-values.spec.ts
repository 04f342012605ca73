import { expect, test } from '@jest/globals';
import { importerCreate } from '@fsvp/contracts/program/importer';
import { actionCreate, type CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import { productCreate } from '@fsvp/contracts/suppliers/supplier';
import { recordFormValues, type FormValues } from './record-form-values.js';

const labels = { supplierId: '', title: '', rootCause: '', status: '', dueDate: '', verificationId: '' };
type Values = FormValues<CorrectiveAction, keyof typeof labels, 'supplierId' | 'dueDate'>;

test('a new record begins with the defaults of its contract; empty texts are "", empty ids and days null', () => {
  const values: Values = recordFormValues(actionCreate, labels, { title: 'Salmonella', dueDate: undefined });
  expect(values).toEqual({
    supplierId: null,
    title: 'Salmonella',
    rootCause: '',
    status: 'open',
    dueDate: null,
    verificationId: null,
  });
  expect(recordFormValues(importerCreate, { email: '', consentDocumentId: '', active: '' }, { active: false })).toEqual(
    {
      email: '',
      consentDocumentId: null,
      active: false,
    },
  );
});

test('an empty field of a record stays empty, and fields without a label are left out', () => {
  const record = { fdaFoodCode: null, productName: 'Shrimp', version: 3 };
  expect(recordFormValues(productCreate, { fdaFoodCode: '', productName: '' }, record)).toEqual({
    fdaFoodCode: '',
    productName: 'Shrimp',
  });
  const priority = recordFormValues<{ priority: string | null }>(actionCreate, { priority: '' }, { priority: null });
  expect(priority).toEqual({ priority: null });
});
