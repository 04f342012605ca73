import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { proceduresHref } from '@fsvp/contracts/program/procedure';
import { createFile, mockProcedures, mockReadiness, mockVerdicts } from '../fixtures/fsvp-files.js';
import { test } from '../fixtures/signed-in.js';
import {
  again,
  down,
  expectNoViolations,
  press,
  slow,
  statesOfLane,
  text,
  type Stage,
  type State,
} from '../fixtures/states.js';

interface Records {
  file: FsvpFile;
}

const list = ({ file }: Records) => `/fsvp-files?search=${file.number}`;
const view = ({ file }: Records) => hrefs.fsvpFile(file.id);

/** Opens rows of each kind, and what does not apply. */
async function unfold(stage: Stage<Records>): Promise<void> {
  for (const name of [/^Hazard analysis/, /^Supplier approved/, /^Does not apply/]) await press(name)(stage);
}

const states: State<Records>[] = [
  {
    what: 'the list with each verdict',
    onPhone: true,
    path: list,
    prepare: mockVerdicts,
    shown: ({ page }) => page.getByText('Being reassessed'),
  },
  {
    what: 'a file with requirements in each state, some open',
    onPhone: true,
    path: view,
    prepare: mockReadiness,
    reach: unfold,
    shown: text(/^Made under part 113/),
  },
  {
    what: 'the procedures of an importer',
    path: ({ file }) => proceduresHref(file.importerId, file.id),
    prepare: mockProcedures,
    shown: text(/^In force from /),
  },
  {
    what: 'the timeline of a file',
    path: (records) => `${view(records)}&section=timeline`,
    prepare: mockReadiness,
    shown: text('Hazard analysis expires'),
    repeats: true,
  },
  {
    what: 'the documents of a file',
    path: (records) => `${view(records)}&section=documents`,
    prepare: mockReadiness,
    shown: text('The supplier has no documents.'),
    repeats: true,
  },
  {
    what: 'a file that cannot be judged',
    path: view,
    prepare: down('/api/fsvp-files/*/readiness'),
    shown: text('The requirements could not be assessed'),
    repeats: true,
  },
  {
    what: 'a file while it is judged',
    path: view,
    prepare: slow('/api/fsvp-files/*/readiness'),
    reach: again,
    shown: ({ page }) => page.getByRole('status').filter({ hasText: 'Assessing the requirements…' }),
    repeats: true,
  },
  {
    what: 'a file that does not exist',
    path: () => hrefs.fsvpFile('0190c0de-0000-7000-8000-00000000000f'),
    shown: text('The FSVP file could not be loaded'),
    repeats: true,
  },
];

for (const state of statesOfLane(states))
  test(`${state.what}: no accessibility violations`, async ({ page, app, api }) => {
    await expectNoViolations(state, { page, app, file: await createFile(api) });
  });
