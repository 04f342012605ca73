import { Injectable } from '@nestjs/common';
import { addMonths, dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { foodHazardAnalysisConfirmed } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis.record';
import {
  ANALYSIS_MONTHS,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import { DocumentDirectory } from '@fsvp/service-kit/read-models/document-directory/document-directory';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { documentsOf, titlesOf } from '../document-directory/document-entries.js';
import { FoodEntity } from '../foods/food.entity.js';
import { reevaluateForAnalysis } from '../reevaluations/reasons-of-analysis.js';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import { FoodHazardAnalysisEntity } from './food-hazard-analysis.entity.js';
import { hazardFacts, readAnalysis } from './read-analysis.js';
import { analysisSeries } from './series.js';

const documentIdsOf = ({ sources, reviewed }: Pick<FoodHazardAnalysis, 'sources' | 'reviewed'>): string[] =>
  [...sources.map(({ documentId }) => documentId), reviewed?.documentId, reviewed?.qualificationDocumentId].filter(
    (id) => typeof id === 'string',
  );

const validUntil = (signedAt: string) => addMonths(dayOfInstant(signedAt), ANALYSIS_MONTHS);

/** Analyses for their signatures: a version is signed once, and confirmed as often as nothing has changed. */
@Injectable()
export class SignableAnalyses extends SignableSeries<FoodHazardAnalysisEntity, FoodHazardAnalysis> {
  readonly type = 'food-hazard-analysis';
  readonly documents;

  constructor(
    private readonly dataSource: DataSource,
    { files }: DocumentDirectory,
  ) {
    super(analysisSeries);
    this.documents = { files, idsOf: (analysis: FoodHazardAnalysis) => documentIdsOf(analysis) };
  }

  find(id: string, manager = this.dataSource.manager): Promise<FoodHazardAnalysis | undefined> {
    return readAnalysis(manager, id);
  }

  /** The signer is qualified for the food, and reads the analysis that they rely on or a translation of it. */
  async demand({ foodId, reviewed }: FoodHazardAnalysis): Promise<Omit<QualificationDemand, 'activity'>> {
    const { manager } = this.dataSource;
    const { name, foodClass, industryCode } = await manager.findOneByOrFail(FoodEntity, { id: foodId });
    const documents = await documentsOf(manager, reviewed?.documentId ? [reviewed.documentId] : []);
    return {
      food: { name, foodClass, industryCode },
      languages: [...documents.values()].map(({ language, translatedInto }) => [language, ...translatedInto]),
    };
  }

  /** The name of the food and the titles of the documents, of today. */
  override async names(content: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const { foodId, ...analysis } = content as Pick<FoodHazardAnalysis, 'foodId' | 'sources' | 'reviewed'>;
    const food = await manager.findOneBy(FoodEntity, { id: foodId });
    return { ...(food && { [food.id]: food.name }), ...(await titlesOf(manager, documentIdsOf(analysis))) };
  }

  override async onSigned(
    record: FoodHazardAnalysis,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    const { manager } = transaction;
    if (signature.meaning !== 'confirmed') {
      await manager.update(FoodHazardAnalysisEntity, record.id, { validUntil: validUntil(signature.signedAt) });
      await super.onSigned(record, signature, transaction);
      return reevaluateForAnalysis(transaction, record, signature.signedAt);
    }
    const [food] = await manager.query<{ facts: FoodHazardAnalysis['facts'] }[]>(
      `select ${hazardFacts('food')} as facts from foods food where id = $1`,
      [record.foodId],
    );
    const { id: signatureId, signedAt } = signature;
    await confirm(transaction, record.id, (current) => {
      current.confirmations = [...current.confirmations, { signatureId, signedAt, facts: food!.facts }];
      current.validUntil = validUntil(signedAt);
    });
  }

  override async onWithdrawn(
    record: FoodHazardAnalysis | undefined,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    if (signature.meaning !== 'confirmed' || !record) return super.onWithdrawn(record, signature, transaction);
    const [signed] = await transaction.manager.query<{ signedAt: string }[]>(
      `select iso(signed_at) as "signedAt" from signatures
       where record_type = 'food-hazard-analysis' and record_id = $1 and meaning <> 'confirmed' order by signed_at desc limit 1`,
      [record.id],
    );
    await confirm(transaction, record.id, (current) => {
      current.confirmations = current.confirmations.filter(({ signatureId }) => signatureId !== signature.id);
      current.validUntil = validUntil(current.confirmations.at(-1)?.signedAt ?? signed!.signedAt);
    });
  }
}

/** Changes the confirmations of a version, which stays in its state. */
async function confirm(
  { manager, record }: Transaction,
  id: string,
  change: (current: FoodHazardAnalysisEntity) => void,
): Promise<void> {
  const current = await manager.findOneByOrFail(FoodHazardAnalysisEntity, { id });
  const before = snapshot(current);
  change(current);
  touch(current);
  const { version, updatedAt, confirmations, validUntil: end } = current;
  await manager.update(FoodHazardAnalysisEntity, id, { version, updatedAt, confirmations, validUntil: end } as never);
  record({ event: foodHazardAnalysisConfirmed, before, after: current });
}
