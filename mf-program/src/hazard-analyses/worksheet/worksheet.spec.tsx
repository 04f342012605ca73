import { afterEach, expect, test } from '@jest/globals';
import { hazardScore, type AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import {
  checkFoodHazardAnalysis,
  createFoodHazardAnalysis,
  foodHazardAnalysisSignatures,
  getFoodHazardAnalysis,
  listFoodHazardAnalyses,
  setAnalysisHazards,
  updateFoodHazardAnalysis,
  adoptHazardAnalyses,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/program/reference-set';
import { listHazards, hazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { clearFormDrafts } from '@fsvp/ui';
import { MockHost, mockViewer, renderInHost, sampleRecord } from '@fsvp/web-kit/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECK, hazardKey, LIBRARY, sampleAnalysis, sampleHazard } from '../../testing/sample-analysis.js';
import { sampleFood } from '../../testing/sample-records.js';
import { AnalysisTab } from '../analysis-tab.js';

const { rows: _rows, ...SUMMARY } = LIBRARY;

afterEach(() => clearFormDrafts());

const SEED = sampleRecord(hazardAnalysis, {
  id: hazardKey(7),
  supplierId: hazardKey(8),
  supplierName: 'Bay Seafood',
  hazardType: 'biological',
  hazardDescription: 'Vibrio in raw shrimp',
  severity: 'high',
  likelihood: 'possible',
  riskScore: 9,
  version: 1,
});

/** A server with one draft. */
function serve(draft: FoodHazardAnalysis) {
  let stored = draft;
  const save = (changes: Partial<FoodHazardAnalysis>) =>
    (stored = { ...stored, ...changes, version: stored.version + 1 });
  const host = new MockHost()
    .answer(listFoodHazardAnalyses, () => ({ foodHazardAnalyses: [stored], total: 1, next: null }))
    .answer(getFoodHazardAnalysis, () => stored)
    .answer(updateFoodHazardAnalysis, ({ body }) => {
      const { considered = [], factors = [], originsConsidered = [], ...rest } = body as FoodHazardAnalysis;
      return save({
        ...rest,
        considered: stored.considered.map((one) => considered.find(({ group }) => group === one.group) ?? one),
        factors: stored.factors.map((one) => factors.find(({ factor }) => factor === one.factor) ?? one),
        originsConsidered: stored.originsConsidered.map(
          (one) => originsConsidered.find(({ origin }) => origin === one.origin) ?? one,
        ),
      });
    })
    .answer(setAnalysisHazards, ({ body }) =>
      save({
        hazards: (body as { hazards: AnalysisHazard[] }).hazards.map((hazard) => ({
          ...sampleHazard(0),
          ...hazard,
          score: hazardScore(hazard),
        })),
      }),
    )
    .answer(checkFoodHazardAnalysis, CHECK)
    .answer(foodHazardAnalysisSignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(listReferenceSets, { referenceSets: [SUMMARY], total: 1, next: null })
    .answer(getReferenceSet, LIBRARY);
  return { host, stored: () => stored, save };
}

async function open(hazards: AnalysisHazard[] = [], changes: Partial<FoodHazardAnalysis> = {}) {
  const served = serve(sampleAnalysis({ hazards, ...changes }));
  const rendering = renderInHost(<AnalysisTab food={sampleFood()} />, { host: served.host });
  const grid = await screen.findByRole('grid', { name: 'Hazards' });
  return { ...served, ...rendering, grid, keys: userEvent.setup() };
}
const cell = (grid: HTMLElement, row: string, label: string) =>
  [...grid.querySelectorAll<HTMLElement>(`[data-hazard="${row}"] [role=gridcell]`)].find(
    (one) => one.dataset.label === label,
  )!;
const focus = (element: HTMLElement | null) => act(() => element!.focus());
const focused = () => document.activeElement as HTMLElement;
const saved = (text = 'Saved') => waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 4000 });
function paste(text: string) {
  const event = createEvent.paste(focused(), { clipboardData: { getData: () => text } });
  fireEvent(focused(), event);
}

test('without an analysis one begins it, as an own one or by relying on another', async () => {
  const host = new MockHost()
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: [], total: 0, next: null })
    .answer(createFoodHazardAnalysis, sampleAnalysis());
  renderInHost(<AnalysisTab food={sampleFood()} />, { host });
  await userEvent.click(await screen.findByRole('button', { name: "Rely on another's analysis" }));
  expect(host.requests(createFoodHazardAnalysis)[0]!.body).toMatchObject({
    foodId: sampleFood().id,
    basis: 'reviewed',
  });
});

