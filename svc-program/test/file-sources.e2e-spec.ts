import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { actionOpened, actionUpdated } from '@fsvp/contracts/quality/corrective-action.record';
import {
  documentFileDamaged,
  documentFileRestored,
  documentRegistered,
  documentTranslationAttached,
  documentTranslationRemoved,
  documentUpdated,
  documentVersionAdded,
  documentWithdrawn,
} from '@fsvp/contracts/documents/document.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { getFileReadiness, type FileReadinessAnswer } from '@fsvp/contracts/program/file-readiness';
import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish } from '@fsvp/service-kit/testing/publish';
import type { TestSigner } from '@fsvp/service-kit/testing/signing';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import type { SourceName } from '../src/source-freshness/sources.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['eligibility']);
});
afterEach(() => program.suppliers.sources.unreachable.clear());
afterAll(() => program.close());

const day = (days: number) => addDays(today(), days);
const list = async (id: string): Promise<FsvpFile> =>
  getFsvpFile.response!.parse((await program.send('GET', `/api/fsvp-files/${id}`)).body);
const read = async (id: string, query = ''): Promise<FileReadinessAnswer> =>
  getFileReadiness.response!.parse((await program.send('GET', `/api/fsvp-files/${id}/readiness${query}`)).body);
const itemOf = (answer: FileReadinessAnswer, code: string) => answer.items.find((item) => item.code === code)!;
/** The stored readiness, once it is judged by itself and says so. */
const judged = (id: string, wanted: (readiness: FsvpFile['readiness']) => boolean) =>
  eventually(async () => {
    const { readiness } = await list(id);
    return wanted(readiness) && readiness;
  });

describe('corrective actions of the supplier (CA-1)', () => {
  it('are missing from the first day after one was due until it is done, in the files of the supplier', async () => {
    const [file, other] = [await files.open(), await files.open()];
    const action = {
      id: newId(),
      supplierId: file.supplierId,
      title: 'Clean the line',
      status: 'open',
      priority: 'high',
      dueDate: `${day(3)}T00:00:00.000Z`,
      completedDate: null,
      createdAt: new Date().toISOString(),
      version: 1,
    };
    expect(itemOf(await read(file.id), 'CA-1')).toMatchObject({
      state: 'satisfied',
      evidence: [],
      notes: ['No corrective action of the supplier is overdue.'],
    });
    const change = (definition: EventDefinition, changes: object) =>
      publish(program, definition, { ...action, ...changes });
    await change(actionOpened, {});
    await judged(file.id, ({ fresh, nextChangeOn }) => fresh && nextChangeOn === day(4));
    await change(actionUpdated, { version: 2, dueDate: `${day(-1)}T00:00:00.000Z` });
    await judged(file.id, ({ fresh, missing }) => fresh && missing.includes('CA-1'));
    const href = `/corrective-actions?view=${action.id}`;
    expect(itemOf(await read(file.id), 'CA-1')).toMatchObject({
      state: 'missing',
      reason: 'inadequate',
      blocking: false,
      evidence: [{ recordType: 'corrective-action', id: action.id, version: 2, title: 'Clean the line', href }],
      nextAction: { label: 'Open the corrective action', href },
    });
    expect(itemOf(await read(other.id), 'CA-1').state).toBe('satisfied');
    await change(actionUpdated, { version: 3, status: 'closed', completedDate: new Date().toISOString() });
    await judged(file.id, ({ fresh, missing }) => fresh && !missing.includes('CA-1'));
  });
});

describe('documents in other languages (RC-1)', () => {
  it('are named until the current file has an English translation', async () => {
    const [id, translatedDocumentId] = [newId(), newId()];
    const file = await files.open({ circumstances: { smallSupplier: 'qualified_facility' } });
    const draft = await files.draft(file.id, { chosenRegime: 'small_supplier', reason: 'It is small.' });
    expect((await files.sign(draft.id, qualified)).status).toBe(201);
    const assurance = await program.send('POST', '/api/assurances', {
      kind: 'SS-2',
      fileId: file.id,
      effectiveOn: today(),
      signerName: 'R. Mehta',
      signerTitle: 'Owner',
      statement: 'We comply.',
      documentId: id,
      controlsDescription: 'Roasting at 150 °C.',
    });
    expect(assurance.status).toBe(201);
    const change = (
      definition: EventDefinition,
      changes: { id: string; version: number } & Partial<Record<'language' | 'fileVersion' | 'translations', unknown>>,
    ) =>
      publish(program, definition, {
        title: 'Giấy cam đoan',
        supplierId: null,
        expirationDate: null,
        fileName: 'a.pdf',
        fileSize: 1,
        mimeType: 'application/pdf',
        verificationId: null,
        correctiveActionId: null,
        isActive: true,
        fileVersion: 1,
        translations: [],
        ...changes,
      });
    const notes = async () => itemOf(await read(file.id), 'RC-1').notes;
    const named = async () => (await notes()).some((note) => note.startsWith('“Giấy cam đoan” is in Vietnamese.'));
    const original = { id, language: 'vi' };
    await change(documentRegistered, { ...original, version: 1 });
    await eventually(named);
    const translations = [{ fileVersion: 1, translatedDocumentId }];
    await change(documentTranslationAttached, { ...original, version: 2, translations });
    await change(documentRegistered, { id: translatedDocumentId, language: 'en', version: 1 });
    await eventually(async () => !(await named()));
    await change(documentVersionAdded, { ...original, version: 3, fileVersion: 2, translations });
    await eventually(named);
    await change(documentTranslationRemoved, { ...original, version: 4, fileVersion: 2, translations: [] });
    expect(await notes()).toHaveLength(1);
  });
});

