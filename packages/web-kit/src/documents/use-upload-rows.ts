import { today } from '@fsvp/contracts/core/calendar-day';
import { type Document, getDocument } from '@fsvp/contracts/documents/document';
import type { NewDocumentLinks } from '@fsvp/contracts/documents/hrefs';
import { t } from '@fsvp/ui';
import type { ChosenFile } from '@fsvp/ui/dialogs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runLimited } from '../signatures/run-limited.js';
import { randomHex } from '../api/random-hex.js';
import { invalidate } from '../query/invalidate.js';
import { apiQuery } from '../query/use-api-query.js';
import type { KnownSupplier } from './guess-file.js';
import { loadKnownSuppliers } from './known-suppliers.js';
import { failureText, isUncertain, registerFile, sendFile } from './upload-document.js';
import { rowOfSameContent } from './same-content.js';
import { guessedRow, newRows, rowErrors, type RowValues, toNewDocument, type UploadRow } from './upload-row.js';

const AT_ONCE = 3;
const isPdf = ({ name, type }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** The files that were chosen, what they seem to be, and their way to the library. */
export function useUploadRows(
  files: readonly ChosenFile[],
  links: NewDocumentLinks,
  onStored: (document: Document) => void,
) {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  /** Undefined if they are too many to guess one. */
  const [suppliers, setSuppliers] = useState<readonly KnownSupplier[] | undefined>([]);
  const [stored, setStored] = useState(0);
  /** How many of the sent files are done; undefined while none is sent. */
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const current = useRef(rows);
  const known = useRef<Promise<readonly KnownSupplier[] | undefined>>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const update = (next: readonly UploadRow[]) => {
    current.current = next;
    setRows(next);
  };
  const change = (key: string, changes: Partial<UploadRow>) =>
    update(current.current.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  const read = async (row: UploadRow) => {
    const same = await rowOfSameContent(row, current.current).catch(() => undefined);
    if (same) {
      change(row.key, {
        state: 'refused',
        problem: t({ defaultMessage: 'This file is here twice, also as {path}.' }, { path: same.path }),
      });
      return;
    }
    const text = isPdf(row.file)
      ? await import('./pdf-text.js').then(({ readFirstPage }) => readFirstPage(row.file)).catch(() => '')
      : '';
    const loaded = (await known.current!) ?? [];
    if (current.current.some(({ key }) => key === row.key)) change(row.key, guessedRow(row, text, loaded, today()));
  };
  const add = useEffectEvent(async (chosen: readonly ChosenFile[]) => {
    const added = newRows(chosen, current.current);
    update([...current.current, ...added]);
    known.current ??= links.supplierId ? Promise.resolve([]) : loadKnownSuppliers().catch(() => []);
    setSuppliers(await known.current);
    await runLimited(
      added.filter(({ state }) => state === 'reading'),
      AT_ONCE,
      (row) => (isGone.current ? Promise.resolve() : read(row)),
    );
  });
  const added = useRef(0);
  useEffect(() => {
    const chosen = files.slice(added.current);
    added.current = files.length;
    if (chosen.length > 0) void add(chosen);
  }, [files]);

  const send = async (key: string) => {
    const row = current.current.find((one) => one.key === key);
    if (!row) return;
    change(key, { state: 'sending', problem: undefined });
    try {
      const filePath = row.filePath ?? (await sendFile(row.file));
      change(key, { filePath });
      try {
        const document = await registerFile(row.file, filePath, toNewDocument(row.values, links), row.requestKey);
        client.setQueryData(apiQuery(getDocument, { params: { id: document.id } }).queryKey, document);
        update(current.current.filter((one) => one.key !== key));
        setStored((count) => count + 1);
        onStored(document);
      } catch (error) {
        const problem = failureText(error);
        if (isUncertain(error)) change(key, { state: 'uncertain', problem });
        // Once it is corrected it is another request, and its upload may be used up.
        else change(key, { state: 'failed', requestKey: randomHex(), filePath: undefined, problem });
      }
    } catch (error) {
      change(key, { state: 'failed', problem: failureText(error) });
    }
  };
  /** Sends rows, by default all that are in no doubt; those with an error stay. */
  const upload = async (wanted: readonly UploadRow[] = current.current.filter(({ state }) => state !== 'doubtful')) => {
    const sendable = wanted.filter(
      ({ state, values }) =>
        state !== 'refused' &&
        state !== 'reading' &&
        state !== 'sending' &&
        Object.keys(rowErrors(values)).length === 0,
    );
    if (sendable.length === 0) return;
    setProgress({ done: 0, total: sendable.length });
    await runLimited(sendable, AT_ONCE, async ({ key }) => {
      if (isGone.current) return;
      await send(key);
      setProgress((now) => now && { ...now, done: now.done + 1 });
    });
    setProgress(undefined);
    void invalidate(client, ['document']);
  };

  return {
    rows,
    suppliers,
    stored,
    progress,
    upload,
    correct: (row: UploadRow, values: Partial<RowValues>) => {
      const sources = { ...row.sources };
      for (const field of Object.keys(values)) delete sources[field as keyof RowValues];
      change(row.key, { values: { ...row.values, ...values }, sources });
    },
    remove: (keys: readonly string[]) => update(current.current.filter(({ key }) => !keys.includes(key))),
  };
}
