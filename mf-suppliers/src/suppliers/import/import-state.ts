import type { ImportInspection, ImportReport, SupplierColumn } from '@fsvp/contracts/suppliers/supplier-import';
import type { ImportProgress } from '../api/get-import-progress.js';
import type { OnDuplicate } from '../api/import-suppliers.js';
import type { FileReading } from '../api/inspect-import.js';
import type { ChosenFile } from './chosen-file.js';
import { initialMatch, type ColumnMatch, type FileColumn } from './column-match.js';
import { NOTHING_CONFIRMED, type Confirmations } from './import-confirmations.js';
import type { FixedField, FixedValues } from './import-fields.js';

export const IMPORT_STEPS = ['file', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The running operation. */
export type Running = 'inspecting' | 'checking' | 'importing';

/** Why it takes longer: another import is running, or the response was lost and the progress is polled. */
export type Delay = 'queued' | 'lost';

/** `rejected`: the server rejected the import, for example because rows became invalid after the check. */
export type Verdict = 'checked' | 'rejected' | 'imported';

export interface ImportState {
  step: ImportStep;
  running: Running | undefined;
  /** The reading options of the running inspection; `inspection` has those of the previous one. */
  pendingReading: FileReading | undefined;
  delay: Delay | undefined;
  progress: ImportProgress | undefined;
  /** Why the last operation failed. */
  problem: string | undefined;
  file: ChosenFile | undefined;
  inspection: ImportInspection | undefined;
  match: ColumnMatch;
  /** The match of the previous file, kept for a corrected file. */
  before: { columns: readonly FileColumn[]; match: ColumnMatch } | undefined;
  fixed: FixedValues;
  onDuplicate: OnDuplicate;
  confirmed: Confirmations;
  outcome: { report: ImportReport; verdict: Verdict } | undefined;
}

export const IMPORT_START: ImportState = {
  step: 'file',
  running: undefined,
  pendingReading: undefined,
  delay: undefined,
  progress: undefined,
  problem: undefined,
  file: undefined,
  inspection: undefined,
  match: {},
  before: undefined,
  fixed: {},
  onDuplicate: 'skip',
  confirmed: NOTHING_CONFIRMED,
  outcome: undefined,
};

export type ImportAction =
  | { type: 'fileChosen'; file: ChosenFile }
  | { type: 'started'; running: Running; pendingReading?: FileReading }
  | { type: 'delayed'; delay: Delay }
  | { type: 'progressed'; progress: ImportProgress }
  | { type: 'inspected'; inspection: ImportInspection }
  | { type: 'matched'; number: number; column: SupplierColumn | null }
  | { type: 'fixed'; field: FixedField; value: string }
  | { type: 'duplicatesChosen'; onDuplicate: OnDuplicate }
  | { type: 'confirmed'; confirmed: Confirmations }
  | { type: 'reported'; report: ImportReport; verdict: Verdict }
  | { type: 'failed'; problem: string }
  | { type: 'stopped' }
  | { type: 'wentBack'; step: 'file' | 'columns' };

/** The current reading options, or those of the running inspection. */
export function readingOf({ inspection, pendingReading }: ImportState): FileReading {
  const { encoding, separator, quotes, sheet, headingRow } = inspection ?? {};
  return {
    encoding: encoding ?? undefined,
    separator: separator ?? undefined,
    quotes: quotes ?? undefined,
    sheet: sheet ?? undefined,
    headingRow: headingRow ?? undefined,
    ...pendingReading,
  };
}

const idle = {
  running: undefined,
  pendingReading: undefined,
  delay: undefined,
  progress: undefined,
  problem: undefined,
} as const;

export function importReducer(state: ImportState, action: ImportAction): ImportState {
  switch (action.type) {
    case 'fileChosen':
      return {
        ...IMPORT_START,
        file: action.file,
        before: matchSoFar(state),
        fixed: state.fixed,
        onDuplicate: state.onDuplicate,
      };
    case 'started':
      return begin(state, action.running, action.pendingReading);
    case 'delayed':
      // A lost response stays on display until the operation ends.
      return { ...state, delay: state.delay ?? action.delay };
    case 'progressed':
      // The import is no longer queued when it reports rows.
      return {
        ...state,
        progress: action.progress,
        delay:
          state.delay === 'queued' && action.progress.phase === 'reading' && action.progress.rows > 0
            ? undefined
            : state.delay,
      };
    case 'inspected':
      return {
        ...state,
        ...idle,
        step: 'columns',
        inspection: action.inspection,
        match: initialMatch(action.inspection.columns, matchSoFar(state)),
      };
    case 'matched':
      return { ...state, problem: undefined, match: { ...state.match, [action.number]: action.column } };
    case 'fixed':
      return { ...state, problem: undefined, fixed: { ...state.fixed, [action.field]: action.value } };
    case 'duplicatesChosen':
      return { ...state, onDuplicate: action.onDuplicate };
    case 'confirmed':
      return { ...state, confirmed: action.confirmed };
    case 'reported':
      return {
        ...state,
        ...idle,
        step: action.verdict === 'imported' ? 'result' : 'check',
        // Another report may have other suppliers.
        confirmed: NOTHING_CONFIRMED,
        outcome: { report: action.report, verdict: action.verdict },
      };
    case 'failed':
      return { ...stop(state), problem: action.problem };
    case 'stopped':
      return stop(state);
    case 'wentBack':
      return { ...state, ...idle, step: action.step, outcome: undefined };
  }
}

function matchSoFar({ inspection, match, before }: ImportState): ImportState['before'] {
  return inspection ? { columns: inspection.columns, match } : before;
}

function begin(state: ImportState, running: Running, pendingReading?: FileReading): ImportState {
  const started = { ...state, ...idle, running, pendingReading };
  return running === 'checking' ? { ...started, step: 'check', outcome: undefined } : started;
}

/** A check without a report returns to the columns, where the user can correct the reading options. */
function stop(state: ImportState): ImportState {
  return { ...state, ...idle, step: state.step === 'check' && !state.outcome ? 'columns' : state.step };
}
