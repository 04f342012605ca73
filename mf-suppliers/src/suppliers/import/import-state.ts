import type { ImportInspection, ImportReport, SupplierColumn } from '@fsvp/contracts/supplier-import';
import type { ImportProgress } from '../api/get-import-progress.js';
import type { OnDuplicate } from '../api/import-suppliers.js';
import type { FileReading } from '../api/inspect-import.js';
import type { ChosenFile } from './chosen-file.js';
import { matchOf, type ColumnMatch, type FileColumn } from './column-match.js';
import type { FixedField, FixedValues } from './import-fields.js';

export const IMPORT_STEPS = ['file', 'columns', 'check', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** What is under way. */
export type Running = 'inspecting' | 'checking' | 'importing';

/** Why it takes longer: another import is running, or the answer was lost and the server is asked for it. */
export type Delay = 'queued' | 'lost';

/** `refused`: an import that the server did not carry out, such as for rows that became wrong since the check. */
export type Verdict = 'checked' | 'refused' | 'imported';

export interface ImportState {
  step: ImportStep;
  running: Running | undefined;
  /** How the file is being read now; the inspection tells of the reading before. */
  asked: FileReading | undefined;
  delay: Delay | undefined;
  progress: ImportProgress | undefined;
  /** Why the last thing asked for did not work. */
  problem: string | undefined;
  file: ChosenFile | undefined;
  inspection: ImportInspection | undefined;
  match: ColumnMatch;
  /** The match of the file before: a corrected file keeps it. */
  before: { columns: readonly FileColumn[]; match: ColumnMatch } | undefined;
  fixed: FixedValues;
  onDuplicate: OnDuplicate;
  outcome: { report: ImportReport; verdict: Verdict } | undefined;
}

export const IMPORT_START: ImportState = {
  step: 'file',
  running: undefined,
  asked: undefined,
  delay: undefined,
  progress: undefined,
  problem: undefined,
  file: undefined,
  inspection: undefined,
  match: {},
  before: undefined,
  fixed: {},
  onDuplicate: 'skip',
  outcome: undefined,
};

export type ImportAction =
  | { type: 'fileChosen'; file: ChosenFile }
  | { type: 'began'; running: Running; asked?: FileReading }
  | { type: 'delayed'; delay: Delay }
  | { type: 'progressed'; progress: ImportProgress }
  | { type: 'inspected'; inspection: ImportInspection }
  | { type: 'matched'; number: number; column: SupplierColumn | null }
  | { type: 'fixed'; field: FixedField; value: string }
  | { type: 'duplicatesChosen'; onDuplicate: OnDuplicate }
  | { type: 'answered'; report: ImportReport; verdict: Verdict }
  | { type: 'failed'; problem: string }
  | { type: 'stopped' }
  | { type: 'wentBack'; step: 'file' | 'columns' };

/** How the file reads, or is being read. */
export function readingOf({ inspection, asked }: ImportState): FileReading {
  const { encoding, separator, quotes, sheet } = inspection ?? {};
  return {
    encoding: encoding ?? undefined,
    separator: separator ?? undefined,
    quotes: quotes ?? undefined,
    sheet: sheet ?? undefined,
    ...asked,
  };
}

const idle = {
  running: undefined,
  asked: undefined,
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
    case 'began':
      return begin(state, action.running, action.asked);
    case 'delayed':
      // Once an answer was lost, that is what the user is to know.
      return { ...state, delay: state.delay ?? action.delay };
    case 'progressed':
      // Its turn has come.
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
        match: matchOf(action.inspection.columns, matchSoFar(state)),
      };
    case 'matched':
      return { ...state, problem: undefined, match: { ...state.match, [action.number]: action.column } };
    case 'fixed':
      return { ...state, problem: undefined, fixed: { ...state.fixed, [action.field]: action.value } };
    case 'duplicatesChosen':
      return { ...state, onDuplicate: action.onDuplicate };
    case 'answered':
      return {
        ...state,
        ...idle,
        step: action.verdict === 'imported' ? 'result' : 'check',
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

function begin(state: ImportState, running: Running, asked?: FileReading): ImportState {
  const started = { ...state, ...idle, running, asked };
  return running === 'checking' ? { ...started, step: 'check', outcome: undefined } : started;
}

/** A check that came to nothing goes back to the columns, where how the file is read can be put right. */
function stop(state: ImportState): ImportState {
  return { ...state, ...idle, step: state.step === 'check' && !state.outcome ? 'columns' : state.step };
}
