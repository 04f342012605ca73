import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import type { EntityManager } from 'typeorm';
import { saveDocumentFiles } from '../document-files/document-files.js';

type Manager = Pick<EntityManager, 'query'>;

/** What every copy has of a document. */
export type CopiedDocument = Pick<
  DocumentEntry,
  'id' | 'title' | 'fileVersion' | 'translations' | 'sha256' | 'fileAddedAt' | 'version' | 'withdrawn'
>;

/** A column of one service's copy. */
export interface CopyColumn<E> {
  /** In SQL. */
  type: string;
  read(entry: E): unknown;
  /** The service changes it before svc-documents does: an entry of the stored version leaves it. */
  isAhead?: boolean;
}

const COLUMNS: Record<string, CopyColumn<CopiedDocument>> = {
  id: { type: 'uuid', read: ({ id }) => id },
  title: { type: 'text', read: ({ title }) => title },
  version: { type: 'integer', read: ({ version }) => version },
  withdrawn: { type: 'boolean', read: ({ withdrawn }) => withdrawn },
  /** Of the current file. */
  translations: {
    type: 'uuid[]',
    read: ({ translations = [], fileVersion }) =>
      translations.filter((one) => one.fileVersion === fileVersion).map((one) => one.translatedDocumentId),
  },
};

const toUpdate = ([name, { isAhead }]: [string, Pick<CopyColumn<never>, 'isAhead'>]) =>
  isAhead
    ? `${name} = case when document_directory.version < excluded.version then excluded.${name} else document_directory.${name} end`
    : `${name} = excluded.${name}`;

/**
 * The table `document_directory` of a service: what it needs to know of documents, and a column `language`, which is null in a copy of an
 * earlier release.
 */
export class DocumentCopy<E extends CopiedDocument = DocumentEntry> {
  private readonly columns: [string, CopyColumn<E>][];
  private readonly statement: string;

  /** @param ownColumns those that not every copy has */
  constructor(ownColumns: Record<string, CopyColumn<E>> & { language: CopyColumn<E> }) {
    this.columns = Object.entries({ ...COLUMNS, ...ownColumns });
    const names = this.columns.map(([name]) => name).join(', ');
    this.statement = `insert into document_directory (${names})
      select distinct on (id) ${names} from jsonb_to_recordset($1::jsonb)
        as entry (${this.columns.map(([name, { type }]) => `${name} ${type}`).join(', ')})
      order by id, version desc
      on conflict (id) do update set ${this.columns.map(toUpdate).join(', ')}
      where document_directory.version < excluded.version
        or (document_directory.version = excluded.version and document_directory.language is null)`;
  }

  /** Saves the newest of each document's entries, and its file, unless a newer version is stored. */
  async save(manager: Manager, entries: readonly E[]): Promise<void> {
    const rows = entries.map((entry) =>
      Object.fromEntries(this.columns.map(([name, { read }]) => [name, read(entry) ?? null])),
    );
    await manager.query(this.statement, [JSON.stringify(rows)]);
    await saveDocumentFiles(manager, entries);
  }
}
