import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { ABSENT, dayFromToday, type ApiClient } from '../fixtures/api-client.js';
import { test as base } from '../fixtures/signed-in.js';
import {
  again,
  dialog,
  down,
  expectNoViolations,
  POPUP_OF_CONTROL,
  POPUP_OF_SELECT,
  loading,
  loadingUnder,
  press,
  refused,
  slow,
  statesOfLane,
  text,
  type Stage as StageOf,
  type State as StateOf,
} from '../fixtures/states.js';

interface Records {
  /** Has every field that the details show. */
  supplier: Supplier;
  hazard: HazardAnalysis;
  /** Has only the required fields. */
  bare: Supplier;
  /** More suppliers than fit on a page. */
  crowd: Awaited<ReturnType<ApiClient['manySuppliers']>>;
}

type Stage = StageOf<Records>;
type State = StateOf<Records>;

const list =
  (path: string, of: 'supplier' | 'bare' = 'supplier') =>
  (records: Records) =>
    `${path}?${new URLSearchParams({ search: records[of].name })}`;
const hazards = ({ hazard }: Records) => `/hazard-analysis?supplierId=${hazard.supplierId}`;

// The list behind a dialog has few rows: it has states of its own.
const details = (of: 'supplier' | 'bare', tab: string) => (records: Records) =>
  `${list('/suppliers', of)(records)}&view=${records[of].id}&tab=${tab}`;
const opened =
  (path: string, parameter: 'view' | 'edit', of: 'supplier' | 'bare' = 'supplier') =>
  (records: Records) =>
    `${list(path, of)(records)}&${parameter}=${records[of].id}`;

