import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { actionDeleted, actionOpened, actionUpdated } from '@fsvp/contracts/quality/corrective-action.record';
import {
  documentFileDamaged,
  documentFileRestored,
  documentRegistered,
  documentTranslationAttached,
  documentUpdated,
  documentVersionAdded,
  documentWithdrawn,
} from '@fsvp/contracts/documents/document.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { actionsOf } from '../src/action-directory/action-entries.js';
import { documentsOf } from '../src/document-directory/document-entries.js';
import { startProgram, type TestProgramService } from './start.js';

let program: TestProgramService;
beforeAll(async () => {
  program = await startProgram();
});
afterAll(() => program.close());

const manager = () => program.database.dataSource.manager;
const day = (days: number) => addDays(today(), days);
/** Publishes an event like its service, waits until it is handled, and returns its id. */
async function publishHandled(
  definition: EventDefinition,
  data: { id: string; version: number } & Record<string, unknown>,
  id?: string,
): Promise<string> {
  const eventId = await publish(program, definition, data, id);
  await waitUntilHandled(program, eventId);
  return eventId;
}

describe('the copy of documents', () => {
  const publishDocument = (definition: EventDefinition, id: string, version: number, changes: object = {}) =>
    publishHandled(definition, {
      id,
      version,
      title: 'Organic certificate',
      supplierId: null,
      expirationDate: null,
      fileName: 'a.pdf',
      mimeType: 'application/pdf',
      fileSize: 1,
      verificationId: null,
      correctiveActionId: null,
      isActive: true,
      ...changes,
    });
  const read = async (id: string) => (await documentsOf(manager(), [id])).get(id);

  it('follows title, expiry day and withdrawal; an unknown document is not in it', async () => {
    const id = newId();
    expect(await read(id)).toBeUndefined();
    await publishDocument(documentRegistered, id, 1);
    expect(await read(id)).toMatchObject({ title: 'Organic certificate', expiryDay: null, whole: true });
    await publishDocument(documentUpdated, id, 2, { title: 'Renewed', expirationDate: '2027-02-28T00:00:00.000Z' });
    expect(await read(id)).toMatchObject({ title: 'Renewed', expiryDay: '2027-02-28', whole: true });
    await publishDocument(documentFileDamaged, id, 3, { language: 'vi', fileDamagedSince: new Date().toISOString() });
    expect(await read(id)).toMatchObject({ language: 'vi', whole: false });
    await publishDocument(documentFileRestored, id, 4, { language: 'vi', fileDamagedSince: null });
    expect(await read(id)).toMatchObject({ language: 'vi', whole: true });
    await publishDocument(documentWithdrawn, id, 5, { isActive: false });
    expect(await read(id)).toMatchObject({ language: 'en', whole: false });
  });

  it('follows the translations of the current file that are whole', async () => {
    const [original, english, spanish] = [newId(), newId(), newId()];
    const translated = async () => (await read(original))?.translatedInto;
    const translations = [english, spanish].map((translatedDocumentId) => ({ fileVersion: 1, translatedDocumentId }));
    const changes = { language: 'vi', fileVersion: 1, translations };
    await publishDocument(documentTranslationAttached, original, 2, changes);
    expect(await translated()).toEqual([]);
    await publishDocument(documentRegistered, english, 1, { language: 'en' });
    await publishDocument(documentRegistered, spanish, 1, { language: 'es' });
    expect(await translated()).toEqual(['en', 'es']);
    await publishDocument(documentWithdrawn, english, 2, { isActive: false });
    await publishDocument(documentFileDamaged, spanish, 2, {
      language: 'es',
      fileDamagedSince: new Date().toISOString(),
    });
    expect(await translated()).toEqual([]);
    await publishDocument(documentFileRestored, spanish, 3, { language: 'es', fileDamagedSince: null });
    expect(await translated()).toEqual(['es']);
    await publishDocument(documentVersionAdded, original, 3, { ...changes, fileVersion: 2 });
    expect(await translated()).toEqual([]);
  });

  it('ignores older versions that arrive late, and a document that was withdrawn stays so', async () => {
    const id = newId();
    await publishDocument(documentWithdrawn, id, 3, { title: 'Third', isActive: false });
    await publishDocument(documentUpdated, id, 2, { title: 'Second' });
    await publishDocument(documentRegistered, id, 1, { title: 'First' });
    expect(await read(id)).toMatchObject({ title: 'Third', expiryDay: null, whole: false });
  });
});