describe('the consent of an agent (IMP-1)', () => {
  it('counts while its document is there and valid, and is shown', async () => {
    const id = newId();
    const document = {
      id,
      title: 'Letter of consent',
      supplierId: null,
      expirationDate: null,
      fileName: 'a.pdf',
      fileSize: 1,
      mimeType: 'application/pdf',
      verificationId: null,
      correctiveActionId: null,
      isActive: true,
    };
    const importer = await files.addImporter({ role: 'us_agent', consentDocumentId: id });
    const file = await files.open({ importerId: importer.id });
    // Its event has not arrived yet.
    expect(itemOf(await read(file.id), 'IMP-1')).toMatchObject({ state: 'missing', reason: 'damaged' });
    const change = (definition: EventDefinition, version: number, changes: object = {}) =>
      publish(program, definition, { ...document, version, ...changes });
    await change(documentRegistered, 1);
    await judged(file.id, ({ fresh, missing }) => fresh && !missing.includes('IMP-1'));
    expect(itemOf(await read(file.id), 'IMP-1').evidence).toMatchObject([
      { recordType: 'importer' },
      { recordType: 'document', id, version: 1, title: 'Letter of consent', href: `/documents?view=${id}` },
    ]);
    await change(documentUpdated, 2, { expirationDate: `${day(10)}T00:00:00.000Z` });
    await judged(file.id, ({ fresh, expiring }) => fresh && expiring.includes('IMP-1'));
    await change(documentUpdated, 3, { expirationDate: `${day(-1)}T00:00:00.000Z` });
    await judged(file.id, ({ fresh, missing }) => fresh && missing.includes('IMP-1'));
    expect(itemOf(await read(file.id), 'IMP-1')).toMatchObject({ reason: 'expired' });
    await change(documentUpdated, 4, { language: 'vi' });
    await judged(file.id, ({ fresh, missing }) => fresh && !missing.includes('IMP-1'));
    await change(documentFileDamaged, 5, { fileDamagedSince: new Date().toISOString() });
    await judged(file.id, ({ fresh, missing }) => fresh && missing.includes('IMP-1'));
    expect(itemOf(await read(file.id), 'IMP-1')).toMatchObject({ reason: 'damaged' });
    await change(documentFileRestored, 6, { fileDamagedSince: null });
    await judged(file.id, ({ fresh, missing }) => fresh && !missing.includes('IMP-1'));
    await change(documentWithdrawn, 7, { isActive: false });
    await eventually(async () => itemOf(await read(file.id), 'IMP-1').reason === 'damaged');
  });
});

describe('while a service is unreachable', () => {
  /** As if it has not answered for a minute. */
  async function silence(name: SourceName): Promise<void> {
    const { sources } = program.suppliers;
    sources.unreachable.add(name);
    await sources.askedAgain();
    await program.database.dataSource.query(
      `update source_freshness set complete_until = now() - interval '1 minute' where source = $1`,
      [name],
    );
  }
  /** A file to which the rule does not apply, with a determination that only has to be signed. */
  async function almostReady(): Promise<{ id: string; sign: () => Promise<unknown> }> {
    const circumstances = { purpose: 'personal', confirmed: ['small_quantity', 'not_sold'] };
    const { id } = await files.open({ circumstances });
    const draft = await files.draft(id, { chosenRegime: 'exempt' });
    return { id, sign: () => files.sign(draft.id, qualified) };
  }
  const notReady = expect.objectContaining({ verdict: 'not_ready', fresh: false, knownUntil: expect.any(String) });

  it.each(['suppliers', 'quality', 'documents'] as const)(
    '%s: the last known state stays, says until when it is known, and no file turns to ready',
    async (name) => {
      const [ready, next] = [await almostReady(), await almostReady()];
      await ready.sign();
      await judged(ready.id, ({ fresh, verdict }) => fresh && verdict === 'ready');
      await silence(name);
      const { readiness } = await list(ready.id);
      expect(readiness).toMatchObject({ verdict: 'ready', fresh: false });
      expect(Date.parse(readiness.knownUntil!)).toBeLessThan(Date.now() - 50_000);
      expect(await read(ready.id)).toMatchObject({ verdict: 'ready', fresh: false, knownUntil: readiness.knownUntil });
      await next.sign();
      expect(await read(next.id)).toEqual(notReady);
      expect(itemOf(await read(next.id), 'APP-1')).toMatchObject({
        state: 'missing',
        reason: 'stale',
        evidence: [{ signedBy: qualified.name }],
        notes: [expect.stringContaining('A service is not responding')],
      });
      // It is judged, and still not ready.
      await eventually(
        async () =>
          (
            await program.database.dataSource.query<unknown[]>(
              'select from fsvp_file_readiness where file_id = $1 and unconfirmed and not due',
              [next.id],
            )
          ).length,
      );
      expect((await list(next.id)).readiness).toEqual(notReady);

      program.suppliers.sources.unreachable.clear();
      await judged(next.id, ({ fresh, verdict, knownUntil }) => fresh && verdict === 'ready' && knownUntil === null);
      expect(await read(next.id)).toMatchObject({ verdict: 'ready', fresh: true });
    },
  );

  it('quality: corrective actions are not confirmed where they count', async () => {
    const { dataSource } = program.database;
    await silence('quality');
    await dataSource.query(`delete from source_freshness where source = 'quality'`);
    const file = await files.open();
    expect(itemOf(await read(file.id), 'CA-1')).toMatchObject({
      state: 'missing',
      reason: 'absent',
      nextAction: null,
      notes: ['The corrective actions of the supplier are not known yet.'],
    });
    expect((await list(file.id)).readiness).toMatchObject({ fresh: false, knownUntil: null });
    program.suppliers.sources.unreachable.clear();
    await judged(file.id, ({ fresh, missing }) => fresh && !missing.includes('CA-1'));
  });
});