/** A file with a valid row, an invalid row and a duplicate of an existing supplier. */
async function chooseFile({ app, page, supplier }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const text = `Company,Country,Risk,Shoe size\nNew Foods,Peru,high,44\nOdd Foods,Peru,enormous,45\n${supplier.name},Peru,low,46\n`;
  await app
    .dialog('Import Suppliers')
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'firms.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const suppliers: State[] = [
  {
    what: 'the directory',
    onPhone: true,
    path: list('/suppliers'),
    shown: ({ page, supplier }) => page.getByRole('row', { name: supplier.name }),
  },
  {
    what: 'the directory while it loads',
    path: () => '/suppliers',
    prepare: slow('/api/suppliers?*'),
    reach: again,
    shown: loading('Loading Suppliers…'),
  },
  { what: 'the empty directory', path: () => `/suppliers?search=${ABSENT}`, shown: text('No suppliers found') },
  {
    what: 'the directory that could not be loaded',
    path: () => '/suppliers',
    prepare: down('/api/suppliers?*'),
    shown: text('The suppliers could not be loaded'),
  },
  {
    what: 'the pages of the directory',
    path: ({ crowd }) => `/suppliers?search=${crowd.title}`,
    shown: ({ page }) => page.getByRole('navigation', { name: 'Pages of suppliers' }),
  },
  {
    what: 'the menu of a row',
    path: list('/suppliers'),
    reach: press(/^Actions for/),
    shown: ({ page }) => page.getByRole('menuitem', { name: 'View Details' }),
    justified: POPUP_OF_CONTROL,
  },
  {
    what: 'the status filter',
    path: list('/suppliers'),
    reach: ({ page }) => page.getByRole('combobox', { name: 'Status' }).click(),
    shown: ({ page }) => page.getByRole('option', { name: 'All Status' }),
    justified: POPUP_OF_SELECT,
  },
  {
    what: 'the add form with its errors',
    onPhone: true,
    path: list('/suppliers'),
    async reach(stage) {
      await press('Add Supplier')(stage);
      await refused('Add New Supplier', 'Create Supplier')(stage);
    },
    shown: text('Name is required'),
  },
  {
    what: 'the edit form',
    repeats: true,
    path: opened('/suppliers', 'edit'),
    shown: ({ app }) => app.dialog('Edit Supplier').getByLabel('DUNS Number'),
  },
  {
    what: 'the confirmation of discarding changes',
    path: opened('/suppliers', 'edit'),
    async reach({ app, page }) {
      await app.dialog('Edit Supplier').getByLabel('City').fill('Elsewhere');
      await page.keyboard.press('Escape');
    },
    shown: ({ app }) => app.question('Discard changes?'),
  },
  {
    what: 'the details',
    onPhone: true,
    path: opened('/suppliers', 'view'),
    shown: ({ app }) => app.dialog('Supplier Details').getByRole('button', { name: 'Edit Supplier' }),
  },
  { what: 'the products', path: details('supplier', 'products'), shown: text('16AEE02') },
  {
    what: 'no products',
    repeats: true,
    path: details('bare', 'products'),
    shown: text('No products yet. Add this supplier’s products to use them in hazard analyses.'),
  },
  {
    what: 'the product form with its errors',
    repeats: true,
    path: details('bare', 'products'),
    async reach({ app }) {
      await app.dialog('Supplier Details').getByRole('button', { name: 'Add Product' }).click();
      await app.dialog('Add Product').getByLabel('FDA Product Code').fill('16');
      await app.dialog('Add Product').getByRole('button', { name: 'Add Product' }).click();
    },
    shown: text('Product name is required'),
  },
  {
    what: 'the confirmation of removing a product',
    repeats: true,
    path: details('supplier', 'products'),
    reach: ({ app }) =>
      app
        .dialog('Supplier Details')
        .getByRole('button', { name: /^Remove/ })
        .click(),
    shown: ({ app }) => app.question(/^Remove/),
  },
  { what: 'the performance', path: details('supplier', 'performance'), shown: text('Late twice.') },
  {
    what: 'no performance',
    repeats: true,
    path: details('bare', 'performance'),
    shown: ({ page }) => page.getByText(/^No evaluations yet/),
  },
  {
    what: 'the evaluation form with its errors',
    repeats: true,
    path: details('bare', 'performance'),
    async reach({ app }) {
      await app.dialog('Supplier Details').getByRole('button', { name: 'Record Evaluation' }).click();
      await app.dialog('Record Evaluation').getByLabel('Quality Score').fill('100');
      await app.dialog('Record Evaluation').getByRole('button', { name: 'Record Evaluation' }).click();
    },
    shown: ({ app }) => app.dialog('Record Evaluation').getByRole('alert'),
  },
  {
    what: 'the first step of an import',
    path: list('/suppliers'),
    reach: press(/^Import$/),
    shown: ({ app }) => app.dialog('Import Suppliers').getByText('Choose a file'),
  },
  {
    what: 'the columns of an import',
    path: list('/suppliers'),
    reach: chooseFile,
    shown: ({ page }) => page.getByRole('table', { name: 'Columns in the file' }),
  },
  {
    what: 'an import that was checked',
    path: list('/suppliers'),
    async reach(stage) {
      await chooseFile(stage);
      await stage.app.dialog('Import Suppliers').getByRole('button', { name: 'Check file' }).click();
    },
    shown: ({ page }) => page.getByRole('table', { name: 'Problems in the file' }),
  },
  {
    what: 'the details of a deleted supplier',
    repeats: true,
    path: () => `/suppliers?view=${ABSENT}&search=${ABSENT}`,
    shown: text('The supplier could not be loaded'),
  },
  {
    what: 'the delete confirmation',
    repeats: true,
    path: opened('/suppliers', 'view'),
    reach: ({ app }) => app.dialog('Supplier Details').getByRole('button', { name: 'Delete' }).click(),
    shown: ({ app }) => app.question(/^Delete/),
  },
];

