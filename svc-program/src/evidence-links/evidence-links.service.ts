import { Injectable } from '@nestjs/common';
import { evidenceLinksChanged } from '@fsvp/contracts/program/evidence-links.record';
import type { EvidenceLinks, EvidenceLinksUpdate } from '@fsvp/contracts/program/evidence-links';
import { REQUIREMENT_CODES, type RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { invalidInput, notFound } from '@fsvp/service-kit/problems/problem.error';
import {
  isUnchanged,
  lockRecord,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { assertOpen, FILE_NOUN } from '../fsvp-files/fsvp-files.service.js';
import { EvidenceLinksEntity } from './evidence-links.entity.js';
import { findForeignLinks } from './own-records.js';

/** What people chose as evidence for requirements of files: one record for each file and requirement, which stays when it is emptied. */
@Injectable()
export class EvidenceLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
  ) {}

  async list(fileId: string): Promise<{ evidence: EvidenceLinks[]; total: number }> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(FsvpFileEntity, { id: fileId }))) throw notFound(FILE_NOUN);
    const chosen = await manager.findBy(EvidenceLinksEntity, { fileId });
    const evidence = chosen
      .sort((one, other) => REQUIREMENT_CODES.indexOf(one.code) - REQUIREMENT_CODES.indexOf(other.code))
      .map(toAnswer);
    return { evidence, total: evidence.length };
  }

  /** @throws 404, 409 for a closed file, 400 for a record of another file and an unknown document, 412 */
  async set(fileId: string, code: RequirementCode, body: EvidenceLinksUpdate): Promise<EvidenceLinks> {
    const links = body.links.map((link) => ({ ...link, note: link.note ?? null }));
    const documents = links.flatMap(({ recordType, recordId }, at) =>
      recordType === 'document' ? [[`links.${at}.recordId`, recordId] as const] : [],
    );
    await this.documents.require(Object.fromEntries(documents));
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      // Choices of one file change one after the other.
      const file = await manager.findOne(FsvpFileEntity, {
        where: { id: fileId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!file) throw notFound(FILE_NOUN);
      assertOpen(file);
      const foreign = await findForeignLinks(manager, file, links);
      if (foreign.length) throw invalidInput(foreign);
      return toAnswer(await save(transaction, { fileId, code }, links));
    });
  }
}

async function save(
  { manager, record }: Transaction,
  key: Pick<EvidenceLinksEntity, 'fileId' | 'code'>,
  links: EvidenceLinksEntity['links'],
): Promise<EvidenceLinksEntity> {
  const known = await manager.findOneBy(EvidenceLinksEntity, key);
  if (!known) {
    const created = Object.assign(new EvidenceLinksEntity(), newRecord(), key, { links });
    await manager.insert(EvidenceLinksEntity, created);
    record({ event: evidenceLinksChanged, before: null, after: created });
    return created;
  }
  const current = await lockRecord(manager, EvidenceLinksEntity, known.id, 'choice of evidence', toAnswer);
  const before = snapshot(current);
  touch(Object.assign(current, { links }));
  if (isUnchanged(current, before)) return current;
  await manager.update(EvidenceLinksEntity, current.id, current);
  record({ event: evidenceLinksChanged, before, after: current });
  return current;
}

function toAnswer({ deletedAt: _deletedAt, ...fields }: EvidenceLinksEntity): EvidenceLinks {
  return fields;
}
