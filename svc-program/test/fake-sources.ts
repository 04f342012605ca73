import type { ServerResponse } from 'node:http';
import type { HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import type { ActionEntry, SupplierReceipts } from '@fsvp/contracts/quality/internal';
import type { DirectoryEntry, ProductEntry } from '@fsvp/contracts/suppliers/internal';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { SOURCES, type SourceName } from '../src/source-freshness/sources.js';

const NO_RECEIPTS: SupplierReceipts = { receipts: 0, failedReceipts: 0, firstReceivedOn: null };

/** What fake services answer about their events, and the records that copies are filled from. */
export class FakeSources {
  /** These do not answer. */
  readonly unreachable = new Set<SourceName>();
  lagMs = 0;
  readonly actions: ActionEntry[] = [];
  readonly documents: DocumentEntry[] = [];
  /** Whether documents that records name must be among `documents`. */
  checksDocuments = false;
  readonly suppliers: DirectoryEntry[] = [];
  readonly products: ProductEntry[] = [];
  /** Hazard analyses of suppliers. */
  readonly hazards: HazardAnalysis[] = [];
  /** Receipts by supplier; others have none. */
  readonly receipts = new Map<string, SupplierReceipts>();
  /** How often each was asked for its events, also while it was unreachable. */
  readonly asked: Record<SourceName, number> = { suppliers: 0, quality: 0, documents: 0 };
  /** Requested pages of records. */
  pages = 0;
  /** The stream that they publish into. */
  stream: () => Promise<string | null> = () => Promise.resolve(null);

  /** @returns whether the request was one of these */
  answer(url: string, response: ServerResponse): boolean {
    const { pathname, searchParams } = new URL(url, 'http://source');
    const name = (/^\/(quality|documents)\//.exec(pathname)?.[1] ?? 'suppliers') as SourceName;
    const path = pathname.replace(`/${name}/`, '/');
    if (path === '/internal/changes/lag') this.asked[name] += 1;
    if (this.unreachable.has(name)) {
      response.destroy();
      return true;
    }
    const send = (body: unknown) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const sendPage = (entries: { id: string }[]) => {
      this.pages += 1;
      const after = searchParams.get('after') ?? '';
      const sorted = entries.toSorted((one, other) => one.id.localeCompare(other.id));
      send(sorted.filter(({ id }) => id > after).slice(0, Number(searchParams.get('limit'))));
    };
    if (path === '/internal/changes/lag')
      void this.stream().then(
        (stream) => send({ lagMs: this.lagMs, stream }),
        () => response.destroy(),
      );
    else if (path === '/internal/corrective-actions') sendPage(this.actions);
    else if (path === '/internal/receipts-of-supplier')
      send(this.receipts.get(searchParams.get('supplierId') ?? '') ?? NO_RECEIPTS);
    else if (path === '/internal/documents') sendPage(this.documents);
    else if (path === '/internal/suppliers') sendPage(this.suppliers);
    else if (path === '/internal/products') sendPage(this.products);
    else {
      const found =
        this.documents.find(({ id }) => path === `/internal/documents/${id}`) ??
        this.hazards.find(({ id }) => path === `/api/hazard-analysis/${id}`);
      if (found) send(found);
      return found !== undefined;
    }
    return true;
  }

  /** Waits until what was asked before is answered, and all that follows from it is done. */
  async askedAgain(): Promise<void> {
    const before = { ...this.asked };
    await eventually(async () => SOURCES.every(({ name }) => this.asked[name] >= before[name] + 2));
  }
}
