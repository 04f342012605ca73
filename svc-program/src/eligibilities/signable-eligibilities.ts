import { Injectable } from '@nestjs/common';
import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { Names } from '@fsvp/contracts/core/signed-field';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { SignableSeries } from '@fsvp/service-kit/signed-series/signable-series';
import { ImporterEntity } from '../importers/importer.entity.js';
import { determineEligibility } from './determine-eligibility.js';
import type { EligibilityEntity } from './eligibility.entity.js';
import { readEligibility } from './read-eligibility.js';
import { eligibilitySeries } from './series.js';

/** Eligibilities for their signatures. */
@Injectable()
export class SignableEligibilities extends SignableSeries<EligibilityEntity, ImporterEligibility> {
  readonly type = 'importer-eligibility';

  constructor(private readonly dataSource: DataSource) {
    super(eligibilitySeries);
  }

  find(id: string, manager = this.dataSource.manager): Promise<ImporterEligibility | undefined> {
    return readEligibility(manager, id);
  }

  /** The legal name of today. */
  override async names({ importerId }: Record<string, unknown>, manager = this.dataSource.manager): Promise<Names> {
    const id = String(importerId);
    const importer = await manager.findOneBy(ImporterEntity, { id });
    return importer ? { [id]: importer.legalName } : {};
  }

  /** It is for all foods of a class: a qualification for some industries does not cover it. */
  demand({ foodClass }: ImporterEligibility): Omit<QualificationDemand, 'activity'> {
    const name = FOOD_CLASS_LABELS[foodClass].toLowerCase();
    return { food: { name, foodClass, industryCode: null }, languages: [] };
  }

  /** @throws 409 when the cut-offs changed after the draft was saved */
  override async onSigned(record: ImporterEligibility, by: SignatureEntity, transaction: Transaction): Promise<void> {
    const { cutoff, cutoffBasis, eligible } = await determineEligibility(transaction.manager, record);
    if (cutoff !== record.cutoff || cutoffBasis !== record.cutoffBasis || eligible !== record.eligible)
      throw new ProblemError(
        'wrong-state',
        'The cut-offs of the reference data changed after this draft was saved. Save the draft again, then sign it.',
      );
    await super.onSigned(record, by, transaction);
  }
}
