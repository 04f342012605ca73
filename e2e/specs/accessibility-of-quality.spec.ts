import type { CorrectiveAction } from '@fsvp/contracts/quality/corrective-action';
import type { ReceivingInspection } from '@fsvp/contracts/quality/receiving-inspection';
import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { ABSENT, dayFromToday } from '../fixtures/api-client.js';
import { test as base } from '../fixtures/signed-in.js';
import {
  again,
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
  type State as StateOf,
} from '../fixtures/states.js';
import { InspectionForm } from '../pages/inspection-form.js';

/** Each has every field that its details show. */
interface Records {
  supplier: Supplier;
  activity: VerificationActivity;
  inspection: ReceivingInspection;
  action: CorrectiveAction;
}
type State = StateOf<Records>;

const listed =
  (path: string) =>
  ({ supplier }: Records) =>
    `${path}?supplier=${supplier.id}`;
// The list behind a dialog has few rows: it has states of its own.
const opened = (path: string, of: 'activity' | 'inspection' | 'action') => (records: Records) =>
  `${listed(path)(records)}&view=${records[of].id}`;

const pressOfRow =
  (button: string): State['reach'] =>
  ({ page, inspection }) =>
    page.getByRole('button', { name: `${button} ${inspection.productName}` }).click();

const verifications: State[] = [
  {
    what: 'the list',
    onPhone: true,
    path: listed('/verifications'),
    shown: ({ page, activity }) => page.getByRole('button', { name: `View Details: ${activity.title}` }),
  },
  {
    what: 'the list while it loads',
    repeats: true,
    path: () => '/verifications',
    prepare: slow('/api/verification-activities?*'),
    reach: again,
    shown: loadingUnder('Verifications'),
  },
  {
    what: 'the empty list',
    repeats: true,
    path: () => `/verifications?search=${ABSENT}`,
    shown: text('No verification activities found'),
  },
  {
    what: 'the list that could not be loaded',
    repeats: true,
    path: () => '/verifications',
    prepare: down('/api/verification-activities?*'),
    shown: text('The verification activities could not be loaded'),
  },
  {
    what: 'the status of a row',
    repeats: true,
    path: listed('/verifications'),
    reach: ({ page, activity }) => page.getByRole('combobox', { name: `Status of ${activity.title}` }).click(),
    shown: ({ page }) => page.getByRole('option', { name: 'Cancelled' }),
    justified: POPUP_OF_SELECT,
  },
  {
    what: 'the form with its errors',
    path: listed('/verifications'),
    async reach(stage) {
      await press('Schedule Verification')(stage);
      await refused('Schedule New Verification', 'Schedule Verification')(stage);
    },
    shown: text('Supplier is required'),
  },
  {
    what: 'the calendar',
    path: listed('/verifications'),
    async reach(stage) {
      await press('Schedule Verification')(stage);
      await stage.app
        .dialog('Schedule New Verification')
        .getByRole('textbox', { name: 'Due Date' })
        .press('Alt+ArrowDown');
    },
    shown: ({ page }) => page.getByRole('grid'),
  },
  { what: 'the details', path: opened('/verifications', 'activity'), shown: text('No documents are attached.') },
  {
    what: 'the results',
    repeats: true,
    path: opened('/verifications', 'activity'),
    reach: ({ app, activity }) => app.dialog(activity.title).getByRole('button', { name: 'Edit' }).click(),
    shown: ({ app }) => app.dialog('Edit Verification').getByLabel('Follow-up Due Date'),
  },
  {
    what: 'the details of a deleted activity',
    repeats: true,
    path: () => `/verifications?view=${ABSENT}&search=${ABSENT}`,
    shown: text('The verification activity could not be loaded'),
  },
  {
    what: 'the delete confirmation',
    repeats: true,
    path: opened('/verifications', 'activity'),
    reach: ({ app, activity }) => app.dialog(activity.title).getByRole('button', { name: 'Delete' }).click(),
    shown: ({ app }) => app.question('Delete verification activity'),
  },
];

const inspections: State[] = [
  {
    what: 'the table',
    onPhone: true,
    path: listed('/receiving-inspections'),
    shown: ({ page, inspection }) => page.getByRole('row', { name: inspection.productName }),
  },
  {
    what: 'the table while it loads',
    repeats: true,
    path: () => '/receiving-inspections',
    prepare: slow('/api/receiving-inspections*'),
    reach: again,
    shown: loading('Loading Receiving inspections…'),
  },
  {
    what: 'the empty table',
    repeats: true,
    path: () => `/receiving-inspections?search=${ABSENT}`,
    shown: text(/^No receiving inspections found/),
  },
  {
    what: 'the table that could not be loaded',
    repeats: true,
    path: () => '/receiving-inspections',
    prepare: down('/api/receiving-inspections*'),
    shown: text('The receiving inspections could not be loaded'),
  },
  {
    what: 'the form without answers',
    repeats: true,
    path: listed('/receiving-inspections'),
    reach: press('New Inspection'),
    shown: text('Answer the checks to see the result'),
  },
  {
    what: 'the form with a failed shipment and its errors',
    onPhone: true,
    path: listed('/receiving-inspections'),
    async reach({ app, page }) {
      const form = new InspectionForm(page, app.dialog('Create Receiving Inspection'));
      await form.open();
      await form.temperature.fill('55');
      await form.answer(/contamination/, 'Fail');
      await form.answer(/labeling/, 'Pass');
      await form.complete();
    },
    shown: text('Product name is required'),
  },
  { what: 'the details', path: opened('/receiving-inspections', 'inspection'), shown: text('Quality checklist') },
  {
    what: 'the delete confirmation',
    repeats: true,
    path: listed('/receiving-inspections'),
    reach: pressOfRow('Delete'),
    shown: ({ app }) => app.question('Delete receiving inspection'),
  },
];

