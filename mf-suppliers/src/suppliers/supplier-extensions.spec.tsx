import { expect, test } from '@jest/globals';
import { listHazards } from '@fsvp/contracts/quality/hazard-analysis';
import { fsvpSummary, getSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { ExtensionsContext, type Extension } from '@fsvp/web-kit';
import { MockHost, MockIntersectionObserver, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { HazardAnalysisPage } from '../hazard-analysis/hazard-analysis.page.js';
import { FsvpCompliancePage } from '../fsvp-compliance/fsvp-compliance.page.js';
import { OTHER_ID, sampleHazard, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { SuppliersPage } from './suppliers.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import '../fsvp-compliance/fsvp-dialogs.js';
import './supplier-dialogs.js';

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

test('FSVP Compliance shows it beside the badge of each row, which knows all suppliers of the page, and in the details', async () => {
  MockIntersectionObserver.install();
  const InRow = ({ supplierId = '', supplierIds = [] as readonly string[] }) => (
    <p>{`Audits of ${supplierId}, one of ${supplierIds.length}`}</p>
  );
  const inRow = Promise.resolve({ default: InRow });
  const inDetails = Promise.resolve({ default: () => <p>Audits of one</p> });
  const shared = { module: 'mf-audits', title: 'Audits', reload: async () => undefined };
  const extensions: Extension[] = [
    { ...shared, point: 'supplier-row', load: () => inRow },
    { ...shared, point: 'supplier-details', load: () => inDetails },
  ];
  const suppliers = [sampleSupplier(), sampleSupplier({ id: OTHER_ID, name: 'Other' })];
  renderInHost(
    <ExtensionsContext value={extensions}>
      <FsvpCompliancePage />
    </ExtensionsContext>,
    {
      host: new MockHost()
        .answer(listSuppliers, { suppliers, total: 2, next: null })
        .answer(getSupplier, suppliers[0]!)
        .answer(fsvpSummary, { compliant: 0, dueSoon: 0, overdue: 2, notRequired: 0, total: 2 }),
      at: `/fsvp-compliance?view=${SUPPLIER_ID}`,
    },
  );
  const inCell = (await screen.findByText(`Audits of ${OTHER_ID}, one of 2`)).closest('td')!;
  expect(within(inCell).getByText('Overdue')).toBeInTheDocument();
  const details = within(await screen.findByRole('dialog', { name: 'FSVP Compliance Details' }));
  await act(async () => MockIntersectionObserver.show());
  expect(await details.findByText('Audits of one')).toBeVisible();
});

test('each card of Hazard Analysis ends with what other modules show of it, which knows all cards of the page', async () => {
  const InCard = ({ hazardId = '', hazardIds = [] as readonly string[] }) => (
    <p>{`Part of the analysis of ${hazardId}, one of ${hazardIds.length}`}</p>
  );
  const loaded = Promise.resolve({ default: InCard });
  const extension: Extension = {
    ...{ module: 'mf-foods', title: 'Foods', reload: async () => undefined },
    ...{ point: 'hazard-row', load: () => loaded },
  };
  const hazards = [SUPPLIER_ID, OTHER_ID].map((id) => sampleHazard({ id, hazardDescription: `Hazard ${id}` }));
  renderInHost(
    <ExtensionsContext value={[extension]}>
      <HazardAnalysisPage />
    </ExtensionsContext>,
    { host: new MockHost().answer(listHazards, hazards), at: '/hazard-analysis' },
  );
  const shown = await screen.findByText(`Part of the analysis of ${OTHER_ID}, one of 2`);
  const card = within(shown.closest('li')!);
  const description = card.getByText(`Hazard ${OTHER_ID}`);
  expect(description.compareDocumentPosition(shown)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
