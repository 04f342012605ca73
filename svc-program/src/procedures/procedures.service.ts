import { Injectable } from '@nestjs/common';
import {
  lacksReview,
  REVIEW_REQUIRED,
  type Procedure,
  type ProcedureCreate,
  type ProcedureUpdate,
} from '@fsvp/contracts/program/procedure';
import { invalidInput } from '@fsvp/service-kit/problems/problem.error';
import { merge, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import { holdImporter } from '../importers/hold-importer.js';
import { procedureSeries } from './series.js';

/** The rules of drafts: one for each importer and code, and nothing else can be changed (beyond/index.md, 4). */
@Injectable()
export class ProceduresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly documents: DocumentDirectory,
  ) {}

  get(id: string): Promise<Procedure> {
    return procedureSeries.get(this.dataSource.manager, id);
  }

  async create(body: ProcedureCreate): Promise<Procedure> {
    await this.documents.require({ documentId: body.documentId });
    return this.unitOfWork.run((transaction) => draft(transaction, body));
  }

  async update(id: string, body: ProcedureUpdate): Promise<Procedure> {
    await this.documents.require({ documentId: body.documentId });
    return this.unitOfWork.run((transaction) =>
      procedureSeries.update(transaction, id, (current) => {
        merge(current, body);
        if (lacksReview(current)) throw invalidInput([REVIEW_REQUIRED]);
      }),
    );
  }

  delete(id: string): Promise<void> {
    return this.unitOfWork.run((transaction) => procedureSeries.delete(transaction, id));
  }

  /** Copies the signed version into a draft. */
  createVersion(id: string): Promise<Procedure> {
    return this.unitOfWork.run(async (transaction) =>
      draft(transaction, await procedureSeries.lockSigned(transaction.manager, id)),
    );
  }
}

/** @throws 400 for an unknown importer, 409 when there is a draft */
async function draft(transaction: Transaction, procedure: ProcedureCreate): Promise<Procedure> {
  const { importerId, code, title, documentId = null, effectiveFrom, establishedBy, reviewNote = null } = procedure;
  await holdImporter(transaction.manager, importerId, true);
  const content = { title, documentId, effectiveFrom, establishedBy, reviewNote };
  return procedureSeries.create(transaction, { importerId, code }, () => Promise.resolve(content));
}
