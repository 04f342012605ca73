import { Injectable } from '@nestjs/common';
import type { Document } from '@fsvp/contracts/documents/document';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { lockRecord } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { SignableRecords } from '@fsvp/service-kit/signatures/signable-records';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';
import { toDocument } from './document.mapper.js';
import { titlesFromTrail } from '../audit/titles-from-trail.js';
import { findSupplierName } from './supplier-name.js';
import { currentTranslations } from './translation-rules.js';

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

  /** Who signs a document reads it, or a translation of this file (beyond/e-signature.md, 4). */
  async demand({ language, fileVersion, translations }: Document): Promise<Omit<QualificationDemand, 'activity'>> {
    const ids = currentTranslations({ fileVersion, translations }).map((one) => one.translatedDocumentId);
    const translated = await this.dataSource.manager.findBy(DocumentEntity, { id: In(ids), deletedAt: IsNull() });
    return { food: null, languages: [[language, ...translated.map((one) => one.language)]] };
  }

  async names(content: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const { supplierId = null, verificationId, correctiveActionId } = content as Partial<Document>;
    const name = await findSupplierName(manager, supplierId);
    const linked = [verificationId, correctiveActionId].filter((id) => typeof id === 'string');
    return { ...(supplierId && name ? { [supplierId]: name } : {}), ...(await titlesFromTrail(manager, linked)) };
  }
}
