import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import {
  documentRegistered,
  documentSignaturePageAdded,
  documentUpdated,
} from '@fsvp/contracts/documents/document.record';
import { runInContext } from '@fsvp/service-kit/context/request-context';
import { newId } from '@fsvp/service-kit/database/columns';
import { InterruptiblePause } from '@fsvp/service-kit/events/interruptible-pause';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { Records } from '@fsvp/service-kit/unit-of-work/records';
import { snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { titlesFromTrail } from '../audit/titles-from-trail.js';
import { DocumentEntity } from '../documents/document.entity.js';
import { sanitizeFileName } from '../documents/file-name.js';
import { lockObject } from '../object-store/lock-object.js';
import { OBJECT_STORE, type ObjectStore, type StagedFile } from '../object-store/object-store.js';
import { toObjectPath } from '../uploads/object-path.js';
import { appendPages } from './append-page.js';
import { writeSignaturePage, type SignatureOfPage, type SignedFile } from './signature-page.js';

const PAUSE_MS = 2000;
/** Until another attempt, also after that of a process that ended. */
const RETRY_MINUTES = 5;
const PDF = 'application/pdf';
const MAX_TITLE = 255;

interface OpenPage extends SignedFile {
  signatureId: string;
  documentId: string;
  signature: SignatureOfPage;
  fileSize: number;
  mimeType: string;
}

/** Several workers share the pages: an attempt keeps the others away for some minutes, and the last step looks again. */
const CLAIM = `
  update signature_pages p set tries = tries + 1, next_try_at = now() + interval '${RETRY_MINUTES} minutes'
  from documents d, document_versions v
  where (p.signature_id, p.document_id) = (
      select signature_id, document_id from signature_pages o where done_at is null and next_try_at <= now() and exists (
        select from document_versions f where f.document_id = o.document_id and f.sha256 = o.sha256)
      order by next_try_at limit 1 for update skip locked)
    and d.id = p.document_id and v.document_id = p.document_id and v.number = (
      select max(number) from document_versions of_file where of_file.document_id = p.document_id and of_file.sha256 = p.sha256)
  returning p.signature_id as "signatureId", p.document_id as "documentId", p.signature, p.sha256, d.title, v.number as "fileVersion",
    v.file_name as "fileName", v.file_size as "fileSize", v.mime_type as "mimeType"`;

/**
 * Makes the signature pages of reviewed files. A PDF file gets a version of its own with the page at its end, which is not the document's
 * current file: signatures, translations and records rest on the file that was signed. To other files belongs a document with the page.
 */
@Injectable()
export class SignaturePageWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly pause = new InterruptiblePause();
  private stopped = false;
  private running: Promise<void> | undefined;
  private readonly records = new Records({
    entity: DocumentEntity,
    noun: 'document',
    events: { created: documentRegistered, updated: documentUpdated },
    defaults: { language: 'en', translations: [] },
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const found = await runInContext({ requestId: null, actor: null }, () => this.makeNext()).catch(
        (error: unknown) => void this.logger.warn({ err: error }, 'a signature page was not made; retrying later'),
      );
      if (!found && !this.stopped) await this.pause.wait(PAUSE_MS);
    }
  }

  /** @returns whether there was one */
  private async makeNext(): Promise<boolean> {
    const [[page]] = await this.dataSource.query<[OpenPage[], number]>(CLAIM);
    if (!page) return false;
    const activityId = (JSON.parse(page.signature.content) as { activityId: string }).activityId;
    const names = await titlesFromTrail(this.dataSource.manager, [activityId]);
    const pages = await writeSignaturePage(page.signature, page, names[activityId] ?? 'A verification activity');
    const copy = await this.appendTo(page, pages);
    const staged = await this.store.stage(Readable.from([copy ?? pages]));
    try {
      await this.store.send(staged);
      await this.unitOfWork.run((transaction) => this.keep(transaction, page, staged, copy !== undefined));
    } finally {
      await staged.discard();
    }
    return true;
  }

  private async appendTo({ mimeType, sha256, fileSize }: OpenPage, pages: Uint8Array): Promise<Uint8Array | undefined> {
    if (mimeType !== PDF) return undefined;
    return appendPages(await buffer(await this.store.read({ sha256, size: fileSize })), pages);
  }

  private async keep(transaction: Transaction, page: OpenPage, staged: StagedFile, isCopy: boolean): Promise<void> {
    const { manager } = transaction;
    const { signatureId, documentId, fileVersion } = page;
    const [[open]] = await manager.query<[object[], number]>(
      `update signature_pages set done_at = now(), file_version = $3
       where signature_id = $1 and document_id = $2 and done_at is null returning 1`,
      [signatureId, documentId, fileVersion],
    );
    // Another worker made it meanwhile.
    if (!open) return;
    await lockObject(manager, staged.sha256);
    await this.store.commit(staged);
    const uploadId = newId();
    await manager.query(
      `insert into uploads (id, expires_at, claimed_at, stored_at, sha256, size, mime_type) values ($1, now(), now(), now(), $2, $3, '${PDF}')`,
      [uploadId, staged.sha256, staged.size],
    );
    const place = isCopy
      ? { page_version: await this.addVersion(transaction, page, staged, uploadId) }
      : { page_document_id: await this.addDocument(transaction, page, staged, uploadId) };
    const [[column, value]] = Object.entries(place) as [[string, unknown]];
    await manager.query(`update signature_pages set ${column} = $3 where signature_id = $1 and document_id = $2`, [
      signatureId,
      documentId,
      value,
    ]);
  }

  private async addVersion(
    { manager, record }: Transaction,
    { documentId, fileName, fileVersion }: OpenPage,
    { sha256, size }: StagedFile,
    uploadId: string,
  ): Promise<number> {
    const document = await lockDocument(manager, documentId);
    const name = sanitizeFileName(fileName.replace(/(\.pdf)?$/i, ` (version ${fileVersion} with signature page).pdf`));
    const [row] = await manager.query<[{ number: number }]>(
      `insert into document_versions (document_id, number, upload_id, file_name, file_size, mime_type, sha256, uploaded_at)
       select $1, max(number) + 1, $2, $3, $4, '${PDF}', $5, now() from document_versions where document_id = $1 returning number`,
      [documentId, uploadId, name, size, sha256],
    );
    // What is known of a deleted document elsewhere is that it is deleted.
    if (document.isActive) {
      const before = snapshot(document);
      touch(document);
      await manager.update(DocumentEntity, documentId, document);
      record({ event: documentSignaturePageAdded, before, after: document });
    }
    return row.number;
  }

  private async addDocument(
    transaction: Transaction,
    { documentId, title, fileName, fileVersion }: OpenPage,
    { sha256, size }: StagedFile,
    uploadId: string,
  ): Promise<string> {
    const { supplierId } = await lockDocument(transaction.manager, documentId);
    const { id } = await this.records.create(transaction, {
      title: `Signature page: ${title}`.slice(0, MAX_TITLE),
      description: `Of ${fileName}, version ${fileVersion}`,
      type: 'other',
      supplierId,
      uploadId,
      fileName: sanitizeFileName(`${fileName} (signature page).pdf`),
      filePath: toObjectPath(uploadId),
      fileSize: size,
      mimeType: PDF,
      sha256,
      uploadedBy: null,
      fileVersion: 1,
      isActive: true,
    });
    return id;
  }
}

function lockDocument(manager: EntityManager, id: string): Promise<DocumentEntity> {
  return manager.findOneOrFail(DocumentEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
}