test('a hazard is added from the library and answered by keyboard alone', async () => {
  const { grid, keys, stored } = await open();
  focus(grid.querySelector<HTMLElement>('[tabindex="0"]'));
  // Down to other pathogens.
  await keys.keyboard('{ArrowDown}{ArrowDown}{Control>}{Enter}{/Control}');
  await keys.keyboard('salm');
  expect(await screen.findByRole('option', { name: /^Salmonella/ })).toBeVisible();
  await keys.keyboard('{ArrowDown}{Enter}');
  await saved();
  const [hazard] = stored().hazards;
  expect(hazard).toMatchObject({ libraryCode: 'SALM', name: 'Salmonella', subtype: 'pathogen', severity: 'high' });
  expect(hazard!.probability).toBeNull();
  const at = (label: string) => cell(grid, hazard!.hazardKey, label);
  expect(at('Origins')).toHaveFocus();
  // Origins, foreseeable with its reason, probability.
  await keys.keyboard('{Enter}nu{Enter}{ArrowUp}');
  focus(at('Foreseeable'));
  await keys.keyboard('y{Tab}Refusals name it{Tab}');
  expect(at('Severity')).toHaveFocus();
  await keys.keyboard('{Tab}Hospital{Enter}');
  focus(at('Probability'));
  await keys.keyboard('l');
  await keys.keyboard('{Tab}{F2}Dried on the ground{Escape}');
  expect(at('Why this probability')).toHaveFocus();
  await keys.keyboard('Dried{Enter}');
  await waitFor(
    () =>
      expect(stored().hazards[0]).toMatchObject({
        origins: ['natural', 'unintentional'],
        foreseeable: true,
        foreseeableReason: 'Refusals name it',
        severityReason: 'Hospital',
        probability: 'likely',
        probabilityReason: 'Dried',
      }),
    { timeout: 4000 },
  );
  expect(at('Rating')).toHaveTextContent('Critical Risk, 12');
  expect(screen.getByRole('columnheader', { name: /^Probability/ })).toHaveTextContent(
    'In the absence of controls (§1.504(c)(1))',
  );
}, 30_000);

test('pastes a block of a spreadsheet, adds rows, and names what it does not understand', async () => {
  const { grid, keys, stored } = await open([sampleHazard(1)]);
  focus(cell(grid, hazardKey(1), 'Severity'));
  paste('high\tHospital care\tLikely\nvery high\tOther\tprobably\n\tThird\trare');
  await saved('Saved, but 2 values cannot be saved');
  expect(stored().hazards.map((one) => [one.severity, one.severityReason, one.probability])).toEqual([
    ['high', 'Hospital care', 'likely'],
  ]);
  const report = screen.getByRole('table', { name: 'Cells that were not understood' });
  expect(report).toHaveTextContent('2');
  expect(report).toHaveTextContent('"very high" is not low, medium or high');
  expect(report).toHaveTextContent('"probably" is not rare, unlikely, possible, likely or certain');
  // Rows without a name wait for one.
  await keys.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored().hazards[0]!.severity).toBeNull(), { timeout: 4000 });
});

test('a pasted row of headings says which column each cell belongs to; unknown codes and codes twice are named', async () => {
  const { grid, stored } = await open([sampleHazard(1, { libraryCode: 'AFLA' })]);
  focus(cell(grid, hazardKey(1), 'Hazard'));
  paste('Hazard\tSeverity\tCode\nLead\thigh\tLEAD\nMould\tlow\tsalm\nMold\tlow\tSALM');
  expect(await screen.findByText('The hazard library has no code LEAD.')).toBeVisible();
  expect(screen.getByText('SALM is already the code of Mould.')).toBeVisible();
  await saved('Saved, but 2 values cannot be saved');
  expect(stored().hazards.map(({ name, libraryCode }) => [name, libraryCode])).toEqual([
    ['Lead', 'AFLA'],
    ['Mould', 'SALM'],
    ['Mold', null],
  ]);
});

test('a paste that cannot be saved is refused at once, and changes nothing', async () => {
  const { grid, stored } = await open([sampleHazard(1)]);
  focus(cell(grid, hazardKey(1), 'Hazard'));
  const lines = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => `Hazard ${index}\t${text}`).join('\n');
  paste(`Hazard\tWhy this severity\n${lines(201, 'Illness')}`);
  expect(await screen.findByText('Nothing was pasted')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The pasted text has 200 new rows, and only 199 of the 200 rows of an analysis are free. Paste fewer rows, or remove rows first.',
  );
  paste(`Hazard\tWhy this severity\n${lines(140, 'x'.repeat(1900))}`);
  expect(
    await screen.findByText(/^With the pasted text the hazards have \d+ KB\. At most 256 KB can be saved\./),
  ).toBeVisible();
  expect(grid.querySelectorAll('[data-hazard]')).toHaveLength(1);
  paste(`Hazard\tWhy this severity\n${lines(3, 'Illness')}`);
  expect(screen.queryByText('Nothing was pasted')).toBeNull();
  await saved();
  expect(stored().hazards.map(({ name }) => name)).toEqual(['Hazard 0', 'Hazard 1', 'Hazard 2']);
}, 30_000);

