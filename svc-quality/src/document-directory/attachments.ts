import { Injectable } from '@nestjs/common';
import type { Attachment } from '@fsvp/contracts/documents/attachment';
import { documentLinkRequested } from '@fsvp/contracts/quality/document-link.record';
import type { FieldError } from '@fsvp/contracts/core/problem';
import { newId } from '@fsvp/service-kit/database/columns';
import { Database } from '@fsvp/service-kit/database/database';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import {
  DocumentDirectory,
  UNKNOWN_DOCUMENT,
} from '@fsvp/service-kit/read-models/document-directory/document-directory';
import type { DocumentFiles } from '@fsvp/service-kit/read-models/document-files/document-files';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import { attachmentsJson, findReadable, type LinkColumn, type ReadableDocument } from './document-entries.js';

/** The record that documents are linked to. */
export interface AttachmentOwner {
  column: LinkColumn;
  id: string;
}

interface LinkedDocument {
  id: string;
  withdrawn: boolean;
  linkedTo: string | null;
}

/** Documents that an export asks for at most; the next one asks for others. Each takes some milliseconds. */
const MAX_REQUESTED = 1000;
/** Of documents that svc-documents of an earlier release has. */
const DEFAULT_LANGUAGE = 'en';
const LINKED_ELSEWHERE: Record<LinkColumn, string> = {
  verification_id: 'This document is linked to another verification activity',
  corrective_action_id: 'This document is linked to another corrective action',
};

function createErrors(ids: string[], messageOf: (id: string) => string | undefined): FieldError[] {
  return ids.flatMap((id, index) => {
    const message = messageOf(id);
    return message ? [{ path: `attachments.${index}`, message }] : [];
  });
}

/** The documents linked to records, from this service's copy. svc-documents owns the links. */
@Injectable()
export class Attachments {
  constructor(
    private readonly database: Database,
    private readonly directory: DocumentDirectory,
  ) {}

  get files(): DocumentFiles {
    return this.directory.files;
  }

  /**
   * Requests the documents that the copy does not have yet. Call it before a transaction, since it may send requests.
   * @throws 400 for documents that never existed; 503 if svc-documents is unavailable
   */
  requireDocuments(ids: string[] = []): Promise<void> {
    return this.directory.require(Object.fromEntries(ids.map((id, index) => [`attachments.${index}`, id])));
  }

  /**
   * Links documents to a record: shows them at once, and asks svc-documents by an event to store the links.
   * @returns whether one was not linked before
   * @throws 400 for documents that are withdrawn or linked to another record of this kind
   */
  async link({ manager, record }: Transaction, owner: AttachmentOwner, ids: string[] = []): Promise<boolean> {
    if (ids.length === 0) return false;
    const { column } = owner;
    const documents = await manager.query<LinkedDocument[]>(
      `select id, withdrawn, ${column} as "linkedTo" from document_directory where id = any($1) order by id for update`,
      [ids],
    );
    const errors = createErrors(ids, (id) => {
      const document = documents.find((one) => one.id === id);
      if (!document || document.withdrawn) return UNKNOWN_DOCUMENT;
      return document.linkedTo && document.linkedTo !== owner.id ? LINKED_ELSEWHERE[column] : undefined;
    });
    if (errors.length) throw invalidInput(errors);
    const unlinked = documents.filter(({ linkedTo }) => linkedTo === null).map(({ id }) => id);
    // Without a new version: the document's own event replaces the entry.
    await manager.query(`update document_directory set ${column} = $1 where id = any($2)`, [owner.id, unlinked]);
    for (const documentId of unlinked) {
      record({
        event: documentLinkRequested,
        before: null,
        after: {
          id: newId(),
          version: 1,
          documentId,
          verificationId: column === 'verification_id' ? owner.id : null,
          correctiveActionId: column === 'corrective_action_id' ? owner.id : null,
        } as { id: string; version: number },
      });
    }
    return unlinked.length > 0;
  }

  /** @param manager of the running transaction, if there is one */
  async list(
    { column, id }: AttachmentOwner,
    manager: EntityManager = this.database.dataSource.manager,
  ): Promise<Attachment[]> {
    const [row] = await manager.query<{ attachments: Attachment[] }[]>(
      `select ${attachmentsJson(column, '$1')} as attachments`,
      [id],
    );
    return row?.attachments ?? [];
  }

  /**
   * Of each document the languages of which a signer must read one: its own, and those of the translations of its current file
   * (beyond/e-signature.md, 4). Call it before a transaction, since it may send requests.
   * @throws 503 if svc-documents is unavailable
   */
  async languages(ids: readonly string[]): Promise<string[][]> {
    const documents = await this.readable(ids);
    const translations = await this.readable([...new Set(documents.flatMap((one) => one.translations))]);
    return documents.map((document) => [
      document.language ?? DEFAULT_LANGUAGE,
      ...translations
        .filter(({ id, withdrawn }) => !withdrawn && document.translations.includes(id))
        .map(({ language }) => language ?? DEFAULT_LANGUAGE),
    ]);
  }

  /** Requests the files of signed records that are not known yet, as far as svc-documents answers. */
  async requireSignedFiles(column: LinkColumn): Promise<void> {
    const rows = await this.database.dataSource.query<{ id: string }[]>(
      `select d.id from document_directory d where not d.withdrawn and exists (select from signatures s where s.record_id = d.${column})
         and not exists (select from document_files f where f.document_id = d.id and f.added_at is not null and f.version >= d.version)
       limit ${MAX_REQUESTED}`,
    );
    await this.files.require(rows.map(({ id }) => id)).catch(() => undefined);
  }

  private async readable(ids: readonly string[]): Promise<ReadableDocument[]> {
    if (!ids.length) return [];
    const { manager } = this.database.dataSource;
    const known = await findReadable(manager, ids);
    const unknown = ids.filter((id) => !known.some((one) => one.id === id && one.language !== null));
    if (!unknown.length) return known;
    await this.directory.request(unknown);
    return findReadable(manager, ids);
  }
}