describe('the copy of corrective actions', () => {
  const publishAction = (definition: EventDefinition, changes: object, eventId?: string) =>
    publishHandled(
      definition,
      {
        id: newId(),
        version: 1,
        supplierId: newId(),
        title: 'Clean the line',
        status: 'open',
        priority: 'high',
        dueDate: `${day(5)}T00:00:00.000Z`,
        completedDate: null,
        createdAt: `${day(-30)}T10:00:00.000Z`,
        ...changes,
      },
      eventId,
    );
  const read = async (supplierId: string, on = today()) =>
    (await actionsOf(manager(), [supplierId], on)).get(supplierId);
  const none = { overdue: [], overdueCount: 0, nextDueOn: null };

  it('says what was overdue on a day, and when the next one becomes so', async () => {
    const [id, supplierId] = [newId(), newId()];
    expect(await read(supplierId)).toEqual(none);
    await publishAction(actionOpened, { id, supplierId });
    expect(await read(supplierId)).toEqual({ ...none, nextDueOn: day(5) });
    expect(await read(supplierId, day(5))).toEqual({ ...none, nextDueOn: day(5) });
    const overdue = { overdue: [{ id, version: 1, title: 'Clean the line', dueOn: day(5) }], overdueCount: 1 };
    expect(await read(supplierId, day(6))).toEqual({ ...overdue, nextDueOn: null });
    // It was not open yet.
    expect(await read(supplierId, day(-32))).toEqual(none);
  });

  it('knows on which day an action was done, and forgets a deleted one', async () => {
    const [id, supplierId] = [newId(), newId()];
    const late = { id, supplierId, dueDate: `${day(-10)}T00:00:00.000Z` };
    await publishAction(actionOpened, late);
    expect(await read(supplierId)).toMatchObject({ overdueCount: 1 });
    const completedDate = `${day(-2)}T00:00:00.000Z`;
    await publishAction(actionUpdated, { ...late, version: 2, status: 'completed', completedDate });
    expect(await read(supplierId)).toEqual(none);
    expect(await read(supplierId, day(-2))).toEqual(none);
    expect(await read(supplierId, day(-3))).toMatchObject({ overdueCount: 1, overdue: [{ id, version: 2 }] });
    await publishAction(actionUpdated, { ...late, version: 3, status: 'in_progress' });
    expect(await read(supplierId)).toMatchObject({ overdueCount: 1 });
    await publishAction(actionDeleted, { ...late, version: 4 });
    expect([await read(supplierId), await read(supplierId, day(-3))]).toEqual([none, none]);
  });

  it('keeps the newest version of events that arrive twice and out of order', async () => {
    const [id, supplierId] = [newId(), newId()];
    const done = { status: 'closed', completedDate: `${day(-1)}T00:00:00.000Z` };
    const late = { id, supplierId, dueDate: `${day(-10)}T00:00:00.000Z` };
    await publishAction(actionUpdated, { ...late, ...done, version: 2 });
    const first = await publishAction(actionOpened, late);
    await publishAction(actionOpened, late, first);
    expect(await read(supplierId)).toEqual(none);
    const inbox = await manager().query('select from inbox where event_id = $1', [first]);
    expect(inbox).toHaveLength(1);
  });

  it('counts all overdue actions of a supplier and shows the ten oldest', async () => {
    const supplierId = newId();
    for (let number = 1; number <= 12; number += 1)
      await publishAction(actionOpened, { supplierId, dueDate: `${day(-number)}T00:00:00.000Z` });
    const { overdue, overdueCount } = (await read(supplierId))!;
    expect([overdueCount, overdue.length, overdue[0]?.dueOn, overdue[9]?.dueOn]).toEqual([12, 10, day(-12), day(-3)]);
  });
});
