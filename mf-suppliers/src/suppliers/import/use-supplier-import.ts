import type { SupplierColumn } from '@fsvp/contracts/suppliers/supplier-import';
import { ApiError, errorText, useIdempotencyKey } from '@fsvp/web-kit';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  checkImport,
  isResponseLost,
  isAnotherImportRunning,
  reportOf,
  useImportSuppliers,
  type ImportInput,
  type OnDuplicate,
} from '../api/import-suppliers.js';
import { inspectFile, type FileReading } from '../api/inspect-import.js';
import { copyFile, type ChosenFile } from './chosen-file.js';
import { choicesOf } from './column-match.js';
import type { Confirmations } from './import-confirmations.js';
import { fixedValuesOf, type FixedField } from './import-fields.js';
import { IMPORT_START, importReducer, readingOf, type ImportState } from './import-state.js';
import { newProgressId } from './progress-id.js';
import { sendUntilResponse } from './send-until-response.js';
import { watchProgress } from './watch-progress.js';

/** How often an import is sent again after a lost response. */
const RETRIES = 3;

const UNKNOWN_OUTCOME =
  'The server could not be reached, so the import may or may not have finished. Choose Import to check again; nothing is imported twice.';

const TOO_LONG =
  'The check took longer than the server allows. Nothing was changed. Try again later, or split the file and import the parts.';

const CHECK_INTERRUPTED = 'The check was interrupted. Nothing was changed. Try again in a moment.';

function explain(error: unknown): string {
  const fields = error instanceof ApiError ? error.fieldErrors : [];
  return fields.length > 0 ? fields.map(({ message }) => message).join(' ') : errorText(error);
}

/** The messages of unknown outcomes are about unsaved changes, but a check changes nothing. */
function explainCheck(error: unknown): string {
  if (!(error instanceof ApiError) || error.status !== 504) return explain(error);
  return error.problem?.code === 'outcome-unknown' ? CHECK_INTERRUPTED : TOO_LONG;
}

function inputOf(file: ChosenFile, state: ImportState, confirmed: Confirmations, progress: string): ImportInput {
  const { match, fixed, onDuplicate } = state;
  return {
    ...readingOf(state),
    content: file.content,
    onDuplicate,
    confirmApprovals: confirmed.approvals,
    confirmOverwrites: confirmed.overwrites,
    columns: choicesOf(match),
    fixed: fixedValuesOf(fixed),
    progress,
  };
}

export type SupplierImport = ReturnType<typeof useSupplierImport>;

/** State and actions of an import: choose a file, match its columns, check it, import it. */
export function useSupplierImport() {
  const [state, dispatch] = useReducer(importReducer, IMPORT_START);
  const baseKey = useIdempotencyKey();
  const checks = useRef(0);
  const task = useRef(new AbortController());
  // Separate from the task: an import continues and shows its toast after the screen is left.
  const waiting = useRef(new AbortController());
  const importing = useImportSuppliers();

  /** Aborts the running operation and returns the signal of the next one. */
  const begin = () => {
    task.current.abort();
    task.current = new AbortController();
    return task.current.signal;
  };
  useEffect(() => () => task.current.abort(), []);

  const match = useCallback(
    (number: number, column: SupplierColumn | null) => dispatch({ type: 'matched', number, column }),
    [],
  );

  const progressHandlers = (progress: string) => ({
    watch: (over: AbortSignal) =>
      watchProgress(progress, over, (next) => dispatch({ type: 'progressed', progress: next })),
    onQueued: () => dispatch({ type: 'delayed', delay: 'queued' }),
    onLost: () => dispatch({ type: 'delayed', delay: 'lost' }),
  });

  const inspect = async (file: ChosenFile, reading: FileReading) => {
    const signal = begin();
    dispatch({ type: 'started', running: 'inspecting', pendingReading: reading });
    try {
      const inspection = await inspectFile(file.content, reading, signal);
      if (!signal.aborted) dispatch({ type: 'inspected', inspection });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', problem: explain(error) });
    }
  };

  const check = async (onDuplicate: OnDuplicate) => {
    const { file } = state;
    if (!file) return;
    const signal = begin();
    checks.current += 1;
    const progress = newProgressId();
    dispatch({ type: 'duplicatesChosen', onDuplicate });
    dispatch({ type: 'started', running: 'checking' });
    // The report of the check lists what must be confirmed.
    const input = inputOf(file, { ...state, onDuplicate }, { approvals: true, overwrites: true }, progress);
    try {
      const report = await sendUntilResponse({
        ...progressHandlers(progress),
        send: () => checkImport(input, signal),
        retries: 0,
        signal,
      });
      if (!signal.aborted) dispatch({ type: 'reported', report, verdict: 'checked' });
    } catch (error) {
      if (!signal.aborted) dispatch({ type: 'failed', problem: explainCheck(error) });
    }
  };

  const run = async () => {
    const { file } = state;
    if (!file) return;
    begin();
    waiting.current = new AbortController();
    const { signal } = waiting.current;
    const progress = newProgressId();
    const input = inputOf(file, state, state.confirmed, progress);
    dispatch({ type: 'started', running: 'importing' });
    let lost = false;
    try {
      const send = () => importing.start(input, `${baseKey}-${checks.current}`, signal);
      const handlers = progressHandlers(progress);
      const onLost = () => {
        lost = true;
        handlers.onLost();
      };
      const report = await sendUntilResponse({ ...handlers, onLost, send, retries: RETRIES, signal });
      dispatch({ type: 'reported', report, verdict: 'imported' });
    } catch (error) {
      const report = reportOf(error);
      if (report) dispatch({ type: 'reported', report, verdict: 'rejected' });
      // Stopped before the import started: nothing was imported.
      else if (isAnotherImportRunning(error) && !lost) dispatch({ type: 'stopped' });
      else if (signal.aborted || isResponseLost(error)) reportUnknownOutcome();
      else dispatch({ type: 'failed', problem: explain(error) });
    }
  };

  const reportUnknownOutcome = () => {
    importing.reportUnknownOutcome();
    dispatch({ type: 'failed', problem: UNKNOWN_OUTCOME });
  };

  return {
    state,
    choose: async (chosen: File) => {
      const signal = begin();
      try {
        const file = await copyFile(chosen);
        if (signal.aborted) return;
        dispatch({ type: 'fileChosen', file });
        await inspect(file, {});
      } catch (error) {
        dispatch({ type: 'failed', problem: errorText(error) });
      }
    },
    /** Inspects the file again with other reading options. */
    read: (reading: FileReading) => {
      // Another separator or sheet has another heading.
      if (state.file) void inspect(state.file, { ...readingOf(state), headingRow: undefined, ...reading });
    },
    match,
    fix: (field: FixedField, value: string) => dispatch({ type: 'fixed', field, value }),
    check: () => void check(state.onDuplicate),
    chooseOnDuplicate: (onDuplicate: OnDuplicate) => void check(onDuplicate),
    confirm: (confirmed: Confirmations) => dispatch({ type: 'confirmed', confirmed }),
    run: () => void run(),
    stop: () => {
      begin();
      dispatch({ type: 'stopped' });
    },
    stopWaiting: () => waiting.current.abort(),
    back: (step: 'file' | 'columns') => {
      begin();
      dispatch({ type: 'wentBack', step });
    },
  };
}
