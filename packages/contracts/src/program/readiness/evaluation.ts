import type { Day } from '../../core/calendar-day.js';
import type { Derivation } from './derive-regime.js';
import type { FoundRecord } from './evidence.js';
import type { FileInputs, LinkedDocument } from './file-inputs.js';
import type { Regime } from './regime.js';

/** A file on the day on which it is judged. */
export interface FileContext {
  inputs: FileInputs;
  day: Day;
  derivation: Derivation;
  /** The regime that counts on the day. */
  regime: Regime;
  /** The signed determination does not fit the facts any more. */
  isStale: boolean;
}

/** What to do for a requirement that is missing or expiring. */
export interface NextAction {
  label: string;
  /** 'form': the form of its record, filled in for the file; 'evidence': its first record; 'activities': the next verification of the file; 'signing': what is prepared. */
  opens:
    | 'determination'
    | 'signing'
    | 'importer'
    | 'procedures'
    | 'analysis'
    | 'evaluation'
    | 'approval'
    | 'plan'
    | 'activities'
    | 'reevaluation'
    | 'form'
    | 'evidence';
}

/** How a requirement is judged. */
export interface Evaluation {
  /** The records that may satisfy it. */
  findRecords?: (file: FileContext) => FoundRecord[];
  /** In place of `findRecords`: finds them among the records that count for the other requirements. */
  findAmongRecords?: (records: readonly FoundRecord[]) => FoundRecord[];
  /** What it is judged by is no record that FDA can ask for, or is a record of another requirement. */
  hasNoRecords?: true;
  /** It is satisfied although there is no record of that. */
  isSatisfied?: (file: FileContext) => boolean;
  /** A document that is shown beside its records. */
  findDocument?: (file: FileContext) => LinkedDocument | null;
  notes?: (file: FileContext, records: readonly FoundRecord[]) => string[];
  /** Days on which it may change although no record changes and no evidence ends. */
  findChangeDays?: (file: FileContext) => Day[];
  /** While the changes of this service are unknown, it may have changed. */
  source?: 'suppliers' | 'quality' | 'documents';
  /** Undefined while the suite has no form for its record. */
  nextAction?: NextAction;
}
