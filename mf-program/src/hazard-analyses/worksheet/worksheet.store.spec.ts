import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { clearFormDrafts } from '@fsvp/ui';
import { hazardKey, sampleAnalysis, sampleHazard } from '../../testing/sample-analysis.js';
import { changeHazard } from './content.js';
import { findValueProblems } from './find-problems.js';
import { valueAt, withValueAt } from './merge-contents.js';
import { WorksheetStore, type WorksheetApi } from './worksheet.store.js';

const severity = (number: number) => `hazards.${hazardKey(number)}.severity`;

class Conflict extends Error {
  constructor(readonly current: FoodHazardAnalysis) {
    super('changed');
  }
}

/** A server with one draft, which refuses a save of an older version. */
class Server {
  readonly sent: object[] = [];
  failure: Error | undefined;
  constructor(public stored: FoodHazardAnalysis) {}

  /** What someone else saves. */
  save(changes: Partial<FoodHazardAnalysis>): FoodHazardAnalysis {
    return (this.stored = { ...this.stored, ...changes, version: this.stored.version + 1 });
  }

  private accept(body: object, version: number, changes: Partial<FoodHazardAnalysis>) {
    this.sent.push(body);
    if (this.failure) return Promise.reject(this.failure);
    if (version !== this.stored.version) return Promise.reject(new Conflict(this.stored));
    return Promise.resolve(this.save(changes));
  }

  readonly api: WorksheetApi = {
    update: ({ factors, ...body }, version) =>
      this.accept({ ...body, ...(factors && { factors }) }, version, {
        ...(body as Partial<FoodHazardAnalysis>),
        factors: this.stored.factors.map((one) => factors?.find(({ factor }) => factor === one.factor) ?? one),
      }),
    setHazards: (hazards, version) =>
      this.accept({ hazards }, version, {
        hazards: hazards.map((one) => ({ ...sampleHazard(0), ...one }) as FoodHazardAnalysis['hazards'][number]),
      }),
    currentOf: (error) => (error instanceof Conflict ? error.current : undefined),
    isFinal: (error) => error instanceof RangeError,
    textOf: (error) => (error as Error).message,
    findProblems: (content) => findValueProblems(content, this.stored.facts, undefined),
  };
}

const open = (server: Server) => new WorksheetStore(server.stored, server.api);
const start = (...hazards: FoodHazardAnalysis['hazards']) => new Server(sampleAnalysis({ hazards }));
const wait = (ms = 900) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  clearFormDrafts();
  jest.useRealTimers();
});

test('saves a moment after the last change, once, and only what changed', async () => {
  const server = start();
  const store = open(server);
  for (const letter of ['D', 'Dr', 'Dry'])
    store.change((content) => withValueAt(content, 'factors.storage.effect', letter), false);
  expect(store.get().save.is).toBe('waiting');
  await wait();
  expect(server.sent).toEqual([{ factors: [{ factor: 'storage', effect: 'Dry' }] }]);
  expect(store.get().save.is).toBe('saved');
  store.change((content) => ({ ...content, hazards: [sampleHazard(1)] }));
  await wait();
  expect(server.sent).toMatchObject([{}, { considered: [{ answer: 'found' }] }, { hazards: [{ name: 'Hazard 1' }] }]);
  // A listed hazard answers its group.
  expect(valueAt(store.get().content, 'considered.other_pathogens.answer')).toBe('found');
});

test('takes over what another person saved, and shows both values of a cell that both changed', async () => {
  const server = start(sampleHazard(1), sampleHazard(2));
  const store = open(server);
  server.save({ hazards: [sampleHazard(1, { severity: 'low' }), sampleHazard(2, { severity: 'medium' })] });
  store.change((content) => withValueAt(content, severity(1), 'high'));
  await wait();
  const { content, conflicts } = store.get();
  expect(conflicts).toMatchObject([{ path: severity(1), mine: 'high', theirs: 'low' }]);
  expect([valueAt(content, severity(1)), valueAt(content, severity(2))]).toEqual(['high', 'medium']);
  // Not saved before somebody chose, but other cells are.
  expect(server.stored.hazards[0]!.severity).toBe('low');
  store.change((now) => withValueAt(now, 'covers', 'Whole'), false);
  await wait();
  expect([server.stored.covers, server.stored.hazards[0]!.severity]).toEqual(['Whole', 'low']);
  store.resolve(store.get().conflicts[0]!, 'mine');
  await wait();
  expect(server.stored.hazards[0]!.severity).toBe('high');
  expect(store.get()).toMatchObject({ conflicts: [], save: { is: 'saved' } });
});