const actions: State[] = [
  {
    what: 'the list',
    path: listed('/corrective-actions'),
    shown: ({ page, action }) => page.getByRole('button', { name: `View Details: ${action.title}` }),
  },
  {
    what: 'the list while it loads',
    repeats: true,
    path: () => '/corrective-actions',
    prepare: slow('/api/corrective-actions?*'),
    reach: again,
    shown: loadingUnder('Corrective Actions'),
  },
  {
    what: 'the empty list',
    repeats: true,
    path: () => `/corrective-actions?search=${ABSENT}`,
    shown: text('No corrective actions found'),
  },
  {
    what: 'the list that could not be loaded',
    repeats: true,
    path: () => '/corrective-actions',
    prepare: down('/api/corrective-actions?*'),
    shown: text('The corrective actions could not be loaded'),
  },
  {
    what: 'the supplier filter',
    repeats: true,
    path: listed('/corrective-actions'),
    reach: ({ page }) => page.getByRole('main').getByRole('combobox', { name: 'Supplier' }).click(),
    shown: ({ page }) => page.getByRole('listbox').getByRole('option'),
    justified: POPUP_OF_CONTROL,
  },
  {
    what: 'the form with its errors',
    repeats: true,
    path: listed('/corrective-actions'),
    async reach(stage) {
      await press('New Action')(stage);
      await refused('New Corrective Action', 'Create Corrective Action')(stage);
    },
    shown: text('Supplier is required'),
  },
  {
    what: 'the form filled in from an inspection',
    repeats: true,
    path: ({ supplier, inspection }) =>
      `/corrective-actions?new=1&supplier=${supplier.id}&supplierId=${supplier.id}&inspectionId=${inspection.id}&title=Warm`,
    shown: ({ app }) => app.dialog('New Corrective Action').getByRole('combobox', { name: 'Receiving Inspection' }),
  },
  {
    what: 'the details',
    repeats: true,
    path: opened('/corrective-actions', 'action'),
    shown: text('No documents are attached.'),
  },
  {
    what: 'the delete confirmation',
    repeats: true,
    path: opened('/corrective-actions', 'action'),
    reach: ({ app, action }) => app.dialog(action.title).getByRole('button', { name: 'Delete' }).click(),
    shown: ({ app }) => app.question('Delete corrective action'),
  },
];

// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Playwright's own type for "no fixtures per test"
const test = base.extend<{}, { records: Records }>({
  records: [
    async ({ api }, use) => {
      const supplier = await api.supplier();
      const { id } = supplier;
      const results = {
        findings: 'Condensation',
        recommendations: 'Insulate',
        followUpRequired: true,
        followUpDate: dayFromToday(40),
        cost: 1234.5,
        completedDate: dayFromToday(-1),
      };
      const activity = await api.verification(id, {
        ...results,
        status: 'completed',
        description: 'Line 2',
        assignedTo: 'dana@example.com',
      });
      for (const status of ['in_progress', 'overdue', 'cancelled']) await api.verification(id, { status });
      const inspectionQuestions = JSON.stringify([
        { id: 'a', question: 'Is packaging intact and undamaged?', answer: false },
        { id: 'b', question: 'Is overall product quality acceptable?', answer: true },
        { id: 'c', question: 'Is it labelled?' },
      ]);
      const warm = {
        actualTemp: 55,
        tempCompliant: false,
        status: 'failed',
        lotNumber: 'L-0815',
        quantity: 1200,
        quantityUnit: 'cases',
        notes: 'No logger',
      };
      await api.inspection(id, { status: 'conditional', actualTemp: 38 });
      const inspection = await api.inspection(id, { ...warm, inspectionQuestions });
      for (const priority of ['low', 'medium', 'high'])
        await api.action(id, { priority, status: priority === 'low' ? 'closed' : 'in_progress' });
      const texts = {
        rootCause: 'No insulation',
        preventiveAction: 'Walk the pipes',
        verificationOfEffectiveness: 'Dry for weeks',
        assignedTo: 'dana@example.com',
      };
      const action = await api.action(id, {
        ...texts,
        priority: 'critical',
        dueDate: dayFromToday(-3),
        verificationId: activity.id,
        inspectionId: inspection.id,
      });
      await use({ supplier, activity, inspection, action });
    },
    { scope: 'worker' },
  ],
});

for (const [screen, states] of Object.entries({
  Verifications: verifications,
  'Receiving Inspections': inspections,
  'Corrective Actions': actions,
})) {
  test.describe(screen, () => {
    for (const state of statesOfLane(states)) {
      test(`${state.what}: axe finds no violations in any theme and width`, ({ app, page, records }) =>
        expectNoViolations(state, { app, page, ...records }));
    }
  });
}