test('an open question is a button that leads to its cell', async () => {
  const { grid } = await open([sampleHazard(1)]);
  await userEvent.click(
    screen.getByRole('button', { name: 'Hazard 1: say whether it is known or reasonably foreseeable.' }),
  );
  await waitFor(() => expect(cell(grid, hazardKey(1), 'Foreseeable')).toHaveFocus());
  await userEvent.click(screen.getByText('All groups of hazards and all origins are considered'));
  await userEvent.click(screen.getByRole('button', { name: /^Say for natural toxins/ }));
  await waitFor(() => expect(focused()).toHaveAttribute('data-place', 'natural_toxins:0'));
  await userEvent.keyboard('nNo molds grow on it');
  await userEvent.keyboard('{Enter}');
  expect(grid).toHaveTextContent('No molds grow on it');
  expect(screen.queryByRole('button', { name: /^Say for natural toxins/ })).toBeNull();
});

test('a value that both persons changed is shown twice, and the person chooses', async () => {
  const { grid, host } = await open([sampleHazard(1)]);
  const theirs = sampleAnalysis({ version: 5, hazards: [sampleHazard(1, { severity: 'low' })] });
  host.fail(updateFoodHazardAnalysis, 412, { current: theirs } as never);
  host.fail(setAnalysisHazards, 412, { current: theirs } as never);
  focus(cell(grid, hazardKey(1), 'Severity'));
  await userEvent.keyboard('h');
  const card = await screen.findByRole('alert', {}, { timeout: 4000 });
  expect(card).toHaveTextContent('Row 1 (Hazard 1), Severity');
  expect(card).toHaveTextContent('Your valueHigh');
  expect(card).toHaveTextContent('Value someone else savedLow');
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
  expect(focused()).toHaveTextContent('Keep yours');
  await userEvent.click(within(card).getByRole('button', { name: /^Take the saved value/ }));
  expect(cell(grid, hazardKey(1), 'Severity')).toHaveTextContent('Low');
});

test('a text is saved while its editor is open; Escape takes it back', async () => {
  const { grid, host } = await open([sampleHazard(1, { severityReason: 'Before' })]);
  const written = () =>
    host
      .requests(setAnalysisHazards)
      .map(({ body }) => (body as { hazards: AnalysisHazard[] }).hazards[0]!.severityReason);
  focus(cell(grid, hazardKey(1), 'Why this severity'));
  await userEvent.keyboard('{F2} and more');
  await waitFor(() => expect(written()).toEqual(['Before and more']), { timeout: 4000 });
  await userEvent.keyboard('{Escape}');
  expect(cell(grid, hazardKey(1), 'Why this severity')).toHaveTextContent('Before');
  await waitFor(() => expect(written().at(-1)).toBe('Before'), { timeout: 4000 });
});

test('what is typed in a row that someone else removed goes into no other answer', async () => {
  const { grid, host, stored } = await open([sampleHazard(1), sampleHazard(2)]);
  const [first] = stored().hazards;
  const theirs = { ...stored(), version: 5, hazards: [first!] };
  focus(cell(grid, hazardKey(2), 'Why this severity'));
  await userEvent.keyboard('{F2}');
  host.fail(updateFoodHazardAnalysis, 412, { current: theirs } as never);
  fireEvent.change(screen.getByLabelText('Products and species'), { target: { value: 'Whole' } });
  await waitFor(() => expect(grid.querySelector(`[data-hazard="${hazardKey(2)}"]`)).toBeNull(), { timeout: 4000 });
  expect(grid.querySelector('textarea')).toBeNull();
});

