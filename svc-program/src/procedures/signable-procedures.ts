import { Injectable } from '@nestjs/common';
import type { Procedure } from '@fsvp/contracts/program/procedure';
import type { SignedProcedure } from '@fsvp/contracts/program/procedure.record';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { DataSource } from 'typeorm';
import { documentsOf, titlesOf } from '../document-directory/document-entries.js';
import { ImporterEntity } from '../importers/importer.entity.js';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import type { ProcedureEntity } from './procedure.entity.js';
import { readProcedure } from './read-procedure.js';
import { procedureSeries } from './series.js';

/** Procedures for their signatures. They name no food: the signer must be qualified for all foods. */
@Injectable()
export class SignableProcedures extends SignableSeries<ProcedureEntity, SignedProcedure> {
  readonly type = 'procedure';
  readonly documents;

  constructor(
    private readonly dataSource: DataSource,
    { files }: DocumentDirectory,
  ) {
    super(procedureSeries);
    this.documents = { files, idsOf: ({ documentId }: Procedure) => (documentId ? [documentId] : []) };
  }

  async find(id: string, manager = this.dataSource.manager): Promise<SignedProcedure | undefined> {
    const procedure = await readProcedure(manager, id);
    if (!procedure?.documentId) return procedure && { ...procedure, documentGone: false };
    const document = (await documentsOf(manager, [procedure.documentId])).get(procedure.documentId);
    // One that is not known yet is taken as it is given.
    return { ...procedure, documentGone: document?.whole === false };
  }

  /** The signer reads the document in which it is written, or a translation of it. */
  async demand({ documentId }: Procedure): Promise<Omit<QualificationDemand, 'activity'>> {
    const documents = await documentsOf(this.dataSource.manager, documentId ? [documentId] : []);
    return {
      food: null,
      languages: [...documents.values()].map(({ language, translatedInto }) => [language, ...translatedInto]),
    };
  }

  /** The importer's legal name and the document's title, both of today. */
  override async names(content: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const { importerId, documentId } = content as Partial<Pick<Procedure, 'importerId' | 'documentId'>>;
    const importer = await manager.findOneBy(ImporterEntity, { id: String(importerId) });
    return {
      ...(importer && { [importer.id]: importer.legalName }),
      ...(await titlesOf(manager, documentId ? [documentId] : [])),
    };
  }
}
