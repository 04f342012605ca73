import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import type { EntityManager } from 'typeorm';
import type { Database } from '../../database/database.js';
import type { ServiceClient } from '../../http/service-client.js';
import { invalidInput } from '../../problems/problem.error.js';
import { DocumentFiles } from '../document-files/document-files.js';
import { findDocumentEntry } from '../document-files/find-document-entry.js';
import type { DocumentCopy } from './document-copy.js';

export const UNKNOWN_DOCUMENT = 'There is no such document; it may have been deleted';

/** Which documents exist or existed, from this service's own copy; unknown ones are requested from svc-documents. */
export class DocumentDirectory {
  /** The files of documents, which are signed with the records that rest on them. */
  readonly files: DocumentFiles;

  /**
   * @param waitMs for a document that a record names; what cannot be checked in this time counts as known. Without it a check fails while
   *   svc-documents does not respond
   */
  constructor(
    private readonly database: Database,
    private readonly documents: ServiceClient,
    private readonly copy: Pick<DocumentCopy, 'save'>,
    private readonly waitMs?: number,
  ) {
    this.files = new DocumentFiles(database, documents);
  }

  save(manager: EntityManager, entries: DocumentEntry[]): Promise<void> {
    return this.copy.save(manager, entries);
  }

  /**
   * Checks the documents that a record is about to name. Call it before a transaction, since it may send requests.
   * @param named ids by the fields that name them; a field without an id is not checked
   * @throws 400 for the fields whose documents never existed
   */
  async require(named: Readonly<Record<string, string | null | undefined>>): Promise<void> {
    const ids = [...new Set(Object.values(named).filter((id) => typeof id === 'string'))];
    if (!ids.length) return;
    const unknown = await this.database.dataSource.query<{ at: number }[]>(
      `select n.at::integer from unnest($1::uuid[]) with ordinality n (id, at)
       where not exists (select from document_directory d where d.id = n.id)`,
      [ids],
    );
    const missing = new Set<string>();
    for (const id of unknown.map(({ at }) => ids[at - 1]!)) if (!(await this.mayExist(id))) missing.add(id);
    const errors = Object.entries(named).flatMap(([path, id]) =>
      id && missing.has(id) ? [{ path, message: UNKNOWN_DOCUMENT }] : [],
    );
    if (errors.length) throw invalidInput(errors);
  }

  /** Requests a document and saves it. @returns whether it exists or existed, or nobody knows */
  private async mayExist(id: string): Promise<boolean> {
    const request = findDocumentEntry(this.documents, id, this.waitMs);
    const entry = await (this.waitMs === undefined ? request : request.catch(() => 'not answered' as const));
    if (typeof entry === 'object') await this.copy.save(this.database.dataSource.manager, [entry]);
    return entry !== undefined;
  }

  /** Requests documents from svc-documents and saves them. @throws 503 or 504 while it does not respond */
  async request(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const entry = await findDocumentEntry(this.documents, id);
      if (entry) await this.copy.save(this.database.dataSource.manager, [entry]);
    }
  }
}