const fsvp: State[] = [
  {
    what: 'the list',
    path: list('/fsvp-compliance'),
    shown: ({ page, supplier }) => page.getByRole('row', { name: supplier.name }),
  },
  {
    what: 'the list while it loads',
    repeats: true,
    path: () => '/fsvp-compliance',
    prepare: slow('/api/suppliers*'),
    reach: again,
    shown: loading('Loading FSVP suppliers…'),
  },
  {
    what: 'the empty list',
    repeats: true,
    path: () => `/fsvp-compliance?search=${ABSENT}`,
    shown: text('No FSVP suppliers found'),
  },
  {
    what: 'the list that could not be loaded',
    repeats: true,
    path: () => '/fsvp-compliance',
    prepare: down('/api/suppliers?*'),
    shown: text('The suppliers could not be loaded'),
  },
  {
    what: 'the tiles that could not be loaded',
    repeats: true,
    path: list('/fsvp-compliance'),
    prepare: down('/api/suppliers/fsvp-summary'),
    shown: text('The FSVP counts could not be loaded'),
  },
  {
    what: 'the status filter',
    repeats: true,
    path: list('/fsvp-compliance'),
    reach: ({ page }) => page.getByRole('combobox', { name: 'Compliance status' }).click(),
    shown: ({ page }) => page.getByRole('option', { name: 'Not Required' }),
    justified: POPUP_OF_SELECT,
  },
  {
    what: 'the details',
    path: opened('/fsvp-compliance', 'view'),
    shown: ({ app, supplier }) => app.dialog('FSVP Compliance Details').getByText(supplier.fsvpImporterDuns!),
  },
  {
    what: 'the details without a program',
    repeats: true,
    path: opened('/fsvp-compliance', 'view', 'bare'),
    shown: text('No program details yet.'),
  },
  {
    what: 'the details after an update',
    repeats: true,
    path: opened('/fsvp-compliance', 'view', 'bare'),
    reach: ({ app }) =>
      app.dialog('FSVP Compliance Details').getByRole('button', { name: 'Update Verification' }).click(),
    shown: ({ app }) => app.dialog('FSVP Compliance Details').getByRole('button', { name: 'Undo' }),
  },
  {
    what: 'the edit form',
    repeats: true,
    path: list('/fsvp-compliance'),
    reach: press(/^Edit /),
    shown: ({ app }) => app.dialog('Edit Supplier').getByLabel('DUNS Number'),
  },
  {
    what: 'the delete confirmation',
    repeats: true,
    path: list('/fsvp-compliance'),
    reach: press(/^Delete /),
    shown: ({ app }) => app.question(/^Delete/),
  },
];

