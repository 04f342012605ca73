import { Injectable } from '@nestjs/common';
import type { Document } from '@fsvp/contracts/document';
import type { Names } from '@fsvp/contracts/signable';
import { lockRecord } from '@fsvp/service-kit/unit-of-work';
import type { SignableRecords } from '@fsvp/service-kit/signatures/signable-records';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';
import { findSupplierName } from './supplier-name.js';

/** Documents for their signatures. The hash of the file is part of what is signed. */
@Injectable()
export class SignableDocuments implements SignableRecords<Document> {
  readonly type = 'document';

  constructor(private readonly dataSource: DataSource) {}

  /** Also a withdrawn one: it is evidence. */
  async find(id: string, manager = this.dataSource.manager): Promise<Document | undefined> {
    const found = await manager.findOneBy(DocumentEntity, { id });
    return found ? toDocument(found, null) : undefined;
  }

  async lock(id: string, manager: EntityManager): Promise<Document> {
    return toDocument(await lockRecord(manager, DocumentEntity, id, 'document'), null);
  }

  async names({ supplierId }: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const id = supplierId as string | null | undefined;
    const name = id && (await findSupplierName(manager, id));
    return name ? { [id]: name } : {};
  }
}
