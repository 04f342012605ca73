import type { Database } from '@fsvp/service-kit/database/database';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import { findDocumentEntry } from '@fsvp/service-kit/read-models/document-files/find-document-entry';
import { saveDocuments } from './document-entries.js';

/** A save does not wait longer for svc-documents. */
const TIMEOUT_MS = 2000;
const UNKNOWN = 'There is no such document; it may have been deleted';

/** Checks the documents that records are about to name. */
export class NamedDocuments {
  constructor(
    private readonly database: Database,
    private readonly documents: ServiceClient,
  ) {}

  /**
   * Requests the documents that the copy does not have. Call it before a transaction. While svc-documents does not answer, a record
   * is stored all the same, so that nothing is lost: it counts as damaged until the document is known.
   * @param named ids by the fields that name them; a field without an id is not checked
   * @throws 400 for the fields whose documents never existed
   */
  async require(named: Readonly<Record<string, string | null | undefined>>): Promise<void> {
    const ids = Object.values(named).filter((id) => typeof id === 'string');
    if (!ids.length) return;
    const { manager } = this.database.dataSource;
    const rows = await manager.query<{ id: string }[]>(
      'select n.id from unnest($1::uuid[]) n (id) where not exists (select from document_directory d where d.id = n.id)',
      [[...new Set(ids)]],
    );
    const missing = new Set<string>();
    for (const { id } of rows) if (!(await this.mayExist(id))) missing.add(id);
    const errors = Object.entries(named).flatMap(([path, id]) =>
      id && missing.has(id) ? [{ path, message: UNKNOWN }] : [],
    );
    if (errors.length) throw invalidInput(errors);
  }

  private async mayExist(id: string): Promise<boolean> {
    const entry = await findDocumentEntry(this.documents, id, TIMEOUT_MS).catch(() => 'not answered' as const);
    if (typeof entry === 'object') await saveDocuments(this.database.dataSource.manager, [entry]);
    return entry !== undefined;
  }
}
