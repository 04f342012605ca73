import type { SupplierColumn } from '@fsvp/contracts/supplier-import';
import { ApiError, errorText, useIdempotencyKey } from '@fsvp/web-kit';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  checkImport,
  isLostAnswer,
  isTurnAway,
  reportOf,
  useImportSuppliers,
  type ImportInput,
  type OnDuplicate,
} from '../api/import-suppliers.js';
import { inspectFile, type FileReading } from '../api/inspect-import.js';
import { takeFile, type ChosenFile } from './chosen-file.js';
import { choicesOf } from './column-match.js';
import { fixedValuesOf, type FixedField } from './import-fields.js';
import { IMPORT_START, importReducer, readingOf, type ImportState } from './import-state.js';
import { newProgressId } from './progress-id.js';
import { sendUntilAnswered } from './send-until-answered.js';
import { watchProgress } from './watch-progress.js';

/** How often the answer to an import is asked for when it was lost. */
const RETRIES = 3;

const UNKNOWN_END =
  'The server could not be reached, so the import may or may not have finished. Choose Import to check again; nothing is imported twice.';

const TOO_LONG =
  'The check took longer than the server allows. Nothing was changed. Try again later, or split the file and import the parts.';

function explain(error: unknown): string {
  const fields = error instanceof ApiError ? error.fieldErrors : [];
  return fields.length > 0 ? fields.map(({ message }) => message).join(' ') : errorText(error);
}

/** A proxy's own sentence speaks of changes that may have been saved; a check makes none. */
function explainCheck(error: unknown): string {
  return error instanceof ApiError && error.status === 504 ? TOO_LONG : explain(error);
}

function inputOf(file: ChosenFile, state: ImportState, progress: string): ImportInput {
  const { match, fixed, onDuplicate } = state;
  return {
    ...readingOf(state),
    content: file.content,
    onDuplicate,
    columns: choicesOf(match),
    fixed: fixedValuesOf(fixed),
    progress,
  };
}

export type SupplierImport = ReturnType<typeof useSupplierImport>;

/** The steps of an import: choose a file, say what its columns hold, see what would happen, have it happen. */
export function useSupplierImport() {
  const [state, dispatch] = useReducer(importReducer, IMPORT_START);
  const baseKey = useIdempotencyKey();
  const checks = useRef(0);
  const task = useRef(new AbortController());
  // Apart from the task: an import goes on, and tells of its end, when the page is left.
  const waiting = useRef(new AbortController());
  const importing = useImportSuppliers();

  /** What runs is given up for what begins: only the latest counts. */
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

  const tellOf = (progress: string) => ({
    watch: (over: AbortSignal) =>
      watchProgress(progress, over, (next) => dispatch({ type: 'progressed', progress: next })),
    onQueued: () => dispatch({ type: 'delayed', delay: 'queued' }),
    onLost: () => dispatch({ type: 'delayed', delay: 'lost' }),
  });

  const inspect = async (file: ChosenFile, reading: FileReading) => {
    const signal = begin();
    dispatch({ type: 'began', running: 'inspecting', asked: reading });
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
    dispatch({ type: 'began', running: 'checking' });
    const input = inputOf(file, { ...state, onDuplicate }, progress);
    try {
      const report = await sendUntilAnswered({
        ...tellOf(progress),
        send: () => checkImport(input, signal),
        retries: 0,
        signal,
      });
      if (!signal.aborted) dispatch({ type: 'answered', report, verdict: 'checked' });
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
    const input = inputOf(file, state, progress);
    dispatch({ type: 'began', running: 'importing' });
    let lost = false;
    try {
      const send = () => importing.start(input, `${baseKey}-${checks.current}`, signal);
      const tell = tellOf(progress);
      const onLost = () => {
        lost = true;
        tell.onLost();
      };
      const report = await sendUntilAnswered({ ...tell, onLost, send, retries: RETRIES, signal });
      dispatch({ type: 'answered', report, verdict: 'imported' });
    } catch (error) {
      const report = reportOf(error);
      if (report) dispatch({ type: 'answered', report, verdict: 'refused' });
      // Given up before its turn came: nothing has happened.
      else if (isTurnAway(error) && !lost) dispatch({ type: 'stopped' });
      else if (signal.aborted || isLostAnswer(error)) giveUp();
      else dispatch({ type: 'failed', problem: explain(error) });
    }
  };

  const giveUp = () => {
    importing.giveUp();
    dispatch({ type: 'failed', problem: UNKNOWN_END });
  };

  return {
    state,
    choose: async (chosen: File) => {
      const signal = begin();
      try {
        const file = await takeFile(chosen);
        if (signal.aborted) return;
        dispatch({ type: 'fileChosen', file });
        await inspect(file, {});
      } catch (error) {
        dispatch({ type: 'failed', problem: errorText(error) });
      }
    },
    /** Has the file read another way. */
    read: (reading: FileReading) => {
      if (state.file) void inspect(state.file, { ...readingOf(state), ...reading });
    },
    match,
    fix: (field: FixedField, value: string) => dispatch({ type: 'fixed', field, value }),
    check: () => void check(state.onDuplicate),
    chooseOnDuplicate: (onDuplicate: OnDuplicate) => void check(onDuplicate),
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
