import type { Meaning, SignatureCalls, SigningSubject } from '@fsvp/contracts/signatures/signature';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../api/api.js';
import { ApiError, errorText } from '../api/api-error.js';
import { invalidate } from '../query/invalidate.js';
import { runLimited } from './run-limited.js';
import type { SigningRecord } from './sign-many.js';
import { currentContent, SAME_CONTENT } from './signing-form.js';
import { meaningOf, type SigningRow } from './signing-row.js';

/** Browsers make six requests to a server at once over HTTP/1.1. */
const AT_ONCE = 6;

const CHANGED = 'The record changed since you read it. Review the changes, then choose it again.';

interface Intent {
  meaning: Meaning;
  reason: string | null;
  /** Proves who signs. */
  getGrants: (subjects: SigningSubject[]) => Promise<string[]>;
}

interface SigningResult {
  /** How many. */
  signed: number;
  /** The ids of those that are not signed, and those of them that have changed since they were read. */
  failed: string[];
  changed: string[];
}

/** Loads what can be signed of each record, of one type or of several, and signs those that are chosen. A failure concerns its own record only. */
export function useSigningRows(calls: SignatureCalls, records: readonly SigningRecord[]) {
  const client = useQueryClient();
  const [rows, setRows] = useState<readonly SigningRow[]>(() => records.map((record) => ({ record, signatures: [] })));
  /** Of the attempt that is running. */
  const [progress, setProgress] = useState<{ signed: number; total: number }>();

  const change = useCallback(
    (id: string, part: Partial<SigningRow> | ((row: SigningRow) => Partial<SigningRow>)) =>
      setRows((all) =>
        all.map((row) => (row.record.id === id ? { ...row, ...(typeof part === 'function' ? part(row) : part) } : row)),
      ),
    [],
  );

  const load = useCallback(
    async (id: string, signal?: AbortSignal) => {
      change(id, { loadFailure: undefined });
      const input = { params: { id }, signal };
      try {
        const { preview, list } = records.find((record) => record.id === id)?.calls ?? calls;
        const [read, { signatures }] = await Promise.all([api.call(preview, input), api.call(list, input)]);
        change(id, { read, signatures });
      } catch (error) {
        if (!signal?.aborted) change(id, { loadFailure: errorText(error) });
      }
    },
    [calls, records, change],
  );

  useEffect(() => {
    const closed = new AbortController();
    const ids = records.map(({ id }) => id);
    void runLimited(ids, AT_ONCE, (id) => load(id, closed.signal));
    return () => closed.abort();
  }, [records, load]);

  /** Finds out whether the last attempt, whose answer was lost, has signed; undefined while the service does not answer. */
  const findLost = async (row: SigningRow, chosen: Meaning): Promise<boolean | undefined> => {
    const { id, calls: own = calls } = row.record;
    const meaning = meaningOf(row, chosen);
    try {
      const { signatures } = await api.call(own.list, { params: { id } });
      const known = new Set(row.signatures.map((one) => one.id));
      const isSigned = signatures.some(
        (one) => !known.has(one.id) && one.meaning === meaning && one.contentSha256 === row.read?.contentSha256,
      );
      change(id, { signatures, isUncertain: false, ...(isSigned && { failure: undefined }) });
      return isSigned;
    } catch (error) {
      change(id, { failure: errorText(error) });
      return undefined;
    }
  };

  const signOne = async (row: SigningRow, grant: string): Promise<'signed' | 'changed' | 'failed'> => {
    const { record, read, earlier } = row;
    const { id, calls: own = calls } = record;
    try {
      const signature = await api.call(own.sign, { params: { id }, body: { grant } });
      change(id, ({ signatures }) => ({
        signatures: [signature, ...signatures],
        earlier: undefined,
        failure: undefined,
      }));
      return 'signed';
    } catch (error) {
      const current = currentContent(error);
      if (current && read) {
        const isSame = current.contentSha256 === read.contentSha256;
        change(id, {
          read: { ...read, ...current },
          earlier: isSame ? earlier : (earlier ?? read),
          failure: isSame ? SAME_CONTENT : CHANGED,
        });
        return isSame ? 'failed' : 'changed';
      }
      change(id, { failure: errorText(error), isUncertain: isLost(error) });
      return 'failed';
    }
  };

  /** Signs these rows. @throws when the proof of identity is refused: then nothing is signed */
  const sign = async (
    chosen: readonly SigningRow[],
    { meaning, reason, getGrants }: Intent,
  ): Promise<SigningResult> => {
    const left: SigningRow[] = [];
    const failed: string[] = [];
    const changed: string[] = [];
    let signed = 0;
    try {
      await runLimited(chosen, AT_ONCE, async (row) => {
        const isSigned = row.isUncertain ? await findLost(row, meaning) : false;
        if (isSigned) signed += 1;
        if (isSigned === false) left.push(row);
        if (isSigned === undefined) failed.push(row.record.id);
      });
      if (left.length > 0) {
        const grants = await getGrants(left.map((row) => subjectOf(row, meaning, reason)));
        const given = left.map((row, index) => ({ row, grant: grants[index]! }));
        setProgress({ signed, total: chosen.length });
        const orders = [...new Set(given.map(({ row }) => orderOf(row)))].sort((one, other) => one - other);
        for (const order of orders)
          await runLimited(
            given.filter(({ row }) => orderOf(row) === order),
            AT_ONCE,
            async ({ row, grant }) => {
              const outcome = await signOne(row, grant);
              if (outcome === 'changed') changed.push(row.record.id);
              if (outcome === 'signed') setProgress({ signed: (signed += 1), total: chosen.length });
              else failed.push(row.record.id);
            },
          );
      }
    } finally {
      setProgress(undefined);
      void invalidate(client, ['signature']);
    }
    return { signed, failed, changed };
  };

  return { rows, load, sign, progress };
}

const orderOf = ({ record }: SigningRow) => record.order ?? 0;

function subjectOf(row: SigningRow, chosen: Meaning, reason: string | null): SigningSubject {
  const { service, type, version, contentSha256 } = row.read!;
  return { service, type, id: row.record.id, version, contentSha256, meaning: meaningOf(row, chosen)!, reason };
}

/** No answer, or not one of the service: what it was asked to do may be done. */
function isLost(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}