test('the saved value of a conflict can be taken', async () => {
  const server = start(sampleHazard(1));
  const store = open(server);
  server.save({ hazards: [sampleHazard(1, { severity: 'low' })] });
  store.change((content) => withValueAt(content, severity(1), 'high'));
  await wait();
  store.resolve(store.get().conflicts[0]!, 'theirs');
  await wait();
  expect(valueAt(store.get().content, severity(1))).toBe('low');
  expect(store.get().save.is).toBe('saved');
});

test('a failed save says why, keeps the text and is tried again', async () => {
  const server = start(sampleHazard(1));
  const store = open(server);
  server.failure = new Error('Cannot reach the server.');
  store.change((content) => withValueAt(content, 'covers', 'Whole'), false);
  await wait();
  expect(store.get().save).toEqual({ is: 'failed', message: 'Cannot reach the server.', final: false });
  // Another page of this tab has it, too.
  expect(open(start(sampleHazard(1))).get().content.covers).toBe('Whole');
  server.failure = undefined;
  await wait(3000);
  expect(server.stored.covers).toBe('Whole');
  expect(store.get().save.is).toBe('saved');
});

test('a text that is saved while it is typed stays as it is typed', async () => {
  const server = start();
  const { update } = server.api;
  const trimming = {
    ...server.api,
    update: async (body: { covers?: string | null }, version: number) => {
      const trimmed = body.covers?.trim();
      return update({ ...body, ...(trimmed && { covers: trimmed }) }, version);
    },
  };
  const store = new WorksheetStore(server.stored, trimming as WorksheetApi);
  const type = (text: string) => store.change((content) => withValueAt(content, 'covers', text), false);
  type('Dried ');
  await wait();
  expect([store.get().content.covers, store.get().save.is, server.stored.covers]).toEqual(['Dried ', 'saved', 'Dried']);
  expect(server.sent).toHaveLength(1);
  type('Dried on ');
  const saving = store.saveNow();
  type('Dried on the ground');
  await saving;
  await wait();
  expect(store.get()).toMatchObject({ conflicts: [], content: { covers: 'Dried on the ground' } });
  expect(server.stored.covers).toBe('Dried on the ground');
});

test('a save whose answer was lost is no change of another person', async () => {
  const server = start(sampleHazard(1));
  const store = open(server);
  const lost = new Error('The server did not respond in time.');
  const { update } = server.api;
  store.setApi({ ...server.api, update: (body, version) => update(body, version).then(() => Promise.reject(lost)) });
  store.change((content) => withValueAt(content, 'covers', 'Who'), false);
  await wait();
  expect([store.get().save.is, server.stored.covers]).toEqual(['failed', 'Who']);
  store.change((content) => withValueAt(content, 'covers', 'Whole berries'), false);
  store.setApi(server.api);
  // Also after a reload, where the page learns what is stored.
  store.keepNow();
  expect(open(server).get()).toMatchObject({ conflicts: [], content: { covers: 'Whole berries' } });
  await wait();
  expect(store.get()).toMatchObject({ conflicts: [], save: { is: 'saved' } });
  expect(server.stored.covers).toBe('Whole berries');
});

test('a draft that was signed or deleted is not tried again, and its text stays on the screen', async () => {
  const server = start();
  const store = open(server);
  server.failure = new RangeError('This version is signed.');
  store.change((content) => withValueAt(content, 'covers', 'Whole'), false);
  await wait();
  expect(store.get()).toMatchObject({ save: { is: 'failed', final: true }, content: { covers: 'Whole' } });
  await wait(60_000);
  expect(server.sent).toHaveLength(1);
});

test('a value that cannot be saved stays on the screen while everything else is saved', async () => {
  const server = start(sampleHazard(1));
  const store = open(server);
  const long = 'x'.repeat(2001);
  store.change((content) => withValueAt(content, `hazards.${hazardKey(1)}.severityReason`, long));
  store.change((content) => ({ ...content, hazards: [...content.hazards, sampleHazard(2, { name: '' })] }));
  store.change((content) => withValueAt(content, severity(1), 'high'));
  await wait();
  expect(server.stored.hazards).toMatchObject([{ severity: 'high', severityReason: null }]);
  expect(store.get().content.hazards.map(({ severityReason }) => severityReason)).toEqual([long, null]);
  store.change((content) => withValueAt(content, `hazards.${hazardKey(2)}.name`, 'Lead'));
  await wait();
  expect(server.stored.hazards.map(({ name }) => name)).toEqual(['Hazard 1', 'Lead']);
});