test('a failed save says why, and Retry saves what was typed', async () => {
  const { host, stored } = await open();
  host.fail(updateFoodHazardAnalysis, 503);
  await userEvent.type(screen.getByLabelText('Products and species'), 'Whole');
  await waitFor(() => expect(screen.getByText('Not saved: The call failed with 503.')).toBeVisible(), {
    timeout: 4000,
  });
  host.answer(updateFoodHazardAnalysis, ({ body }) => ({ ...stored(), ...(body as object), version: 2 }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await saved();
  expect(screen.getByLabelText('Products and species')).toHaveValue('Whole');
});

test('a draft that somebody else signed meanwhile stays on the screen with what is not saved', async () => {
  const { host, stored } = await open();
  host.fail(updateFoodHazardAnalysis, 409, { detail: 'This version is signed.' });
  await userEvent.type(screen.getByLabelText('Products and species'), 'Whole');
  const why = 'Not saved: This version is signed. Copy what you still need.';
  await waitFor(() => expect(screen.getByText(why)).toBeVisible(), { timeout: 4000 });
  const signed = { ...stored(), state: 'signed' as const };
  host
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: [signed], total: 1, next: null })
    .answer(listHazards, [SEED])
    .answer(listSuppliers, { suppliers: [], total: 0, next: null } as never)
    .fail(adoptHazardAnalyses, 404);
  const before = host.requests(listFoodHazardAnalyses).length;
  await userEvent.click(screen.getByRole('button', { name: 'Adopt from suppliers' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Vibrio in raw shrimp' }));
  // Its answer makes the list of versions load again.
  await userEvent.click(dialog.getByRole('button', { name: 'Adopt' }));
  await waitFor(() => expect(host.requests(listFoodHazardAnalyses).length).toBeGreaterThan(before));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByLabelText('Products and species')).toHaveValue('Whole');
  expect(screen.getByText(why)).toBeVisible();
});

test('a removed row comes back with Undo; the row of part 112 is read-only', async () => {
  const part112 = sampleHazard(2, {
    name: 'Biological hazards of covered produce',
    libraryCode: 'PART112',
    requiredByPart112: true,
  });
  const { grid, keys } = await open([sampleHazard(1), part112]);
  focus(cell(grid, hazardKey(2), 'Severity'));
  await keys.keyboard('h{Enter}');
  expect(cell(grid, hazardKey(2), 'Severity')).toHaveAttribute('aria-readonly', 'true');
  expect(cell(grid, hazardKey(2), 'Severity')).toHaveTextContent('');
  expect(grid).toHaveTextContent('Set by §1.504(e)');
  focus(cell(grid, hazardKey(1), 'Severity'));
  await keys.keyboard('{Control>}{Delete}{/Control}');
  expect(grid).not.toHaveTextContent('Hazard 1');
  // The button of the message brings this row back, not what was done after it.
  focus(grid.querySelector<HTMLElement>('[data-place="natural_toxins:0"]'));
  await keys.keyboard('n');
  await keys.click(await screen.findByText('Hazard removed').then(() => screen.getAllByText('Undo').at(-1)!));
  expect(grid).toHaveTextContent('Hazard 1');
  expect(grid.querySelector('[data-place="natural_toxins:0"]')).toHaveTextContent('None');
});

test('an adopted probability has to be looked at; choosing the same one is a look', async () => {
  const { grid, keys, stored } = await open([sampleHazard(1, { probability: 'likely', toCheck: 'probability' })]);
  expect(cell(grid, hazardKey(1), 'Probability')).toHaveTextContent('Check: absent controls');
  focus(cell(grid, hazardKey(1), 'Probability'));
  await keys.keyboard('l');
  expect(cell(grid, hazardKey(1), 'Probability')).not.toHaveTextContent('Check');
  await waitFor(() => expect(stored().hazards[0]!.toCheck).toBeNull(), { timeout: 4000 });
});

test('hazard analyses of suppliers are copied into the draft', async () => {
  const { host, save } = await open();
  host
    .answer(listHazards, [SEED])
    .answer(listSuppliers, { suppliers: [], total: 0, next: null } as never)
    .answer(adoptHazardAnalyses, () =>
      save({ hazards: [sampleHazard(1, { name: 'Vibrio in raw shrimp', toCheck: 'probability' })] }),
    );
  await userEvent.click(screen.getByRole('button', { name: 'Adopt from suppliers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Adopt Hazard Analyses of Suppliers' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Vibrio in raw shrimp' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Adopt' }));
  expect(await screen.findByText('One hazard copied into the draft')).toBeVisible();
  expect(host.requests(adoptHazardAnalyses)[0]!.body).toEqual({ hazardAnalysisIds: [SEED.id] });
  await waitFor(() => expect(screen.getByRole('grid')).toHaveTextContent('Vibrio in raw shrimp'));
});

test('a reader reads the draft, and changes nothing', async () => {
  const { host } = serve(sampleAnalysis({ hazards: [sampleHazard(1)] }));
  renderInHost(<AnalysisTab food={sampleFood()} />, { host, user: mockViewer });
  expect(await screen.findByText('A draft of version 1: it counts once it is signed.')).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('button', { name: /Delete|Add|Adopt|Undo|Sign/ })).toBeNull();
});
