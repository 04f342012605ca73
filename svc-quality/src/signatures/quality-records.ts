import type { Attachment } from '@fsvp/contracts/documents/attachment';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import { SIGNABLE } from '@fsvp/contracts/catalogue/signable';
import type { Names } from '@fsvp/contracts/core/signed-field';
import type { SignableType } from '@fsvp/contracts/signatures/signature';
import type { RecordEntity } from '@fsvp/service-kit/database/columns';
import { lockRecord } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, IsNull, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { Attachments } from '../document-directory/attachments.js';
import type { LinkColumn } from '../document-directory/document-entries.js';

/** Where the names of records that a signed field refers to are kept. */
const NAMES: readonly [field: string, table: string, column: string][] = [
  ['supplierId', 'supplier_directory', 'name'],
  ['productId', 'product_directory', 'name'],
  ['attachments', 'document_directory', 'title'],
  ['verificationId', 'verification_activities', 'title'],
  ['inspectionId', 'receiving_inspections', 'product_name'],
];

export type SignedRecord<E extends RecordEntity> = E & { attachments: Attachment[] };

/** Records of one type for their signatures: the record with its attachments, and the names that it refers to. */
export abstract class QualityRecords<E extends RecordEntity> {
  readonly documents;

  constructor(
    private readonly dataSource: DataSource,
    private readonly attachments: Attachments,
    readonly type: SignableType,
    private readonly entity: new () => E,
    /** Links documents to the record; null where it has none. */
    private readonly link: LinkColumn | null,
  ) {
    this.documents = {
      files: attachments.files,
      idsOf: (record: SignedRecord<E>) => record.attachments.map((one) => one.documentId),
    };
  }

  async find(id: string, manager = this.dataSource.manager): Promise<SignedRecord<E> | undefined> {
    const found = await manager.findOneBy(this.entity, { id, deletedAt: IsNull() } as FindOptionsWhere<E>);
    return found ? this.withAttachments(found, manager) : undefined;
  }

  async lock(id: string, manager: EntityManager): Promise<SignedRecord<E>> {
    return this.withAttachments(await lockRecord(manager, this.entity, id, SIGNABLE[this.type].noun), manager);
  }

  /** Foods are not named; the documents are what is reviewed. */
  async demand(record: SignedRecord<E>): Promise<Omit<QualificationDemand, 'activity'>> {
    return { food: null, languages: await this.attachments.languages(this.documents.idsOf(record)) };
  }

  async names(content: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const names: Record<string, string> = {};
    for (const [field, table, column] of NAMES) {
      const ids = [content[field] ?? []].flat();
      if (!ids.length) continue;
      const rows = await manager.query<{ id: string; name: string | null }[]>(
        `select id, ${column} as name from ${table} where id = any($1)`,
        [ids],
      );
      for (const { id, name } of rows) if (name) names[id] = name;
    }
    return names;
  }

  private async withAttachments(record: E, manager: EntityManager): Promise<SignedRecord<E>> {
    const { link, attachments } = this;
    const linked = link ? await attachments.list({ column: link, id: record.id }, manager) : [];
    return Object.assign(record, { attachments: linked });
  }
}