test('Undo takes back what this person did, and leaves what others saved since', async () => {
  const server = start(sampleHazard(1), sampleHazard(2));
  const store = open(server);
  store.change((content) => withValueAt(content, severity(1), 'high'));
  await wait();
  store.receive(server.save({ hazards: [server.stored.hazards[0]!, sampleHazard(2, { severity: 'medium' })] }));
  store.undo();
  expect([1, 2].map((number) => valueAt(store.get().content, severity(number)))).toEqual([null, 'medium']);
  store.redo();
  expect([1, 2].map((number) => valueAt(store.get().content, severity(number)))).toEqual(['high', 'medium']);
});

test('a removed row is back in its place, by Undo and by the choice of what another person saved', async () => {
  const numbers = [1, 2, 3].map((number) => hazardKey(number));
  const server = start(sampleHazard(1), sampleHazard(2), sampleHazard(3));
  const store = open(server);
  const order = () => store.get().content.hazards.map((one) => one.hazardKey);
  for (const key of numbers) {
    store.change((content) => withValueAt(content, `hazards.${key}`, undefined));
    await wait();
    store.undo();
    expect(order()).toEqual(numbers);
    await wait();
    expect(server.stored.hazards.map((one) => one.hazardKey)).toEqual(numbers);
  }
  store.change((content) => withValueAt(content, `hazards.${hazardKey(2)}`, undefined));
  server.save({ hazards: [sampleHazard(1), sampleHazard(2, { note: 'Theirs' }), sampleHazard(3)] });
  await wait();
  // Until somebody chooses, it stays stored where it was.
  store.change((content) => withValueAt(content, severity(3), 'high'));
  await wait();
  expect(server.stored.hazards.map((one) => one.hazardKey)).toEqual(numbers);
  store.resolve(store.get().conflicts[0]!, 'theirs');
  expect(order()).toEqual(numbers);
});

test('a choice between two values waits over a reload, also that of a removed row', async () => {
  const server = start(sampleHazard(1), sampleHazard(2));
  const store = open(server);
  server.save({
    hazards: [sampleHazard(1, { severity: 'low' }), sampleHazard(2, { note: 'Theirs' })],
  });
  store.change((content) => withValueAt(content, severity(1), 'high'));
  store.change((content) => ({ ...content, hazards: content.hazards.filter((one) => one.hazardKey !== hazardKey(2)) }));
  await wait();
  const paths = [severity(1), `hazards.${hazardKey(2)}`];
  expect(store.get().conflicts.map(({ path }) => path)).toEqual(paths);
  store.close();
  const again = open(server);
  expect(again.get().conflicts.map(({ path }) => path)).toEqual(paths);
  await wait(5000);
  expect(server.stored.hazards).toMatchObject([{ severity: 'low' }, { note: 'Theirs' }]);
  again.resolve(again.get().conflicts[1]!, 'theirs');
  again.resolve(again.get().conflicts[0]!, 'mine');
  await wait();
  expect(server.stored.hazards).toMatchObject([{ severity: 'high' }, { note: 'Theirs' }]);
});

test('shows changed facts of the food although the draft has no other version, and takes them over by an update alone', async () => {
  const server = start();
  const store = open(server);
  store.receive({ ...server.stored, outdated: true });
  expect(store.get().analysis.outdated).toBe(true);
  store.change((content) => withValueAt(content, 'covers', 'Whole'), false);
  store.touch();
  await wait();
  expect(server.sent).toEqual([{}, { covers: 'Whole' }]);
});

test('Undo brings back that an adopted probability is to be checked', () => {
  const store = open(start(sampleHazard(1, { probability: 'possible', toCheck: 'probability' })));
  const { hazardKey: key } = sampleHazard(1);
  store.change((content) => ({
    ...content,
    hazards: content.hazards.map((one) => changeHazard(one, { probability: 'rare', toCheck: null })),
  }));
  store.undo();
  expect(valueAt(store.get().content, `hazards.${key}`)).toMatchObject({
    probability: 'possible',
    toCheck: 'probability',
  });
});
