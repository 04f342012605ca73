import { Injectable } from '@nestjs/common';
import { addMonths, dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { fsvpFileUpdated } from '@fsvp/contracts/program/fsvp-file.record';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { SignedEvaluation } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation.record';
import {
  EVALUATION_MONTHS,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { documentsOf, titlesOf } from '../document-directory/document-entries.js';
import { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';
import { partyNames, qualifyingFood } from '../fsvp-files/parties.js';
import { closeReevaluation, reopenReevaluation } from '../reevaluations/settle-reasons.js';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import { readWithSituation } from './read-evaluation.js';
import { evaluationSeries } from './series.js';
import { SupplierEvaluationEntity } from './supplier-evaluation.entity.js';

type Documented = Pick<
  SupplierEvaluation,
  'allocations' | 'procedures' | 'complianceHistory' | 'safetyHistory' | 'reviewed'
>;

/** All documents that an evaluation rests on. */
export const documentIdsOf = ({
  allocations,
  procedures,
  complianceHistory,
  safetyHistory,
  reviewed,
}: Documented): string[] => [
  ...new Set(
    [
      ...[...allocations, procedures, complianceHistory, safetyHistory].flatMap(({ evidence }) => evidence),
      reviewed?.documentId,
    ].filter((id) => typeof id === 'string'),
  ),
];

/** Evaluations for their signatures. The signer reads every document that they rest on, or a translation of it. */
@Injectable()
export class SignableEvaluations extends SignableSeries<SupplierEvaluationEntity, SignedEvaluation> {
  readonly type = 'supplier-evaluation';
  readonly documents;

  constructor(
    private readonly dataSource: DataSource,
    { files }: DocumentDirectory,
  ) {
    super(evaluationSeries);
    this.documents = { files, idsOf: (evaluation: SignedEvaluation) => documentIdsOf(evaluation) };
  }

  async find(id: string, manager = this.dataSource.manager): Promise<SignedEvaluation | undefined> {
    const found = await readWithSituation(manager, id);
    if (!found) return undefined;
    const { importerId, supplierId, foodId, fileClosed, context } = found.situation;
    return { ...found.evaluation, importerId, supplierId, foodId, fileClosed, context };
  }

  async demand(evaluation: SignedEvaluation): Promise<Omit<QualificationDemand, 'activity'>> {
    const { manager } = this.dataSource;
    const documents = await documentsOf(manager, documentIdsOf(evaluation));
    return {
      food: await qualifyingFood(manager, evaluation.fileId),
      languages: [...documents.values()].map(({ language, translatedInto }) => [language, ...translatedInto]),
    };
  }

  /** The names of the parties and the titles of the documents, of today. */
  override async names(content: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const evaluation = content as Documented & { fileId: string };
    return {
      ...(await partyNames(manager, evaluation.fileId)),
      ...(await titlesOf(manager, documentIdsOf(evaluation))),
    };
  }

  override async onSigned(
    record: SignedEvaluation,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    const validUntil = addMonths(dayOfInstant(signature.signedAt), EVALUATION_MONTHS);
    await transaction.manager.update(SupplierEvaluationEntity, record.id, { validUntil });
    await super.onSigned(record, signature, transaction);
    // A first evaluation considers everything; what a later one leaves unanswered keeps it from being signed.
    await closeReevaluation(transaction, { id: record.id, fileId: record.fileId, signedAt: signature.signedAt });
    if (record.conclusion === 'stop') await suspend(transaction, record.fileId);
  }

  override async onWithdrawn(
    record: SignedEvaluation | undefined,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    await super.onWithdrawn(record, signature, transaction);
    if (record) await reopenReevaluation(transaction, record.id);
  }
}

/** No food is imported under the file until its supplier is evaluated and approved again. */
async function suspend({ manager, record }: Transaction, fileId: string): Promise<void> {
  const file = await manager.findOneByOrFail(FsvpFileEntity, { id: fileId });
  if (file.lifecycle !== 'importing') return;
  const before = snapshot(file);
  touch(Object.assign(file, { lifecycle: 'suspended' as const }));
  await manager.update(FsvpFileEntity, fileId, file);
  record({ event: fsvpFileUpdated, before, after: file });
}
