import type { QueryOf, Schemas } from './operation.types.js';
import { delayAfter, isTemporary, pause } from './retries.js';

/** The record of each type. A change has the fields that were stored; those that are computed or of other records are missing. */
interface RecordTypes {
  supplier: Schemas['Supplier'];
  'supplier-product': Schemas['SupplierProduct'];
  'supplier-performance': Schemas['SupplierPerformance'];
  'hazard-analysis': Schemas['HazardAnalysis'];
  'verification-activity': Schemas['VerificationActivity'];
  'activity-result': Schemas['ActivityResult'];
  'result-review': Schemas['ResultReview'];
  'receiving-inspection': Schemas['ReceivingInspection'];
  'corrective-action': Schemas['CorrectiveAction'];
  document: Schemas['Document'];
  'qualified-individual': Schemas['QualifiedIndividual'];
  qualification: Schemas['Qualification'];
  importer: Schemas['Importer'];
  'importer-eligibility': Schemas['ImporterEligibility'];
  'fsvp-file': Schemas['FsvpFile'];
  'fsvp-file-readiness': Schemas['ReadinessSummary'];
  'applicability-determination': Schemas['Determination'];
  assurance: Schemas['Assurance'];
  'entry-line': Schemas['EntryLine'];
  'letter-request': Schemas['LetterRequest'];
  'standing-check': Schemas['StandingCheck'];
  'control-record': Schemas['ControlRecord'];
  'evidence-links': Schemas['EvidenceLinks'];
  procedure: Schemas['Procedure'];
  'reference-set': Schemas['ReferenceSet'];
  food: Schemas['Food'];
  'hazard-template': Schemas['HazardTemplate'];
  'food-hazard-analysis': Schemas['FoodHazardAnalysis'];
  'food-note': Schemas['FoodNote'];
  'supplier-evaluation': Schemas['SupplierEvaluation'];
  'supplier-approval': Schemas['SupplierApproval'];
  'verification-plan': Schemas['VerificationPlan'];
  reevaluation: Schemas['Reevaluation'];
  'reevaluation-dismissal': Schemas['ReevaluationDismissal'];
  signature: Schemas['Signature'];
}

/** A change of a record; `recordType` decides the type of `record`, which is null for a deletion. */
export type Change = {
  [T in Schemas['Change']['recordType']]: Omit<Schemas['Change'], 'recordType' | 'record'> & {
    recordType: T;
    record: Partial<RecordTypes[T]> | null;
  };
}[Schemas['Change']['recordType']];

export interface ChangesPage {
  changes: Change[];
  /** The cursor to keep, once these changes are handled: the next run begins after them. */
  next: string;
  /** There are more already. */
  more: boolean;
  /** Services that did not answer: their changes come with a later page. */
  unavailable: Schemas['ChangeList']['unavailable'];
}

export interface FollowOptions {
  /** The cursor that was kept; without one, from the beginning. */
  after?: string | undefined;
  /** Types of records or of events; by default all. A cursor is for the types that it was made with. */
  types?: NonNullable<QueryOf<'listChanges'>['types']> | undefined;
  /** Most changes of a page, at most and by default 1,000. */
  limit?: number | undefined;
  /** Ends when there is nothing more, instead of waiting for the next change. */
  stopAtEnd?: boolean | undefined;
  /** Ends the iteration, without an error. */
  signal?: AbortSignal | undefined;
  /** Called with each failure after which it tries again, such as a restart of the suite. */
  onError?: ((error: Error, retryInMs: number) => void) | undefined;
}

export interface FollowChangesOptions extends FollowOptions {
  /** Keeps the cursor: called after the loop has handled all changes of a page, and awaited. */
  save?: ((cursor: string) => unknown) | undefined;
}

/** Reads one page. */
export type ReadChanges = (
  query: { after?: string; types?: FollowOptions['types']; limit: number; wait: number },
  settings: { signal?: AbortSignal | undefined; timeout?: number; retries: number },
) => Promise<unknown>;

/** The longest wait of the suite, in seconds. */
const WAIT = 30;
const RETRY = { retryDelay: 1000, maxRetryDelay: 60_000 };

/** Pages of changes. Failures that pass are waited out, however long they last. */
export async function* followPages(
  read: ReadChanges,
  { after, types, limit = 1000, stopAtEnd = false, signal, onError }: FollowOptions,
  { retryDelay, maxRetryDelay } = RETRY,
): AsyncGenerator<ChangesPage, void, undefined> {
  let cursor = after;
  let failures = 0;
  const waitOut = async (error: Error) => {
    failures++;
    const delay = delayAfter(error, failures, { retryDelay, maxRetryDelay }) ?? maxRetryDelay;
    onError?.(error, delay);
    await pause(delay, signal);
  };
  while (!signal?.aborted) {
    try {
      const wait = stopAtEnd ? 0 : WAIT;
      const query = { ...(cursor && { after: cursor }), ...(types && { types }), limit, wait };
      const page = (await read(query, { signal, timeout: (wait + 30) * 1000, retries: 0 })) as ChangesPage;
      const moved = page.next !== cursor;
      cursor = page.next;
      if (page.changes.length || moved) yield page;
      if (page.more) continue;
      if (page.unavailable.length) await waitOut(new Error(`Services do not answer: ${page.unavailable.join(', ')}`));
      else if (stopAtEnd) return;
      else failures = 0;
    } catch (error) {
      if (signal?.aborted) return;
      if (!isTemporary(error)) throw error;
      await waitOut(error).catch(() => undefined);
    }
  }
}

/** Single changes; `save` gets the cursor of a page when the loop asks for what comes after it. */
export async function* followChanges(
  pages: AsyncIterable<ChangesPage>,
  save: FollowChangesOptions['save'],
): AsyncGenerator<Change, void, undefined> {
  for await (const { changes, next } of pages) {
    yield* changes;
    await save?.(next);
  }
}