const hazardAnalysis: State[] = [
  {
    what: 'the list',
    onPhone: true,
    path: hazards,
    shown: ({ page, hazard }) => page.getByText(hazard.hazardDescription),
  },
  {
    what: 'the list while it loads',
    repeats: true,
    path: () => '/hazard-analysis',
    prepare: slow('/api/hazard-analysis*'),
    reach: again,
    shown: loadingUnder('Hazard Analysis'),
  },
  {
    what: 'the empty list',
    repeats: true,
    path: () => `/hazard-analysis?search=${ABSENT}`,
    shown: text('No hazard analyses found'),
  },
  {
    what: 'the list that could not be loaded',
    repeats: true,
    path: () => '/hazard-analysis',
    prepare: down('/api/hazard-analysis*'),
    shown: text('The hazard analyses could not be loaded'),
  },
  {
    what: 'the supplier filter',
    path: hazards,
    reach: ({ page }) => page.getByRole('combobox', { name: 'Supplier' }).click(),
    shown: ({ page }) => page.getByRole('listbox').getByRole('option'),
    justified: POPUP_OF_CONTROL,
  },
  {
    what: 'the add form with its errors',
    repeats: true,
    path: ({ hazard }) => `/hazard-analysis?${new URLSearchParams({ search: hazard.hazardDescription })}`,
    async reach(stage) {
      await press('Add Hazard Analysis')(stage);
      await refused('Add Hazard Analysis', 'Create Hazard Analysis')(stage);
    },
    shown: text('Supplier is required'),
  },
  {
    what: 'a picker in the form',
    repeats: true,
    path: hazards,
    async reach({ app, page }) {
      await page.getByRole('button', { name: 'Add Hazard Analysis' }).click();
      await app.dialog('Add Hazard Analysis').getByRole('combobox', { name: 'Product' }).click();
    },
    shown: ({ page }) => page.getByRole('listbox').getByRole('option'),
  },
  {
    what: 'the edit form',
    repeats: true,
    path: hazards,
    reach: press(/^Edit /),
    shown: ({ app }) => app.dialog('Edit Hazard Analysis').getByLabel('Record Keeping Procedures'),
  },
  {
    what: 'the details',
    path: (records) => `${hazards(records)}&view=${records.hazard.id}`,
    shown: ({ app, hazard }) => app.dialog('Biological Hazard').getByText(hazard.preventiveControls!),
  },
  {
    what: 'the details of a deleted analysis',
    repeats: true,
    path: () => `/hazard-analysis?view=${ABSENT}&search=${ABSENT}`,
    shown: dialog('Hazard Analysis'),
  },
  {
    what: 'the delete confirmation',
    repeats: true,
    path: hazards,
    reach: press(/^Delete /),
    shown: ({ app }) => app.question(/^Delete/),
  },
];

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Playwright's own type for "no fixtures per test"
const test = base.extend<{}, { records: Records }>({
  records: [
    async ({ api }, use) => {
      const program = {
        fsvpProgram: 'Annual audit',
        fsvpImporterName: 'Harbor Imports',
        fsvpImporterDuns: '080000123',
        fsvpVerificationMethods: 'Audit',
        fsvpCorrectiveActions: 'Hold',
        fsvpRecordKeeping: 'Two years',
      };
      const contact = {
        contactPerson: 'Ana Flores',
        email: 'ana@example.com',
        phone: '+51 1 555 0100',
        notes: 'Ships in February.',
      };
      const supplier = await api.supplier({
        ...program,
        ...contact,
        lastVerificationDate: dayFromToday(-30),
        status: 'approved',
        riskLevel: 'high',
      });
      const product = await api.product(supplier.id, {
        productCategory: 'Seafood',
        fdaFoodCode: '16AEE02',
        description: 'Tubes, cleaned',
        riskAssessment: 'Histamine',
      });
      await api.evaluation(supplier.id, {
        evaluationDate: dayFromToday(-60),
        qualityScore: 80,
        complianceScore: 90,
        deliveryScore: 70,
        overallScore: 80,
        notes: 'Late twice.',
      });
      await api.evaluation(supplier.id, { qualityScore: 90.5, overallScore: 90.5 });
      const procedures = {
        monitoringProcedures: 'Each haul',
        correctiveActions: 'Reject',
        verificationActivities: 'Test',
        recordKeepingProcedures: 'Log',
      };
      const hazard = await api.hazard(supplier.id, {
        productId: product.id,
        severity: 'high',
        likelihood: 'likely',
        preventiveControls: 'Ice at once',
        ...procedures,
      });
      await use({ supplier, hazard, bare: await api.supplier(), crowd: await api.manySuppliers(51) });
    },
    { scope: 'worker' },
  ],
});

// The longest file: each worker takes some of its tests.
test.describe.configure({ mode: 'parallel' });

for (const [screen, states] of Object.entries({
  Suppliers: suppliers,
  'FSVP Compliance': fsvp,
  'Hazard Analysis': hazardAnalysis,
})) {
  test.describe(screen, () => {
    for (const state of statesOfLane(states)) {
      test(`${state.what}: axe finds no violations in any theme and width`, ({ app, page, records }) =>
        expectNoViolations(state, { app, page, ...records }));
    }
  });
}
