import { expect, test } from '@jest/globals';
import { getSupplier, listSuppliers } from '@fsvp/contracts/supplier';
import { ExtensionsContext, type Extension } from '@fsvp/web-kit';
import { MockHost, MockIntersectionObserver, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { SuppliersPage } from './suppliers.page.js';

test('the details end with what other modules show of the supplier', async () => {
  MockIntersectionObserver.install();
  const Shown = ({ supplierId = '' }) => <p>Audits of {supplierId}</p>;
  const loaded = Promise.resolve({ default: Shown });
  const extension: Extension = {
    point: 'supplier-details',
    module: 'mf-audits',
    title: 'Audits',
    load: () => loaded,
    reload: async () => undefined,
  };
  const supplier = sampleSupplier();
  renderInHost(
    <ExtensionsContext value={[extension]}>
      <SuppliersPage />
    </ExtensionsContext>,
    {
      host: new MockHost()
        .answer(listSuppliers, { suppliers: [supplier], total: 1, next: null })
        .answer(getSupplier, supplier),
      at: `/suppliers?view=${SUPPLIER_ID}`,
    },
  );
  const details = within(await screen.findByRole('dialog', { name: 'Supplier Details' }));
  const documents = await details.findByRole('link', { name: 'Documents' });
  await act(async () => MockIntersectionObserver.show());
  const shown = await details.findByText(`Audits of ${SUPPLIER_ID}`);
  expect(documents.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
