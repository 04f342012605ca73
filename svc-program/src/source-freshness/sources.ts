import { listActionEntries, listPlanActivityEntries, listReceiptEntries } from '@fsvp/contracts/quality/internal';
import { listDirectoryEntries, listProductEntries } from '@fsvp/contracts/suppliers/internal';
import { listDocumentEntries } from '@fsvp/contracts/documents/internal';
import { saveProducts } from '@fsvp/service-kit/read-models/product-directory/product-entries';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { saveDirectoryEntries } from '@fsvp/service-kit/read-models/supplier-directory/supplier-directory';
import type { EntityManager } from 'typeorm';
import { saveActions } from '../action-directory/action-entries.js';
import { savePlanActivities, saveResults, saveReviews } from '../activity-results/result-entries.js';
import { documentCopy } from '../document-directory/document-entries.js';
import { saveReceipts } from '../receipt-directory/receipt-entries.js';

type Manager = Pick<EntityManager, 'query'>;
export type SourceName = 'suppliers' | 'quality' | 'documents';

/** A service whose records this one has copies of. */
export interface Source {
  name: SourceName;
  /** The consumers that keep the copies. */
  consumers: readonly string[];
  /** Copies all records, for those whose events are not in the stream any more. */
  fill?: Fill;
  /** Records that a later release added to the copies. They are filled once more for each that `copies` counts. */
  added?: { copies: number; fill: Fill };
}

type Fill = (client: ServiceClient, manager: Manager, signal: AbortSignal) => Promise<void>;

/** The number of svc-quality's `copies` from which on its receipts are among them. */
export const RECEIPTS_COPIED = 1;

const PAGE = 1000;

/** Reads pages by id until one is not full. @param signal aborted when this process stops */
async function readPages<E extends { id: string }>(
  signal: AbortSignal,
  read: (query: { after?: string; limit: string }) => Promise<E[]>,
  save: (entries: E[]) => Promise<void>,
): Promise<void> {
  let after: string | undefined;
  for (;;) {
    signal.throwIfAborted();
    const entries = await read({ ...(after && { after }), limit: String(PAGE) });
    if (entries.length) await save(entries);
    if (entries.length < PAGE) return;
    after = entries.at(-1)?.id;
  }
}

export const SOURCES: readonly Source[] = [
  {
    name: 'suppliers',
    consumers: ['program-follow-supplier-events', 'program-follow-supplier-products'],
    // Files are proposed for all of them, also for those that no record names yet.
    fill: async (client, manager, signal) => {
      await readPages(
        signal,
        (query) => client.call(listDirectoryEntries, { query }),
        (entries) => saveDirectoryEntries(manager, entries),
      );
      await readPages(
        signal,
        (query) => client.call(listProductEntries, { query }),
        (entries) => saveProducts(manager, entries),
      );
    },
  },
  {
    name: 'quality',
    consumers: [
      'program-follow-corrective-actions',
      'program-follow-plan-activities',
      'program-follow-activity-results',
      'program-follow-result-reviews',
      'program-follow-receiving-inspections',
    ],
    fill: async (client, manager, signal) => {
      await readPages(
        signal,
        (query) => client.call(listActionEntries, { query }),
        (entries) => saveActions(manager, entries),
      );
      await readPages(
        signal,
        (query) => client.call(listPlanActivityEntries, { query }),
        async (entries) => {
          await savePlanActivities(
            manager,
            entries.map(({ activity }) => activity),
          );
          await saveResults(
            manager,
            entries.flatMap(({ result }) => result ?? []),
          );
          await saveReviews(
            manager,
            entries.flatMap(({ reviews }) => reviews),
          );
        },
      );
    },
    added: {
      copies: RECEIPTS_COPIED,
      fill: (client, manager, signal) =>
        readPages(
          signal,
          (query) => client.call(listReceiptEntries, { query }),
          (entries) => saveReceipts(manager, entries),
        ),
    },
  },
  {
    name: 'documents',
    consumers: ['program-follow-documents'],
    fill: (client, manager, signal) =>
      readPages(
        signal,
        (query) => client.call(listDocumentEntries, { query }),
        (entries) => documentCopy.save(manager, entries),
      ),
  },
];
