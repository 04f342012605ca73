import { Injectable } from '@nestjs/common';
import type { FoodClass } from '@fsvp/contracts/program/qualification';
import type { QualificationDemand } from '@fsvp/contracts/program/qualified-individual';
import type { ReevaluationDismissal } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { SignatureEntity } from '@fsvp/service-kit/signatures/signature.entity';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { SignableSeries } from '../signed-series/signable-series.js';
import type { DismissalEntity } from './dismissal.entity.js';
import { dismissalSeries } from './dismissal-series.js';
import { readDismissal } from './read-dismissal.js';
import { dismissReason, restoreReason } from './settle-reasons.js';

/** Dismissals for their signatures, with which the reason stops to count. */
@Injectable()
export class SignableDismissals extends SignableSeries<DismissalEntity, ReevaluationDismissal> {
  readonly type = 'reevaluation-dismissal';

  constructor(private readonly dataSource: DataSource) {
    super(dismissalSeries);
  }

  find(id: string, manager = this.dataSource.manager): Promise<ReevaluationDismissal | undefined> {
    return readDismissal(manager, id);
  }

  async demand({ fileId }: ReevaluationDismissal): Promise<Omit<QualificationDemand, 'activity'>> {
    const [food] = await this.dataSource.query<{ name: string; foodClass: FoodClass; industryCode: string }[]>(
      `select food.name, food.food_class as "foodClass", food.industry_code as "industryCode"
       from fsvp_files f join foods food on food.id = f.food_id where f.id = $1`,
      [fileId],
    );
    return { food: food ?? null, languages: [] };
  }

  override async onSigned(
    record: ReevaluationDismissal,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    await super.onSigned(record, signature, transaction);
    await dismissReason(transaction, record, signature.signedAt);
  }

  override async onWithdrawn(
    record: ReevaluationDismissal | undefined,
    signature: SignatureEntity,
    transaction: Transaction,
  ): Promise<void> {
    await super.onWithdrawn(record, signature, transaction);
    if (record) await restoreReason(transaction, record);
  }
}
